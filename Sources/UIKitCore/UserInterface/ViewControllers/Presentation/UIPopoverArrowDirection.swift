/// The directions in which a popover points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The combination as bits, with UIKit's values.
  public let rawValue: UInt
  /// A combination given as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up, from below what it points to.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down, from above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of them.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not determined.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
