import SceneSystem
import TestSupport

/// Random conditions, their formats, and an evaluator that shares no code with the kernel's.
enum RandomPredicates {
  static let operators: [ContentPredicate.Operator] = [
    .equal, .notEqual, .lessThan, .lessThanOrEqual, .greaterThan, .greaterThanOrEqual, .beginsWith, .endsWith,
    .contains, .like,
  ]

  static let options: [ContentPredicate.CaseOptions] = [
    [], .caseInsensitive, .diacriticInsensitive, [.caseInsensitive, .diacriticInsensitive],
  ]

  static func condition(depth: Int, using random: inout SeededGenerator) -> ContentPredicate {
    switch random.below(depth > 0 ? 9 : 5) {
    case 0: return .value(random.below(2) == 0)
    case 1: return .isIn((0..<random.below(4)).map { _ in text(using: &random) }, options[random.below(4)])
    case 2, 3, 4:
      return .comparison(operators[random.below(10)], text(using: &random), options[random.below(4)])
    case 5: return .not(condition(depth: depth - 1, using: &random))
    case 6, 7: return .and((0..<2 + random.below(3)).map { _ in condition(depth: depth - 1, using: &random) })
    default: return .or((0..<2 + random.below(3)).map { _ in condition(depth: depth - 1, using: &random) })
    }
  }

  /// Short texts of few letters, so that comparisons are often true, with every character that needs escaping.
  static func text(using random: inout SeededGenerator) -> String {
    let letters = ["a", "b", "A", "é", "E", "'", "\"", "\\", "*", "?", "\n", "%@", " ", "{", "]", "AND", "漢"]
    return (0..<random.below(5)).map { _ in letters[random.below(letters.count)] }.joined()
  }

  // MARK: Formats

  /// A format for `condition`, in one of the forms in which an app might write it.
  static func format(_ condition: ContentPredicate, using random: inout SeededGenerator) -> String {
    switch condition {
    case .value(let value): return word(value ? "TRUEPREDICATE" : "FALSEPREDICATE", using: &random)
    case .comparison(let comparison, let text, let options):
      let name = pick(spellings[comparison] ?? [], using: &random)
      return "\(word("SELF", using: &random)) \(word(name, using: &random))\(suffix(options, using: &random)) "
        + quoted(text, using: &random)
    case .isIn(let texts, let options):
      let list = texts.map { quoted($0, using: &random) }.joined(separator: pick([",", " , "], using: &random))
      return "SELF \(word("IN", using: &random))\(suffix(options, using: &random)) {\(list)}"
    case .not(let inner):
      return pick(["NOT ", "!", "not "], using: &random) + "(" + format(inner, using: &random) + ")"
    case .and(let parts): return joined(parts, by: ["AND", "&&", "and"], using: &random)
    case .or(let parts): return joined(parts, by: ["OR", "||", "Or"], using: &random)
    }
  }

  private static let spellings: [ContentPredicate.Operator: [String]] = [
    .equal: ["=", "=="], .notEqual: ["!=", "<>"], .lessThan: ["<"], .lessThanOrEqual: ["<=", "=<"],
    .greaterThan: [">"], .greaterThanOrEqual: [">=", "=>"], .beginsWith: ["BEGINSWITH"], .endsWith: ["ENDSWITH"],
    .contains: ["CONTAINS"], .like: ["LIKE"],
  ]

  private static func joined(
    _ parts: [ContentPredicate], by words: [String], using random: inout SeededGenerator
  ) -> String {
    var result = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { result += " \(pick(words, using: &random)) " }
      result += "(" + format(part, using: &random) + ")"
    }
    return result
  }

  private static func pick(_ words: [String], using random: inout SeededGenerator) -> String {
    words[random.below(words.count)]
  }

  private static func word(_ word: String, using random: inout SeededGenerator) -> String {
    random.below(3) == 0 ? word.lowercased() : word
  }

  private static func suffix(_ options: ContentPredicate.CaseOptions, using random: inout SeededGenerator) -> String {
    switch options {
    case []: ""
    case .caseInsensitive: pick(["[c]", "[C]"], using: &random)
    case .diacriticInsensitive: pick(["[d]", "[D]"], using: &random)
    default: pick(["[cd]", "[dc]", "[CD]"], using: &random)
    }
  }

  private static func quoted(_ text: String, using random: inout SeededGenerator) -> String {
    let mark: Character = random.below(2) == 0 ? "'" : "\""
    var result = String(mark)
    for character in text {
      switch character {
      case "\\", mark: result += "\\" + String(character)
      case "\n": result += pick(["\\n", "\n"], using: &random)
      default: result.append(character)
      }
    }
    return result + String(mark)
  }

  // MARK: Evaluation

  /// Whether `text` satisfies `condition`, by definition and without optimisation.
  static func holds(_ condition: ContentPredicate, for text: String) -> Bool {
    switch condition {
    case .value(let value): value
    case .not(let inner): !holds(inner, for: text)
    case .and(let parts): !parts.contains { !holds($0, for: text) }
    case .or(let parts): parts.reduce(false) { $0 || holds($1, for: text) }
    case .isIn(let texts, let options): texts.map { plain($0, options) }.contains(plain(text, options))
    case .comparison(let comparison, let literal, let options):
      holds(comparison, Array(plain(text, options)), Array(plain(literal, options)))
    }
  }

  private static func holds(
    _ comparison: ContentPredicate.Operator, _ text: [Character], _ literal: [Character]
  ) -> Bool {
    switch comparison {
    case .equal: text == literal
    case .notEqual: text != literal
    case .lessThan: String(text) < String(literal)
    case .greaterThan: String(literal) < String(text)
    case .lessThanOrEqual: !(String(literal) < String(text))
    case .greaterThanOrEqual: !(String(text) < String(literal))
    case .beginsWith: Array(text.prefix(literal.count)) == literal
    case .endsWith: Array(text.suffix(literal.count)) == literal
    case .contains: (0...text.count).contains { Array(text[$0...].prefix(literal.count)) == literal }
    case .like: like(text[...], literal[...])
    }
  }

  /// By recursion over both, the usual definition of `*` and `?`.
  private static func like(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    switch first {
    case "*": return like(text, pattern.dropFirst()) || (!text.isEmpty && like(text.dropFirst(), pattern))
    case "?": return !text.isEmpty && like(text.dropFirst(), pattern.dropFirst())
    case "\\" where pattern.count > 1:
      let escaped = pattern[pattern.startIndex + 1]
      return text.first == escaped && like(text.dropFirst(), pattern.dropFirst(2))
    default: return text.first == first && like(text.dropFirst(), pattern.dropFirst())
    }
  }

  /// The only letters here that options affect.
  private static func plain(_ text: String, _ options: ContentPredicate.CaseOptions) -> String {
    let small: [Character: Character] = ["A": "a", "B": "b", "E": "e", "É": "é", "N": "n", "D": "d"]
    var result = text
    if options.contains(.caseInsensitive) { result = String(result.map { small[$0] ?? $0 }) }
    if options.contains(.diacriticInsensitive) {
      result = String(result.map { $0 == "é" ? "e" : $0 == "É" ? "E" : $0 })
    }
    return result
  }
}
