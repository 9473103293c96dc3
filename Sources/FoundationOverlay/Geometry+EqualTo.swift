public import Foundation

extension CGPoint {
  /// Whether two points are equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether two sizes are equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether two rectangles are equal, after their sizes are made positive.
  public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
}
