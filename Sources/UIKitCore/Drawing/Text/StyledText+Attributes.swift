import Foundation
import ViewBacking

extension StyledText {
  /// `text` as it looks in `traits`, with `font` and `color` where it has no attributes of its own.
  init(_ text: NSAttributedString, font: UIFont, color: RGBA?, alignment: NSTextAlignment, in traits: UITraitCollection)
  {
    var runs: [Run] = []
    var style: NSParagraphStyle?
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
      runs.append(
        Run(text.attributedSubstring(from: range).string, attributes, font: font, color: color, in: traits))
    }
    self.init(runs: runs, alignment: TextAlignment(style.map(\.alignment) ?? alignment))
  }

  /// `text` with these attributes, resolved in `traits`.
  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?, in traits: UITraitCollection) {
    let attributes = attributes ?? [:]
    let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
    self.init(
      runs: [Run(text, attributes, font: .systemFont(ofSize: 12), color: black, in: traits)],
      alignment: TextAlignment((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural))
  }
}

extension StyledText.Run {
  fileprivate init(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: RGBA?,
    in traits: UITraitCollection
  ) {
    let font = attributes[.font] as? UIFont ?? font
    self.init(text: text, font: font.description())
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      lineHeight = style.lineHeightFactor(for: font)
      indents = Indents(style)
    }
    // A link looks like one, unless the app has given it a colour.
    let isLink = attributes[.link] != nil
    let color = isLink && attributes[.foregroundColor] == nil ? RGBA(.link, in: traits) : color
    self.color = (attributes[.foregroundColor] as? UIColor).map { RGBA($0, in: traits) } ?? color
    background = (attributes[.backgroundColor] as? UIColor).map { RGBA($0, in: traits) }
    isUnderlined = Self.isOn(attributes[.underlineStyle])
    isStruckThrough = Self.isOn(attributes[.strikethroughStyle])
    kerning = Self.number(attributes[.kern] ?? attributes[.tracking])
    baselineOffset = Self.number(attributes[.baselineOffset])
  }

  private static func number(_ value: Any?) -> Double {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }

  private static func isOn(_ style: Any?) -> Bool {
    switch style {
    case let number as Int: number != 0
    case let number as NSNumber: number.intValue != 0
    case let style as NSUnderlineStyle: !style.isEmpty
    default: false
    }
  }
}

extension StyledText.Run.Indents {
  /// `nil` for none.
  fileprivate init?(_ style: NSParagraphStyle) {
    func length(_ value: CGFloat) -> Double { value.isFinite ? Double(min(max(value, -10_000), 10_000)) : 0 }
    let end = length(style.tailIndent)
    self.init(
      first: length(style.firstLineHeadIndent), others: length(style.headIndent), end: end < 0 ? -end : 0)
    if first == 0, others == 0, self.end == 0 { return nil }
  }
}
