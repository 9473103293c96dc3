/// The shape that an item has for collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
  /// The rectangle of its bounds.
  case rectangle
  /// The ellipse in its bounds.
  case ellipse
  /// Its ``UIDynamicItem/collisionBoundingPath``.
  case path
}
