import Foundation
import GRDB
import SceneSystem
import Testing
import TestSupport

@testable import SceneStore

/// A store whose file can be read after each save.
final class WatchedStore {
  let folder = TemporaryFolder(inMemory: true)
  let reports = CollectedLines()
  private(set) var store: SQLiteSessionStore
  var path: String { folder.path + "/sessions.sqlite" }

  init() {
    store = SQLiteSessionStore(path: folder.path + "/sessions.sqlite") { _ in }
    reopen()
  }

  /// The next save compares with what is read from the file.
  func reopen() {
    // The lock is released with its store.
    store = SQLiteSessionStore(path: folder.path + "/another.sqlite") { _ in }
    store = SQLiteSessionStore(path: path) { [reports] in reports.append($0) }
  }

  /// Every row of the file, except the one about the app as a whole, as "table key".
  func rows() throws -> [String: [DatabaseValue]] {
    try DatabaseImage(StoreFiles(path: path)).read { database in
      var rows: [String: [DatabaseValue]] = [:]
      for table in StoreTable.allCases where table != .installation {
        for row in try Row.fetchAll(database, sql: table.select) {
          let values = Array(row.databaseValues)
          rows["\(table) \(row[0] as Int64)"] = values
        }
      }
      return rows
    }
  }

  func saves() throws -> Int64 {
    try DatabaseImage(StoreFiles(path: path)).read { database in
      try Int64.fetchOne(database, sql: "SELECT saves FROM installation") ?? -1
    }
  }

  /// Saves a state, and returns the rows that changed.
  func save(_ state: PersistentState) throws -> Set<String> {
    let before = try FileManager.default.fileExists(atPath: path) ? rows() : [:]
    try store.commit(state)
    #expect(try SQLiteSessionStore.read(path: path, report: reports.append) == state)
    let after = try rows()
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
  }
}

@Suite("A save writes only the rows that differ")
struct SavedRowsTests {
  let watched = WatchedStore()

  /// A state with three sessions that use every kind of value.
  private func state(_ count: Int = 3) -> PersistentState {
    var state = sampleState(count, activitySize: 60)
    state.space = Array(state.recency.prefix(2))
    for index in state.entries.indices where index.isMultiple(of: 2) {
      state.entries[index].record.userInfo = [1, 2]
      state.entries[index].record.stateSetAside = ActivityArchive(activityType: "aside", bytes: [9])
    }
    return state
  }

  private func id(_ number: UInt32) -> SessionID { SessionID(rawValue: number) }

