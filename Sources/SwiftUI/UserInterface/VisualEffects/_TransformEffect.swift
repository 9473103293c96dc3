public import SwiftUICore
public import UIKitCore

/// A transform.
public struct _TransformEffect: Animatable {
  /// The transform.
  public var transform: CGAffineTransform
  /// The six numbers.
  public var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(transform.a, transform.b),
        AnimatablePair(AnimatablePair(transform.c, transform.d), AnimatablePair(transform.tx, transform.ty)))
    }
    set {
      transform = CGAffineTransform(
        a: newValue.first.first, b: newValue.first.second, c: newValue.second.first.first,
        d: newValue.second.first.second, tx: newValue.second.second.first, ty: newValue.second.second.second)
    }
  }
}

@MainActor extension _TransformEffect: EffectModifier {
  /// It has no body.
  public typealias Body = Never
  func apply(to view: EffectView) { view.show(transform) }
}

extension View {
  /// Shows the view with a transform.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}
