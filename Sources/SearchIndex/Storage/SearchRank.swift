/// How well an item fits the user's words. Smaller values are better.
package enum SearchRank: Int, Comparable, Sendable {
  /// The title has all words.
  case wordsOfTitle
  /// Each word begins a word of the title.
  case beginningsInTitle
  /// The words are in other texts, or there are no words to rank by.
  case other

  /// The rank of an item.
  ///
  /// - Parameters:
  ///   - words: The user's words.
  ///   - title: The words of the item's title.
  package init<Word: StringProtocol>(_ words: [String], title: [Word]) {
    if words.isEmpty {
      self = .other
    } else if words.allSatisfy({ word in title.contains { $0 == word } }) {
      self = .wordsOfTitle
    } else if words.allSatisfy({ word in title.contains { $0.hasPrefix(word) } }) {
      self = .beginningsInTitle
    } else {
      self = .other
    }
  }

  package static func < (a: SearchRank, b: SearchRank) -> Bool { a.rawValue < b.rawValue }
}
