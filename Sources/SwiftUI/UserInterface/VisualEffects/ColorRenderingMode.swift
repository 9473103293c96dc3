public import SwiftUICore

/// How the colours of a drawing are stored.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// A view that is drawn as a whole.
private struct CompositingGroup: Animatable {}

@MainActor extension CompositingGroup: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) {}
}

extension View {
  /// Draws the view as a whole before effects apply to it: what is in it is not combined with what is behind it by a blend mode.
  nonisolated public func compositingGroup() -> some View { modifier(CompositingGroup()) }

  /// Draws the view as a whole before effects apply to it, as ``compositingGroup()`` does.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { modifier(CompositingGroup()) }
}
