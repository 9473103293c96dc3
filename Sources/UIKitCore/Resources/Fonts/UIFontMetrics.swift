import Foundation

/// Scales sizes with the size of text that the user wants.
///
/// Differs from Apple: the desktop scales whole windows, so that every size stays as it is.
@preconcurrency @MainActor public final class UIFontMetrics: NSObject {
  /// For running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// For text of this style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// `font`, as large as it is.
  public func scaledFont(for font: UIFont) -> UIFont { font }
  /// `font`, as large as it is, or `maximumPointSize` if that is smaller.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// `value` itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
