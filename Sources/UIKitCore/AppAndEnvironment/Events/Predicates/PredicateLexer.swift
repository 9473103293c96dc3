/// Cuts a predicate format into its words.
struct PredicateLexer {
  /// One word of a format.
  enum Token: Hashable {
    /// A keyword, a key path or a function's name.
    case word(String)
    /// Text in quotation marks, without them.
    case text(String)
    /// A number, as written.
    case number(String)
    /// An operator or a bracket.
    case symbol(String)
    /// `[cd]` behind an operator, without the brackets.
    case options(String)
    /// `%@`.
    case argument
  }

  private static let symbols = [
    "==", "=>", "=<", "!=", "<>", "<=", ">=", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", ",",
  ]

  private let characters: [Character]
  private var position = 0

  /// The words of `format` in order, or the reason why it cannot be cut.
  static func tokens(of format: String) throws(PredicateRefusal) -> [Token] {
    var lexer = PredicateLexer(characters: Array(format))
    var tokens: [Token] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private init(characters: [Character]) { self.characters = characters }

  private mutating func next() throws(PredicateRefusal) -> Token? {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    guard position < characters.count else { return nil }
    let first = characters[position]
    switch first {
    case "\"", "'": return .text(try quotedText(closedBy: first))
    case "[": return .options(try options())
    case "%": return try argument()
    case _ where first.isLetter || first == "_": return .word(take { $0.isLetter || $0.isNumber || "_.".contains($0) })
    case _ where first.isNumber || first == "-" || first == "+":
      position += 1
      return .number(String(first) + take { $0.isLetter || $0.isNumber || $0 == "." })
    default: break
    }
    for symbol in Self.symbols where characters[position...].starts(with: symbol) {
      position += symbol.count
      return .symbol(symbol)
    }
    throw PredicateRefusal("The character \"\(first)\" has no meaning here. \(PredicateRefusal.rule)")
  }

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let start = position
    while position < characters.count, condition(characters[position]) { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func quotedText(closedBy mark: Character) throws(PredicateRefusal) -> String {
    position += 1
    var text = ""
    while position < characters.count {
      let character = characters[position]
      position += 1
      if character == mark { return text }
      guard character == "\\", position < characters.count else {
        text.append(character)
        continue
      }
      switch characters[position] {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "?", "*": text += "\\" + String(characters[position])
      case let other: text.append(other)
      }
      position += 1
    }
    throw PredicateRefusal("A text begins with \(mark) and does not end.")
  }

  private mutating func options() throws(PredicateRefusal) -> String {
    position += 1
    let letters = take { $0 != "]" }
    guard position < characters.count else { throw PredicateRefusal("A [ is not closed by ].") }
    position += 1
    return letters
  }

  private mutating func argument() throws(PredicateRefusal) -> Token {
    position += 1
    let specifier = position < characters.count ? characters[position] : " "
    position += 1
    switch specifier {
    case "@": return .argument
    case "K": throw PredicateRefusal("%K stands for a key path. \(PredicateRefusal.rule)")
    default:
      throw PredicateRefusal(
        "%\(specifier) is not an argument that can be compared with SELF, which is a text. Use %@.")
    }
  }
}
