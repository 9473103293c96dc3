/// A condition on an item's attributes.
package indirect enum SearchPredicate: Hashable, Sendable {
  /// How a value is compared.
  package enum Operator: String, Hashable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }

  /// The attributes that a comparison reads.
  package enum Attributes: Hashable, Sendable {
    /// Every attribute with a text.
    case any
    /// The attribute with a name.
    case named(String)
  }

  /// Every item, or none.
  case constant(Bool)
  /// An attribute has a value.
  case exists(Attributes)
  /// A text is compared with a pattern.
  case text(Attributes, Operator, TextPattern)
  /// A number or a date is compared with another one.
  case number(Attributes, Operator, Double)
  /// Each of the user's words is a prefix of a word of the item.
  case words([String])
  /// The condition does not hold.
  case not(SearchPredicate)
  /// All conditions hold.
  case and([SearchPredicate])
  /// One condition holds.
  case or([SearchPredicate])

  /// Whether the condition holds for an item.
  package func matches(_ item: SearchItem) -> Bool {
    switch self {
    case .constant(let value): value
    case .exists(let attributes): !Self.values(of: attributes, in: item).isEmpty
    case .text(let attributes, let comparison, let pattern):
      Self.compare(Self.values(of: attributes, in: item).flatMap(\.texts), comparison, pattern)
    case .number(let attributes, let comparison, let number):
      Self.compare(Self.values(of: attributes, in: item).flatMap(\.numbers), comparison, number)
    case .words(let words): Self.matches(words, item)
    case .not(let predicate): !predicate.matches(item)
    case .and(let predicates): predicates.allSatisfy { $0.matches(item) }
    case .or(let predicates): predicates.contains { $0.matches(item) }
    }
  }

  private static func values(of attributes: Attributes, in item: SearchItem) -> [SearchValue] {
    switch attributes {
    case .any: Array(item.attributes.values)
    case .named(let name): item.attributes[name].map { [$0] } ?? []
    }
  }

  /// A comparison holds for an attribute with several values if it holds for one of them; "not equal" holds if none is equal.
  private static func compare(_ texts: [String], _ comparison: Operator, _ pattern: TextPattern) -> Bool {
    switch comparison {
    case .equal: texts.contains(where: pattern.matches)
    case .notEqual: !texts.contains(where: pattern.matches)
    case .less: texts.contains { pattern.isAfter($0) }
    case .lessOrEqual: texts.contains { pattern.isAfter($0) || pattern.matches($0) }
    case .greater: texts.contains { pattern.isBefore($0) }
    case .greaterOrEqual: texts.contains { pattern.isBefore($0) || pattern.matches($0) }
    }
  }

  private static func compare(_ numbers: [Double], _ comparison: Operator, _ number: Double) -> Bool {
    switch comparison {
    case .equal: numbers.contains(number)
    case .notEqual: !numbers.contains(number)
    case .less: numbers.contains { $0 < number }
    case .lessOrEqual: numbers.contains { $0 <= number }
    case .greater: numbers.contains { $0 > number }
    case .greaterOrEqual: numbers.contains { $0 >= number }
    }
  }

  private static func matches(_ words: [String], _ item: SearchItem) -> Bool {
    guard !words.isEmpty else { return false }
    let own = SearchField.allCases.flatMap(item.words(in:))
    return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
  }

  /// Words that are prefixes of words of every item for which the condition holds. Fewer than there are is right; the index looks only at
  /// items that have them.
  var requiredWords: [String] {
    switch self {
    case .words(let words): words
    case .and(let predicates): predicates.flatMap(\.requiredWords)
    case .text(.named(let name), .equal, let pattern) where SearchAttribute.indexed.contains(name):
      pattern.requiredWords
    default: []
    }
  }
}

extension SearchValue {
  /// The numbers and dates in the value.
  fileprivate var numbers: [Double] {
    switch self {
    case .number(let number), .date(let number): [number]
    case .list(let values): values.flatMap(\.numbers)
    case .text, .data: []
    }
  }
}