  @Test("The first save writes everything; saving the same state again writes nothing")
  func unchanged() throws {
    let state = state()
    #expect(
      try watched.save(state) == [
        "session 1", "session 2", "session 3", "restorationActivity 1", "restorationActivity 2",
        "restorationActivity 3", "userInfo 1", "userInfo 3", "stateSetAside 1", "stateSetAside 3",
      ])
    #expect(try watched.saves() == 1)
    let log = try watched.folder.bytes(of: "sessions.sqlite-wal")
    for _ in 0..<3 {
      try watched.store.commit(state)
      watched.reopen()
      #expect(try watched.store.load() == state)
    }
    #expect(try watched.folder.bytes(of: "sessions.sqlite-wal") == log)
    #expect(try watched.saves() == 1)
  }

  @Test("Switching windows writes the row of the frontmost one", arguments: [2, 3, 20])
  func switching(count: Int) throws {
    var state = state(count)
    _ = try watched.save(state)
    for turn in 0..<6 {
      let chosen = turn.isMultiple(of: 2) ? state.recency[1] : state.recency[count - 1]
      state.recency.removeAll { $0 == chosen }
      state.recency.insert(chosen, at: 0)
      #expect(try watched.save(state) == ["session \(chosen.rawValue)"])
    }
  }

  @Test("A change to the app as a whole writes no session")
  func installation() throws {
    var state = state()
    _ = try watched.save(state)
    state.isRunning = true
    #expect(try watched.save(state) == [])
    state.isForceQuit = true
    state.nextID += 4
    #expect(try watched.save(state) == [])
    state.preservedState = [1]
    #expect(try watched.save(state) == ["preservedState 0"])
    state.preservedState = []
    #expect(try watched.save(state) == ["preservedState 0"])
    state.preservedState = nil
    #expect(try watched.save(state) == ["preservedState 0"])
    #expect(try watched.saves() == 6)
  }

  @Test("A big value is set, changed, emptied and removed in its own row")
  func bigValues() throws {
    var state = state()
    state.entries[1].record.restorationActivity = nil
    _ = try watched.save(state)
    for value in [[1], [2], [], nil, [3], nil] as [Bytes?] {
      state.entries[1].record.userInfo = value
      #expect(try watched.save(state) == ["userInfo 2"])
      let archive = value.map { ActivityArchive(activityType: "t", bytes: $0) }
      state.entries[1].record.restorationActivity = archive
      #expect(try watched.save(state) == ["restorationActivity 2"])
      state.entries[1].record.stateSetAside = archive
      #expect(try watched.save(state) == ["stateSetAside 2"])
    }
    state.entries[1].record.restorationActivity = ActivityArchive(activityType: "t")
    #expect(try watched.save(state) == ["restorationActivity 2"])
    state.entries[1].record.restorationActivity?.targetContentIdentifier = ""
    #expect(try watched.save(state) == ["restorationActivity 2"])
    state.entries[1].record.restorationActivity?.activityType = ""
    #expect(try watched.save(state) == ["restorationActivity 2"])
  }

  @Test("Each property of a session on its own writes the session's row")
  func values() throws {
    var state = state()
    _ = try watched.save(state)
    let changes: [(String, (inout PersistentState.Entry) -> Void)] = [
      ("isNew", { $0.isNew.toggle() }), ("a discard that is owed (L-07)", { $0.isDiscardPending = true }),
      ("deaths (T-09)", { $0.restorationDeaths += 1 }), ("R-12", { $0.record.isDiscardedOnDisconnection = true }),
      ("identifier (R-09)", { $0.record.persistentIdentifier = "another" }),
      ("role", { $0.record.role = .windowExternalDisplayNonInteractive }),
      ("name", { $0.record.configuration.name = nil }), ("empty name", { $0.record.configuration.name = "" }),
      ("scene class", { $0.record.configuration.sceneClassName = "S" }),
      ("delegate class", { $0.record.configuration.delegateClassName = nil }),
      ("storyboard", { $0.record.configuration.storyboardName = "Main" }),
      ("conditions (E-10)", { $0.record.conditions.prefersToActivate = .comparison(.equal, "a", []) }),
      ("default conditions", { $0.record.conditions = ActivationConditions() }),
      ("geometry", { $0.record.geometry = WindowGeometry(width: 0, height: 0) }),
      ("x", { $0.record.geometry?.x = 0 }), ("y", { $0.record.geometry?.y = .min }),
      ("width", { $0.record.geometry?.width = .max }), ("maximised", { $0.record.geometry?.isMaximized = true }),
      ("no geometry", { $0.record.geometry = nil }), ("snapshot", { $0.record.snapshot = "" }),
      ("no snapshot", { $0.record.snapshot = nil }),
    ]
    for (what, change) in changes {
      change(&state.entries[1])
      #expect(try watched.save(state) == ["session 2"], "\(what)")
    }
    // The file contains each of them.
    watched.reopen()
    #expect(try watched.store.load() == state)
    #expect(watched.reports.all.isEmpty)
  }

  @Test("A new session writes its rows, and removing it deletes all of them")
  func addAndRemove() throws {
    var state = state()
    _ = try watched.save(state)
    let added = state.addSession(configuration: SceneConfiguration(name: "New"))
    #expect(try watched.save(state) == ["session 4"])
    state.space = []
    _ = try watched.save(state)
    state.remove(id(1))
    #expect(try watched.save(state) == ["session 1", "restorationActivity 1", "userInfo 1", "stateSetAside 1"])
    // The last, the first and one in between; and one is added while another is removed.
    state.remove(added)
    _ = state.addSession(configuration: SceneConfiguration(name: "Newer"))
    #expect(try watched.save(state) == ["session 4", "session 5"])
    for entry in state.entries { state.remove(entry.record.id) }
    _ = try watched.save(state)
    #expect(try watched.rows().isEmpty)
  }

  @Test("Changing what is on screen or being restored writes the sessions whose position changes")
  func places() throws {
    var state = state()
    _ = try watched.save(state)
    #expect(state.space == [id(1), id(2)])
    state.space = [id(2), id(1)]
    #expect(try watched.save(state) == ["session 1", "session 2"])
    state.space = [id(2), id(1), id(3)]
    #expect(try watched.save(state) == ["session 3"])
    state.space = [id(2)]
    #expect(try watched.save(state) == ["session 1", "session 3"])
    state.restoring = [id(3)]
    #expect(try watched.save(state) == ["session 3"])
    state.restoring = [id(3), id(1)]
    #expect(try watched.save(state) == ["session 1"])
    state.restoring = []
    state.space = []
    #expect(try watched.save(state) == ["session 1", "session 2", "session 3"])
  }

  @Test("A session without a position in the order of use is loaded without one")
  func withoutOrder() throws {
    var state = state()
    state.recency = [id(2)]
    _ = try watched.save(state)
    state.recency = []
    #expect(try watched.save(state) == ["session 2"])
    state.recency = [id(3), id(1)]
    _ = try watched.save(state)
    state.recency = [id(3), id(2), id(1)]
    _ = try watched.save(state)
    watched.reopen()
    #expect(try watched.store.load() == state)
  }

  @Test("If one session replaces another among the entries and all orders stay, both are written")
  func replacedInPlace() throws {
    var state = state()
    for id in [1, 2, 3].map(id) where id != self.id(2) {
      state.recency.removeAll { $0 == id }
      state.space.removeAll { $0 == id }
    }
    _ = try watched.save(state)
    // Entries 1 and 3 are in no order, so only the entries show that they were replaced.
    var old = state.entries[2]
    state.entries.removeLast()
    old.record.id = id(7)
    state.entries.append(old)
    state.nextID = 8
    #expect(
      try watched.save(state) == [
        "session 3", "restorationActivity 3", "userInfo 3", "stateSetAside 3", "session 7", "restorationActivity 7",
        "userInfo 7", "stateSetAside 7",
      ])
    old = state.entries[0]
    state.entries.removeFirst()
    old.record.id = id(5)
    state.entries.insert(old, at: 1)
    _ = try watched.save(state)
    watched.reopen()
    #expect(try watched.store.load() == state)
  }

  @Test("Of a thousand sessions only the changed one is written, also after the file was reloaded")
  func thousand() throws {
    var state = state(1000)
    _ = try watched.save(state)
    state.entries[500].record.userInfo = [7]
    #expect(try watched.save(state) == ["userInfo 501"])
    watched.reopen()
    #expect(try watched.store.load() == state)
    state.entries[999].record.snapshot = "s"
    #expect(try watched.save(state) == ["session 1000"])
    #expect(try watched.rows().count == 1000 + 1000 + 500 + 500)
  }
}
