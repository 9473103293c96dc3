import Foundation

extension UIWindow.Level: Comparable {
  /// Whether a window of the one level lies below a window of the other.
  public static func < (lhs: UIWindow.Level, rhs: UIWindow.Level) -> Bool { lhs.rawValue < rhs.rawValue }
  /// A level that much higher, as in `.alert + 1`.
  public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { UIWindow.Level(lhs.rawValue + rhs) }
  /// A level that much lower.
  public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { UIWindow.Level(lhs.rawValue - rhs) }
}
