public import Foundation

/// Scales sizes with the text size that the user prefers.
///
/// Differs from Apple: the desktop scales whole windows, so every size is unchanged.
@preconcurrency @MainActor public final class UIFontMetrics: NSObject {
  /// The metrics for body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The metrics for text of this style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// Returns `font` unchanged.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// Returns `font`, limited to `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// Returns `value` unchanged.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
