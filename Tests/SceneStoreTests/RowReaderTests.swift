import Foundation
import GRDB
import SceneSystem
import Testing
import TestSupport

@testable import SceneStore

/// Columns with values of the test.
struct MadeRow: RowSource {
  enum Column {
    case null
    case integer(Int64)
    case real
    case text(String)
    case bytes([UInt8])
  }

  var columns: [Column]
  /// The addresses of the bytes, which outlive the test.
  private let buffers: [UnsafeRawBufferPointer]

  init(_ columns: [Column]) {
    self.columns = columns
    buffers = columns.map { column in
      let bytes: [UInt8]
      switch column {
      case .text(let text): bytes = Array(text.utf8)
      case .bytes(let value): bytes = value
      default: bytes = []
      }
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
      buffer.copyBytes(from: bytes)
      return UnsafeRawBufferPointer(buffer)
    }
  }

  /// The row with its checksum as the last column, which may be changed.
  static func summed(_ columns: [Column], in table: StoreTable, wrong: UInt64 = 0) -> MadeRow {
    var checksum = RowChecksum()
    let row = MadeRow(columns)
    for (index, column) in columns.enumerated() {
      switch column {
      case .null: checksum.mixNull()
      case .integer(let value): checksum.mix(value)
      case .text: checksum.mix(row.buffers[index], isText: true)
      case .bytes: checksum.mix(row.buffers[index], isText: false)
      case .real: break
      }
    }
    return MadeRow(columns + [.integer(Int64(bitPattern: checksum.value(in: table) &+ wrong))])
  }

  func kind(of column: Int32) -> ColumnKind {
    guard columns.indices.contains(Int(column)) else { return .null }
    switch columns[Int(column)] {
    case .null: return .null
    case .integer: return .integer
    case .real: return .real
    case .text: return .text
    case .bytes: return .bytes
    }
  }

  func integer(_ column: Int32) -> Int64 {
    if case .integer(let value) = columns[Int(column)] { value } else { 0 }
  }

  func bytes(_ column: Int32) -> UnsafeRawBufferPointer { buffers[Int(column)] }
}

@Suite("A row is accepted only with the right checksum and the expected type in every column")
struct RowReaderTests {
  private let columns: [MadeRow.Column] = [.integer(7), .null, .text("t"), .bytes([1, 2])]

  private func finish(_ row: MadeRow, _ table: StoreTable = .session) -> UInt64? {
    var reader = RowReader(row)
    _ = reader.number(Int.self)
    _ = reader.integer()
    _ = reader.text()
    _ = reader.bytes()
    return reader.finish(in: table)
  }

  @Test("The values are returned in order, and the checksum with the last")
  func values() {
    var reader = RowReader(MadeRow.summed(columns, in: .session))
    #expect(reader.number(UInt32.self) == 7)
    #expect(reader.integer() == nil)
    #expect(reader.text().map(Array.init) == [116])
    #expect(reader.bytes().map(Array.init) == [1, 2])
    #expect(reader.isValid)
    #expect(reader.finish(in: .session) != nil)
  }

  @Test("A checksum with any other value, of another table, of another type or missing is wrong")
  func checksum() {
    #expect(finish(.summed(columns, in: .session)) != nil)
    for wrong: UInt64 in [1, 2, 1 << 32, 1 << 63, .max] {
      #expect(finish(.summed(columns, in: .session, wrong: wrong)) == nil)
    }
    for table in StoreTable.allCases where table != .session {
      #expect(finish(.summed(columns, in: .session), table) == nil)
    }
    for last: MadeRow.Column in [.null, .real, .text("7"), .bytes([7])] {
      #expect(finish(MadeRow(columns + [last])) == nil)
    }
    #expect(finish(MadeRow(columns)) == nil)
  }

  @Test("A column of another type makes the row wrong, even if the checksum is right")
  func kinds() {
    for index in columns.indices {
      for other: MadeRow.Column in [.real, .text("t"), .bytes([1, 2]), .integer(7)] {
        var row = columns
        row[index] = other
        let isSameKind =
          switch (index, other) {
          case (0, .integer), (1, .integer), (2, .text), (3, .bytes): true
          default: false
          }
        #expect((finish(.summed(row, in: .session)) != nil) == isSameKind, "column \(index), \(other)")
      }
    }
    // Only a number must not be missing.
    #expect(finish(.summed([.null, .null, .text("t"), .bytes([])], in: .session)) == nil)
    #expect(finish(.summed([.integer(7), .null, .null, .null], in: .session)) != nil)
  }

