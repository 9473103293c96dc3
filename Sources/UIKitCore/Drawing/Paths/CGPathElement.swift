public import Foundation

/// An element of a path, in ``CGPath/applyWithBlock(_:)``.
public struct CGPathElement {
  /// The kind.
  public var type: CGPathElementType
  /// The points, as many as the kind has. They are valid only during the call that gets the element.
  public var points: UnsafeMutablePointer<CGPoint>

  /// An element of a kind with points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}
