public import Foundation

/// An object that behaviors move: a view, or the attributes of a collection view's element.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre, in the coordinates of the animator's reference view. The animator sets it in each frame.
  var center: CGPoint { get set }
  /// The rectangle in its own coordinates, whose size decides about mass and collisions.
  var bounds: CGRect { get }
  /// The transform. The animator sets its rotation in each frame.
  var transform: CGAffineTransform { get set }
  /// The form for collisions. Default: ``UIDynamicItemCollisionBoundsType/rectangle``.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The form for ``UIDynamicItemCollisionBoundsType/path``, around the centre of the item. Differs from Apple: the smallest convex form
  /// around the path is used.
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
