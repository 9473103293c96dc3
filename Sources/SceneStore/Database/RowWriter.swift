import GRDB
import GRDBSQLite

/// Binds the columns of one row to a statement in their order, computes their checksum, and writes the row.
struct RowWriter {
  private let statement: OpaquePointer
  private var column: Int32 = 0
  private var checksum = RowChecksum()
  private var code = SQLITE_OK

  init(_ statement: Statement) { self.statement = statement.sqliteStatement }

  mutating func add(_ integer: Int64?) {
    column += 1
    guard let integer else { return addNull() }
    checksum.mix(integer)
    note(sqlite3_bind_int64(statement, column, integer))
  }

  mutating func add(_ integer: Int?) { add(integer.map { Int64($0) }) }

  mutating func add(_ flag: Bool?) { add(flag.map { $0 ? 1 : 0 as Int64 }) }

  mutating func add(_ text: String?) {
    column += 1
    guard var text else { return addNull() }
    text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      checksum.mix(bytes, isText: true)
      // A null pointer would bind NULL.
      bytes.withMemoryRebound(to: CChar.self) {
        note(sqlite3_bind_text(statement, column, $0.baseAddress ?? emptyText, Int32(clamping: $0.count), copied))
      }
    }
  }

  mutating func add(bytes: [UInt8]?) {
    column += 1
    guard let bytes else { return addNull() }
    bytes.withUnsafeBytes {
      checksum.mix($0, isText: false)
      note(
        $0.isEmpty
          ? sqlite3_bind_zeroblob(statement, column, 0)
          : sqlite3_bind_blob(statement, column, $0.baseAddress, Int32(clamping: $0.count), copied))
    }
  }

  /// Adds the checksum, writes the row, and returns the checksum.
  mutating func write(to table: StoreTable) throws -> UInt64 {
    let sum = checksum.value(in: table)
    column += 1
    note(sqlite3_bind_int64(statement, column, Int64(bitPattern: sum)))
    try RowWriter.run(statement, code)
    return sum
  }

  /// Runs a statement that has one key as its argument and returns no rows.
  static func run(_ statement: Statement, key: Int64) throws {
    try run(statement.sqliteStatement, sqlite3_bind_int64(statement.sqliteStatement, 1, key))
  }

  private static func run(_ statement: OpaquePointer, _ bound: Int32) throws {
    var code = bound
    if code == SQLITE_OK { code = sqlite3_step(statement) }
    let message = code == SQLITE_DONE ? nil : String(cString: sqlite3_errmsg(sqlite3_db_handle(statement)))
    sqlite3_reset(statement)
    // The bound values may be large, and are in the page cache now.
    sqlite3_clear_bindings(statement)
    if let message { throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message) }
  }

  private mutating func addNull() {
    checksum.mixNull()
    note(sqlite3_bind_null(statement, column))
  }

  private mutating func note(_ result: Int32) { if code == SQLITE_OK { code = result } }
}

/// SQLite copies the value, because Swift guarantees no address beyond the call.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
nonisolated(unsafe) private let emptyText: UnsafePointer<CChar> = {
  let text = UnsafeMutablePointer<CChar>.allocate(capacity: 1)
  text.pointee = 0
  return UnsafePointer(text)
}()
