public import SwiftUICore
import UIKitCore

/// A rotation in space.
struct Rotation3DEffect: Animatable {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat
  var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

@MainActor extension Rotation3DEffect: EffectModifier {
  typealias Body = Never
  func apply(to view: EffectView) {
    let point = view.bounds.point(anchor)
    var rotation = CATransform3DMakeRotation(CGFloat(angle.radians), axis.x, axis.y, axis.z)
    rotation = CATransform3DTranslate(rotation, 0, 0, -anchorZ)
    let side = max(view.bounds.width, view.bounds.height)
    if perspective != 0, side > 0 {
      var distance = CATransform3DIdentity
      distance.m34 = -perspective / side
      rotation = CATransform3DConcat(rotation, distance)
    }
    let moved = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-point.x, -point.y, 0), rotation),
      CATransform3DMakeTranslation(point.x, point.y, 0))
    view.show(ProjectionTransform(moved).affine(in: view.bounds.size))
  }
}

extension View {
  /// Rotates the view in space.
  ///
  /// Differs from Apple: lines stay parallel; a view that shows its back is mirrored.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
}
