public import Foundation

extension UIWindow.Level: Comparable {
  /// Whether a window of the first level is below a window of the second.
  public static func < (lhs: UIWindow.Level, rhs: UIWindow.Level) -> Bool { lhs.rawValue < rhs.rawValue }
  /// A level increased by a number, as in `.alert + 1`.
  public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { UIWindow.Level(lhs.rawValue + rhs) }
  /// A level decreased by a number.
  public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level { UIWindow.Level(lhs.rawValue - rhs) }
}
