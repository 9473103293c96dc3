import SceneSystem

/// Splits a predicate format into tokens.
///
/// It works on scalars, as Foundation's does: a quotation mark followed by a combining mark is a single `Character`, which is neither of
/// them, so a text that begins with a combining mark could not be written.
package struct PredicateLexer {
  /// One token of a format.
  package enum Token: Hashable, CustomStringConvertible {
    /// A keyword, a key path or a function's name.
    case word(String)
    /// Text in quotation marks, without them.
    case text(String)
    /// A number, as written, without a sign.
    case number(String)
    /// An operator or a bracket.
    case symbol(String)
    /// `[cd]` after an operator, without the brackets.
    case options(String)
    /// `$NAME`, without the sign.
    case variable(String)
    /// `%@`, `%K` or a placeholder for a number: what follows the percent sign.
    case argument(String)

    /// The token, as named in messages.
    package var description: String {
      switch self {
      case .word(let text), .number(let text), .symbol(let text): text.oneLine
      case .text(let text): "\"\(text.oneLine)\""
      case .options(let letters): "[\(letters.oneLine)]"
      case .variable(let name): "$\(name.oneLine)"
      case .argument(let specifier): "%\(specifier)"
      }
    }
  }

  private static let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [
    ("=", "="), ("=", ">"), ("=", "<"), ("!", "="), ("<", ">"), ("<", "="), (">", "="), ("&", "&"), ("|", "|"),
    ("*", "*"),
  ]
  private static let singles = Set("=<>!(){}[],+-*/.".unicodeScalars)

  /// Symbols and words after which a bracket has options.
  private static let operators: Set<String> = [
    "==", "=>", "=<", "!=", "<>", "<=", ">=", "=", "<", ">", "BEGINSWITH", "ENDSWITH", "CONTAINS", "LIKE", "MATCHES",
    "IN",
  ]

  private static let specifiers = [
    "@", "K", "d", "i", "u", "x", "f", "g", "e", "ld", "li", "lu", "lf", "lld", "lli", "llu", "hd", "hi", "hu", "zd",
    "zu", "D", "U", "X", "c", "s",
  ]

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var isAfterOperator = false

  /// The tokens of `format` in order. Throws the reason why it cannot be split.
  package static func tokens(of format: String) throws(PredicateFormatError) -> [Token] {
    var lexer = PredicateLexer(scalars: Array(format.unicodeScalars))
    var tokens: [Token] = []
    while let token = try lexer.next() {
      switch token {
      case .symbol(let text): lexer.isAfterOperator = operators.contains(text)
      case .word(let text): lexer.isAfterOperator = operators.contains(text.uppercased())
      default: lexer.isAfterOperator = false
      }
      tokens.append(token)
    }
    return tokens
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func next() throws(PredicateFormatError) -> Token? {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    guard position < scalars.count else { return nil }
    let first = scalars[position]
    switch first {
    case "\"", "'": return .text(try quotedText(closedBy: first))
    case "[" where isAfterOperator: return .options(try options())
    case "%": return try argument()
    case "$":
      position += 1
      return .variable(consume { Self.isLetter($0) || Self.isDigit($0) || $0 == "_" })
    case _ where first.properties.isAlphabetic || ["_", "@", "#"].contains(first):
      return .word(
        consume { Self.isLetter($0) || Self.isDigit($0) || ["_", ".", ":", "@", "#"].contains($0) })
    case _ where Self.isDigit(first): return .number(number())
    default: break
    }
    let second = position + 1 < scalars.count ? scalars[position + 1] : " "
    if Self.pairs.contains(where: { $0 == (first, second) }) {
      position += 2
      return .symbol(Self.text([first, second]))
    }
    if Self.singles.contains(first) {
      position += 1
      return .symbol(String(first))
    }
    throw PredicateFormatError("The character \"\(first)\" has no meaning here.")
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    // Combining marks belong to the letter before them.
    scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType != nil }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  private mutating func consume(while condition: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    while position < scalars.count, condition(scalars[position]) { position += 1 }
    return Self.text(scalars[start..<position])
  }

  /// Digits with a point and an exponent, whose sign belongs to the number.
  private mutating func number() -> String {
    var digits = consume { Self.isLetter($0) || Self.isDigit($0) || $0 == "." }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    if !isHexadecimal, digits.hasSuffix("e") || digits.hasSuffix("E"), position + 1 < scalars.count,
      ["+", "-"].contains(scalars[position]), Self.isDigit(scalars[position + 1])
    {
      position += 1
      digits += Self.text(scalars[position - 1..<position]) + consume { Self.isDigit($0) }
    }
    return digits
  }

  private mutating func quotedText(closedBy mark: Unicode.Scalar) throws(PredicateFormatError) -> String {
    position += 1
    var text = ""
    while position < scalars.count {
      let scalar = scalars[position]
      position += 1
      if scalar == mark { return text }
      guard scalar == "\\", position < scalars.count else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch scalars[position] {
      case "n": text.unicodeScalars.append("\n")
      case "t": text.unicodeScalars.append("\t")
      case "r": text.unicodeScalars.append("\r")
      case "?", "*": text.unicodeScalars.append(contentsOf: ["\\", scalars[position]])
      case let other: text.unicodeScalars.append(other)
      }
      position += 1
    }
    throw PredicateFormatError("A text begins with \(mark) and does not end.")
  }

  private mutating func options() throws(PredicateFormatError) -> String {
    position += 1
    let letters = consume { $0 != "]" }
    guard position < scalars.count else { throw PredicateFormatError("A [ is not closed by ].") }
    position += 1
    return letters
  }

  private mutating func argument() throws(PredicateFormatError) -> Token {
    position += 1
    let rest = scalars[position...]
    let found = Self.specifiers.filter { rest.starts(with: $0.unicodeScalars) }.max { $0.count < $1.count }
    guard let found else {
      throw PredicateFormatError("%\(rest.first.map(String.init) ?? "") is not a placeholder. Use %@, %K or %d.")
    }
    position += found.unicodeScalars.count
    return .argument(found)
  }
}
