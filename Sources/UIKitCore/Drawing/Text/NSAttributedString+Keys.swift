public import Foundation

extension NSAttributedString.Key {
  /// The line below the text, the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The line through the text, the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The additional distance between letters, in points.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The distance above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The paragraph's layout, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The colour of the line below the text, a ``UIColor``. Differs from Apple: the line has the colour of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the line through the text, a ``UIColor``. Differs from Apple: the line has the colour of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The additional distance between letters, in points. iOS 14.
  public static let tracking = NSAttributedString.Key(rawValue: "NSTracking")
  /// The address that the text leads to, a `URL` or a `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// What stands in the place of the character, an ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// The shadow, an ``NSShadow``. Kept, and not shown.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The colour of the outline, a ``UIColor``. Kept, and not shown.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline, in percent of the font. Kept, and not shown.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// Whether ligatures are used. Kept: the font decides.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The slant of the letters. Kept, and not shown.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The expansion of the letters. Kept, and not shown.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// The directions of writing. Kept: the text decides.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// Whether the letters are those for vertical text. Kept: text is horizontal.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
  /// An effect of the text. Kept, and not shown.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}

/// A line below or through text. Differs from Apple: every line is drawn as a single one.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The combination as bits, with UIKit's values.
  public let rawValue: Int
  /// A combination given as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes with two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Under words only.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
