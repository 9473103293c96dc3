public import SwiftUICore
import Synchronization
public import UIKitCore

/// A font of text, which depends on the user's settings.
public struct Font: Hashable, Sendable {
  private enum Base: Hashable {
    case style(TextStyle)
    case system(CGFloat)
    case custom(String, CGFloat)
    case uiFont(UIFont)
  }

  private var base: Base
  private var chosenWeight: Weight?
  private var chosenDesign: Design?
  private var isItalic = false
  /// Whether the size follows the user's settings.
  private var isScaled = false

  private init(_ base: Base, _ weight: Weight? = nil, _ design: Design? = nil, isScaled: Bool = false) {
    self.base = base
    chosenWeight = weight
    chosenDesign = design
    self.isScaled = isScaled
  }

  /// A font of UIKit.
  public init(_ font: UIFont) { self.init(.uiFont(font)) }

  /// The thickness of letters.
  public struct Weight: Hashable, Sendable {
    let value: CGFloat
    /// The thinnest.
    public static let ultraLight = Weight(value: -0.8)
    /// Thinner than light.
    public static let thin = Weight(value: -0.6)
    /// Thinner than regular.
    public static let light = Weight(value: -0.4)
    /// The usual one.
    public static let regular = Weight(value: 0)
    /// A little thicker than regular.
    public static let medium = Weight(value: 0.23)
    /// Thinner than bold.
    public static let semibold = Weight(value: 0.3)
    /// Bold.
    public static let bold = Weight(value: 0.4)
    /// Thicker than bold.
    public static let heavy = Weight(value: 0.56)
    /// The thickest.
    public static let black = Weight(value: 0.62)
  }

  /// The width of letters. Differs from Apple: all are shown as `standard`.
  public struct Width: Hashable, Sendable {
    /// The number of the width.
    public var value: CGFloat
    /// A width by its number.
    public init(_ value: CGFloat) { self.value = value }
    /// The narrowest.
    public static let compressed = Width(-0.5)
    /// Narrow.
    public static let condensed = Width(-0.2)
    /// The usual one.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The distance between lines. Differs from Apple: all are shown as `standard`.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The design of letters. `rounded` is shown as `default`.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// What text is for, which gives its size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

    var uiStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// The font of large titles.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of titles.
  public static let title = Font(.style(.title))
  /// The font of titles of the second level.
  public static let title2 = Font(.style(.title2))
  /// The font of titles of the third level.
  public static let title3 = Font(.style(.title3))
  /// The font of headings.
  public static let headline = Font(.style(.headline))
  /// The font of headings of the second level.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of text.
  public static let body = Font(.style(.body))
  /// The font of remarks.
  public static let callout = Font(.style(.callout))
  /// The font of footnotes.
  public static let footnote = Font(.style(.footnote))
  /// The font of captions.
  public static let caption = Font(.style(.caption))
  /// The font of small captions.
  public static let caption2 = Font(.style(.caption2))

  /// The system's font of a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size), weight, design)
  }

  /// The system's font of a size in points.
  @_disfavoredOverload public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(.system(size), weight, design)
  }

  /// The system's font for a style of text.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight, design)
  }

  /// The system's font for a style of text.
  @_disfavoredOverload public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style), nil, design)
  }

  /// A font by its name, of a size in points that follows the user's settings.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size), isScaled: true) }

  /// A font by its name, of a size in points that follows the user's settings for a style of text.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size), isScaled: true)
  }

  /// A font by its name, of a size in points that does not follow the user's settings.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize)) }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font with a weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.chosenWeight = weight } }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font { changed { $0.isItalic = true } }

  /// The font in a design.
  func design(_ design: Design) -> Font { changed { $0.chosenDesign = design } }

  /// The font with letters of equal width.
  public func monospaced() -> Font { design(.monospaced) }

  /// The font with digits of equal width. Stored: the host's fonts have them.
  public func monospacedDigit() -> Font { self }

  /// The font with small capital letters. Differs from Apple: they are shown as lower-case letters.
  public func smallCaps() -> Font { self }

  /// The font with small capital letters for lower-case ones. Differs from Apple: they are shown as lower-case letters.
  public func lowercaseSmallCaps() -> Font { self }

  /// The font with small capital letters for upper-case ones. Differs from Apple: they are shown as upper-case letters.
  public func uppercaseSmallCaps() -> Font { self }

  /// The font with letters of a width. Differs from Apple: they have the usual one.
  public func width(_ width: Width) -> Font { self }

  /// The font with a distance between lines. Differs from Apple: it is the usual one.
  public func leading(_ leading: Leading) -> Font { self }

  /// The font of UIKit.
  var uiFont: UIFont { uiFont(for: .large) }

  private struct Use: Hashable {
    let font: Font
    let size: DynamicTypeSize
  }

  /// The fonts that were asked for: an app has few, and asks for them with each text.
  private static let known = Mutex<[Use: UIFont]>([:])

  /// The font of UIKit at a size that the user has set.
  func uiFont(for size: DynamicTypeSize) -> UIFont {
    let use = Use(font: self, size: size)
    if let font = Font.known.withLock({ $0[use] }) { return font }
    let font = makeUIFont(for: size)
    Font.known.withLock {
      if $0.count == 256 { $0.removeAll() }
      $0[use] = font
    }
    return font
  }

  private func makeUIFont(for size: DynamicTypeSize) -> UIFont {
    var font =
      switch base {
      case .style(let style): UIFont.preferredFont(forTextStyle: style.uiStyle, in: size.category)
      case .system(let size): UIFont.systemFont(ofSize: size)
      case .custom(let name, let size): UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      case .uiFont(let font): font
      }
    if size != .large, case .custom = base, isScaled {
      font = font.withSize((font.pointSize * UIFont.TextStyle.body.scale(in: size.category)).rounded())
    }
    return font.with(weight: chosenWeight.map { UIFont.Weight($0.value) }, isItalic: isItalic, design: uiDesign)
  }

  private var uiDesign: UIFontDescriptor.SystemDesign? {
    switch chosenDesign {
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    case .default: .default
    case nil: nil
    }
  }
}
