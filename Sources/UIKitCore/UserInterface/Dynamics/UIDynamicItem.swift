public import Foundation

/// An object that a dynamic animator can animate, such as a view or the layout attributes of a collection view.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the coordinates of the animator's reference view. The animator sets it in each frame.
  var center: CGPoint { get set }
  /// The bounds. Mass and collision shape depend on their size.
  var bounds: CGRect { get }
  /// The transform. The animator sets its rotation in each frame.
  var transform: CGAffineTransform { get set }
  /// The shape for collisions. Default: ``UIDynamicItemCollisionBoundsType/rectangle``.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path for ``UIDynamicItemCollisionBoundsType/path``, relative to the centre of the item. Differs from Apple: the smallest convex
  /// form around the path is used.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
