public import Foundation

/// Scales fonts and lengths with the text size that the user prefers. iOS 11.
///
/// Differs from Apple: off the main thread the preferred size is the standard one, so nothing is scaled there.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// The metrics for body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The metrics for text of this style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns `font`, whose size is that for the standard category, in the preferred size. A font that follows the preferred size already
  /// is returned unchanged.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns `font` in the preferred size, which is never larger than `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns `font` in the size that the traits have.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns `font` in the size that the traits have, which is never larger than `maximumPointSize`; 0 stands for no maximum.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    // Apple raises an exception for such a font.
    guard font.face.scaling == nil else { return font }
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    return font.scaled(
      UIFont.Scaling(style: style, standardSize: font.pointSize, maximumSize: maximum), for: category(traitCollection))
  }

  /// Returns a length that belongs to text at the standard size, for the preferred one.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length that belongs to text at the standard size, for the size that the traits have.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * style.scale(in: category(traitCollection))
  }

  private func category(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let category = traits?.preferredContentSizeCategory ?? .unspecified
    return category == .unspecified ? .preferred : category
  }
}
