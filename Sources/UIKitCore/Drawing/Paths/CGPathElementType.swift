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
