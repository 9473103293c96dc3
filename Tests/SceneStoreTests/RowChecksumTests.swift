import SceneSystem
import Testing

@testable import SceneStore

/// Only the checksum distinguishes a right row from a wrong one, so every accidental change of a row must change it.
@Suite("Checksums of rows")
struct RowChecksumTests {
  /// A column in the store's format.
  enum Column: Hashable {
    case null
    case integer(Int64)
    case text([UInt8])
    case bytes([UInt8])
  }

  static func sum(_ columns: [Column], _ table: StoreTable = .session) -> UInt64 {
    var checksum = RowChecksum()
    for column in columns {
      switch column {
      case .null: checksum.mixNull()
      case .integer(let value): checksum.mix(value)
      case .text(let bytes): bytes.withUnsafeBytes { checksum.mix($0, isText: true) }
      case .bytes(let bytes): bytes.withUnsafeBytes { checksum.mix($0, isText: false) }
      }
    }
    return checksum.value(in: table)
  }

  /// The lengths at which bytes are processed differently: by one, by eight, and by four times eight from 64 on.
  static let lengths = [
    1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 39, 40, 63, 64, 65, 71, 72, 95, 96, 97, 127, 128, 129, 200,
  ]

  @Test("Equal rows have equal checksums, in every version")
  func fixed() {
    let row: [Column] = [.integer(1), .null, .text(Array("Main".utf8)), .bytes([1, 2, 3]), .integer(-1)]
    #expect(RowChecksumTests.sum(row) == RowChecksumTests.sum(row))
    // Existing files contain these numbers; with another algorithm each of them would be damaged.
    let long = (0..<200).map { UInt8(truncatingIfNeeded: $0 * 7) }
    #expect(RowChecksumTests.sum(row) == 0xB493_BC0D_A6D6_8FDA)
    #expect(RowChecksumTests.sum([.bytes(long)], .userInfo) == 0x34F4_9015_CD12_A926)
    #expect(RowChecksumTests.sum([], .installation) == 0x43F5_8EF6_7AE1_CC38)
  }

  @Test("Every change of a single byte changes the checksum, at every length", arguments: lengths)
  func singleBytes(length: Int) {
    var random = SeededGenerator(seed: UInt64(length))
    var bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
    let whole = RowChecksumTests.sum([.bytes(bytes)])
    for index in bytes.indices {
      let right = bytes[index]
      for wrong in 0...255 as ClosedRange<UInt8> where wrong != right {
        bytes[index] = wrong
        if RowChecksumTests.sum([.bytes(bytes)]) == whole {
          Issue.record("byte \(index) of \(length), \(wrong) for \(right)")
        }
      }
      bytes[index] = right
    }
    #expect(RowChecksumTests.sum([.bytes(bytes)]) == whole)
  }

  @Test("Every change of a single bit of an integer changes the checksum, in every column of a row")
  func singleBits() {
    let row = (0..<21).map { Column.integer(Int64($0) * 0x0123_4567_89AB) }
    let whole = RowChecksumTests.sum(row)
    var seen: Set<UInt64> = [whole]
    for index in row.indices {
      guard case .integer(let right) = row[index] else { continue }
      for bit in 0..<64 {
        var wrong = row
        wrong[index] = .integer(right ^ (1 << Int64(bit)))
        #expect(seen.insert(RowChecksumTests.sum(wrong)).inserted, "bit \(bit) of column \(index)")
      }
    }
  }

  @Test("Zeros in place of bytes change the checksum at every length, as does each number of zeros")
  func zeros() {
    var seen: Set<UInt64> = []
    for length in 0...300 {
      #expect(seen.insert(RowChecksumTests.sum([.bytes([UInt8](repeating: 0, count: length))])).inserted)
      #expect(seen.insert(RowChecksumTests.sum([.text([UInt8](repeating: 0, count: length))])).inserted)
    }
  }

