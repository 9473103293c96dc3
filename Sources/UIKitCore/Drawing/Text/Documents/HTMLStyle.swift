import Foundation

/// How a part of the text of HTML looks.
struct HTMLStyle: Hashable {
  /// A colour with components from 0 to 1.
  struct Color: Hashable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0
  }

  /// A list and the numbers of its items.
  struct List: Hashable {
    var isOrdered: Bool
    var depth: Int
    var start: Int
  }

  static let fontSize: CGFloat = 12
  /// Fonts and indents are not larger.
  static let largestSize: CGFloat = 1000

  var isBold = false
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var isMonospaced = false
  /// Whether blanks and line ends stay as they are.
  var isPreformatted = false
  var size: CGFloat?
  var family: String?
  var color: Color?
  var background: Color?
  var link: String?
  var alignment: NSTextAlignment?
  var spacing: CGFloat = 0
  var lists: [List] = []

  func attributes(_ defaults: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    var attributes = defaults
    attributes[.font] = font(defaults[.font] as? UIFont)
    attributes[.paragraphStyle] = paragraph(defaults[.paragraphStyle] as? NSParagraphStyle)
    if let color { attributes[.foregroundColor] = UIColor(color) }
    if let background { attributes[.backgroundColor] = UIColor(background) }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link {
      if let url = URL(string: link) { attributes[.link] = url } else { attributes[.link] = link }
    }
    return attributes
  }

  private func font(_ own: UIFont?) -> UIFont {
    let size = max(1, size ?? own?.pointSize ?? Self.fontSize)
    var font = own?.withSize(size) ?? .systemFont(ofSize: size)
    if let family, let named = UIFont(name: family, size: size) { font = named }
    return font.with(weight: isBold ? .bold : nil, isItalic: isItalic, design: isMonospaced ? .monospaced : nil)
  }

  private func paragraph(_ own: NSParagraphStyle?) -> NSParagraphStyle {
    let style = own?.mutableCopy() as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
    if let alignment { style.alignment = alignment }
    if spacing > 0 { style.paragraphSpacing = spacing }
    if !lists.isEmpty {
      style.headIndent = CGFloat(min(lists.count, 20)) * 36
      style.tabStops = [
        NSTextTab(textAlignment: .left, location: style.headIndent - 25),
        NSTextTab(textAlignment: .left, location: style.headIndent),
      ]
      style.textLists = lists.map {
        NSTextList(markerFormat: $0.format, options: [], startingItemNumber: $0.start)
      }
    }
    return style
  }
}

extension HTMLStyle.List {
  var format: NSTextList.MarkerFormat {
    if isOrdered { return NSTextList.MarkerFormat("{decimal}.") }
    return depth == 0 ? .disc : depth == 1 ? .circle : .square
  }
}

extension UIColor {
  fileprivate convenience init(_ color: HTMLStyle.Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

extension HTMLStyle.Color {
  private static let names: [String: UInt32] = [
    "black": 0, "silver": 0xC0C0C0, "gray": 0x808080, "grey": 0x808080, "white": 0xFFFFFF, "maroon": 0x800000,
    "red": 0xFF0000, "purple": 0x800080, "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "green": 0x008000,
    "lime": 0x00FF00, "olive": 0x808000, "yellow": 0xFFFF00, "navy": 0x000080, "blue": 0x0000FF, "teal": 0x008080,
    "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A,
    "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3,
  ]

  private init(_ number: UInt32) {
    self.init(
      red: Double(number >> 16 & 0xFF) / 255, green: Double(number >> 8 & 0xFF) / 255,
      blue: Double(number & 0xFF) / 255)
  }

  /// The colour of a name, `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)` or `rgba(…)`; `nil` for other texts.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces).lowercased()
    if let number = Self.names[text] {
      self.init(number)
    } else if text.hasPrefix("#") {
      let digits = text.dropFirst()
      guard digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16) else { return nil }
      switch digits.utf8.count {
      case 3:
        let (red, green, blue) = (number >> 8, number >> 4 & 15, number & 15)
        self.init(red << 20 | red << 16 | green << 12 | green << 8 | blue << 4 | blue)
      case 6: self.init(number)
      case 8:
        self.init(number >> 8)
        alpha = Double(number & 0xFF) / 255
      default: return nil
      }
    } else if text.hasPrefix("rgb"), let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"),
      open < close
    {
      let parts = text[text.index(after: open)..<close].split(maxSplits: 8) { ", /".contains($0) }
      guard parts.count == 3 || parts.count == 4 else { return nil }
      var values: [Double] = []
      for (index, part) in parts.enumerated() {
        let isPercent = part.hasSuffix("%")
        guard let number = Double(isPercent ? part.dropLast() : part), number.isFinite else { return nil }
        values.append(min(max(0, number / (isPercent ? 100 : index < 3 ? 255 : 1)), 1))
      }
      self.init(red: values[0], green: values[1], blue: values[2], alpha: values.count == 4 ? values[3] : 1)
    } else {
      return nil
    }
  }
}
