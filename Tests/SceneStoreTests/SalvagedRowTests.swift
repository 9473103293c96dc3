import Foundation
import GRDB
import SceneSystem
import Testing
import TestSupport

@testable import SceneStore

/// See <https://www.sqlite.org/fileformat2.html#record_format>: the examples are written by hand, after that page.
@Suite("Reading rows from the bytes that SQLite writes")
struct SalvagedRowTests {
  private func integers(_ bytes: [UInt8]) -> (value: Int64?, offset: Int) {
    var offset = 0
    let value = bytes.withUnsafeBytes { SalvagedRow.integer($0, &offset) }
    return (value, offset)
  }

  @Test("Integers of one to nine bytes are read")
  func integers() {
    let cases: [(bytes: [UInt8], value: Int64)] = [
      ([0], 0), ([0x7F], 127), ([0x81, 0], 128), ([0xFF, 0x7F], 16_383), ([0x81, 0x80, 0], 16_384),
      ([0xFF, 0xFF, 0x7F], 2_097_151), ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], -1),
      ([0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 5], 5),
      ([0xC0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0], .min),
    ]
    for (bytes, value) in cases {
      #expect(integers(bytes + [1, 2]).value == value)
      #expect(integers(bytes + [1, 2]).offset == bytes.count)
      for length in 0..<bytes.count { #expect(integers(Array(bytes[..<length])).value == nil) }
    }
  }

  @Test("Every column type is read, and the key in place of the first")
  func kinds() throws {
    // The header's length, then: key, NULL, 0, 1, integers of 1, 2, 3, 4, 6 and 8 bytes, a real, bytes, a text, no bytes, no text.
    let header: [UInt8] = [16, 0, 0, 8, 9, 1, 2, 3, 4, 5, 6, 7, 16, 19, 12, 13]
    let values: [UInt8] =
      [0xFF] + [0x80, 0] + [1, 0, 0] + [0xFF, 0xFF, 0xFF, 0xFE] + [0, 0, 0, 0, 1, 0] + [0x7F, 0, 0, 0, 0, 0, 0, 1]
      + [0, 0, 0, 0, 0, 0, 0, 0] + [5, 6] + [97, 98, 99]
    let row = try #require(SalvagedRow(key: 77, payload: header + values))
    let kinds: [ColumnKind] = [
      .integer, .null, .integer, .integer, .integer, .integer, .integer, .integer, .integer, .integer, .real, .bytes,
      .text, .bytes, .text,
    ]
    #expect(kinds.indices.map { row.kind(of: Int32($0)) } == kinds)
    #expect(
      [0, 2, 3, 4, 5, 6, 7, 8, 9].map { row.integer($0) } == [
        77, 0, 1, -1, -32_768, 65_536, -2, 256, 0x7F00_0000_0000_0001,
      ])
    #expect(Array(row.bytes(11)) == [5, 6] && Array(row.bytes(12)) == [97, 98, 99])
    #expect(row.bytes(13).isEmpty && row.bytes(14).isEmpty)
    #expect(row.kind(of: 15) == .null && row.kind(of: -1) == .null)
    #expect(row.table == nil)
  }

  @Test(
    "Bytes that are not a row are refused",
    arguments: [
      [], [0], [1], [0x80], [2, 10], [2, 11], [2, 1], [3, 0, 1], [2, 0, 0], [200, 0], [2, 0x80], [3, 0x81, 0],
      [10, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], [66] + [UInt8](repeating: 0, count: 65),
      [9, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80], [10, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F],
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    ] as [[UInt8]])
  func noRow(payload: [UInt8]) {
    #expect(SalvagedRow(key: 1, payload: payload) == nil)
  }

  @Test("A saved row is recognised by its table, with all its values")
  func known() throws {
    let row = try #require(SalvagedRow(key: 3, payload: userInfo(key: 3, bytes: [1, 2, 3])))
    #expect(row.table == .userInfo)
    #expect(Array(row.bytes(3)) == [1, 2, 3])
    // The key is part of the checksum, so a row is invalid under another.
    #expect(SalvagedRow(key: 4, payload: userInfo(key: 3, bytes: [1, 2, 3]))?.table == nil)
  }

  @Test("A saved row with any byte changed is not accepted as a row of any table")
  func changed() {
    let whole = userInfo(key: 3, bytes: Array(0..<40))
    for index in whole.indices {
      for wrong in [whole[index] ^ 1, whole[index] ^ 0x80, 0, 255, whole[index] &+ 2] where wrong != whole[index] {
        var payload = whole
        payload[index] = wrong
        #expect(SalvagedRow(key: 3, payload: payload)?.table == nil, "byte \(index), \(wrong)")
      }
      #expect(SalvagedRow(key: 3, payload: Array(whole[..<index]))?.table == nil, "cut off after \(index)")
    }
    #expect(SalvagedRow(key: 3, payload: whole + [0]) == nil)
  }

  @Test("Noise never traps and is not accepted as a row")
  func noise() {
    let seed = UInt64.random(in: 0...999_999)
    print("noise in rows: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3000 {
      var payload = (0..<Int.random(in: 0..<60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      // Small numbers more often give consistent headers.
      if Bool.random(using: &random), !payload.isEmpty {
        payload[0] = UInt8.random(in: 1..<12, using: &random)
        for index in payload.indices.dropFirst().prefix(11) {
          payload[index] = UInt8.random(in: 0..<24, using: &random)
        }
      }
      guard let row = SalvagedRow(key: 1, payload: payload) else { continue }
      #expect(row.table == nil, "seed \(seed)")
      for column in 0..<64 as Range<Int32> where [.text, .bytes].contains(row.kind(of: column)) {
        #expect(row.bytes(column).count <= payload.count)
      }
    }
  }

  /// A row of the table of userInfo as SQLite would write it: key, NULL, NULL, bytes, checksum.
  private func userInfo(key: Int64, bytes: [UInt8]) -> [UInt8] {
    let sum = RowChecksumTests.sum([.integer(key), .null, .null, .bytes(bytes)], .userInfo)
    return [6, 0, 0, 0, UInt8(12 + 2 * bytes.count), 6] + bytes
      + (0..<8).map { UInt8(truncatingIfNeeded: sum >> (56 - 8 * $0)) }
  }

  // MARK: In pages

  @Test("Without its first page, which holds the schema, all other rows of a file are recovered")
  func withoutDirectory() throws {
    let folder = TemporaryFolder(inMemory: true)
    var state = sampleState(9)
    state.entries[4].record.restorationActivity?.bytes = Bytes((0..<30_000).map { UInt8(truncatingIfNeeded: $0 / 3) })
    try SQLiteSessionStore(path: folder.path + "/s") { _ in }.commit(state)
    var database = try folder.bytes(of: "s")
    database.replaceSubrange(0..<4096, with: [UInt8](repeating: 0, count: 4096))
    let found = Finding(DatabaseImage(database: database, log: []), known: nil)
    #expect(found.flaw == "it is not an SQLite database")
    #expect(found.contents?.stored.state == state)
    #expect(found.consequence == "The app starts with the 9 sessions that are whole in it.")
  }

  @Test("Of two copies of a row neither is recovered, because neither is known to be right")
  func copies() throws {
    let folder = TemporaryFolder(inMemory: true)
    let state = sampleState(2)
    try SQLiteSessionStore(path: folder.path + "/s") { _ in }.commit(state)
    let database = try folder.bytes(of: "s")
    let pages = stride(from: 0, to: database.count, by: 4096).map { Array(database[$0..<$0 + 4096]) }
    // Each page twice, and no first page that determines which of them count.
    let doubled = [UInt8](repeating: 0, count: 4096) + (pages.dropFirst() + pages.dropFirst()).flatMap { $0 }
    #expect(Finding(DatabaseImage(database: doubled, log: []), known: nil).contents == nil)
  }

  @Test("A row whose overflow pages form a cycle or lead nowhere is left out, and others are not")
  func chains() throws {
    let folder = TemporaryFolder(inMemory: true)
    var state = sampleState(3)
    state.entries[1].record.restorationActivity?.bytes = Bytes([UInt8](repeating: 0xA5, count: 20_000))
    try SQLiteSessionStore(path: folder.path + "/s") { _ in }.commit(state)
    let whole = try folder.bytes(of: "s")
    let filled = [UInt8](repeating: 0xA5, count: 4000)
    let chain = stride(from: 0, to: whole.count, by: 4096).filter { Array(whole[$0 + 4..<$0 + 4004]) == filled }
    #expect(chain.count >= 4)
    for next: [UInt8] in [
      [0, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 1], [0, 0, 0, UInt8(chain[0] / 4096 + 1)],
    ] {
      var database = whole
      database.replaceSubrange(chain[0]..<chain[0] + 4, with: next)
      // Its first page is missing, too, or SQLite itself would report an error.
      database[0] = 0
      let found = try #require(Finding(DatabaseImage(database: database, log: []), known: nil).contents)
      var left = state
      left.entries[1].record.restorationActivity = nil
      #expect(found.stored.state == left, "next \(next)")
    }
  }
}
