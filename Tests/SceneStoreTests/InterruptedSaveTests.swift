import SceneSystem
import Testing
import TestSupport
import TestTraits

@testable import SceneStore

/// The log after a kill in the middle of a save. That save was not acknowledged, so nothing is lost, and nothing is damaged.
@Suite("A save that was interrupted by a kill", .waitsForProcesses)
struct InterruptedSaveTests {
  private let frameSize = 24 + 4096

  /// The files after a kill when the last frame of a save had its header and not its page: SQLite writes one after the other.
  private func files() throws -> DamageFixture {
    var fixture = try DamageFixture()
    let salts = Array(fixture.log[16..<24])
    var end = 32
    while end + frameSize <= fixture.log.count, Array(fixture.log[end + 8..<end + 16]) == salts { end += frameSize }
    fixture.log.removeLast(max(0, fixture.log.count - end))
    // Page 2, the commit of a database of 20 pages, the salts, some checksum; then the page's previous content, here zeros.
    fixture.log += [0, 0, 0, 2, 0, 0, 0, 20] + salts + [1, 2, 3, 4, 5, 6, 7, 8]
    fixture.log += [UInt8](repeating: 0, count: 4096)
    return fixture
  }

  @Test("is not damage for a reader: the previous state is loaded", arguments: [1, 2, 5])
  func reading(saves: Int) throws {
    let fixture = try files()
    let folder = TemporaryFolder()
    try folder.write(fixture.database, to: "sessions.sqlite")
    try folder.write(fixture.log, to: "sessions.sqlite-wal")
    try folder.write(fixture.lock, to: "sessions.sqlite-lock")
    let path = folder.path + "/sessions.sqlite"
    var reports: [String] = []
    #expect(try SQLiteSessionStore.read(path: path, report: { reports.append($0) }) == fixture.committed)
    #expect(reports.isEmpty)

    // The next process overwrites its beginning; the rest of it is no damage, either.
    let next = CollectedLines()
    let store = SQLiteSessionStore(path: path, report: next.append)
    var state = try #require(try store.load())
    #expect(state == fixture.committed)
    for _ in 0..<saves {
      _ = state.addSession(configuration: SceneConfiguration(name: "next"))
      try store.commit(state)
      #expect(try SQLiteSessionStore.read(path: path, report: { reports.append($0) }) == state)
    }
    #expect(next.all.isEmpty && reports.isEmpty)
  }

  @Test("is reported like a lost save where saves were not counted, because the two cannot be distinguished")
  func uncounted() throws {
    let fixture = try files()
    let folder = TemporaryFolder()
    try folder.write(fixture.database, to: "sessions.sqlite")
    try folder.write(fixture.log, to: "sessions.sqlite-wal")
    var reports: [String] = []
    let path = folder.path + "/sessions.sqlite"
    #expect(try SQLiteSessionStore.read(path: path, report: { reports.append($0) })?.sessions.isEmpty == false)
    #expect(reports.count == 1 && reports[0].contains("is damaged: its log is damaged."))
  }
}
