package import Foundation

/// One element of a path.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  /// A cubic curve with its two control points; the last point is its end.
  case curve(CGPoint, CGPoint, CGPoint)
  case close
}
