import Foundation
import GRDB
import SceneSystem
import SearchIndex

/// An open search index.
final class SearchDatabase {
  /// The file is not a search index of this version.
  struct Flaw: Error {
    /// What is wrong, as a clause.
    let reason: String
  }

  /// The file has no tables yet, and a reader creates none.
  struct NoTables: Error {}

  private let queue: DatabaseQueue
  private static let version = 1

  /// Opens the file at `path`; an empty one gets its tables.
  init(path: String, isReadOnly: Bool) throws {
    var configuration = Configuration()
    configuration.label = "proscenium.search"
    configuration.readonly = isReadOnly
    configuration.foreignKeysEnabled = false
    configuration.observesSuspensionNotifications = false
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      guard !isReadOnly else { return }
      // Removed rows are overwritten with zeros, because they are the user's data.
      try database.execute(
        sql:
          "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA trusted_schema = OFF"
      )
    }
    queue = try Self.detectingFlaws { try DatabaseQueue(path: path, configuration: configuration) }
    try Self.detectingFlaws {
      try queue.inDatabase { database in
        let version = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
        if version == 0, try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema") == 0 {
          // The app is creating the file, or was ended before it had.
          guard !isReadOnly else { throw NoTables() }
          try database.inTransaction {
            try database.execute(sql: Self.schema + ";PRAGMA user_version = \(Self.version)")
            return .commit
          }
        } else if version > Self.version {
          throw Flaw(reason: "a later version of Proscenium has written it")
        } else if version != Self.version {
          throw Flaw(reason: "it is another database")
        }
      }
    }
  }

  deinit { try? queue.close() }

  /// The words are kept in a table of their own, whose rows have the numbers of the items. Numbers ascend with each change of an item, so that
  /// their order is that of the changes.
  private static let schema = """
    CREATE TABLE item (
      id INTEGER PRIMARY KEY,
      kind INTEGER NOT NULL,
      indexName TEXT NOT NULL,
      identifier TEXT NOT NULL,
      domain TEXT,
      expires REAL,
      related TEXT,
      attributes BLOB NOT NULL,
      activityType TEXT,
      targetContentIdentifier TEXT,
      activity BLOB,
      UNIQUE (kind, indexName, identifier)
    ) STRICT;
    CREATE INDEX itemByDomain ON item (indexName, domain) WHERE domain IS NOT NULL;
    CREATE INDEX itemByExpiration ON item (expires) WHERE expires IS NOT NULL;
    CREATE INDEX activityByItem ON item (related) WHERE related IS NOT NULL;
    CREATE VIRTUAL TABLE word USING fts5 (
      title, keywords, summary, content, tokenize = 'ascii', prefix = '2 3', detail = 'column', columnsize = 0
    );
    CREATE TABLE client (indexName TEXT PRIMARY KEY, state BLOB NOT NULL) STRICT
    """

  /// Turns SQLite's errors for damaged files into a flaw, and that for an app which was killed while it created the file into no tables.
  private static func detectingFlaws<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch DatabaseError.SQLITE_READONLY_ROLLBACK {
      // The file has a rollback journal until it is in WAL mode, which comes before the tables. Only a writer can roll back.
      throw NoTables()
    } catch let error as DatabaseError
      where [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_SCHEMA].contains(error.resultCode)
      || error.message?.hasPrefix("no such table") == true || error.message?.hasPrefix("no such column") == true
    {
      throw Flaw(reason: error.message ?? "it is damaged")
    }
  }

  // MARK: Changes

  func commit(_ changes: [SearchChange], at time: Double) throws {
    try Self.detectingFlaws {
      try queue.writeWithoutTransaction { database in
        try database.inTransaction(.immediate) {
          for change in changes { try make(change, in: database) }
          try remove(where: "expires IS NOT NULL AND expires <= ?", [time], from: database)
          return .commit
        }
      }
    }
  }

  private func make(_ change: SearchChange, in database: Database) throws {
    switch change {
    case .put(let item): try put(item, in: database)
    case .update(let update):
      guard var item = try item(update.key, in: database) else { return }
      item.change(by: update)
      try put(item, in: database)
    case .remove(let key):
      try remove(key, from: database)
      if key.kind == .item {
        try remove(
          where: "related = ? AND kind = ?", [key.identifier, SearchItem.Kind.activity.rawValue], from: database)
      }
    case .removeDomain(let domain, let index):
      // What begins with the group's name and a full stop lies between it and the name with the next character.
      try remove(
        where: "indexName = ? AND domain IS NOT NULL AND (domain = ? OR (domain > ? AND domain < ?))",
        [index, domain, domain + ".", domain + "/"], from: database)
    case .removeAll(let index):
      try remove(where: "kind = ? AND indexName = ?", [SearchItem.Kind.item.rawValue, index], from: database)
    case .removeActivities: try remove(where: "kind = ?", [SearchItem.Kind.activity.rawValue], from: database)
    case .setClientState(let state, let index):
      try database.cachedStatement(sql: "INSERT OR REPLACE INTO client VALUES (?, ?)").execute(
        arguments: [index, state.data])
    }
  }

  private func put(_ item: SearchItem, in database: Database) throws {
    try remove(item.key, from: database)
    let number = (try Int64.fetchOne(database.cachedStatement(sql: "SELECT max(id) FROM item")) ?? 0) + 1
    try database.cachedStatement(sql: "INSERT INTO item VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [
        number, item.key.kind.rawValue, item.key.index, item.key.identifier, item.domain, item.expirationDate,
        item.relatedIdentifier, AttributeCoding.bytes(of: item.attributes).data, item.activity?.activityType,
        item.activity?.targetContentIdentifier, item.activity.map { $0.bytes.elements.data },
      ])
    let words = SearchField.allCases.map { item.words(in: $0).joined(separator: " ") }
    try database.cachedStatement(
      sql: "INSERT INTO word (rowid, title, keywords, summary, content) VALUES (?, ?, ?, ?, ?)"
    ).execute(arguments: [number, words[0], words[1], words[2], words[3]])
  }

  private func remove(_ key: SearchItem.Key, from database: Database) throws {
    try remove(
      where: "kind = ? AND indexName = ? AND identifier = ?", [key.kind.rawValue, key.index, key.identifier],
      from: database)
  }

  private func remove(where condition: String, _ arguments: StatementArguments, from database: Database) throws {
    let numbers = try Int64.fetchAll(
      database.cachedStatement(sql: "SELECT id FROM item WHERE \(condition)"), arguments: arguments)
    for number in numbers {
      try database.cachedStatement(sql: "DELETE FROM word WHERE rowid = ?").execute(arguments: [number])
      try database.cachedStatement(sql: "DELETE FROM item WHERE id = ?").execute(arguments: [number])
    }
  }

  // MARK: Searches

  func items(for query: SearchQuery, limit: Int, at time: Double) throws -> [SearchItem] {
    try Self.detectingFlaws {
      try queue.inDatabase { database in
        query.filters.isEmpty && !query.rankedWords.isEmpty
          ? try itemsWithWords(query.rankedWords, query.kind, limit: limit, at: time, in: database)
          : try itemsByComparing(query, limit: limit, at: time, in: database)
      }
    }
  }

  /// Every item with the words fits, so that only those that are returned are read.
  private func itemsWithWords(
    _ words: [String], _ kind: SearchItem.Kind?, limit: Int, at time: Double, in database: Database
  ) throws -> [SearchItem] {
    let (number, overflow) = limit.multipliedReportingOverflow(by: 4)
    let most = overflow ? Int.max : max(200, number)
    var candidates = try candidates(words, limit: most, in: database)
    if candidates.count >= most { return try bestItems(words, kind, limit: limit, at: time, in: database) }
    candidates.sort { ($0.rank, -$0.number) < ($1.rank, -$1.number) }
    var found: [SearchItem] = []
    for candidate in candidates {
      if found.count >= limit { break }
      guard let item = try item(numbered: candidate.number, in: database), !item.isExpired(at: time),
        kind == nil || kind == item.key.kind
      else { continue }
      found.append(item)
    }
    return found
  }

  private func candidates(
    _ words: [String], limit: Int, in database: Database
  ) throws -> [(rank: SearchRank, number: Int64)] {
    var candidates: [(rank: SearchRank, number: Int64)] = []
    let rows = try Row.fetchCursor(
      database.cachedStatement(sql: "SELECT rowid, title FROM word WHERE word MATCH ? ORDER BY rowid DESC LIMIT ?"),
      arguments: [Self.expression(words), limit])
    while let row = try rows.next() {
      let title: String = row[1]
      candidates.append((SearchRank(words, title: title.split(separator: " ")), row[0]))
    }
    return candidates
  }

  /// The best of many items: those with the words in their title, and then the others, so that not all of them are read.
  private func bestItems(
    _ words: [String], _ kind: SearchItem.Kind?, limit: Int, at time: Double, in database: Database
  ) throws -> [SearchItem] {
    let statement = try database.cachedStatement(
      sql: """
        SELECT word.rowid FROM word CROSS JOIN item ON item.id = word.rowid
        WHERE word MATCH ? AND (item.expires IS NULL OR item.expires > ?) AND item.kind IN (?, ?)
        ORDER BY word.rowid DESC LIMIT ?
        """)
    let (first, last) = (kind ?? .item, kind ?? .activity)
    func numbers(_ expression: String, _ count: Int) throws -> [Int64] {
      try Int64.fetchAll(statement, arguments: [expression, time, first.rawValue, last.rawValue, count])
    }
    let expression = Self.expression(words)
    var best = try numbers("title : (\(expression))", limit)
    if best.count < limit {
      let known = Set(best)
      best += try numbers(expression, limit + best.count).filter { !known.contains($0) }
    }
    return try best.prefix(limit).compactMap { try item(numbered: $0, in: database) }
  }

  private func itemsByComparing(
    _ query: SearchQuery, limit: Int, at time: Double, in database: Database
  ) throws -> [SearchItem] {
    let words = query.requiredWords
    let source = words.isEmpty ? "item" : "word CROSS JOIN item ON item.id = word.rowid"
    let condition = words.isEmpty ? "" : " WHERE word MATCH ?"
    let rows = try Row.fetchCursor(
      database.cachedStatement(
        sql:
          "SELECT \(Self.columns) FROM \(source)\(condition) ORDER BY \(words.isEmpty ? "item.id" : "word.rowid") DESC"),
      arguments: words.isEmpty ? [] : [Self.expression(words)])
    let ranked = query.rankedWords
    var found: [(rank: SearchRank, item: SearchItem)] = []
    while let row = try rows.next() {
      guard let item = Self.item(row), !item.isExpired(at: time), query.matches(item) else { continue }
      found.append((SearchRank(ranked, title: item.words(in: .title)), item))
      if ranked.isEmpty, found.count >= limit { break }
    }
    // The sort keeps the order of equal ranks.
    return found.sorted { $0.rank < $1.rank }.prefix(limit).map(\.item)
  }

  func item(_ key: SearchItem.Key, at time: Double) throws -> SearchItem? {
    try Self.detectingFlaws { try queue.inDatabase { try item(key, in: $0) } }.flatMap {
      $0.isExpired(at: time) ? nil : $0
    }
  }

  func clientState(ofIndex index: String) throws -> [UInt8]? {
    try Self.detectingFlaws {
      try queue.inDatabase {
        try Data.fetchOne($0, sql: "SELECT state FROM client WHERE indexName = ?", arguments: [index]).map(Array.init)
      }
    }
  }

  /// The words consist of letters and digits, but a word of the language of expressions must be quoted.
  private static func expression(_ words: [String]) -> String { words.map { "\"\($0)\" *" }.joined(separator: " ") }

  private static let columns =
    "kind, indexName, identifier, domain, expires, attributes, activityType, targetContentIdentifier, activity"

  private func item(_ key: SearchItem.Key, in database: Database) throws -> SearchItem? {
    try Row.fetchOne(
      database.cachedStatement(
        sql: "SELECT \(Self.columns) FROM item WHERE kind = ? AND indexName = ? AND identifier = ?"),
      arguments: [key.kind.rawValue, key.index, key.identifier]
    ).flatMap(Self.item)
  }

  private func item(numbered number: Int64, in database: Database) throws -> SearchItem? {
    try Row.fetchOne(
      database.cachedStatement(sql: "SELECT \(Self.columns) FROM item WHERE id = ?"), arguments: [number]
    ).flatMap(Self.item)
  }

  private static func item(_ row: Row) -> SearchItem? {
    guard let kind = SearchItem.Kind(rawValue: row[0]),
      let attributes = AttributeCoding.attributes(in: Array(row[5] as Data))
    else { return nil }
    let activity = (row[6] as String?).map {
      ActivityArchive(
        activityType: $0, targetContentIdentifier: row[7], bytes: Bytes(Array((row[8] as Data?) ?? Data())))
    }
    return SearchItem(
      key: SearchItem.Key(kind: kind, index: row[1], identifier: row[2]), domain: row[3], expirationDate: row[4],
      attributes: attributes, activity: activity)
  }
}

extension [UInt8] {
  fileprivate var data: Data { Data(self) }
}
