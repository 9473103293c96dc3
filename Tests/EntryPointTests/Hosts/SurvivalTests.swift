import Foundation
import Testing
import TestSupport
import TestTraits

/// Saving without a request, and the restoration watchdog, as seen from outside.
@Suite("Sessions of a desktop app survive its end", .waitsForProcesses, .serialized) struct SurvivalTests {
  let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder.forApps() }

  private func start(_ environment: [String: String] = [:]) throws -> RunningProcess {
    try RunningProcess(in: folder, environment: environment)
  }

  /// The first line that begins with `word`, without that word.
  private func next(_ word: String, of app: RunningProcess) throws -> String {
    while true {
      let line = try #require(app.line())
      if line.hasPrefix(word + " ") { return String(line.dropFirst(word.count + 1)) }
    }
  }

  @Test("D-09: state is saved regularly, and kill -9 loses nothing that was saved")
  func autosave() throws {
    let first = try start(["PROSCENIUM_AUTOSAVE_SECONDS": "0.01"])
    let name = try next("active", of: first)
    _ = first.lines(until: ["saved"])
    first.send(SIGKILL)
    _ = first.remainingLines()
    let second = try start()
    #expect(try next("connects", of: second) == "\(name) with \(name)")
    second.send(SIGKILL)
  }

  @Test("An interval that is not a number is reported, and the default is used")
  func wrongTime() throws {
    let app = try start(["PROSCENIUM_AUTOSAVE_SECONDS": "often", "PROSCENIUM_ANSWER_SECONDS": "0"])
    _ = try next("active", of: app)
    app.send(SIGTERM)
    _ = app.remainingLines()
    #expect(app.waitForEnd() == 0)
    #expect(
      try app.errorText.hasPrefix(
        "PROSCENIUM_AUTOSAVE_SECONDS is \u{201C}often\u{201D}, which is not a number of seconds between 0 and a million; "
          + "5 seconds is used.\nPROSCENIUM_ANSWER_SECONDS is \u{201C}0\u{201D}"))
  }

  /// Starts the app, waits for its window and quits it.
  private func liveOnce() throws -> String {
    let app = try start()
    let name = try next("active", of: app)
    app.send(SIGTERM)
    _ = app.remainingLines()
    #expect(app.waitForEnd() == 0)
    return name
  }

  @Test("R-05: the watchdog ends an extended restoration that is never completed; after two ends the start is clean")
  func watchdog() throws {
    let name = try liveOnce()
    for _ in 1...2 {
      let late = try start(["PROBE_EXTENDS": "1", "PROSCENIUM_RESTORATION_SECONDS": "0.05"])
      #expect(try next("connects", of: late) == "\(name) with \(name)")
      _ = late.remainingLines()
      #expect(late.waitForEnd() == -SIGKILL)
      #expect(
        try late.errorText.contains(
          "HostedProbe is ended by the watchdog: the scene of session A (\(name)) extended its restoration and has not called "
            + "completeStateRestoration() within 0.05 seconds (R-05). The session is kept.\n"))
    }
    let clean = try start(["PROBE_EXTENDS": "1", "PROSCENIUM_RESTORATION_SECONDS": "0.05"])
    #expect(try next("connects", of: clean) == "\(name) with nothing")
    _ = clean.lines(until: ["main queue"])
    #expect(
      try clean.errorText.contains("Restoring session A ended the app twice in a row, so it starts clean this time."))
    clean.send(SIGTERM)
    _ = clean.remainingLines()
    #expect(clean.waitForEnd() == 0)
    #expect(try sessions("list").contains { $0.hasPrefix("A ") && $0.hasSuffix("state set aside") })
    #expect(try sessions("recover", "A").count == 1)
    let back = try start()
    #expect(try next("connects", of: back) == "\(name) with \(name)")
    back.send(SIGKILL)
  }

  @Test("R-05: the watchdog ignores a restoration that was completed in time")
  func completed() throws {
    let name = try liveOnce()
    let app = try start([
      // Long enough for a turn of the app on a machine that runs other tests meanwhile.
      "PROBE_EXTENDS": "and completes", "PROSCENIUM_RESTORATION_SECONDS": "4", "PROSCENIUM_AUTOSAVE_SECONDS": "0.02",
    ])
    #expect(try next("connects", of: app) == "\(name) with \(name)")
    // Longer than the watchdog's time, by the app's own clock.
    for _ in 0..<220 { _ = app.lines(until: ["saved"]) }
    app.send(SIGTERM)
    _ = app.remainingLines()
    #expect(app.waitForEnd() == 0)
  }

  /// The output of `proscenium sessions` for the app.
  private func sessions(_ command: String, _ more: String...) throws -> [String] {
    let tool = try RunningProcess(
      app: "proscenium", in: folder, arguments: ["sessions", command, "org.example.probe"] + more)
    let lines = tool.remainingLines()
    let errors = try tool.errorText
    #expect(tool.waitForEnd() == 0, "\(errors)")
    return lines
  }

  @Test("T-08: the command line lists the sessions of a running app and discards one")
  func commandLine() throws {
    let app = try start(["PROBE_WINDOWS": "2"])
    let names = [try next("active", of: app), try next("active", of: app)]
    // Work on the main queue runs after the turn, and so after the commit.
    _ = app.lines(until: ["main queue"])
    #expect(try sessions("list")[0].hasPrefix("2 sessions of org.example.probe, kept in "))
    #expect(try sessions("show", "A").contains("  identifier      \(names[0])"))
    #expect(
      try sessions("discard", "A") == [
        "Session A of org.example.probe is discarded. The app, process \(app.identifier), was notified."
      ])
    #expect(app.lines(until: ["discarded \(names[0])"]).last == "discarded \(names[0])")
    #expect(try sessions("list")[0].hasPrefix("1 session of org.example.probe, kept in "))
    app.send(SIGTERM)
    _ = app.remainingLines()
    #expect(app.waitForEnd() == 0)
  }

  @Test("L-07: a discard by the command line while the app is not running is delivered before anything connects")
  func discardWhileAway() throws {
    let name = try liveOnce()
    #expect(try sessions("discard", "A")[0].hasSuffix("The app is not running; it is notified at its next launch."))
    let app = try start()
    let story = app.lines(until: ["main queue"]).filter { $0.hasPrefix("discarded") || $0.hasPrefix("connects") }
    #expect(story.first == "discarded \(name)")
    #expect(story.count == 2 && story[1].hasSuffix("with nothing"))
    app.send(SIGKILL)
  }
}
