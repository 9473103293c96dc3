public import Foundation

/// A list that contains a paragraph. The markers of its items are in the text.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
  // Sendable as on a device: only its first number can be changed, before it has become part of a style.

  /// The format of the markers: text with the name of a format in braces, such as `{decimal}.`
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The format.
    public var rawValue: String
    /// A format given as text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A format given as text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// An empty box.
    public static let box = MarkerFormat("{box}")
    /// A check mark.
    public static let check = MarkerFormat("{check}")
    /// A circle.
    public static let circle = MarkerFormat("{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat("{diamond}")
    /// A bullet.
    public static let disc = MarkerFormat("{disc}")
    /// A hyphen.
    public static let hyphen = MarkerFormat("{hyphen}")
    /// A filled square.
    public static let square = MarkerFormat("{square}")
    /// Octal numbers.
    public static let octal = MarkerFormat("{octal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    /// Capital letters.
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    /// Small letters.
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    /// Capital letters.
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    /// Small Roman numbers.
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    /// Roman numbers.
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    /// Decimal numbers.
    public static let decimal = MarkerFormat("{decimal}")
    /// Hexadecimal numbers with small letters.
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    /// Hexadecimal numbers with capital letters.
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
  }

  /// Options of a list.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits, with UIKit's values.
    public let rawValue: Int
    /// Options as bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The marker of the enclosing list comes before the item's own.
    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  /// The format of the markers.
  public let markerFormat: MarkerFormat
  /// The options.
  public let listOptions: Options
  /// The number of the first item. iOS 16. Default: 1.
  open var startingItemNumber: Int

  /// A list whose first item has a number. iOS 16.
  public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
    (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
    super.init()
  }

  /// A list with options as bits.
  public convenience init(markerFormat: MarkerFormat, options mask: Int) {
    self.init(markerFormat: markerFormat, options: Options(rawValue: mask), startingItemNumber: 1)
  }

  /// Whether the markers are numbers or letters. iOS 16.
  open var isOrdered: Bool { marker(1) != marker(2) }

  /// The marker of an item.
  open func marker(forItemNumber itemNum: Int) -> String { marker(itemNum) }

  /// A copy of the list.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSTextList(markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
  }

  /// Lists with the same format, options and first number are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextList else { return false }
    return markerFormat == other.markerFormat && listOptions == other.listOptions
      && startingItemNumber == other.startingItemNumber
  }
  /// Consistent with ``isEqual(_:)``.
  open override var hash: Int { markerFormat.hashValue }

  private func marker(_ number: Int) -> String {
    let format = markerFormat.rawValue
    guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else { return format }
    let name = String(format[format.index(after: open)..<close])
    return format[..<open] + Self.text(of: name, number) + format[format.index(after: close)...]
  }

  private static let symbols = [
    "box": "\u{25FB}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
    "hyphen": "\u{2043}", "square": "\u{25AA}",
  ]

  private static func text(of name: String, _ number: Int) -> String {
    switch name {
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": roman(number).lowercased()
    case "upper-roman": roman(number)
    default: symbols[name] ?? String(number)
    }
  }

  /// `a` to `z`, then `aa`. Numbers below 1 are decimal.
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var (rest, text) = (number, "")
    while rest > 0 {
      text = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + text
      rest = (rest - 1) / 26
    }
    return text
  }

  /// Numbers that have no Roman form are decimal.
  private static func roman(_ number: Int) -> String {
    guard 1..<4000 ~= number else { return String(number) }
    let values = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
      (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    return values.reduce(into: "") { text, value in
      while rest >= value.0 {
        text += value.1
        rest -= value.0
      }
    }
  }
}
