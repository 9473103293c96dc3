package import Foundation

extension UIFont.TextStyle {
  /// The sizes of each style in points, from the smallest to the largest category, as Apple's Human Interface Guidelines list them.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 47, 51, 55, 59, 64],
    .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size of text of this style, in points. A style that is not known is that of body text.
  package func size(in category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
    let index = category.index
    return sizes.indices.contains(index) ? sizes[index] : 17
  }

  /// The factor by which lengths that belong to text of this style grow from the standard category to another.
  package func scale(in category: UIContentSizeCategory) -> CGFloat { size(in: category) / size(in: .large) }
}

extension UIContentSizeCategory {
  /// The category whose body text is nearest to the standard one's, enlarged by `textScale`.
  package init(textScale: Double) {
    let size = 17 * textScale
    self =
      Self.ascending.min { lhs, rhs in
        abs(Double(UIFont.TextStyle.body.size(in: lhs)) - size)
          < abs(Double(UIFont.TextStyle.body.size(in: rhs)) - size)
      } ?? .large
  }
}

extension UIFont {
  /// How a font follows the text size that the user prefers.
  struct Scaling: Hashable, Sendable {
    /// The style whose sizes it follows.
    var style: TextStyle
    /// The size at the standard category, in points; `nil` for the style's own.
    var standardSize: CGFloat?
    /// The size that it never exceeds, in points.
    var maximumSize = CGFloat.infinity

    /// The size in points.
    func size(in category: UIContentSizeCategory) -> CGFloat {
      min(standardSize.map { $0 * style.scale(in: category) } ?? style.size(in: category), maximumSize)
    }
  }

  /// The font for a text of this style, in the size that the user prefers; a headline is semibold, an extra large title bold.
  ///
  /// Differs from Apple: off the main thread the size is the standard one.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, in: .preferred)
  }

  /// The font for a text of this style, in the size that the traits have; `nil`, and traits without one, stand for the size that the user
  /// prefers. iOS 10.
  public class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory ?? .unspecified
    return preferredFont(forTextStyle: style, in: category == .unspecified ? .preferred : category)
  }

  /// The font for a text of this style in a category.
  package class func preferredFont(
    forTextStyle style: UIFont.TextStyle, in category: UIContentSizeCategory
  ) -> UIFont {
    let scaling = Scaling(style: style)
    let weight: Weight =
      switch style {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    return UIFont(
      fontName: systemName, pointSize: scaling.size(in: category), weight: weight, face: Face(scaling: scaling))
  }

  /// The same font with a size that follows the preferred one.
  func scaled(_ scaling: Scaling, for category: UIContentSizeCategory) -> UIFont {
    var face = face
    face.scaling = scaling
    return UIFont(fontName: fontName, pointSize: scaling.size(in: category), weight: weight, face: face)
  }

  /// The same font in the size that it has in a category: a font that does not follow the preferred size is unchanged.
  func resized(for category: UIContentSizeCategory) -> UIFont {
    guard let scaling = face.scaling else { return self }
    let size = scaling.size(in: category == .unspecified ? .preferred : category)
    return size == pointSize ? self : UIFont(fontName: fontName, pointSize: size, weight: weight, face: face)
  }

  /// The system's typeface for a part of a control or of a bar, whose text has no style of its own.
  static func scaledSystemFont(
    ofSize size: CGFloat, weight: Weight = .regular, relativeTo style: TextStyle = .body, maximum: CGFloat = .infinity,
    in category: UIContentSizeCategory = .preferred
  ) -> UIFont {
    systemFont(ofSize: size, weight: weight)
      .scaled(Scaling(style: style, standardSize: size, maximumSize: maximum), for: category)
  }
}
