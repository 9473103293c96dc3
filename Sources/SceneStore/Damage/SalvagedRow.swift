/// A row as SQLite writes it to a page: the kinds and lengths of its columns, then their values. See
/// <https://www.sqlite.org/fileformat2.html#record_format>.
final class SalvagedRow: RowSource {
  /// The row's key, which is stored beside it and replaces its first column.
  let key: Int64
  private let payload: UnsafeMutableRawBufferPointer
  private var columns: [(kind: ColumnKind, integer: Int64, start: Int, count: Int)] = []

  /// Reads the columns; `nil` for bytes that are not a row.
  init?(key: Int64, payload: [UInt8]) {
    self.key = key
    self.payload = .allocate(byteCount: payload.count, alignment: 1)
    self.payload.copyBytes(from: payload)
    let bytes = UnsafeRawBufferPointer(self.payload)
    var header = 0
    guard let size = SalvagedRow.integer(bytes, &header), size <= Int64(bytes.count), size > 0 else { return nil }
    var value = Int(size)
    while header < Int(size) {
      guard columns.count < 64, let type = SalvagedRow.integer(bytes, &header),
        let column = SalvagedRow.column(type, value, bytes)
      else { return nil }
      value += column.count
      columns.append(column)
    }
    guard value == bytes.count, !columns.isEmpty else { return nil }
    columns[0] = (.integer, key, 0, 0)
  }

  deinit { payload.deallocate() }

  private static func column(
    _ type: Int64, _ start: Int, _ bytes: UnsafeRawBufferPointer
  ) -> (kind: ColumnKind, integer: Int64, start: Int, count: Int)? {
    let kind: ColumnKind
    let count: Int
    switch type {
    case 0: (kind, count) = (.null, 0)
    case 8, 9: return (.integer, type - 8, start, 0)
    case 1...4: (kind, count) = (.integer, Int(type))
    case 5: (kind, count) = (.integer, 6)
    case 6: (kind, count) = (.integer, 8)
    case 7: (kind, count) = (.real, 8)
    case 12...: (kind, count) = (type % 2 == 0 ? .bytes : .text, Int((type - 12) / 2))
    default: return nil
    }
    guard count <= bytes.count - start else { return nil }
    var integer: Int64 = 0
    if kind == .integer {
      integer = Int64(Int8(bitPattern: bytes[start]))
      for byte in bytes[start + 1..<start + count] { integer = integer << 8 | Int64(byte) }
    }
    return (kind, integer, start, count)
  }

  /// The table that the row belongs to, by its checksum; `nil` if it matches none.
  var table: StoreTable? {
    guard let last = columns.last, last.kind == .integer else { return nil }
    var checksum = RowChecksum()
    for index in columns.indices.dropLast() {
      let column = columns[index]
      switch column.kind {
      case .null: checksum.mixNull()
      case .integer: checksum.mix(column.integer)
      case .text, .bytes:
        checksum.mix(
          UnsafeRawBufferPointer(rebasing: payload[column.start..<column.start + column.count]),
          isText: column.kind == .text)
      case .real: return nil
      }
    }
    let sum = UInt64(bitPattern: last.integer)
    return StoreTable.allCases.first { $0.columns.count == columns.count && checksum.value(in: $0) == sum }
  }

  func kind(of column: Int32) -> ColumnKind {
    columns.indices.contains(Int(column)) ? columns[Int(column)].kind : .null
  }

  func integer(_ column: Int32) -> Int64 { columns[Int(column)].integer }

  /// The bytes live as long as this value, which its user retains while it reads.
  func bytes(_ column: Int32) -> UnsafeRawBufferPointer {
    let column = columns[Int(column)]
    return UnsafeRawBufferPointer(rebasing: payload[column.start..<column.start + column.count])
  }

  /// An SQLite integer: seven bits a byte, the most significant first, and all eight of the ninth.
  static func integer(_ bytes: UnsafeRawBufferPointer, _ offset: inout Int) -> Int64? {
    var value: UInt64 = 0
    for _ in 0..<8 {
      guard offset < bytes.count else { return nil }
      let byte = bytes[offset]
      offset += 1
      value = value << 7 | UInt64(byte & 127)
      if byte < 128 { return Int64(bitPattern: value) }
    }
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return Int64(bitPattern: value << 8 | UInt64(bytes[offset]))
  }
}
