import Foundation
import SceneSystem
import Testing

@testable import SceneStore

/// A folder of a test's own, removed with it.
final class TemporaryFolder {
  let path: String

  init() {
    var template = Array((NSTemporaryDirectory() + "store-XXXXXX").utf8CString)
    _ = mkdtemp(&template)
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}

/// What a store reported.
final class Reports: @unchecked Sendable {
  private let lock = NSLock()
  private var sentences: [String] = []
  func add(_ sentence: String) { lock.withLock { sentences.append(sentence) } }
  var all: [String] { lock.withLock { sentences } }
}

@Suite("Sessions outlive the process in a plain file")
struct SessionStoreTests {
  let folder = TemporaryFolder()
  let reports = Reports()

  func store(_ name: String = "sessions.json") -> PlainFileSessionStore {
    PlainFileSessionStore(path: folder.path + "/" + name) { [reports] in reports.add($0) }
  }

  func state(_ count: Int, seed: UInt64 = 7) -> PersistentState {
    var state = PersistentState(identifierSeed: seed)
    for number in 0..<count {
      _ = state.addSession(
        configuration: SceneConfiguration(name: "Main/\(number)", delegateClassName: "Notes.SceneDelegate"),
        restorationActivity: ActivityArchive(activityType: "editing", targetContentIdentifier: "d", bytes: [0, 1, 255]))
    }
    return state
  }

  @Test("Nothing is kept yet: nil, and no file is made by looking")
  func empty() throws {
    #expect(try store().load() == nil)
    #expect(folder.files.isEmpty)
    #expect(reports.all.isEmpty)
  }

  @Test("What was committed comes back equal, also by another store on the same file", arguments: [0, 1, 40])
  func roundTrip(count: Int) throws {
    try store().commit(state(count))
    #expect(try store().load() == state(count))
  }

  @Test("A commit replaces the one before and leaves no other file")
  func replace() throws {
    try store().commit(state(9))
    try store().commit(state(2))
    #expect(try store().load() == state(2))
    #expect(folder.files == ["sessions.json"])
  }

  @Test("The folder is made with mode 0700 and the file with 0600")
  func modes() throws {
    let store = store("deep/er/sessions.json")
    try store.commit(state(1))
    #expect(mode("deep") == 0o700)
    #expect(mode("deep/er") == 0o700)
    #expect(mode("deep/er/sessions.json") == 0o600)
    #expect(try store.load() == state(1))
  }

  @Test("R-09: a session that the kernel made has the same identifier after loading")
  func kernelState() throws {
    var kernel = Kernel(
      profile: .phone, app: InstalledApp(bundleIdentifier: "e"), persistent: PersistentState(identifierSeed: 3))
    _ = kernel.handle(.tapIcon)
    try store().commit(kernel.persistent)
    let loaded = try #require(try store().load())
    #expect(loaded.sessions.map(\.persistentIdentifier) == kernel.sessions.map(\.persistentIdentifier))
    #expect(loaded == kernel.persistent)
  }

  @Test(
    "A damaged file is kept beside, reported in a sentence, and the app starts clean",
    arguments: [
      "", "{", "not json", "[]", #"{"format":1}"#, #"{"format":1,"state":{"entries":7}}"#, #"{"format":"one"}"#,
      "\u{0}\u{0}\u{0}",
    ])
  func damaged(text: String) throws {
    let path = folder.path + "/sessions.json"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    #expect(try store().load() == nil)
    #expect(folder.files == ["sessions.json.damaged-1"])
    #expect(try String(contentsOfFile: path + ".damaged-1", encoding: .utf8) == text)
    #expect(
      reports.all == [
        "The session file \(path) is damaged. It was kept as \(path).damaged-1, and the app starts without sessions."
      ])
  }

