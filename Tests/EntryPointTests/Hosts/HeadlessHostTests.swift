import Foundation
import Testing
import TestSupport
import TestTraits

/// Desktop apps without a display: real processes that are started, quit and killed.
@Suite("The headless host", .waitsForProcesses, .serialized) struct HeadlessHostTests {
  let folder: TemporaryFolder
  let sessions = "proscenium/org.example.probe/sessions.sqlite"

  init() throws { folder = TemporaryFolder.forApps() }

  private func start(windows: Int = 1, environment: [String: String] = [:]) throws -> RunningProcess {
    try RunningProcess(in: folder, environment: environment.merging(["PROBE_WINDOWS": "\(windows)"]) { $1 })
  }

  /// The names of the windows that become active, in order, each with the state that it found.
  private func windows(_ count: Int, of app: RunningProcess) throws -> [(name: String, kept: String)] {
    var kept: [String: String] = [:]
    var active: [(name: String, kept: String)] = []
    while active.count < count {
      let words = try #require(app.line()).split(separator: " ").map(String.init)
      if words[0] == "connects" { kept[words[1]] = words[3] }
      if words[0] == "active" { active.append((words[1], kept[words[1]] ?? "no connection")) }
    }
    // Work on the main queue runs after the turn, and so after the commit.
    _ = app.lines(until: ["main queue"])
    return active
  }

  @Test(
    "D-06: SIGINT and SIGTERM quit: resign, background, save, terminate, and status 0", arguments: [SIGINT, SIGTERM])
  func quits(signal: Int32) throws {
    let app = try start()
    let name = try windows(1, of: app)[0].name
    app.send(signal)
    let story = app.remainingLines().filter { $0.hasSuffix(name) || $0 == "terminates" }
    #expect(story == ["resigns \(name)", "background \(name)", "saves \(name)", "terminates"])
    #expect(app.waitForEnd() == 0)
  }

  @Test("D-06: with two windows each resigns active, enters the background and is saved before the app terminates")
  func quitsWithTwoWindows() throws {
    let app = try start(windows: 2)
    let names = try windows(2, of: app).map(\.name)
    #expect(Set(names).count == 2)
    app.send(SIGTERM)
    let story = app.remainingLines()
    for name in names {
      let steps = ["resigns \(name)", "background \(name)", "saves \(name)"]
      #expect(story.filter { steps.contains($0) } == steps)
    }
    #expect(story.last == "terminates")
    #expect(app.waitForEnd() == 0)
  }

  @Test("D-07: after SIGTERM every window is restored with its state, the last used one first")
  func comesBackAfterQuit() throws {
    let first = try start(windows: 2)
    let names = try windows(2, of: first).map(\.name)
    first.send(SIGTERM)
    _ = first.remainingLines()
    #expect(first.waitForEnd() == 0)

    let second = try start(windows: 2)
    let back = try windows(2, of: second)
    #expect(Set(back.map(\.name)) == Set(names))
    #expect(back.allSatisfy { $0.kept == $0.name })
    #expect(back[0].name == names.last)
    second.send(SIGTERM)
    _ = second.remainingLines()
  }

  @Test("Before the app launches, Bundle.main and Bundle(for:) are the bundle with its Info.plist")
  func mainBundle() throws {
    let app = try start(environment: ["PROBE_BUNDLE": "1"])
    let identifier = "org.example.probe"
    #expect(app.line() == "bundles \([identifier, identifier, identifier])")
    #expect(app.line() == "resource Info.plist")
    app.send(SIGKILL)
    _ = app.remainingLines()
  }

  @Test("After kill -9 the app's defaults have the values that it set, as on a device")
  func defaultsSurvive() throws {
    let environment = ["XDG_CONFIG_HOME": folder.path + "/config", "PROBE_DEFAULT": "first"]
    try FileManager.default.createDirectory(atPath: folder.path + "/config", withIntermediateDirectories: true)
    let first = try start(environment: environment)
    #expect(first.lines(until: ["default changed"]).contains("default none"))
    first.send(SIGKILL)
    _ = first.remainingLines()
    let second = try start(environment: environment)
    #expect(second.lines(until: ["default changed"]).contains("default first"))
    second.send(SIGTERM)
    _ = second.remainingLines()
  }

  @Test("D-07: after kill -9 every open window is restored")
  func comesBackAfterKill() throws {
    let first = try start(windows: 2)
    let names = try windows(2, of: first).map(\.name)
    first.send(SIGKILL)
    _ = first.remainingLines()
    #expect(first.waitForEnd() == -SIGKILL)

    let second = try start(windows: 2)
    #expect(Set(try windows(2, of: second).map(\.name)) == Set(names))
    second.send(SIGKILL)
    _ = second.remainingLines()

    // A third start finds the same two, and no more.
    let third = try start(windows: 2)
    #expect(Set(try windows(2, of: third).map(\.name)) == Set(names))
    third.send(SIGTERM)
    let story = third.remainingLines()
    #expect(story.filter { $0.hasPrefix("saves ") }.count == 2)
  }

  @Test("Sessions are stored under XDG_STATE_HOME; the app prints the path and how to control it")
  func place() throws {
    let app = try start()
    _ = try windows(1, of: app)
    app.send(SIGTERM)
    _ = app.remainingLines()
    #expect(
      folder.names(in: "proscenium/org.example.probe")
        == ["sessions.sqlite", "sessions.sqlite-lock", "sessions.sqlite-wal"])
    #expect(
      try app.errorText == "HostedProbe: no display, so its windows are not shown. Sessions are kept in "
        + "\(folder.path)/\(sessions). To drive it, run: proscenium simulate HostedProbe\n")
  }

  @Test("A damaged sessions.sqlite is kept under another name and reported, and the app starts with a new window")
  func damagedSessions() throws {
    let path = try folder.write("{ \"format\": 1, \"state\"", to: sessions)
    let app = try start()
    #expect(try windows(1, of: app)[0].kept == "nothing")
    app.send(SIGTERM)
    _ = app.remainingLines()
    #expect(app.waitForEnd() == 0)
    #expect(try folder.text(of: sessions + ".damaged-1") == "{ \"format\": 1, \"state\"")
    #expect(
      try app.errorText.contains(
        "The session file \(path) is damaged: it is not an SQLite database. It was kept as \(path).damaged-1. The app "
          + "starts without sessions.\n")
    )
    let next = try start()
    #expect(try windows(1, of: next)[0].kept != "nothing")
    next.send(SIGKILL)
  }

  @Test("A failed write of sessions is reported, and the app continues")
  func unwritableSessions() throws {
    // A file blocks the folder's path, which holds for every user.
    try folder.write("", to: "proscenium")
    let app = try start()
    _ = try windows(1, of: app)
    app.send(SIGTERM)
    #expect(app.remainingLines().last == "terminates")
    #expect(app.waitForEnd() == 0)
    #expect(try app.errorText.contains("The sessions cannot be written to \(folder.path)/\(sessions): "))
  }

  @Test("The main queue, the run loop, timers and tasks of the main actor all run")
  func mainThread() throws {
    let app = try start()
    let wanted: Set<String> = [
      "main queue", "run loop", "timer", "later", "task", "slept on main: true", "back from a queue",
    ]
    #expect(Set(app.lines(until: wanted)).isSuperset(of: wanted))
    app.send(SIGTERM)
    _ = app.remainingLines()
    #expect(app.waitForEnd() == 0)
  }
}
