import Foundation

/// A guide that constraints follow while it is at certain edges of the window. iOS 15.
///
/// Differs from Apple: the constraints for edges are those of a guide that does not move: those for being near the bottom edge are active,
/// others are not.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [UInt: [NSLayoutConstraint]] = [:]
  private var away: [UInt: [NSLayoutConstraint]] = [:]

  /// The edges that the guide is near to.
  var currentEdges: NSDirectionalRectEdge { [] }

  /// Keeps constraints that are active while the guide is near to `edge`, in place of those that were set before.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  {
    NSLayoutConstraint.deactivate(near[edge.rawValue] ?? [])
    near[edge.rawValue] = trackingConstraints
    if currentEdges.isSuperset(of: edge) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// The constraints for being near to `edge`.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }

  /// Keeps constraints that are active while the guide is away from `edge`, in place of those that were set before.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
    away[edge.rawValue] = trackingConstraints
    if currentEdges.isDisjoint(with: edge) { NSLayoutConstraint.activate(trackingConstraints) }
  }

  /// The constraints for being away from `edge`.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  /// Removes all constraints that were set for edges.
  open func removeAllTrackedConstraints() {
    for constraints in [near, away] { constraints.values.forEach(NSLayoutConstraint.deactivate) }
    (near, away) = ([:], [:])
  }
}