  @Test("A second damaged file does not overwrite the first")
  func damagedTwice() throws {
    let path = folder.path + "/sessions.json"
    for text in ["one", "two", "three"] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      #expect(try store().load() == nil)
    }
    #expect(folder.files == ["sessions.json.damaged-1", "sessions.json.damaged-2", "sessions.json.damaged-3"])
    #expect(try String(contentsOfFile: path + ".damaged-1", encoding: .utf8) == "one")
    #expect(try String(contentsOfFile: path + ".damaged-3", encoding: .utf8) == "three")
  }

  @Test("A file of a newer version is kept, not read as far as it goes")
  func newer() throws {
    try Data(#"{"format":2,"state":{}}"#.utf8).write(to: URL(fileURLWithPath: folder.path + "/sessions.json"))
    #expect(try store().load() == nil)
    #expect(folder.files == ["sessions.json.damaged-1"])
    #expect(reports.all.first?.contains("is of format 2, and this version reads format 1") == true)
  }

  @Test("After a damaged file the next commit is kept as usual")
  func recovers() throws {
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path + "/sessions.json"))
    _ = try store().load()
    try store().commit(state(3))
    #expect(try store().load() == state(3))
    #expect(folder.files == ["sessions.json", "sessions.json.damaged-1"])
  }

  @Test("Every file cut short anywhere is noticed, whatever the length")
  func truncated() throws {
    try store().commit(state(1))
    let path = folder.path + "/sessions.json"
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    for length in stride(from: 0, to: whole.count, by: 7) {
      try whole.prefix(length).write(to: URL(fileURLWithPath: path))
      #expect(try store().load() == nil, "cut after \(length) bytes")
    }
  }

  @Test("A file that is there and cannot be read is an error, and stays as it is")
  func unreadable() throws {
    let path = folder.path + "/sessions.json"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let error = #expect(throws: SessionStoreError.self) { try store().load() }
    guard case .unreadable(path, _) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(folder.files == ["sessions.json"])
  }

  @Test("A commit that fails says so, leaves what was there and no scraps")
  func unwritable() throws {
    let path = folder.path + "/sessions.json"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    #expect(throws: SessionStoreError.self) { try store().commit(state(1)) }
    #expect(folder.files == ["sessions.json"])
    #expect(throws: SessionStoreError.self) { try store("sessions.json/below/x\u{0}y").commit(state(1)) }
    let blocked = PlainFileSessionStore(path: "/proc/nowhere/sessions.json") { _ in }
    let error = #expect(throws: SessionStoreError.self) { try blocked.commit(state(1)) }
    #expect(error?.description.hasSuffix("What was saved before is untouched.") == true)
  }

  @Test("A reader beside a writer sees whole states only")
  func concurrent() throws {
    let store = store()
    try store.commit(state(1))
    let done = DispatchSemaphore(value: 0)
    let states = (1...4).map { state($0) }
    Thread {
      for turn in 0..<60 { try? store.commit(states[turn % 4]) }
      done.signal()
    }.start()
    var loads = 0
    while done.wait(timeout: .now()) == .timedOut {
      let seen = try #require(try store.load())
      #expect(states.contains(seen))
      loads += 1
    }
    #expect(reports.all.isEmpty)
    #expect(loads > 0)
  }

  @Test("The store in memory keeps the last state and counts")
  func memory() throws {
    let store = InMemorySessionStore(state(1))
    #expect(try store.load() == state(1))
    try store.commit(state(2))
    #expect(try store.load() == state(2))
    #expect(store.commits == 1)
    #expect(try InMemorySessionStore().load() == nil)
  }

  @Test("Every error is a whole sentence")
  func sentences() {
    for error: SessionStoreError in [
      .unreadable(path: "/p", reason: "r"), .unwritable(path: "/p", reason: "r"),
      .cannotSetAside(path: "/p", reason: "r"),
    ] {
      #expect(error.description.contains("/p") && error.description.hasSuffix("."))
    }
  }

  private func mode(_ name: String) -> Int? {
    (try? FileManager.default.attributesOfItem(atPath: folder.path + "/" + name))?[.posixPermissions] as? Int
  }
}
