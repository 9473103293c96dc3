import SceneSystem
import Testing

@testable import SceneStore

/// What a kill in the middle of a save leaves in the log. Nobody was told of that save, so nothing is lost, and nothing is damaged.
@Suite("A save that a kill interrupted")
struct InterruptedSaveTests {
  private let frameSize = 24 + 4096

  /// The files after a kill that came when the last frame of a save had its header and not its page: SQLite writes the two
  /// one after the other.
  private func files() throws -> DamageFixture {
    var fixture = try DamageFixture()
    let salts = Array(fixture.log[16..<24])
    var end = 32
    while end + frameSize <= fixture.log.count, Array(fixture.log[end + 8..<end + 16]) == salts { end += frameSize }
    fixture.log.removeLast(max(0, fixture.log.count - end))
    // Page 2, the commit of a database of 20 pages, the salts, some checksum; then the page as it was before, here of zeros.
    fixture.log += [0, 0, 0, 2, 0, 0, 0, 20] + salts + [1, 2, 3, 4, 5, 6, 7, 8]
    fixture.log += [UInt8](repeating: 0, count: 4096)
    return fixture
  }

  @Test("is no damage to one who only reads, and the state before it is there", arguments: [1, 2, 5])
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

    // The next process writes over its beginning; what is left of its end is no damage, either.
    let next = Reports()
    let store = SQLiteSessionStore(path: path, report: next.add)
    var state = try #require(try store.load())
    #expect(state == fixture.committed)
    for _ in 0..<saves {
      _ = state.addSession(configuration: SceneConfiguration(name: "next"))
      try store.commit(state)
      #expect(try SQLiteSessionStore.read(path: path, report: { reports.append($0) }) == state)
    }
    #expect(next.all.isEmpty && reports.isEmpty)
  }

  @Test("is told from a lost save where the saves were not counted: then it is said, for nobody can know")
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
