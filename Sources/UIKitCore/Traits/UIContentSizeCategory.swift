public import Foundation

/// The text size that the user prefers. iOS 7.
///
/// The raw values are Apple's, letter for letter, so that stored values stay valid. Each ends with the abbreviation of its size: `XS`
/// is extra small, `M` is medium, `L` is large.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's constant.
  public var rawValue: String
  /// The category with Apple's constant `rawValue`.
  public init(rawValue: String) { self.rawValue = rawValue }

  private static let prefix = "UICTContentSizeCategory"

  /// A standard size or an accessibility size: `size` with `extra` times "extra" in front of it.
  private init(extra: Int = 0, _ size: String, isAccessibility: Bool = false) {
    rawValue = Self.prefix + (isAccessibility ? "Accessibility" : "") + String(repeating: "X", count: extra) + size
  }

  /// Unknown.
  public static let unspecified = UIContentSizeCategory(rawValue: "_" + prefix + "Unspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(extra: 1, "S")
  /// Small.
  public static let small = UIContentSizeCategory("S")
  /// Of medium size.
  public static let medium = UIContentSizeCategory("M")
  /// The default of a device.
  public static let large = UIContentSizeCategory("L")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory(extra: 1, "L")
  /// Larger still.
  public static let extraExtraLarge = UIContentSizeCategory(extra: 2, "L")
  /// The largest standard size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(extra: 3, "L")
  /// The first accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory("M", isAccessibility: true)
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory("L", isAccessibility: true)
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(extra: 1, "L", isAccessibility: true)
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(extra: 2, "L", isAccessibility: true)
  /// The fifth and largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(extra: 3, "L", isAccessibility: true)

  /// Posted after the text size that the user prefers, and with it the traits of all views, have changed.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's raw value in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
