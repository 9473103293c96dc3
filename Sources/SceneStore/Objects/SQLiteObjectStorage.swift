import Foundation
import GRDB
package import ObjectStorage

/// A store of objects in an SQLite file.
///
/// Each object is one row, whose content the caller has encoded. A commit is one transaction; other processes may use the file at the same
/// time.
package final class SQLiteObjectStorage: ObjectStorage {
  private let queue: DatabaseQueue
  /// Marks the files of this format.
  private static let applicationID = 0x5053_434F
  private static let version = 1

  /// Opens the file at `path`, which is created if it does not exist.
  ///
  /// - Parameter isReadOnly: Whether the file is not changed; it must exist then.
  package init(path: String, isReadOnly: Bool) throws(ObjectStorageError) {
    var configuration = Configuration()
    configuration.label = "proscenium.objects"
    configuration.readonly = isReadOnly
    configuration.foreignKeysEnabled = false
    configuration.observesSuspensionNotifications = false
    configuration.busyMode = .timeout(5)
    configuration.prepareDatabase { database in
      guard !isReadOnly else { return }
      try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF")
    }
    // The objects are the user's data. SQLite gives its other files the mode of this one.
    if !isReadOnly { _ = try? OpenFile(path, O_RDWR | O_CREAT | O_EXCL) }
    queue = try Self.reporting { try DatabaseQueue(path: path, configuration: configuration) }
    try Self.reporting { try queue.writeWithoutTransaction { try Self.prepare($0, isReadOnly: isReadOnly) } }
  }

  deinit { try? queue.close() }

  private static func prepare(_ database: Database, isReadOnly: Bool) throws {
    func check() throws -> Bool {
      if try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_schema") == 0 { return false }
      guard try Int.fetchOne(database, sql: "PRAGMA application_id") == applicationID else {
        throw ObjectStorageError.notAStore(reason: "it is another database; a store of a device cannot be read here")
      }
      guard try Int.fetchOne(database, sql: "PRAGMA user_version") == version else {
        throw ObjectStorageError.notAStore(reason: "a later version of Proscenium has written it")
      }
      return true
    }
    if try check() || isReadOnly { return }
    try database.inTransaction(.immediate) {
      // Another process may have created the tables in the meantime.
      if try !check() {
        try database.execute(
          sql: """
            CREATE TABLE object (
              number INTEGER PRIMARY KEY, entity TEXT NOT NULL, version INTEGER NOT NULL, content BLOB NOT NULL
            ) STRICT;
            CREATE INDEX objectByEntity ON object (entity);
            CREATE TABLE store (name TEXT PRIMARY KEY, value ANY NOT NULL) STRICT;
            INSERT INTO store VALUES ('next', 1);
            PRAGMA application_id = \(applicationID);
            PRAGMA user_version = \(version)
            """)
      }
      return .commit
    }
  }

  // MARK: Reading

  package func metadata() throws(ObjectStorageError) -> [UInt8]? {
    try read { try Data.fetchOne($0, sql: "SELECT value FROM store WHERE name = 'metadata'").map(Array.init) }
  }

  package func foreignChanges() throws(ObjectStorageError) -> Int64 {
    try read { try Int64.fetchOne($0, sql: "PRAGMA data_version") ?? 0 }
  }

  package func rows(ofEntities entities: [String]) throws(ObjectStorageError) -> [ObjectRow] {
    try read { database in
      let statement = try database.cachedStatement(
        sql: "SELECT number, entity, version, content FROM object WHERE entity = ? ORDER BY number")
      return try entities.flatMap { entity in
        try Row.fetchAll(statement, arguments: [entity]).map(Self.objectRow)
      }.sorted { $0.number < $1.number }
    }
  }

  package func rows(numbered numbers: [Int64]) throws(ObjectStorageError) -> [ObjectRow] {
    try read { database in
      let statement = try database.cachedStatement(
        sql: "SELECT number, entity, version, content FROM object WHERE number = ?")
      return try numbers.compactMap { try Row.fetchOne(statement, arguments: [$0]).map(Self.objectRow) }
    }
  }

  private static func objectRow(_ row: Row) -> ObjectRow {
    ObjectRow(number: row[0], entity: row[1], version: row[2], content: Array(row[3] as Data))
  }

  // MARK: Writing

  package func setMetadata(_ metadata: [UInt8]) throws(ObjectStorageError) {
    try write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO store VALUES ('metadata', ?)", arguments: [Data(metadata)])
    }
  }

  package func reserveNumbers(_ count: Int) throws(ObjectStorageError) -> Int64 {
    try write { database in
      let first = try Int64.fetchOne(database, sql: "SELECT value FROM store WHERE name = 'next'") ?? 1
      try database.execute(sql: "UPDATE store SET value = ? WHERE name = 'next'", arguments: [first + Int64(count)])
      return first
    }
  }

  package func commit(_ changes: ObjectChanges) throws(ObjectStorageError) {
    try write { database in
      let insert = try database.cachedStatement(
        sql: "INSERT INTO object (number, entity, version, content) VALUES (?, ?, ?, ?)")
      for row in changes.insertions {
        try insert.execute(arguments: [row.number, row.entity, row.version, Data(row.content)])
      }
      let update = try database.cachedStatement(
        sql: "UPDATE object SET version = version + 1, content = ? WHERE number = ? AND version = ?")
      for row in changes.updates {
        try update.execute(arguments: [Data(row.content), row.number, row.version])
        guard database.changesCount == 1 else { throw ObjectStorageError.conflict }
      }
      let delete = try database.cachedStatement(sql: "DELETE FROM object WHERE number = ? AND version = ?")
      for deletion in changes.deletions {
        try delete.execute(arguments: [deletion.number, deletion.version])
        guard database.changesCount == 1 else { throw ObjectStorageError.conflict }
      }
    }
  }

  // MARK: Errors

  private func read<Result>(_ body: (Database) throws -> Result) throws(ObjectStorageError) -> Result {
    try Self.reporting { try queue.inDatabase(body) }
  }

  private func write<Result>(_ body: (Database) throws -> Result) throws(ObjectStorageError) -> Result {
    try Self.reporting {
      try queue.inDatabase { database in
        var result: Result?
        try database.inTransaction(.immediate) {
          result = try body(database)
          return .commit
        }
        return result!
      }
    }
  }

  /// Turns SQLite's errors into those of stores.
  private static func reporting<Result>(_ body: () throws -> Result) throws(ObjectStorageError) -> Result {
    do {
      return try body()
    } catch let error as ObjectStorageError {
      throw error
    } catch let error as DatabaseError where [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) {
      throw .notAStore(reason: error.message ?? "it is damaged")
    } catch let error as DatabaseError {
      throw .failed(reason: error.message ?? error.description)
    } catch {
      throw .failed(reason: String(describing: error))
    }
  }
}
