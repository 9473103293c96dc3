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
    self.init(text: text, font: (attributes[.font] as? UIFont ?? font).description())
    self.color = (attributes[.foregroundColor] as? UIColor).map { RGBA($0, in: traits) } ?? color
    background = (attributes[.backgroundColor] as? UIColor).map { RGBA($0, in: traits) }
    isUnderlined = Self.isOn(attributes[.underlineStyle])
    isStruckThrough = Self.isOn(attributes[.strikethroughStyle])
    kerning = Self.number(attributes[.kern])
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
