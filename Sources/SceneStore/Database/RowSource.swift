import Foundation
import GRDBSQLite

/// The columns of one stored row, wherever they come from.
protocol RowSource {
  /// What a column holds.
  func kind(of column: Int32) -> ColumnKind
  /// The value of a column that holds an integer.
  func integer(_ column: Int32) -> Int64
  /// The bytes of a column that holds a text or bytes, as long as the row stays where it is.
  func bytes(_ column: Int32) -> UnsafeRawBufferPointer
}

/// What a column of a row holds.
enum ColumnKind { case null, integer, real, text, bytes }

/// The row that an SQLite statement stands on.
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

/// Reads the columns of one row in their order, and sums them up on the way.
struct RowReader<Source: RowSource> {
  private let source: Source
  private var column: Int32 = 0
  private var checksum = RowChecksum()
  /// Whether every column held what it should.
  private(set) var isValid = true

  init(_ source: Source) { self.source = source }

  /// The next column's integer, or `nil` where it holds nothing.
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

  /// The next column's integer where it must hold one that fits the type.
  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) -> Number {
    if let value = integer(), let number = Number(exactly: value) { return number }
    isValid = false
    return 0
  }

  /// The next column's truth value.
  mutating func flag() -> Bool { number(UInt8.self) != 0 }

  /// The next column's text as bytes, or `nil` where it holds nothing.
  mutating func text() -> UnsafeRawBufferPointer? { bytes(.text) }

  /// The next column's bytes, or `nil` where it holds nothing.
  mutating func bytes() -> UnsafeRawBufferPointer? { bytes(.bytes) }

  private mutating func bytes(_ wanted: ColumnKind) -> UnsafeRawBufferPointer? {
    defer { column &+= 1 }
    switch source.kind(of: column) {
    case .null:
      checksum.mixNull()
      return nil
    case let kind where kind == wanted:
      let bytes = source.bytes(column)
      checksum.mix(bytes, isText: wanted == .text)
      return bytes
    default:
      isValid = false
      return nil
    }
  }

  /// Reads the last column, and gives the row's checksum if it is the right one.
  mutating func finish(in table: StoreTable) -> UInt64? {
    let sum = checksum.value(in: table)
    guard source.kind(of: column) == .integer, UInt64(bitPattern: source.integer(column)) == sum, isValid else {
      return nil
    }
    return sum
  }
}

extension UnsafeRawBufferPointer {
  /// Whether another buffer of the same length holds the same bytes.
  fileprivate func isSame(as other: UnsafeRawBufferPointer) -> Bool {
    guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
    return memcmp(start, otherStart, count) == 0
  }
}

/// Gives the same string for the same bytes, as long as they come one after another: configurations repeat from row to row.
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
