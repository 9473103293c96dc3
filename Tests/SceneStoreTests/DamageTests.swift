import Foundation
import SceneSystem
import Testing
import TestSupport

@testable import SceneStore

/// The files of a store with a known history, to be damaged repeatedly.
struct DamageFixture {
  var database: [UInt8]
  var log: [UInt8]
  var lock: [UInt8]
  /// The committed states, the last at the end.
  var history: [PersistentState]

  var committed: PersistentState { history[history.count - 1] }

  /// Creates a store with sessions of all kinds, some pages in the file and some in the log.
  init(checkpointed: Bool = false) throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/sessions.sqlite"
    var random = RandomState(seed: 11)
    var state = sampleState(7)
    for _ in 0..<30 { random.change(&state) }
    state.entries[0].record.restorationActivity = random.archive(30000)
    state.entries[0].record.restorationActivity?.bytes = Bytes([UInt8](repeating: 0xA5, count: 9000))
    history = []
    do {
      let store = SQLiteSessionStore(path: path) { Issue.record("\($0)") }
      for _ in 0..<6 {
        random.change(&state)
        try store.commit(state)
        history.append(state)
      }
    }
    database = try folder.bytes(of: "sessions.sqlite")
    log = try folder.bytes(of: "sessions.sqlite-wal")
    lock = try folder.bytes(of: "sessions.sqlite-lock")
    // The trailing zeros are not copied for each case.
    let used = (log.lastIndex { $0 != 0 } ?? 0) + 1
    log.removeLast(log.count - min(log.count, (used / 4120 + 3) * 4120 + 32))
    if checkpointed {
      database = DatabaseImage(database: database, log: log).bytes
      log = []
    }
  }

  /// Loads the files, and checks the store's guarantees for any damage.
  func check(_ what: String) throws {
    let folder = TemporaryFolder(inMemory: true)
    let path = folder.path + "/sessions.sqlite"
    try folder.write(database, to: "sessions.sqlite")
    try folder.write(log, to: "sessions.sqlite-wal")
    if !lock.isEmpty { try folder.write(lock, to: "sessions.sqlite-lock") }
    let reports = CollectedLines()
    let store = SQLiteSessionStore(path: path, report: reports.append)
    let loaded = try store.load()
    if loaded != committed {
      #expect(!reports.all.isEmpty, "\(what): a loss in silence")
      #expect(isPart(loaded), "\(what): a wrong row: \(difference(loaded))")
    }
    if !reports.all.isEmpty {
      #expect(reports.all.allSatisfy { $0.contains(path) && $0.hasSuffix(".") }, "\(what): \(reports.all)")
      #expect(try folder.bytes(of: "sessions.sqlite.damaged-1") == database, "\(what): the damaged file was changed")
      let keptLog = folder.names.contains("sessions.sqlite.damaged-1-wal")
      #expect(
        try (keptLog ? folder.bytes(of: "sessions.sqlite.damaged-1-wal") : []) == log, "\(what): its log was changed")
    }
    // Whatever the damage, later saves are kept.
    var next = loaded ?? PersistentState(identifierSeed: 1)
    _ = next.addSession(configuration: SceneConfiguration(name: "next"))
    try store.commit(next)
    #expect(try SQLiteSessionStore.read(path: path, report: reports.append) == next, "\(what): the next save is lost")
  }

  /// Whether a state is a part of a committed one: sessions and their big values may be missing.
  private func isPart(_ state: PersistentState?) -> Bool {
    guard let state else { return true }
    return history.contains { whole in
      state.entries.allSatisfy { entry in
        guard let index = whole.index(of: entry.record.id) else { return false }
        var expected = whole.entries[index]
        if entry.record.restorationActivity == nil { expected.record.restorationActivity = nil }
        if entry.record.userInfo == nil { expected.record.userInfo = nil }
        if entry.record.stateSetAside == nil { expected.record.stateSetAside = nil }
        return entry == expected
      }
        && state.recency == whole.recency.filter { state.index(of: $0) != nil }
        && state.space == whole.space.filter { state.index(of: $0) != nil }
        && state.restoring == whole.restoring.filter { state.index(of: $0) != nil }
        && (state.preservedState == nil || state.preservedState == whole.preservedState)
    }
  }

  private func difference(_ state: PersistentState?) -> String {
    guard let state else { return "nothing" }
    return "sessions \(state.entries.map(\.record.id)), used \(state.recency) of \(committed.recency)"
  }
}

@Suite("Damaged files are detected, reported and survived")
struct DamageTests {
  @Test("The undamaged originals of the files below are read without a report", arguments: [false, true])
  func sound(checkpointed: Bool) throws {
    let fixture = try DamageFixture(checkpointed: checkpointed)
    try fixture.check("as it was")
    #expect(fixture.database.count >= 8 * 4096)
    #expect(checkpointed || fixture.log.count >= 10 * 4120)
  }

