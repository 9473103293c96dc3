extension ContentPredicate {
  /// Whether a target content identifier satisfies the condition (E-10).
  ///
  /// Strings are compared character by character, by Unicode canonical equivalence; `<`, `<=`, `>` and `>=` use Swift's string order.
  /// Without `[c]` and `[d]` the comparison is sensitive to case and diacritics. Every string begins with, ends with and contains the empty
  /// string. In a `LIKE` pattern a backslash removes the special meaning of the character after it. An empty `and` is true, an empty `or`
  /// is false.
  public func evaluate(with identifier: String) -> Bool {
    switch self {
    case .value(let value): return value
    case .comparison(let comparison, let literal, let options):
      return Self.holds(comparison, Self.folded(identifier, options), Self.folded(literal, options))
    case .isIn(let literals, let options):
      let subject = Self.folded(identifier, options)
      return literals.contains { Self.folded($0, options) == subject }
    case .not(let condition): return !condition.evaluate(with: identifier)
    case .and(let conditions): return conditions.allSatisfy { $0.evaluate(with: identifier) }
    case .or(let conditions): return conditions.contains { $0.evaluate(with: identifier) }
    }
  }

  private static func holds(_ comparison: Operator, _ subject: String, _ literal: String) -> Bool {
    switch comparison {
    case .equal: subject == literal
    case .notEqual: subject != literal
    case .lessThan: subject < literal
    case .lessThanOrEqual: subject <= literal
    case .greaterThan: subject > literal
    case .greaterThanOrEqual: subject >= literal
    case .beginsWith: subject.starts(with: literal)
    case .endsWith: subject.reversed().starts(with: literal.reversed())
    case .contains: contains(Array(subject), Array(literal))
    case .like: matches(Array(subject), pattern(literal))
    }
  }

  private static func contains(_ subject: [Character], _ part: [Character]) -> Bool {
    guard part.count <= subject.count else { return false }
    return (0...subject.count - part.count).contains { subject[$0..<$0 + part.count].elementsEqual(part) }
  }

  // MARK: LIKE

  /// One element of a `LIKE` pattern.
  private enum PatternElement: Equatable {
    case exactly(Character)
    case any
    case anyNumber
  }

  private static func pattern(_ text: String) -> [PatternElement] {
    var elements: [PatternElement] = []
    var isEscaped = false
    for character in text {
      switch character {
      case _ where isEscaped:
        elements.append(.exactly(character))
        isEscaped = false
      case "\\": isEscaped = true
      case "?": elements.append(.any)
      case "*": elements.append(.anyNumber)
      default: elements.append(.exactly(character))
      }
    }
    // A trailing backslash is literal.
    if isEscaped { elements.append(.exactly("\\")) }
    return elements
  }

  /// Takes time in proportion to the product of both lengths at worst: backtracking only returns to the last `*`.
  private static func matches(_ subject: [Character], _ pattern: [PatternElement]) -> Bool {
    var position = 0
    var index = 0
    var retry: (index: Int, position: Int)?
    while position < subject.count {
      if index < pattern.count, pattern[index] == .anyNumber {
        retry = (index, position)
        index += 1
      } else if index < pattern.count, pattern[index] == .any || pattern[index] == .exactly(subject[position]) {
        index += 1
        position += 1
      } else if let last = retry {
        retry = (last.index, last.position + 1)
        index = last.index + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == .anyNumber }
  }

  // MARK: Folding

  private static func folded(_ text: String, _ options: CaseOptions) -> String {
    guard !options.isEmpty else { return text }
    let cased = options.contains(.caseInsensitive) ? text.lowercased() : text
    guard options.contains(.diacriticInsensitive), !cased.utf8.allSatisfy({ $0 < 0x80 }) else { return cased }
    return String(cased.map { plainLetters[$0] ?? $0 })
  }

  /// The base letter for each Latin letter with one diacritic, and for the Vietnamese ones with two. Built from combining marks, because a
  /// character equals its decomposition: no list of precomposed letters is needed.
  private static let plainLetters: [Character: Character] = {
    let one = (0x300...0x315).map { $0 } + [0x31B] + (0x323...0x331).map { $0 }
    let vietnamese = [0x302, 0x306, 0x31B]
    let tones = [0x300, 0x301, 0x303, 0x309, 0x323]
    let marks = one.map { [$0] } + vietnamese.flatMap { first in tones.map { [first, $0] } }
    var result: [Character: Character] = [:]
    for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      for sequence in marks {
        var scalars = String(letter).unicodeScalars
        scalars.append(contentsOf: sequence.compactMap { Unicode.Scalar(UInt32($0)) })
        result[Character(String(scalars))] = letter
      }
    }
    return result
  }()
}
