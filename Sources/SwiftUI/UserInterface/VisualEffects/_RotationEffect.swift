public import SwiftUICore
import UIKitCore

/// A rotation about a point.
public struct _RotationEffect: Animatable {
  /// The angle.
  public var angle: Angle
  /// The point.
  public var anchor: UnitPoint
  /// The angle and the point.
  public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

@MainActor extension _RotationEffect: EffectModifier {
  /// It has no body.
  public typealias Body = Never
  func apply(to view: EffectView) {
    view.show(CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(view.bounds.point(anchor)))
  }
}

extension View {
  /// Rotates the view about a point.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(_RotationEffect(angle: angle, anchor: anchor))
  }
}