  @Test("A file that is cut off at any page", arguments: [false, true])
  func truncatedFile(checkpointed: Bool) throws {
    let fixture = try DamageFixture(checkpointed: checkpointed)
    for length in stride(from: 0, to: fixture.database.count, by: 4096) {
      var cut = fixture
      cut.database.removeLast(cut.database.count - length)
      try cut.check("the file cut off after \(length) bytes")
    }
  }

  @Test("A log that is cut off at any page, before and inside each frame")
  func truncatedLog() throws {
    let fixture = try DamageFixture()
    let frames = stride(from: 32, to: fixture.log.count, by: 4120)
    for length in [0, 31] + Array(stride(from: 0, to: fixture.log.count, by: 4096)) + frames.flatMap({ [$0, $0 + 24] })
    {
      var cut = fixture
      cut.log.removeLast(max(0, cut.log.count - length))
      try cut.check("the log cut off after \(length) bytes")
    }
  }

  @Test("A flipped bit anywhere in the file", arguments: [false, true])
  func flippedInFile(checkpointed: Bool) throws {
    let fixture = try DamageFixture(checkpointed: checkpointed)
    let seed = UInt64.random(in: 0...999_999)
    print("flips in the file: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      // The beginnings of pages are critical, and random positions would rarely hit them.
      let page = Int.random(in: 0..<fixture.database.count / 4096, using: &random) * 4096
      let offset = page + Int.random(in: 0..<(Bool.random(using: &random) ? 108 : 4096), using: &random)
      var flipped = fixture
      let bit = UInt8(1) << UInt8.random(in: 0..<8, using: &random)
      flipped.database[offset] ^= bit
      if Bool.random(using: &random) { flipped.lock = [] }
      try flipped.check("seed \(seed): byte \(offset) of the file with \(bit)")
    }
  }

  @Test("A flipped bit in a page's header, which no row shows and the next save would fail on")
  func flippedInPageHeader() throws {
    let fixture = try DamageFixture(checkpointed: true)
    for page in stride(from: 0, to: fixture.database.count, by: 4096) {
      // The start of the cells, and the number of lost bytes between them; the first page has the file's header before it.
      for offset in 5...7 {
        for bit in [1, 64, 128] as [UInt8] {
          var flipped = fixture
          let place = page + offset + (page == 0 ? 100 : 0)
          flipped.database[place] ^= bit
          try flipped.check("byte \(place) of the file with \(bit)")
        }
      }
    }
  }

