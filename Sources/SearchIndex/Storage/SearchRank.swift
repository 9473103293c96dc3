/// How well an item fits the user's words. Smaller values are better.
package enum SearchRank: Int, Comparable, Sendable {
  /// Each word is a prefix of a word of the title.
  case title
  /// The words are in other texts, or there are no words to rank by.
  case other

  /// The rank of an item.
  ///
  /// - Parameters:
  ///   - words: The user's words.
  ///   - title: The words of the item's title.
  package init(_ words: [String], title: [some StringProtocol]) {
    let isInTitle = !words.isEmpty && words.allSatisfy { word in title.contains { $0.hasPrefix(word) } }
    self = isInTitle ? .title : .other
  }

  package static func < (a: SearchRank, b: SearchRank) -> Bool { a.rawValue < b.rawValue }
}
