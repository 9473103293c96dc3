import Figures
import Foundation
import GRDBSQLite
import SceneStore
import SearchIndex
import TestSupport

/// A query of two words over 100 000 items, up to the results as values; floor: SQLite's own time for the same words and as many
/// rows, ranked by its own relevance. Times are those of the processor.
func benchmarkSearch() {
  do {
    let folder = TemporaryFolder()
    let path = folder.path + "/search.sqlite"
    let index = SQLiteSearchIndex(path: path, report: { print("search: \($0)") })
    var random = SearchWordSource()
    let start = threadNanoseconds()
    for batch in 0..<100 {
      try index.commit((0..<1000).map { .put(random.item(batch * 1000 + $0)) }, at: 0)
    }
    let inserted = Double(threadNanoseconds() - start) / 100_000 / 1000
    print("search: 100 000 items with a title of 4 words, 3 keywords and a description of 12 words")
    print("  indexed in batches of 1 000: \(Int(inserted.rounded())) µs an item")
    let bare = try BareSearch(copyOf: path, in: folder.path)
    for (name, words) in [("rare", ["lamibo", "rato"]), ("frequent", ["la", "ra"])] {
      let query = SearchQuery(words: words.joined(separator: " "))
      var counts: (own: Int, floor: Int) = (0, 0)
      let own = Measurement(units: 1, samples: 60) {
        counts.own = (try? index.items(for: query, limit: 50, at: 0).count) ?? 0
      }
      let floor = Measurement(units: 1, samples: 60) { counts.floor = bare.find(words) }
      guard counts.own == counts.floor, counts.own > 0 else {
        print("search: \(counts.own) results, and \(counts.floor) of SQLite's")
        return
      }
      print("  two words, \(name), \(counts.own) results:")
      print(own.milliseconds("own"))
      print(floor.milliseconds("SQLite"))
      Figure(
        "search for two \(name) words among 100 000 items", ours: own.median / 1000, floor: floor.median / 1000,
        unit: "µs", reach: 1.5
      ).report()
    }
  } catch {
    print("search: \(error)")
  }
}

/// Makes items of words with a distribution as in texts: a few are frequent.
private struct SearchWordSource {
  private var state: UInt64 = 1
  private static let syllables = ["la", "mi", "bo", "ra", "to", "ne", "su", "ki", "de", "vo"]

  private mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  private mutating func word() -> String {
    (0..<(2 + number(below: 3))).map { _ in Self.syllables[number(below: 10)] }.joined()
  }

  private mutating func text(_ count: Int) -> String { (0..<count).map { _ in word() }.joined(separator: " ") }

  mutating func item(_ number: Int) -> SearchItem {
    SearchItem(
      key: SearchItem.Key(identifier: "item-\(number)"), domain: "items",
      attributes: [
        "title": .text(text(4)), "keywords": .list((0..<3).map { _ in .text(word()) }),
        "contentDescription": .text(text(12)), "contentType": .text("public.text"),
      ])
  }
}

/// The same words and rows in SQLite alone, with its own ranking by relevance: the 50 best rows, every column of them.
private final class BareSearch {
  private var database: OpaquePointer?
  private var statement: OpaquePointer?

  init(copyOf path: String, in folder: String) throws {
    let setUp = """
      ATTACH '\(path)' AS own;
      CREATE TABLE item AS SELECT * FROM own.item;
      CREATE UNIQUE INDEX itemByNumber ON item (id);
      CREATE VIRTUAL TABLE word USING fts5 (title, keywords, summary, content, tokenize = 'ascii', prefix = '2 3');
      INSERT INTO word (rowid, title, keywords, summary, content)
        SELECT rowid, title, keywords, summary, content FROM own.word;
      DETACH own
      """
    let sql = """
      SELECT item.* FROM word CROSS JOIN item ON item.id = word.rowid WHERE word MATCH ? ORDER BY rank LIMIT 50
      """
    guard sqlite3_open(folder + "/bare.sqlite", &database) == SQLITE_OK,
      sqlite3_exec(database, setUp, nil, nil, nil) == SQLITE_OK,
      sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK
    else { throw CocoaError(.fileReadCorruptFile) }
  }

  deinit {
    sqlite3_finalize(statement)
    sqlite3_close(database)
  }

  /// The number of rows, at most 50.
  func find(_ words: [String]) -> Int {
    let expression = words.map { "\"\($0)\" *" }.joined(separator: " ")
    sqlite3_reset(statement)
    // SQLite copies the text, because its address is valid during the call alone.
    sqlite3_bind_text(statement, 1, expression, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    var count = 0
    while sqlite3_step(statement) == SQLITE_ROW {
      count += 1
      for column in 0..<sqlite3_column_count(statement) { _ = sqlite3_column_blob(statement, column) }
    }
    return count
  }
}
