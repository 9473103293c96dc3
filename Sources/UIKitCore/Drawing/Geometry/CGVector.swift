public import Foundation

/// A direction with a length, in two dimensions.
public struct CGVector: Hashable, Codable, Sendable {
  /// The part along the x axis.
  public var dx: CGFloat
  /// The part along the y axis.
  public var dy: CGFloat

  /// The vector without a length.
  public static let zero = CGVector()

  /// The vector without a length.
  public init() { (dx, dy) = (0, 0) }

  /// A vector from its parts.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}
