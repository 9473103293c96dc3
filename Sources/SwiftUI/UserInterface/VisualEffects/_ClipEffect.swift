public import SwiftUICore
import UIKitCore

/// Clips to an outline.
public struct _ClipEffect<ClipShape: Shape>: Animatable {
  /// The shape.
  public var shape: ClipShape
  /// How the inside is found.
  public var style: FillStyle
  /// The data of the shape.
  public var animatableData: ClipShape.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

@MainActor extension _ClipEffect: EffectModifier {
  /// It has no body.
  public typealias Body = Never
  func apply(to view: EffectView) { view.clip(to: shape, style: style) }
}

extension View {
  /// Clips the view to a shape.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Clips the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
  }

  /// Clips the view to its frame with round corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
