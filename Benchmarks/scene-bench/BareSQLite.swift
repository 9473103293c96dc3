import Foundation
import GRDBSQLite

/// SQLite without a store: the floor of opening one.
enum BareSQLite {
  /// Opens the store's file at `path`, checks its pages, and reads every column of every row, as the store does. Nothing is decoded,
  /// compared with a checksum or kept. Returns the number of rows.
  static func read(_ path: String) throws -> Int {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    guard sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let setUp = "PRAGMA locking_mode = EXCLUSIVE; PRAGMA cell_size_check = ON; PRAGMA cache_size = -256"
    guard sqlite3_exec(database, setUp, nil, nil, nil) == SQLITE_OK else { throw CocoaError(.fileReadCorruptFile) }
    _ = try rows("PRAGMA quick_check(1)", database)
    return try rows("SELECT * FROM session", database) + rows("SELECT * FROM restorationActivity", database)
  }

  private static func rows(_ sql: String, _ database: OpaquePointer?) throws -> Int {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else {
      throw CocoaError(.fileReadCorruptFile)
    }
    var count = 0
    while sqlite3_step(statement) == SQLITE_ROW {
      count += 1
      for column in 0..<sqlite3_column_count(statement) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_NULL: break
        case SQLITE_INTEGER: consume(Int(truncatingIfNeeded: sqlite3_column_int64(statement, column)))
        default: consume(sqlite3_column_blob(statement, column).map { Int($0.load(as: UInt8.self)) } ?? 0)
        }
      }
    }
    return count
  }
}
