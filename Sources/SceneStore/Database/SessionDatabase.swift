import CSceneStore
import Foundation
import GRDB
import GRDBSQLite
import SceneSystem

/// An open session file: reads it once, then writes only what differs.
final class SessionDatabase {
  /// The number of pages in the log at which they are copied into the file. The log is read again at each start.
  static let checkpointFrames = 128
  /// The initial size of the log in bytes: SQLite overwrites existing bytes in half the time that it takes to extend a file. A little more
  /// than the checkpoint, because the last transaction before it may exceed it.
  static let logSize = 32 + (checkpointFrames + 64) * (24 + 4096)

  let queue: DatabaseQueue
  private var statements: [StoreTable: (insert: Statement, delete: Statement)] = [:]

  /// Opens the existing file at `path`.
  init(path: String) throws {
    queue = try DatabaseQueue(path: path, configuration: SessionDatabase.configuration)
  }

  /// Creates a file with `state` at `path`, where there is an empty one, and returns the database, which is closed. The caller removes what
  /// a crash leaves of the file.
  static func make(path: String, _ state: PersistentState, saves: Int64) throws -> SessionDatabase {
    var configuration = configuration
    configuration.prepareDatabase { database in
      // The file is not visible before it is complete, so nothing has to be rolled back.
      try database.execute(sql: "PRAGMA page_size = 4096; PRAGMA journal_mode = MEMORY")
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try StoreSchema.migrator.migrate(queue)
    let database = SessionDatabase(queue)
    var stored = StoredState(state: PersistentState(), saves: saves)
    try database.write(state, over: &stored)
    try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
    database.close()
    return database
  }

  private init(_ queue: DatabaseQueue) { self.queue = queue }

  deinit { close() }

  /// Closes the file. Later writes throw.
  func close() {
    // The connection can be closed only when there are no prepared statements.
    statements = [:]
    try? queue.close()
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "proscenium.sessions"
    configuration.foreignKeysEnabled = false
    configuration.observesSuspensionNotifications = false
    configuration.prepareDatabase { database in
      proscenium_leave_log_on_close(UnsafeMutableRawPointer(database.sqliteConnection))
      // There is no other writer, so the index of the log need not be shared, and no -shm file is created. Removed rows are overwritten
      // with zeros, because they are the user's data. The page cache is small, because every row is in the state too.
      try database.execute(
        sql: """
          PRAGMA locking_mode = EXCLUSIVE;
          PRAGMA synchronous = FULL;
          PRAGMA secure_delete = ON;
          PRAGMA cell_size_check = ON;
          PRAGMA trusted_schema = OFF;
          PRAGMA cache_size = -256;
          PRAGMA wal_autocheckpoint = \(checkpointFrames)
          """)
    }
    return configuration
  }

  /// Whether a later version of the package has changed the tables.
  func isNewer() throws -> Bool { try queue.inDatabase { try StoreSchema.isNewer($0) } }

  /// Migrates the tables, and returns what is wrong with them, as the end of a sentence, if they are not as expected afterwards. A file
  /// without any tables of the store is left unchanged.
  func migrate() throws -> String? {
    let (isStore, isCurrent) = try queue.inDatabase { database in
      (
        try database.tableExists("grdb_migrations"), try StoreSchema.migrator.hasCompletedMigrations(database)
      )
    }
    guard isStore else { return "it is a database without sessions" }
    if !isCurrent { try StoreSchema.migrator.migrate(queue) }
    return try queue.inDatabase { database in
      var missing = StoreSchema.tables
      for row in try Row.fetchAll(database, sql: "SELECT name, sql FROM sqlite_schema") {
        guard let name = row["name"] as String?, let expected = missing.removeValue(forKey: name) else { continue }
        if row["sql"] as String? != expected { return "its table \(name) is not what it should be" }
      }
      if let name = missing.keys.min() { return "its table \(name) is missing" }
      // Rows can be intact on a page whose bookkeeping is not: the next row would be written over one of them.
      let isSound = try String.fetchOne(database, sql: "PRAGMA quick_check(1)") == "ok"
      return isSound ? nil : "its pages contradict themselves"
    }
  }

  /// The content of the file; `nil` if no row is correct.
  func read() throws -> ReadState? { try queue.inDatabase { try SessionDatabase.read($0) } }

  /// The content of a database whose tables are up to date.
  static func read(_ database: Database) throws -> ReadState? {
    var assembly = StateAssembly()
    for table in StoreTable.allCases {
      assembly.begin()
      let statement = try database.makeStatement(sql: table.select)
      let row = StatementRow(statement: statement.sqliteStatement)
      while true {
        let code = sqlite3_step(statement.sqliteStatement)
        guard code == SQLITE_ROW else {
          if code != SQLITE_DONE {
            throw DatabaseError(resultCode: ResultCode(rawValue: code), message: database.lastErrorMessage)
          }
          break
        }
        assembly.add(row, of: table)
      }
    }
    return assembly.finish()
  }

  /// Writes the differences between `state` and `stored` in one transaction that is durable afterwards, and updates `stored`. If this
  /// throws, neither the file nor `stored` has changed.
  func write(_ state: PersistentState, over stored: inout StoredState) throws {
    let difference = StateDifference(from: stored, to: state)
    stored = try queue.writeWithoutTransaction { database in
      try prepare(database)
      var written: StoredState?
      try database.inTransaction(.immediate) {
        written = try difference.write { table in
          // Each table was prepared above.
          statements[table]!
        }
        return .commit
      }
      return written!
    }
  }

  /// Statements are prepared once; SQLite prepares them again if the tables have changed.
  private func prepare(_ database: Database) throws {
    guard statements.isEmpty else { return }
    for table in StoreTable.allCases {
      statements[table] = (
        try database.makeStatement(sql: table.insert), try database.makeStatement(sql: table.delete)
      )
    }
  }
}
