import Foundation
import GRDB
import SceneSystem
import Testing
import TestSupport

@testable import SceneStore

@Suite("An image is the database as its files contain it at one instant")
struct DatabaseImageTests {
  let folder = TemporaryFolder(inMemory: true)
  var files: StoreFiles { StoreFiles(path: folder.path + "/s") }

  /// A file with a log that contains saves.
  private func save() throws -> PersistentState {
    var state = sampleState(3)
    let store = SQLiteSessionStore(path: files.path) { _ in }
    try store.commit(state)
    for number in 0..<4 {
      state.entries[1].record.userInfo = Bytes([UInt8](repeating: UInt8(number), count: 3000))
      try store.commit(state)
    }
    return state
  }

  private func state(_ image: DatabaseImage) throws -> PersistentState? {
    try image.read { try SessionDatabase.read($0) }?.stored.state
  }

  @Test("Pages of the log override those of the file")
  func overlay() throws {
    let state = try save()
    let image = try DatabaseImage(files)
    #expect(image.flaw == nil && !image.isLogBroken)
    #expect(try self.state(image) == state)
    let database = try folder.bytes(of: "s")
    #expect(image.bytes != database && image.bytes.count % DatabaseImage.pageSize == 0)
    let old = try self.state(DatabaseImage(database: database, log: []))
    #expect(old?.entries[1].record.userInfo == nil && old != nil)
    // An image is a complete database and needs no log.
    #expect(try self.state(DatabaseImage(database: image.bytes, log: [])) == state)
  }

  @Test("An image can be made and read any number of times and cannot be written")
  func repeated() throws {
    let state = try save()
    let image = try DatabaseImage(files)
    for _ in 0..<3 { #expect(try self.state(image) == state) }
    #expect(throws: DatabaseError.self) { try image.read { try $0.execute(sql: "DELETE FROM session") } }
    #expect(try self.state(image) == state)
    struct Mistake: Error {}
    #expect(throws: Mistake.self) { try image.read { _ in throw Mistake() } }
  }

  @Test("Cutting one save off the log gives the state before it")
  func cutLog() throws {
    let state = try save()
    let database = try folder.bytes(of: "s")
    let log = try folder.bytes(of: "s-wal")
    var seen: [Bytes?] = []
    for frames in 0..<40 {
      let image = DatabaseImage(database: database, log: Array(log.prefix(32 + frames * 4120)))
      let read = try #require(try self.state(image))
      let userInfo = read.entries[1].record.userInfo
      if seen.last != .some(userInfo) { seen.append(userInfo) }
      var expected = state
      expected.entries[1].record.userInfo = userInfo
      #expect(read == expected && !image.isLogBroken)
    }
    #expect(seen.map { $0?.elements.first } == [nil, 0, 1, 2, 3])
  }

  @Test("Without a file there is no image; without a log the image is the file")
  func missing() throws {
    let error = #expect(throws: SystemError.self) { try DatabaseImage(files) }
    #expect(error?.code == ENOENT)
    _ = try save()
    try FileManager.default.removeItem(atPath: files.log)
    #expect(try DatabaseImage(files).bytes == folder.bytes(of: "s"))
  }

  @Test("A file that is not a store is reported as such, from the beginning of its header on")
  func flaws() throws {
    _ = try save()
    let database = try folder.bytes(of: "s")
    #expect(DatabaseImage.headerFlaw(database) == nil)
    #expect(DatabaseImage.headerFlaw([]) == "it is empty")
    #expect(DatabaseImage.headerFlaw(Array("SQLite format 3".utf8)) == "it is not an SQLite database")
    #expect(DatabaseImage.headerFlaw(Array(database[..<4095])) == "its first page is cut off")
    for offset in 0..<16 {
      var wrong = database
      wrong[offset] ^= 0x20
      #expect(DatabaseImage.headerFlaw(wrong) == "it is not an SQLite database", "byte \(offset)")
    }
    let fixed = Array(16..<24) + Array(44..<48) + Array(52..<60) + Array(64..<68) + Array(72..<92)
    for offset in fixed {
      for bit in 0..<8 {
        var wrong = database
        wrong[offset] ^= 1 << UInt8(bit)
        #expect(DatabaseImage.headerFlaw(wrong) == "its header is wrong", "byte \(offset)")
      }
    }
    // Values that change with every write are not damage.
    for offset in Array(24..<44) + Array(92..<100) {
      var other = database
      other[offset] ^= 1
      #expect(DatabaseImage.headerFlaw(other) == nil, "byte \(offset)")
    }
  }

  @Test("The report about damaged files is one message with the number of sessions")
  func sentences() throws {
    #expect(Finding.missing(1) == "the last save is missing")
    #expect(Finding.missing(3) == "the last 3 saves are missing")
    for count in [0, 1, 2] {
      let folder = TemporaryFolder(inMemory: true)
      let path = folder.path + "/s"
      try SQLiteSessionStore(path: path) { _ in }.commit(sampleState(count))
      let found = Finding(try DatabaseImage(StoreFiles(path: path)), known: nil)
      #expect(found.flaw == nil && found.contents?.stored.state == sampleState(count))
      #expect(
        found.consequence
          == [
            "The app starts without sessions.", "The app starts with the one session that is whole in it.",
            "The app starts with the 2 sessions that are whole in it.",
          ][count])
      // The lock's file may count more saves than there are.
      let late = Finding(try DatabaseImage(StoreFiles(path: path)), known: 4)
      #expect(late.flaw == "the last 3 saves are missing" && late.contents?.stored.state == sampleState(count))
      #expect(Finding(try DatabaseImage(StoreFiles(path: path)), known: 1).flaw == nil)
    }
  }
}
