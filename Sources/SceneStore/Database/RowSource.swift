import Foundation
import GRDBSQLite

/// The columns of one stored row, from any source.
protocol RowSource {
  /// The kind of a column's value.
  func kind(of column: Int32) -> ColumnKind
  /// The value of an integer column.
  func integer(_ column: Int32) -> Int64
  /// The bytes of a text or bytes column, valid as long as the row is not moved.
  func bytes(_ column: Int32) -> UnsafeRawBufferPointer
}

/// The kind of a column's value.
enum ColumnKind { case null, integer, real, text, bytes }

/// The current row of an SQLite statement.
struct StatementRow: RowSource {
  let statement: OpaquePointer

  func kind(of column: Int32) -> ColumnKind {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer
    case SQLITE_TEXT: .text
    case SQLITE_BLOB: .bytes
    case SQLITE_FLOAT: .real
    default: .null
    }
  }

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
    let start = sqlite3_column_blob(statement, column)
    return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(sqlite3_column_bytes(statement, column)))
  }
}

/// Reads the columns of one row in their order, and computes their checksum.
struct RowReader<Source: RowSource> {
  private let source: Source
  private var column: Int32 = 0
  private var checksum = RowChecksum()
  /// Whether every column had a value of the right kind.
  private(set) var isValid = true

  init(_ source: Source) { self.source = source }

  /// The next column's integer, or `nil` if it is NULL.
  mutating func integer() -> Int64? {
    defer { column &+= 1 }
    switch source.kind(of: column) {
    case .null:
      checksum.mixNull()
      return nil
    case .integer:
      let value = source.integer(column)
      checksum.mix(value)
      return value
    default:
      isValid = false
      return nil
    }
  }

  /// The next column's integer, which must fit the type.
  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
    if let value = integer(), let number = Number(exactly: value) { return number }
    isValid = false
    return 0
  }

  /// The next column's Boolean value.
  mutating func flag() -> Bool { number(UInt8.self) != 0 }

  /// The next column's text as bytes, or `nil` if it is NULL.
  mutating func text() -> UnsafeRawBufferPointer? { bytes(.text) }

  /// The next column's bytes, or `nil` if it is NULL.
  mutating func bytes() -> UnsafeRawBufferPointer? { bytes(.bytes) }

  private mutating func bytes(_ expected: ColumnKind) -> UnsafeRawBufferPointer? {
    defer { column &+= 1 }
    switch source.kind(of: column) {
    case .null:
      checksum.mixNull()
      return nil
    case let kind where kind == expected:
      let bytes = source.bytes(column)
      checksum.mix(bytes, isText: expected == .text)
      return bytes
    default:
      isValid = false
      return nil
    }
  }

  /// Reads the last column, and returns the row's checksum if it is correct.
  mutating func finish(in table: StoreTable) -> UInt64? {
    let sum = checksum.value(in: table)
    guard source.kind(of: column) == .integer, UInt64(bitPattern: source.integer(column)) == sum, isValid else {
      return nil
    }
    return sum
  }
}

extension UnsafeRawBufferPointer {
  /// Whether another buffer of the same length has the same bytes.
  fileprivate func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
    return memcmp(start, otherStart, count) == 0
  }
}

/// Returns the same string for the same bytes in consecutive rows: configurations repeat from row to row.
struct RepeatedText {
  private var last = ""
  private var bytes: [UInt8] = []

  mutating func callAsFunction(_ new: UnsafeRawBufferPointer?) -> String? {
    guard let new else { return nil }
    let isSame = bytes.count == new.count && bytes.withUnsafeBytes { $0.isSame(as: new) }
    if !isSame {
      bytes = Array(new)
      last = String(decoding: new, as: UTF8.self)
    }
    return last
  }
}
