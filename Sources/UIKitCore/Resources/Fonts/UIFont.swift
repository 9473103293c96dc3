public import Foundation
import ViewBacking

/// A typeface at a size, as a value that a host with a screen draws with.
///
/// A name may have a face at its end, as in `Helvetica-BoldOblique`: the font then has that weight and slant.
///
/// Typefaces in the app's files that its Info.plist lists (`UIAppFonts`) are found by the name that they have there.
///
/// Differs from Apple: other fonts are never looked up, so every name is accepted. Without a screen text is measured with fixed metrics, whatever
/// its font.
public final class UIFont: NSObject, Sendable {
  /// Must be the first stored property. See ``ComparedWord``.
  private let comparedWord = ComparedWord()

  /// The weight of the strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1, the lightest, to 1.
    public var rawValue: CGFloat
    /// A weight with this value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A weight with this value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest weight.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// A little heavier than regular.
    public static let medium = Weight(0.23)
    /// The weight of headings.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Heavy.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// The width of the letters. iOS 16.
  ///
  /// Differs from Apple: all are shown as `standard`, because the desktop's fonts have one width.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// From the narrowest to the widest.
    public var rawValue: CGFloat
    /// A width with this value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A width with this value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The narrowest width.
    public static let compressed = Width(-0.5)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The width of body text.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The purpose of a text, which determines its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public var rawValue: String
    /// A style of this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first-level title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A title that is larger than a large one. iOS 17. Differs from Apple: its sizes grow as those of a large title.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// A bold title of the first level's size. iOS 17.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// A second-level title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third-level title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A subheading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A callout.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A footnote.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// The typeface's name.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// The weight.
  let weight: Weight
  /// The further attributes.
  let face: Face

  /// The attributes of a font besides its name, size and weight.
  struct Face: Hashable, Sendable {
    var isItalic = false
    var design = UIFontDescriptor.SystemDesign.default
    /// The family of a typeface in the app's files; `nil` for one whose name has it.
    var family: String?
    /// How the size follows the preferred one; `nil` for a fixed size.
    var scaling: Scaling?

    /// The same attributes with a fixed size.
    var fixed: Face {
      var fixed = self
      fixed.scaling = nil
      return fixed
    }
  }

  static let systemName = "System"

  init(fontName: String, pointSize: CGFloat, weight: Weight, face: Face = Face()) {
    self.fontName = fontName
    self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : UIFont.systemFontSize
    self.weight = weight
    self.face = face
    super.init()
  }

  /// The typeface `fontName` at `fontSize` points; `nil` only for an empty name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let descriptor = UIFontDescriptor(name: fontName, size: fontSize)
    self.init(
      fontName: descriptor.name, pointSize: fontSize, weight: descriptor.weight, face: descriptor.face)
  }

  /// The font that `descriptor` describes, at `pointSize` points, or at its own size for 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      fontName: descriptor.name, pointSize: pointSize == 0 ? descriptor.pointSize : pointSize,
      weight: descriptor.weight,
      face: pointSize == 0 || pointSize == descriptor.pointSize ? descriptor.face : descriptor.face.fixed)
  }

  /// The system's typeface.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

  /// The system's typeface in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(fontName: systemName, pointSize: fontSize, weight: weight)
  }

  /// The system's typeface in a weight and a width. iOS 16. See ``Width`` for how widths are shown.
  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's bold typeface.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

  /// The system's slanted typeface.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: systemName, pointSize: fontSize, weight: .regular, face: Face(isItalic: true))
  }

  /// The system's monospaced typeface.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(fontName: systemName, pointSize: fontSize, weight: weight, face: Face(design: .monospaced))
  }

  /// The system's typeface in a weight. Differs from Apple: its digits have the widths that they have in the desktop's font.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The same font with another weight, slant and design; `nil` for its own.
  package func with(
    weight: Weight?, isItalic: Bool, design: UIFontDescriptor.SystemDesign?
  ) -> UIFont {
    guard weight != nil || isItalic || design != nil else { return self }
    var face = face
    if isItalic { face.isItalic = true }
    if let design { face.design = design }
    return UIFont(fontName: fontName, pointSize: pointSize, weight: weight ?? self.weight, face: face)
  }

  /// The same font at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize, weight: weight, face: face.fixed)
  }

  /// The font's descriptor, from which other fonts can be made.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(name: fontName, pointSize: pointSize, weight: weight, face: face)
  }

  /// The name of the family: the typeface's own, without the face.
  public var familyName: String { face.family ?? FontName(fontName).family }

  // All fonts use the proportions of the system's typeface.

  /// The height of a line, in points.
  public var lineHeight: CGFloat { pointSize * 1.193 }
  /// The height of letters above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// The depth of letters below the baseline, in points, negative.
  public var descender: CGFloat { pointSize * -0.241 }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of an x, in points.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// The distance between lines, in points.
  public var leading: CGFloat { 0 }

  /// The size of a button's title, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of a label's text, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The default size, in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }

  static let weights: [(Weight, Int)] = [
    (.ultraLight, 200), (.thin, 250), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700),
    (.heavy, 800), (.black, 900),
  ]

  /// The font as the host needs it.
  func description() -> FontDescription {
    // The CSS weight nearest to UIKit's number.
    let nearest =
      weight == .regular
      ? nil : UIFont.weights.min { abs($0.0.rawValue - weight.rawValue) < abs($1.0.rawValue - weight.rawValue) }
    let family: String? = fontName != UIFont.systemName ? familyName : face.design == .serif ? "Serif" : nil
    return FontDescription(
      family: family, size: Double(pointSize), weight: nearest?.1 ?? 400, isItalic: face.isItalic,
      isMonospaced: face.design == .monospaced)
  }

  /// Fonts of one name, size, weight and slant are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight && face == other.face
  }

  /// Hashes name and size.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}
