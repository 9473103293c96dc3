/// A view whose font follows the text size that the user prefers. iOS 10.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font changes with the preferred text size, if it is one of ``UIFont/preferredFont(forTextStyle:)`` or of
  /// ``UIFontMetrics``. Default: `false`.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