  @Test("A number that does not fit its type makes the row wrong and is read as 0")
  func numbers() {
    for (value, fits) in [(0, true), (Int64(UInt32.max), true), (Int64(UInt32.max) + 1, false), (-1, false)] {
      var reader = RowReader(MadeRow.summed([.integer(value)], in: .session))
      #expect(reader.number(UInt32.self) == (fits ? UInt32(value) : 0))
      #expect((reader.finish(in: .session) != nil) == fits)
    }
    for (value, flag) in [(0, false), (1, true), (255, true)] as [(Int64, Bool)] {
      var reader = RowReader(MadeRow.summed([.integer(value)], in: .session))
      #expect(reader.flag() == flag && reader.isValid)
    }
  }

  @Test("A repeated text is the same string, and a different one is not, also at the same length")
  func repeatedText() {
    var text = RepeatedText()
    func give(_ value: String?) -> String? {
      guard let value else { return text(nil) }
      return Array(value.utf8).withUnsafeBytes { text($0) }
    }
    for value in ["", "a", "a", "b", nil, "b", "ab", "", nil, "", "é", "e\u{301}"] {
      #expect(give(value).map { Array($0.utf8) } == value.map { Array($0.utf8) })
    }
  }

  // MARK: Rows of a state

  private let installation: [MadeRow.Column] = [
    .integer(1), .integer(3), .integer(9), .integer(5), .integer(0), .integer(1), .integer(1), .integer(0),
  ]

  private func session(_ id: Int64, name: String = "Main") -> [MadeRow.Column] {
    [
      .integer(id), .text("ID-\(id)"), .text("role"), .text(name), .null, .null, .null, .integer(0), .integer(0),
      .integer(0), .integer(0), .integer(id), .null, .null, .null, .null, .null, .null, .null, .null, .null,
    ]
  }

  private func assemble(_ rows: [(StoreTable, MadeRow)]) -> ReadState? {
    var assembly = StateAssembly()
    for table in StoreTable.allCases {
      assembly.begin()
      for (of, row) in rows where of == table { assembly.add(row, of: table) }
    }
    return assembly.finish()
  }

  @Test("Of several sessions the one with a wrong checksum is left out and reported")
  func wrongSession() throws {
    let rows: [(StoreTable, MadeRow)] = [
      (.installation, .summed(installation, in: .installation)), (.session, .summed(session(1), in: .session)),
      (.session, .summed(session(2), in: .session, wrong: 1)), (.session, .summed(session(3), in: .session)),
    ]
    let read = try #require(assemble(rows))
    #expect(read.stored.state.entries.map(\.record.id.rawValue) == [1, 3])
    #expect(read.stored.state.recency.map(\.rawValue) == [3, 1])
    #expect(read.flaw?.contains("are missing or wrong") == true)
  }

  @Test("Two wrong rows whose checksums add up to the right digest are both detected")
  func cancelling() throws {
    let first = MadeRow.summed(session(1), in: .session)
    let second = MadeRow.summed(session(2), in: .session)
    let digest = UInt64(bitPattern: first.integer(21)) &+ UInt64(bitPattern: second.integer(21))
    var columns = installation
    columns[6] = .integer(2)
    columns[7] = .integer(Int64(bitPattern: digest))
    let row = (StoreTable.installation, MadeRow.summed(columns, in: .installation))
    #expect(try #require(assemble([row, (.session, first), (.session, second)])).flaw == nil)
    let read = assemble([
      row, (.session, .summed(session(1), in: .session, wrong: 5)),
      (.session, .summed(session(2), in: .session, wrong: 0 &- 5)),
    ])
    #expect(read?.stored.state.entries.isEmpty == true && read?.flaw != nil)
  }

  @Test("Rows out of order, a second row about the app, and one with another key are left out")
  func strangers() throws {
    let whole = (StoreTable.installation, MadeRow.summed(installation, in: .installation))
    for ids: [Int64] in [[2, 1], [2, 2], [2, 1, 1]] {
      let read = assemble([whole] + ids.map { (.session, .summed(session($0), in: .session)) })
      #expect(read?.stored.state.entries.map(\.record.id.rawValue) == [2])
      #expect(read?.flaw != nil)
    }
    #expect(assemble([whole, whole])?.flaw?.isEmpty == false)
    var other = installation
    other[0] = .integer(2)
    #expect(assemble([(.installation, .summed(other, in: .installation))]) == nil)
    #expect(assemble([]) == nil)
  }

