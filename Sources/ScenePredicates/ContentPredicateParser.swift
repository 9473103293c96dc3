import PredicateFormats
import SceneSystem

/// Parses the formats that activation conditions allow to a `ContentPredicate`.
///
/// condition = conjunction { OR conjunction }; conjunction = negation { AND negation };
/// negation = NOT negation | ( condition ) | TRUEPREDICATE | FALSEPREDICATE | operand operator operand.
package struct ContentPredicateParser {
  /// The limit for the nesting of conditions, so that no format can exhaust the stack.
  package static let maximumDepth = PredicateParser.maximumDepth

  /// One side of a comparison.
  private enum Operand {
    case subject
    case text(String)
    case list([String])
    case null
  }

  private let tokens: [PredicateLexer.Token]
  private var position = 0
  private var arguments: ArraySlice<Any>

  /// The condition of `format`, with `arguments` in place of `%@`.
  static func condition(_ format: String, arguments: [Any]) throws(PredicateConversionError) -> ContentPredicate {
    let tokens: [PredicateLexer.Token]
    do throws(PredicateFormatError) {
      tokens = try PredicateLexer.tokens(of: format)
    } catch {
      throw PredicateConversionError.malformed(error.description)
    }
    var parser = ContentPredicateParser(tokens: tokens, arguments: arguments[...])
    let condition = try parser.disjunction(depth: 0)
    guard parser.position == parser.tokens.count else {
      throw PredicateConversionError.malformed("The format ends before \(parser.found).")
    }
    return condition
  }

  private init(tokens: [PredicateLexer.Token], arguments: ArraySlice<Any>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  // MARK: Conditions

  private mutating func disjunction(depth: Int) throws(PredicateConversionError) -> ContentPredicate {
    var parts = [try conjunction(depth: depth)]
    while accept(word: "OR") || accept(symbol: "||") { parts.append(try conjunction(depth: depth)) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func conjunction(depth: Int) throws(PredicateConversionError) -> ContentPredicate {
    var parts = [try negation(depth: depth)]
    while accept(word: "AND") || accept(symbol: "&&") { parts.append(try negation(depth: depth)) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  private mutating func negation(depth: Int) throws(PredicateConversionError) -> ContentPredicate {
    guard depth < Self.maximumDepth else {
      throw PredicateConversionError.malformed("Its conditions are nested more than \(Self.maximumDepth) levels deep.")
    }
    if accept(word: "NOT") || accept(symbol: "!") { return .not(try negation(depth: depth + 1)) }
    if accept(word: "TRUEPREDICATE") { return .value(true) }
    if accept(word: "FALSEPREDICATE") { return .value(false) }
    if accept(symbol: "(") {
      let condition = try disjunction(depth: depth + 1)
      guard accept(symbol: ")") else {
        throw PredicateConversionError.malformed("A ( is not closed by ) before \(found).")
      }
      return condition
    }
    return try comparison()
  }

  private mutating func comparison() throws(PredicateConversionError) -> ContentPredicate {
    let left = try operand()
    let (name, options) = try comparisonOperator()
    let right = try operand()
    switch (left, right) {
    case (.subject, .null), (.null, .subject):
      guard name == "==" || name == "!=" else {
        throw PredicateConversionError.malformed("Nothing can be compared with nil by \(name).")
      }
      // SELF is never nil.
      return .value(name == "!=")
    case (.subject, .list(let list)):
      guard name == "IN" else {
        throw PredicateConversionError.malformed("A list is valid only after IN, not after \(name).")
      }
      return .isIn(list, options)
    case (.subject, .text(let text)):
      guard let comparison = Self.operators[name] else {
        throw PredicateConversionError.malformed("IN requires a list, as in SELF IN {\"a\", \"b\"}, not a text.")
      }
      return .comparison(comparison, text, options)
    case (.text(let text), .subject):
      if name == "IN" { return .comparison(.contains, text, options) }
      guard let mirrored = Self.mirrored[name] else {
        throw PredicateConversionError.malformed("SELF must be on the left of \(name).")
      }
      return .comparison(mirrored, text, options)
    default:
      throw PredicateConversionError.unsupported(
        "A comparison has SELF on one side and a text or a list on the other.")
    }
  }

  private static let operators: [String: ContentPredicate.Operator] = [
    "==": .equal, "!=": .notEqual, "<": .lessThan, "<=": .lessThanOrEqual, ">": .greaterThan,
    ">=": .greaterThanOrEqual, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like,
  ]

  /// The operators that are valid with SELF on the right-hand side.
  private static let mirrored: [String: ContentPredicate.Operator] = [
    "==": .equal, "!=": .notEqual, "<": .greaterThan, "<=": .greaterThanOrEqual, ">": .lessThan, ">=": .lessThanOrEqual,
  ]

  private static let spellings = ["=": "==", "=>": ">=", "=<": "<=", "<>": "!="]

  private mutating func comparisonOperator() throws(PredicateConversionError) -> (String, ContentPredicate.CaseOptions)
  {
    var name: String
    switch current {
    case .symbol(let symbol)?: name = Self.spellings[symbol] ?? symbol
    case .word(let word)?: name = word.uppercased()
    default: throw PredicateConversionError.malformed("An operator was expected and \(found) was found.")
    }
    guard name == "IN" || Self.operators[name] != nil else {
      let refusal = name == "MATCHES" ? "MATCHES is not allowed." : "\(found) is not an operator that is allowed."
      throw PredicateConversionError.unsupported("\(refusal)")
    }
    position += 1
    var options: ContentPredicate.CaseOptions = []
    guard case .options(let letters)? = current else { return (name, options) }
    for letter in letters {
      switch letter {
      case "c", "C": options.insert(.caseInsensitive)
      case "d", "D": options.insert(.diacriticInsensitive)
      default:
        throw PredicateConversionError.malformed("[\(letters)] is invalid after \(name); only c and d are allowed.")
      }
    }
    position += 1
    return (name, options)
  }

  // MARK: Operands

  private mutating func operand() throws(PredicateConversionError) -> Operand {
    guard let token = current else {
      throw PredicateConversionError.malformed("The format ends where a comparison was expected.")
    }
    switch token {
    case .text(let text):
      position += 1
      return .text(text)
    case .argument(let specifier):
      position += 1
      return try nextArgument(specifier)
    case .symbol("{"): return .list(try list())
    case .word(let word): return try operand(word)
    default:
      throw PredicateConversionError.unsupported(
        "SELF or a text was expected and \(found) was found.")
    }
  }

  private mutating func operand(_ word: String) throws(PredicateConversionError) -> Operand {
    switch word.uppercased() {
    case "SELF":
      position += 1
      return .subject
    case "NIL", "NULL":
      position += 1
      return .null
    case "ANY", "ALL", "SOME", "NONE":
      throw PredicateConversionError.unsupported(
        "\(word) applies to the elements of a collection.")
    default:
      let isCall = tokens.indices.contains(position + 1) && tokens[position + 1] == .symbol("(")
      throw PredicateConversionError.unsupported(
        "\(word) is a \(isCall ? "function" : "key path").")
    }
  }

  private mutating func list() throws(PredicateConversionError) -> [String] {
    position += 1
    var texts: [String] = []
    if accept(symbol: "}") { return texts }
    repeat {
      guard case .text(let text) = try operand() else {
        throw PredicateConversionError.malformed("A list in { } holds texts only.")
      }
      texts.append(text)
    } while accept(symbol: ",")
    guard accept(symbol: "}") else {
      throw PredicateConversionError.malformed("A { is not closed by } before \(found).")
    }
    return texts
  }

  private mutating func nextArgument(_ specifier: String) throws(PredicateConversionError) -> Operand {
    if specifier == "K" { throw PredicateConversionError.unsupported("%K is for a key path.") }
    guard specifier == "@" else {
      throw PredicateConversionError.malformed(
        "%\(specifier) is not an argument that can be compared with SELF, which is a text. Use %@.")
    }
    guard let argument = arguments.popFirst() else {
      throw PredicateConversionError.malformed("The format has more placeholders than arguments.")
    }
    if let text = argument as? String { return .text(text) }
    if let list = argument as? [String] { return .list(list) }
    if let set = argument as? Set<String> { return .list(set.sorted()) }
    throw PredicateConversionError.malformed(
      "An argument of type \(type(of: argument)) cannot be compared with SELF. Pass a String, or [String] after IN.")
  }

  // MARK: Tokens

  private var current: PredicateLexer.Token? { position < tokens.count ? tokens[position] : nil }

  /// The current token, as named in messages.
  private var found: String { current?.description ?? "the end" }

  private mutating func accept(word: String) -> Bool {
    guard case .word(let found)? = current, found.uppercased() == word else { return false }
    position += 1
    return true
  }

  private mutating func accept(symbol: String) -> Bool {
    guard current == .symbol(symbol) else { return false }
    position += 1
    return true
  }
}
