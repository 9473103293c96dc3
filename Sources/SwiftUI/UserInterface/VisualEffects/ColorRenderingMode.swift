public import SwiftUICore

/// How the colours of a drawing are stored.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

extension View {
  /// Draws the view as a whole before effects apply to it. Each effect does that here.
  nonisolated public func compositingGroup() -> some View { self }

  /// Draws the view as a whole before effects apply to it. Each effect does that here.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { self }
}
