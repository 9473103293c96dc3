import Foundation
import GRDB
import SceneSystem
import Testing
import TestSupport

@testable import SceneStore

@Suite("Sessions in an SQLite file")
struct SessionStoreTests {
  let folder = TemporaryFolder()
  let reports = CollectedLines()

  func store(_ name: String = "sessions.sqlite") -> SQLiteSessionStore {
    SQLiteSessionStore(path: folder.path + "/" + name) { [reports] in reports.append($0) }
  }

  @Test("An empty store returns nil, and reading creates only the lock")
  func empty() throws {
    #expect(try store().load() == nil)
    #expect(folder.names == ["sessions.sqlite-lock"])
    #expect(reports.all.isEmpty)
  }

  @Test("A committed state is read back equal, also by another store on the same file", arguments: [0, 1, 40, 1000])
  func roundTrip(count: Int) throws {
    let state = sampleState(count)
    try store().commit(state)
    #expect(try store().load() == state)
    #expect(try SQLiteSessionStore.read(path: folder.path + "/sessions.sqlite") { _ in } == state)
    #expect(reports.all.isEmpty)
  }

  @Test("A commit replaces the previous one and leaves no other file")
  func replace() throws {
    try store().commit(sampleState(9))
    try store().commit(sampleState(2))
    #expect(try store().load() == sampleState(2))
    #expect(folder.names == ["sessions.sqlite", "sessions.sqlite-lock", "sessions.sqlite-wal"])
  }

  @Test(
    "Whatever changes between commits, the file holds the last state",
    arguments: 1...6 as ClosedRange<UInt64>)
  func randomChanges(seed: UInt64) throws {
    var random = RandomState(seed: seed)
    var state = PersistentState(identifierSeed: seed)
    var store = store()
    for step in 0..<150 {
      random.change(&state)
      try store.commit(state)
      guard step.isMultiple(of: 10) else { continue }
      // The next one reads everything from the disk.
      store = self.store("another.sqlite")
      store = self.store()
      #expect(try store.load() == state, "seed \(seed), step \(step)")
    }
    #expect(reports.all.isEmpty)
  }

  @Test("The folder is created with mode 0700 and every file with 0600, whatever the umask")
  func modes() throws {
    let before = umask(0o002)
    defer { umask(before) }
    let store = store("deep/er/sessions.sqlite")
    try store.commit(sampleState(1))
    try store.commit(sampleState(2))
    #expect(folder.permissions(of: "deep") == 0o700)
    #expect(folder.permissions(of: "deep/er") == 0o700)
    for name in ["sessions.sqlite", "sessions.sqlite-wal", "sessions.sqlite-lock"] {
      #expect(folder.permissions(of: "deep/er/" + name) == 0o600)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/deep/er").count == 3)
    #expect(try store.load() == sampleState(2))
  }

  @Test(
    "Files and an app folder that others may access are made private when the store opens",
    arguments: [(0o755, 0o644), (0o777, 0o666), (0o711, 0o600)] as [(mode_t, mode_t)])
  func tightenedModes(folderMode: mode_t, fileMode: mode_t) throws {
    let location = SessionStoreLocation(
      bundleIdentifier: "org.example.notes", environment: ["XDG_STATE_HOME": folder.path])
    try SQLiteSessionStore(location, report: { Issue.record("\($0)") }).commit(sampleState(1))
    chmod(location.folder, folderMode)
    for name in ["", "-wal", "-lock"] { chmod(location.path + name, fileMode) }

    let store = SQLiteSessionStore(location, report: { Issue.record("\($0)") })
    #expect(try store.load() == sampleState(1))
    #expect(folder.permissions(of: "proscenium/org.example.notes") == 0o700)
    for name in ["sessions.sqlite", "sessions.sqlite-wal", "sessions.sqlite-lock"] {
      #expect(folder.permissions(of: "proscenium/org.example.notes/" + name) == 0o600)
    }
  }

  @Test("A folder of an explicitly named file keeps its mode; the file is made private")
  func namedFile() throws {
    do {
      let store = store("named.sqlite")
      try store.commit(sampleState(1))
    }
    chmod(folder.path, 0o755)
    chmod(folder.path + "/named.sqlite", 0o644)
    #expect(try store("named.sqlite").load() == sampleState(1))
    #expect(folder.permissions(of: "") == 0o755)
    #expect(folder.permissions(of: "named.sqlite") == 0o600)
  }

  @Test(
    "An app folder of another user is refused, and nothing in it is changed",
    .enabled(if: isSuperuser, "only root can give a folder away"))
  func foreignFolder() throws {
    let location = SessionStoreLocation(
      bundleIdentifier: "org.example.notes", environment: ["XDG_STATE_HOME": folder.path])
    try FileManager.default.createDirectory(atPath: location.folder, withIntermediateDirectories: true)
    chown(location.folder, 65534, 65534)
    chmod(location.folder, 0o777)
    let error = #expect(throws: SessionStoreError.self) {
      try SQLiteSessionStore(location, report: { Issue.record("\($0)") }).load()
    }
    #expect(error?.description.contains("its folder belongs to another user, with the number 65534") == true)
    #expect(folder.permissions(of: "proscenium/org.example.notes") == 0o777)
  }

