public import SwiftUICore
import UIKitCore

/// A scale about a point.
public struct _ScaleEffect: Animatable {
  /// The factors.
  public var scale: CGSize
  /// The point.
  public var anchor: UnitPoint
  /// The factors and the point.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

@MainActor extension _ScaleEffect: EffectModifier {
  /// It has no body.
  public typealias Body = Never
  func apply(to view: EffectView) {
    view.show(CGAffineTransform(scaleX: scale.width, y: scale.height).about(view.bounds.point(anchor)))
  }
}

extension View {
  /// Shows the view larger or smaller about a point.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(_ScaleEffect(scale: scale, anchor: anchor))
  }

  /// Shows the view larger or smaller about a point.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Shows the view larger or smaller about a point.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}
