import GRDB

/// The tables of a session file as each version of them was created.
///
/// A file of a later version has migrations that are not named here; it is not read. A migration never changes once it was released: a
/// change is a new migration.
enum StoreSchema {
  /// The migrations, the oldest first. Each runs in a transaction.
  static let migrator: DatabaseMigrator = {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("v1 sessions") { database in
      for statement in first { try database.execute(sql: statement) }
    }
    return migrator
  }()

  /// Whether a later version has changed the tables: every migration of this one has run, and others have. An unknown migration without the
  /// known ones is a damaged name.
  static func isNewer(_ database: Database) throws -> Bool {
    try migrator.hasBeenSuperseded(database) && migrator.hasCompletedMigrations(database)
  }

  /// The file's own definitions of its tables once every migration has run; anything else is damage.
  static let tables: [String: String] = {
    var tables: [String: String] = [:]
    for statement in first {
      tables[String(decoding: statement.utf8.split(separator: UInt8(ascii: " "), maxSplits: 3)[2], as: UTF8.self)] =
        statement
    }
    return tables
  }()

  private static let first: [String] = [
    """
    CREATE TABLE installation (
      id INTEGER PRIMARY KEY,
      saves INTEGER NOT NULL,
      identifierSeed INTEGER NOT NULL,
      nextID INTEGER NOT NULL,
      isForceQuit INTEGER NOT NULL,
      isRunning INTEGER NOT NULL,
      rowCount INTEGER NOT NULL,
      digest INTEGER NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE session (
      id INTEGER PRIMARY KEY,
      persistentIdentifier TEXT NOT NULL,
      role TEXT NOT NULL,
      name TEXT,
      sceneClassName TEXT,
      delegateClassName TEXT,
      storyboardName TEXT,
      isNew INTEGER NOT NULL,
      isDiscardOwed INTEGER NOT NULL,
      isDiscardedOnDisconnection INTEGER NOT NULL,
      restorationDeaths INTEGER NOT NULL,
      used INTEGER,
      space INTEGER,
      restoring INTEGER,
      conditions BLOB,
      x INTEGER,
      y INTEGER,
      width INTEGER,
      height INTEGER,
      isMaximised INTEGER,
      snapshot TEXT,
      checksum INTEGER NOT NULL
    ) STRICT
    """,
    bigValue("restorationActivity"), bigValue("userInfo"), bigValue("stateSetAside"), bigValue("preservedState"),
  ]

  private static func bigValue(_ name: String) -> String {
    """
    CREATE TABLE \(name) (
      session INTEGER PRIMARY KEY,
      activityType TEXT,
      targetContentIdentifier TEXT,
      bytes BLOB NOT NULL,
      checksum INTEGER NOT NULL
    ) STRICT
    """
  }
}