  @Test("R-09: a session from the kernel has the same identifier after loading")
  func kernelState() throws {
    var kernel = Kernel(
      profile: .phone, app: InstalledApp(bundleIdentifier: "e"), persistent: PersistentState(identifierSeed: 3))
    _ = kernel.handle(.tapIcon)
    try store().commit(kernel.persistent)
    let loaded = try #require(try store().load())
    #expect(loaded.sessions.map(\.persistentIdentifier) == kernel.sessions.map(\.persistentIdentifier))
    #expect(loaded == kernel.persistent)
  }

  @Test("The file stores values in tables, one row per session")
  func tables() throws {
    try store().commit(sampleState(3))
    let image = try DatabaseImage(StoreFiles(path: folder.path + "/sessions.sqlite"))
    let rows = try image.read { database in
      try StoreTable.allCases.map { table in
        try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table.name)") ?? -1
      }
    }
    #expect(rows == [1, 3, 3, 0, 0, 0])
  }

  @Test("Committing the same state writes nothing, and switching windows writes one session's row")
  func onlyWhatDiffers() throws {
    var state = sampleState(20)
    let store = store()
    try store.commit(state)
    let before = try folder.bytes(of: "sessions.sqlite-wal")
    try store.commit(state)
    #expect(try folder.bytes(of: "sessions.sqlite-wal") == before)
    let rows = StoredState(state: state)
    state.recency.insert(state.recency.removeLast(), at: 0)
    try store.commit(state)
    #expect(changedSessions(from: rows.state, to: state) == 1)
  }

  /// The number of rows whose position in the order of use changes.
  private func changedSessions(from old: PersistentState, to new: PersistentState) -> Int {
    var first = StoredState(state: old, rows: ChunkedArray(old.entries.map { _ in StoredState.Row() }))
    for (index, used) in StateDifference(from: StoredState(state: PersistentState()), to: old).uses() {
      var row = first.rows[index]
      row.used = used
      first.setRow(row, at: index)
    }
    return StateDifference(from: first, to: new).uses().filter { first.rows[$0.index].used != $0.used }.count
  }

  @Test("A reader beside a writer sees only whole states and does not block it")
  func concurrent() throws {
    let store = store()
    let path = folder.path + "/sessions.sqlite"
    let states = (1...4).map { sampleState($0) }
    try store.commit(states[0])
    let done = DispatchSemaphore(value: 0)
    Thread {
      for turn in 0..<200 { try? store.commit(states[turn % 4]) }
      done.signal()
    }.start()
    var loads = 0
    while done.wait(timeout: .now()) == .timedOut {
      let seen = try SQLiteSessionStore.read(path: path, report: reports.append)
      #expect(seen.map(states.contains) == true)
      loads += 1
    }
    #expect(reports.all.isEmpty)
    #expect(loads > 0)
    #expect(try SQLiteSessionStore.read(path: path) { _ in } == states[199 % 4])
  }

  @Test("Reading creates no file and no lock")
  func readingTouchesNothing() throws {
    let path = folder.path + "/sessions.sqlite"
    #expect(try SQLiteSessionStore.read(path: path) { _ in } == nil)
    #expect(folder.names.isEmpty)
    try store().commit(sampleState(2))
    let before = try folder.names.map { try folder.bytes(of: $0) }
    #expect(try SQLiteSessionStore.read(path: path) { _ in } == sampleState(2))
    #expect(try folder.names.map { try folder.bytes(of: $0) } == before)
  }

  @Test("Every error is a whole sentence")
  func sentences() {
    for error: SessionStoreError in [
      .unreadable(path: "/p", reason: "r"), .unwritable(path: "/p", reason: "r"),
      .cannotSetAside(path: "/p", reason: "r"), .notASessionFile(path: "/p", reason: "it is a folder"),
      .inUse(path: "/p", pid: 7), .inUse(path: "/p", pid: nil),
    ] {
      #expect(error.description.contains("/p") && error.description.hasSuffix("."))
    }
  }
}