  @Test("A flipped bit anywhere in the log")
  func flippedInLog() throws {
    let fixture = try DamageFixture()
    let seed = UInt64.random(in: 0...999_999)
    print("flips in the log: seed \(seed)")
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let frame = 32 + Int.random(in: 0..<fixture.log.count / 4120, using: &random) * 4120
      let offset =
        switch Int.random(in: 0..<6, using: &random) {
        case 0: Int.random(in: 0..<32, using: &random)
        case 1, 2: frame + Int.random(in: 0..<24, using: &random)
        default: Int.random(in: 0..<fixture.log.count, using: &random)
        }
      var flipped = fixture
      let bit = UInt8(1) << UInt8.random(in: 0..<8, using: &random)
      flipped.log[min(offset, flipped.log.count - 1)] ^= bit
      try flipped.check("seed \(seed): byte \(offset) of the log with \(bit)")
    }
  }

  @Test("A page of zeros, of noise, or with another page's content, in file and log")
  func wrongPages() throws {
    let fixture = try DamageFixture()
    var random = SeededGenerator(seed: 5)
    let noise = (0..<4096).map { _ in UInt8.random(in: 0...255, using: &random) }
    for start in stride(from: 0, to: fixture.database.count, by: 4096) {
      let other = (start + 4096) % fixture.database.count
      for (name, page) in [
        ("zeros", [UInt8](repeating: 0, count: 4096)), ("noise", noise),
        ("another page", Array(fixture.database[other..<other + 4096])),
      ] {
        var wrong = fixture
        wrong.database.replaceSubrange(start..<start + 4096, with: page)
        try wrong.check("\(name) at \(start) of the file")
      }
    }
    for start in stride(from: 32, to: fixture.log.count - 4120, by: 4120) {
      var wrong = fixture
      wrong.log.replaceSubrange(start..<start + 4120, with: [UInt8](repeating: 0, count: 4120))
      try wrong.check("zeros at \(start) of the log")
    }
  }

  @Test("Damage to a page loses the rows of that page and no others")
  func salvagesTheRest() throws {
    let folder = TemporaryFolder()
    let state = sampleState(60)
    try SQLiteSessionStore(path: folder.path + "/s") { _ in }.commit(state)
    let database = try folder.bytes(of: "s")
    var losses: [Int] = []
    for start in stride(from: 0, to: database.count, by: 4096) {
      var damaged = database
      damaged.replaceSubrange(start..<start + 4096, with: [UInt8](repeating: 0xFF, count: 4096))
      let found = Finding(DatabaseImage(database: damaged, log: []), known: nil)
      // Only the index of the migrations' names may be damaged undetected: no session depends on it.
      #expect(found.flaw != nil || found.contents?.stored.state == state)
      let entries = found.contents?.stored.state.entries ?? []
      let activities = entries.filter { $0.record.restorationActivity != nil }.count
      #expect(entries.count == 60 || activities == entries.count, "page \(start / 4096)")
      losses.append(max(60 - entries.count, entries.count - activities))
    }
    // Rows of 1.2 kB: three per page. Rows about sessions: about thirty per page. On most pages no row depends on another page.
    #expect(losses.max()! < 40)
    #expect(losses.filter { $0 <= 3 }.count >= losses.count - 3)
  }

  @Test("Files that are not stores: each is kept under its own number and reported, and the app starts clean")
  func notAStore() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/sessions.sqlite"
    let reports = CollectedLines()
    let texts = ["", "x", "not a database", String(repeating: "SQLite format 3\u{0}", count: 600), "{\"format\":1}"]
    for (index, text) in texts.enumerated() {
      try folder.write(Array(text.utf8), to: "sessions.sqlite")
      #expect(try SQLiteSessionStore(path: path, report: reports.append).load() == nil)
      #expect(try folder.bytes(of: "sessions.sqlite.damaged-\(index + 1)") == Array(text.utf8))
    }
    #expect(folder.mainFiles == (1...5).map { "sessions.sqlite.damaged-\($0)" })
    #expect(
      reports.all[1]
        == "The session file \(path) is damaged: it is not an SQLite database. It was kept as \(path).damaged-2. "
        + "The app starts without sessions.")
  }

  @Test("A flipped bit in a migration's name is damage, not a newer version, and loses nothing")
  func migrationName() throws {
    let fixture = try DamageFixture(checkpointed: true)
    let name = Array("v1 sessions".utf8)
    let places = fixture.database.indices.dropLast(name.count).filter {
      fixture.database[$0] == name[0] && Array(fixture.database[$0..<$0 + name.count]) == name
    }
    // In the table and in its index.
    #expect(places.count == 2)
    for place in places {
      var flipped = fixture
      flipped.database[place + 3] ^= 1
      try flipped.check("a flipped migration name at \(place)")
      let found = Finding(DatabaseImage(database: flipped.database, log: []), known: nil)
      #expect(found.contents?.stored.state == fixture.committed)
    }
  }

  @Test("A file that was removed without its log is reported as missing, and the log is kept")
  func removedFile() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/sessions.sqlite"
    let reports = CollectedLines()
    try SQLiteSessionStore(path: path, report: reports.append).commit(sampleState(2))
    try FileManager.default.removeItem(atPath: path)
    let store = SQLiteSessionStore(path: path, report: reports.append)
    #expect(try store.load() == nil)
    #expect(
      reports.all == [
        "The session file \(path) no longer exists; its log was kept as \(path).damaged-1-wal. The app starts without sessions."
      ])
    try store.commit(sampleState(1))
    #expect(try SQLiteSessionStore.read(path: path, report: reports.append) == sampleState(1))
  }

  @Test("A file that is removed or replaced while the app runs is rewritten by the next save")
  func removedUnderway() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/sessions.sqlite"
    let reports = CollectedLines()
    let store = SQLiteSessionStore(path: path, report: reports.append)
    try store.commit(sampleState(2))
    for name in folder.names where !name.hasSuffix("-lock") {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    try store.commit(sampleState(3))
    #expect(try SQLiteSessionStore.read(path: path, report: reports.append) == sampleState(3))
    #expect(reports.all.count == 1 && reports.all[0].contains("written anew"))
  }

  @Test("A file that is damaged while the app runs is kept and rewritten from memory")
  func damagedUnderway() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/sessions.sqlite"
    let reports = CollectedLines()
    let store = SQLiteSessionStore(path: path, report: reports.append)
    try store.commit(sampleState(400))
    // The pages with the activities, so that the page cache cannot hold all of them.
    let file = try OpenFile(path, O_RDWR)
    let size = Int(try file.status.st_size)
    try file.write([UInt8](repeating: 0xEE, count: size - 4096), at: 4096)
    var state = sampleState(400)
    for index in state.entries.indices { state.entries[index].record.restorationActivity?.activityType = "another" }
    try store.commit(state)
    #expect(try SQLiteSessionStore.read(path: path, report: reports.append) == state)
    #expect(reports.all.count == 1 && reports.all[0].contains("damaged-1"), "\(reports.all)")
  }
}
