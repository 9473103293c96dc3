import SwiftUICore
import UIKitCore

/// A font of text, which depends on the user's settings.
public struct Font: Hashable, Sendable {
  private enum Base: Hashable {
    case style(UIFont.TextStyle)
    case system(CGFloat, monospaced: Bool)
    case custom(String, CGFloat)
  }

  private var base: Base
  private var chosenWeight: Weight?
  private var isItalic = false

  private init(_ base: Base, _ weight: Weight? = nil) {
    self.base = base
    chosenWeight = weight
  }

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

  /// The design of letters. `rounded` and `serif` are shown as `default`.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The font of large titles.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of titles.
  public static let title = Font(.style(.title1))
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
  public static let caption = Font(.style(.caption1))
  /// The font of small captions.
  public static let caption2 = Font(.style(.caption2))

  /// The system's font of a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size, monospaced: design == .monospaced), weight)
  }

  /// A font by its name, of a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size)) }

  /// The font with a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.chosenWeight = weight
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font of UIKit. A weight takes precedence over italics, which have none.
  var uiFont: UIFont {
    var font =
      switch base {
      case .style(let style): UIFont.preferredFont(forTextStyle: style)
      case .system(let size, true): UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
      case .system(let size, false): UIFont.systemFont(ofSize: size)
      case .custom(let name, let size): UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
      }
    if let weight = chosenWeight {
      font =
        if case .system(_, true) = base {
          .monospacedSystemFont(ofSize: font.pointSize, weight: UIFont.Weight(weight.value))
        } else {
          .systemFont(ofSize: font.pointSize, weight: UIFont.Weight(weight.value))
        }
    } else if isItalic {
      font = .italicSystemFont(ofSize: font.pointSize)
    }
    return font
  }
}
