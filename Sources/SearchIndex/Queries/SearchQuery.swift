/// What a search finds.
package struct SearchQuery: Hashable, Sendable {
  /// The condition.
  package var predicate: SearchPredicate
  /// Further conditions, all of which must hold.
  package var filters: [SearchPredicate]
  /// The kind of items that are found; `nil` for all.
  package var kind: SearchItem.Kind?

  /// A query with a condition.
  package init(_ predicate: SearchPredicate, filters: [SearchPredicate] = [], kind: SearchItem.Kind? = nil) {
    self.predicate = predicate
    self.filters = filters
    self.kind = kind
  }

  /// A query with the words that a user has typed. Each must begin a word of the item.
  package init(words text: String, filters: [SearchPredicate] = [], kind: SearchItem.Kind? = nil) {
    self.init(.words(SearchWords.words(of: text)), filters: filters, kind: kind)
  }

  /// Whether the query finds an item.
  package func matches(_ item: SearchItem) -> Bool {
    (kind == nil || kind == item.key.kind) && predicate.matches(item) && filters.allSatisfy { $0.matches(item) }
  }

  /// Words that are prefixes of words of every item that the query finds; empty if the query has no such words.
  package var requiredWords: [String] { ([predicate] + filters).flatMap(\.requiredWords) }

  /// The words that a user has typed, by which results are ranked.
  package var rankedWords: [String] { if case .words(let words) = predicate { words } else { [] } }
}
