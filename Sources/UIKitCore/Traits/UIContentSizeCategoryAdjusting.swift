/// A view whose font follows the text size that the user prefers. iOS 10.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font changes with the preferred text size.
  ///
  /// Differs from Apple: stored, without effect. A desktop's text size enlarges all texts of an app alike, those with fixed fonts too.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