  @Test("A big value without its session, or without a required column, is left out")
  func strayValues() throws {
    func value(_ key: Int64, _ type: String?, _ bytes: [UInt8]?, _ table: StoreTable) -> (StoreTable, MadeRow) {
      (
        table,
        .summed([.integer(key), type.map { .text($0) } ?? .null, .null, bytes.map { .bytes($0) } ?? .null], in: table)
      )
    }
    let session = (StoreTable.session, MadeRow.summed(session(2), in: .session))
    for stray in [
      value(1, "t", [1], .restorationActivity), value(3, "t", [1], .restorationActivity),
      value(2, nil, [1], .restorationActivity), value(2, "t", nil, .restorationActivity),
      value(2, nil, nil, .userInfo), value(2, nil, [1], .stateSetAside), value(1, nil, [1], .preservedState),
    ] {
      let state = try #require(assemble([session, stray])).stored.state
      #expect(state.entries.count == 1 && state.preservedState == nil)
      #expect(state.entries[0].record.restorationActivity == nil && state.entries[0].record.userInfo == nil)
      #expect(state.entries[0].record.stateSetAside == nil)
    }
    let kept = try #require(
      assemble([session, value(2, "t", [], .restorationActivity), value(2, nil, [], .userInfo)]))
    #expect(kept.stored.state.entries[0].record.restorationActivity == ActivityArchive(activityType: "t"))
    #expect(kept.stored.state.entries[0].record.userInfo == [])
  }

  @Test("Without the row about the app the sessions are loaded, and no identifier is reused")
  func withoutInstallation() throws {
    let read = try #require(assemble([(.session, .summed(session(6), in: .session))]))
    #expect(read.flaw == "the row about the app as a whole is missing or wrong")
    #expect(read.stored.state.nextID == 7)
    let last = try #require(assemble([(.session, .summed(session(Int64(UInt32.max)), in: .session))]))
    #expect(last.stored.state.nextID == .max)
  }

  // MARK: In a file

  @Test(
    "A column that was edited in the file is damage: it is reported, and the wrong value is not loaded",
    arguments: [
      "UPDATE installation SET nextID = nextID + 1", "UPDATE installation SET isForceQuit = 1",
      "UPDATE installation SET isRunning = 1", "UPDATE installation SET identifierSeed = 0",
      "UPDATE installation SET checksum = checksum + 1", "UPDATE session SET checksum = checksum + 1 WHERE id = 2",
      "UPDATE session SET name = 'Other' WHERE id = 2", "UPDATE session SET used = used + 10 WHERE id = 1",
      "UPDATE session SET snapshot = '' WHERE id = 3", "UPDATE session SET id = 9 WHERE id = 3",
      "UPDATE restorationActivity SET bytes = x'00' WHERE session = 1",
      "UPDATE restorationActivity SET session = session + 10", "DELETE FROM restorationActivity WHERE session = 3",
      "DELETE FROM session WHERE id = 1", "DELETE FROM installation",
    ])
  func changed(sql: String) throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/sessions.sqlite"
    let state = sampleState(3)
    try SQLiteSessionStore(path: path) { _ in }.commit(state)
    do {
      let queue = try DatabaseQueue(path: path)
      try queue.write { try $0.execute(sql: sql) }
      try queue.close()
    }
    let reading = CollectedLines()
    let read = try SQLiteSessionStore.read(path: path, report: reading.append)
    let reports = CollectedLines()
    let loaded = try SQLiteSessionStore(path: path, report: reports.append).load()
    #expect(reading.all.count == 1 && reports.all.count == 1)
    #expect(folder.names.contains("sessions.sqlite.damaged-1"))
    #expect(read == loaded)
    for entry in loaded?.entries ?? [] {
      var right = state.entries[Int(entry.record.id.rawValue) - 1]
      if entry.record.restorationActivity == nil { right.record.restorationActivity = nil }
      #expect(entry == right)
    }
    #expect(loaded?.isForceQuit != true && loaded?.isRunning != true)
  }
}
