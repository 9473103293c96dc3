import MainThread

extension UIContentSizeCategory {
  /// The categories from the smallest to the largest.
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place in ``ascending``. A category that is not known counts as the standard one.
  package var index: Int {
    self == .large ? Self.standardIndex : Self.ascending.firstIndex(of: self) ?? Self.standardIndex
  }

  private static let standardIndex = 3

  /// Whether the category is one of the five for people with low vision. iOS 11.
  public var isAccessibilityCategory: Bool { index > Self.standardIndex + 3 }

  /// The category that the user prefers. Off the main thread that is not known, and it is the standard one.
  static var preferred: UIContentSizeCategory {
    MainThread.isFirst ? MainActor.assumeIsolated { preferredOnMain } : .large
  }

  /// The category that the user prefers, as the host of the app's process has reported it last.
  @MainActor static var preferredOnMain = UIContentSizeCategory.large
}

extension UIContentSizeCategory: Comparable {
  /// Whether text of a category is smaller than that of another. iOS 11.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool { lhs.index < rhs.index }
}
