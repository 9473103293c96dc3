/// Splits a predicate format into tokens.
///
/// It works on scalars, as Foundation's does: a quotation mark followed by a combining mark is a single `Character`, which is neither of
/// them, so a text that begins with a combining mark could not be written.
struct PredicateLexer {
  /// One token of a format.
  enum Token: Hashable {
    /// A keyword, a key path or a function's name.
    case word(String)
    /// Text in quotation marks, without them.
    case text(String)
    /// A number, as written.
    case number(String)
    /// An operator or a bracket.
    case symbol(String)
    /// `[cd]` after an operator, without the brackets.
    case options(String)
    /// `%@`.
    case argument
  }

  private static let symbols = [
    "==", "=>", "=<", "!=", "<>", "<=", ">=", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", ",",
  ].map { Array($0.unicodeScalars) }

  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// The tokens of `format` in order. Throws the reason why it cannot be split.
  static func tokens(of format: String) throws(PredicateConversionError) -> [Token] {
    var lexer = PredicateLexer(scalars: Array(format.unicodeScalars))
    var tokens: [Token] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  private mutating func next() throws(PredicateConversionError) -> Token? {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    guard position < scalars.count else { return nil }
    let first = scalars[position]
    switch first {
    case "\"", "'": return .text(try quotedText(closedBy: first))
    case "[": return .options(try options())
    case "%": return try argument()
    case _ where first.properties.isAlphabetic || first == "_":
      return .word(consume { Self.isLetter($0) || Self.isDigit($0) || $0 == "_" || $0 == "." })
    case _ where Self.isDigit(first) || first == "-" || first == "+":
      position += 1
      return .number(String(first) + consume { Self.isLetter($0) || Self.isDigit($0) || $0 == "." })
    default: break
    }
    for symbol in Self.symbols where scalars[position...].starts(with: symbol) {
      position += symbol.count
      return .symbol(Self.text(symbol[...]))
    }
    throw PredicateConversionError.unsupported("The character \"\(first)\" has no meaning here.")
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

  private mutating func quotedText(closedBy mark: Unicode.Scalar) throws(PredicateConversionError) -> String {
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
    throw PredicateConversionError.malformed("A text begins with \(mark) and does not end.")
  }

  private mutating func options() throws(PredicateConversionError) -> String {
    position += 1
    let letters = consume { $0 != "]" }
    guard position < scalars.count else { throw PredicateConversionError.malformed("A [ is not closed by ].") }
    position += 1
    return letters
  }

  private mutating func argument() throws(PredicateConversionError) -> Token {
    position += 1
    let specifier = position < scalars.count ? scalars[position] : " "
    position += 1
    switch specifier {
    case "@": return .argument
    case "K": throw PredicateConversionError.unsupported("%K is for a key path.")
    default:
      throw PredicateConversionError.malformed(
        "%\(specifier) is not an argument that can be compared with SELF, which is a text. Use %@.")
    }
  }
}
