import Foundation
import SearchIndex

/// Queries of Core Spotlight: read, or rejected with a place inside of the text; what was read can be compared with any item, and asks for no words
/// that an item which it finds lacks.
struct SearchQueryFuzzer: Fuzzer {
  let name = "search query"

  private static let words = [
    "title", "keywords", "pageCount", "kMDItemTitle", "*", "**", "==", "!=", "=", "<", "<=", ">", ">=", "&&", "||", "!",
    "(",
    ")", "InRange(", ",", "true", "false", "1", "-2.5e3", "1e999", "nan", "\"a*\"", "\"*b*\"cd", "'é'w", "\"\\*\\\\\"",
    "\"",
    "'", "\\", "$time.now", "$time.today(-1)", "$time.this_year(1e308)", "$time.iso(2026-01-31T12:00:00Z)",
    "$time.iso(",
    "$time.", "c", "é", "👩‍👩‍👧", "\u{0}", " ", "\t", "東京",
  ]
  private static let items = ["", "a", "A b", "é 東京", "a*\\b", "\u{301}", "ß ss"].map { text in
    SearchItem(
      key: SearchItem.Key(identifier: text),
      attributes: ["title": .text(text), "keywords": .list([.text(text), .text("b")]), "pageCount": .number(1)])
  }

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    if random.below(40) == 0 { return Array(String(repeating: random.any(["(", "!", "*"]), count: 3000).utf8) }
    if random.below(3) == 0 {
      return Mutation.damaged(
        Array(#"title == "a*"cdw && (InRange(pageCount, 1, 2) || !keywords == 'b')"#.utf8), &random)
    }
    let separator = random.any([" ", ""])
    return Array((0..<random.below(14)).map { _ in random.any(Self.words) }.joined(separator: separator).utf8)
  }

  func check(_ input: [UInt8]) throws(FuzzFailure) {
    let text = String(decoding: input, as: UTF8.self)
    let predicate: SearchPredicate
    do throws(SearchQueryError) {
      predicate = try SearchQueryParser.predicate(in: text, now: 0, calendar: Calendar(identifier: .gregorian))
    } catch {
      guard (0...text.count).contains(error.offset), error.description.hasSuffix(".") else {
        throw FuzzFailure("The query was rejected at the place \(error.offset), which is not in the text.")
      }
      return
    }
    let query = SearchQuery(predicate)
    for item in Self.items where query.matches(item) {
      let own = SearchField.allCases.flatMap(item.words(in:))
      for word in query.requiredWords where !own.contains(where: { $0.hasPrefix(word) }) {
        throw FuzzFailure(
          "The query finds \(item.key.identifier) and asks for the word \(word), which that does not have.")
      }
    }
  }
}
