/// Splits a Swift declaration into words and symbols.
///
/// Only the contents of headers and symbol graphs are supported: names, numbers, string literals, and single characters, except that `->`
/// and `==` are one symbol each.
struct DeclarationLexer {
  /// A word or a symbol, and whether it was preceded by a space.
  struct Token: Equatable {
    var text: String
    var followsSpace: Bool

    /// A name, a keyword or a number.
    var isWord: Bool { text.first.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" } ?? false }
  }

  static func tokens(of text: String) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(text)
    var followsSpace = false
    func add(_ piece: Substring) {
      tokens.append(Token(text: piece.filter { $0 != "`" }, followsSpace: followsSpace))
      rest = rest.dropFirst(piece.count)
      followsSpace = false
    }
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
        followsSpace = true
      } else if first.isLetter || first.isNumber || first == "_" || first == "`" {
        add(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" })
      } else if first == "\"" {
        add(rest.prefix(1) + rest.dropFirst().prefix { $0 != "\"" } + "\"")
      } else if rest.hasPrefix("->") || rest.hasPrefix("==") {
        add(rest.prefix(2))
      } else {
        add(rest.prefix(1))
      }
    }
    return tokens
  }
}
