public import Foundation

/// The kind of a path's element, with the number of its points.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// The start of a part: one point.
  case moveToPoint = 0
  /// A line: one point, its end.
  case addLineToPoint = 1
  /// A quadratic curve: two points, the control point and the end. Differs from Apple: paths have cubic curves in place of them.
  case addQuadCurveToPoint = 2
  /// A cubic curve: three points, two control points and the end.
  case addCurveToPoint = 3
  /// The end of a part, without points.
  case closeSubpath = 4
}

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
