import Foundation

/// A typeface at a size, as a value: what a host with a screen is asked to draw with.
///
/// Differs from Apple: fonts are never looked up, so every name is taken, and the sizes of text styles are those of the
/// standard content size. Without a screen text is measured with fixed metrics, whatever its font.
public final class UIFont: NSObject, Sendable {
  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1, the lightest, to 1.
    public var rawValue: CGFloat
    /// A weight of this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight of this number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Thinnest of all.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// As for running text.
    public static let regular = Weight(0)
    /// A little heavier.
    public static let medium = Weight(0.23)
    /// As for headings.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavy.
    public static let heavy = Weight(0.56)
    /// Heaviest of all.
    public static let black = Weight(0.62)
  }

  /// What a text is for; the size follows.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public var rawValue: String
    /// A style of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A title above everything.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A title of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note at the foot.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Below a picture.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Below a picture, smaller.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17, .callout: 16,
    .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  /// The typeface's name.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// How heavy it is.
  let weight: Weight

  init(fontName: String, pointSize: CGFloat, weight: Weight) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.weight = weight
    super.init()
  }

  /// The typeface `fontName` at `fontSize` points; `nil` only for an empty name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(fontName: fontName, pointSize: fontSize, weight: .regular)
  }

  /// The system's typeface.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system's typeface in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(fontName: "System", pointSize: fontSize, weight: weight)
  }

  /// The system's bold typeface.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system's typeface whose characters are all of one width.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(fontName: "System Monospaced", pointSize: fontSize, weight: weight)
  }

  /// The font for a text of this style; a headline is semibold.
  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    systemFont(ofSize: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize, weight: weight)
  }

  /// The size of a button's title, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of a label's text, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The usual size, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The font as a host asks for it.
  func description() -> FontDescription {
    // The CSS weight nearest to UIKit's number.
    let steps: [(Weight, Int)] = [
      (.ultraLight, 200), (.thin, 250), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700),
      (.heavy, 800), (.black, 900),
    ]
    let nearest = steps.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }
    let isSystem = fontName == "System" || fontName == "System Monospaced"
    return FontDescription(
      family: isSystem ? nil : fontName, size: Double(pointSize), weight: nearest?.1 ?? 400,
      isMonospaced: fontName == "System Monospaced")
  }

  /// Fonts of one name, size and weight are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  /// Follows from name and size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}