  @Test("NULL, an empty text, an empty blob and a zero have different checksums")
  func empty() {
    let columns: [Column] = [.null, .text([]), .bytes([]), .integer(0)]
    #expect(Set(columns.map { RowChecksumTests.sum([$0]) }).count == 4)
    #expect(Set(columns.map { RowChecksumTests.sum([.integer(3), $0, .integer(4)]) }).count == 4)
    // And so are one and two of them.
    #expect(Set(columns.flatMap { [[$0], [$0, $0]] }.map { RowChecksumTests.sum($0) }).count == 8)
  }

  @Test("A text and a blob of the same bytes differ, at every length", arguments: [0] + lengths)
  func textAgainstBytes(length: Int) {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: 65 + $0) }
    #expect(RowChecksumTests.sum([.text(bytes)]) != RowChecksumTests.sum([.bytes(bytes)]))
  }

  @Test("The order of columns matters")
  func order() {
    let columns: [Column] = [.null, .integer(1), .text(Array("a".utf8)), .bytes([1])]
    var sums: Set<UInt64> = []
    var orders = 0
    for a in 0..<4 {
      for b in 0..<4 where b != a {
        for c in 0..<4 where c != a && c != b {
          orders += 1
          sums.insert(RowChecksumTests.sum([columns[a], columns[b], columns[c], columns[6 - a - b - c]]))
        }
      }
    }
    #expect(orders == 24 && sums.count == 24)
  }

  @Test("The boundary between two columns matters", arguments: lengths)
  func borders(length: Int) {
    let bytes = [UInt8](repeating: 0x61, count: length)
    let sums = (0...length).map { RowChecksumTests.sum([.text(Array(bytes[..<$0])), .text(Array(bytes[$0...]))]) }
    #expect(Set(sums).count == length + 1)
  }

  @Test("The order of words matters, also where four of them are processed in parallel")
  func lanes() {
    // Sixteen different words, and each pair of them exchanged.
    let words = (0..<16).map { [UInt8](repeating: UInt8($0 + 1), count: 8) }
    var sums: Set<UInt64> = [RowChecksumTests.sum([.bytes(words.flatMap { $0 })])]
    for first in 0..<16 {
      for second in first + 1..<16 {
        var exchanged = words
        exchanged.swapAt(first, second)
        sums.insert(RowChecksumTests.sum([.bytes(exchanged.flatMap { $0 })]))
      }
    }
    #expect(sums.count == 1 + 16 * 15 / 2)
  }

  @Test("The same columns in two tables have different checksums")
  func tables() {
    for row: [Column] in [[], [.null], [.integer(7), .text([1]), .bytes([2])]] {
      #expect(Set(StoreTable.allCases.map { RowChecksumTests.sum(row, $0) }).count == StoreTable.allCases.count)
    }
  }

  @Test("Reading the value does not change the state: more columns may follow")
  func valueIsPure() {
    var checksum = RowChecksum()
    checksum.mix(5)
    let first = checksum.value(in: .session)
    #expect(checksum.value(in: .session) == first)
    checksum.mixNull()
    #expect(checksum.value(in: .session) == RowChecksumTests.sum([.integer(5), .null]))
  }

  @Test("Random rows and their neighbours never share a checksum")
  func randomPairs() {
    let seed = UInt64.random(in: 0...999_999)
    print("rows for the checksum: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    var seen: [UInt64: [Column]] = [:]
    for _ in 0..<4000 {
      var row = (0..<Int.random(in: 1..<6, using: &random)).map { _ in RowChecksumTests.column(&random) }
      for _ in 0..<3 {
        let sum = RowChecksumTests.sum(row)
        #expect(seen[sum] == nil || seen[sum] == row, "seed \(seed): \(row)")
        seen[sum] = row
        row[Int.random(in: 0..<row.count, using: &random)] = RowChecksumTests.column(&random)
      }
    }
    #expect(seen.count > 4000)
  }

  private static func column(_ random: inout SeededGenerator) -> Column {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .null
    case 1: return .integer(Int64.random(in: -3...3, using: &random))
    case let kind:
      let bytes = (0..<Int.random(in: 0..<70, using: &random)).map { _ in UInt8.random(in: 0...1, using: &random) }
      return kind == 2 ? .text(bytes) : .bytes(bytes)
    }
  }
}
