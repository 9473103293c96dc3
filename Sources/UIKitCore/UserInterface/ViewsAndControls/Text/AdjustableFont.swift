/// A view with one font that may follow the text size that the user prefers.
@MainActor protocol AdjustableFont: UIContentSizeCategoryAdjusting {
  /// The view's `font`.
  var adjustedFont: UIFont? { get set }
}

extension AdjustableFont {
  /// Replaces a font that follows the preferred size by the same font in the size of `category`, if the view asks for it.
  func adjustFont(to category: UIContentSizeCategory) {
    guard adjustsFontForContentSizeCategory, let font = adjustedFont else { return }
    let resized = font.resized(for: category)
    if resized !== font { adjustedFont = resized }
  }
}
