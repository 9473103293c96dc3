import Foundation
import SceneSystem
import Testing
import TestSupport
import TestTraits

@testable import SceneWire

/// Two real processes of one app: only one of them ever writes its sessions.
@Suite("A second start of a desktop app", .waitsForProcesses, .serialized) struct SecondStartTests {
  let folder: TemporaryFolder

  init() throws { folder = TemporaryFolder.forApps() }

  private func start(_ arguments: [String] = [], environment: [String: String] = [:]) throws -> RunningProcess {
    try RunningProcess(in: folder, arguments: arguments, environment: environment)
  }

  /// Starts the app and waits until it has its window.
  private func startFirst(_ arguments: [String] = []) throws -> RunningProcess {
    let app = try start(arguments)
    _ = app.lines(until: ["main queue"])
    return app
  }

  private var sessions: String { folder.path + "/proscenium/org.example.probe" }

  private var socket: String? {
    ControlSocket.candidates(forSessionsIn: sessions, environment: ["XDG_RUNTIME_DIR": folder.runtime]).first
  }

  private func quit(_ app: RunningProcess) {
    app.send(SIGTERM)
    _ = app.remainingLines()
    #expect(app.waitForEnd() == 0)
  }

  @Test("D-08: a second start is passed to the first process, reports that, and exits with status 0")
  func handsOver() throws {
    let first = try startFirst()
    let second = try start()
    #expect(second.remainingLines().isEmpty)
    #expect(second.waitForEnd() == 0)
    #expect(
      try second.errorText
        == "HostedProbe runs already, as process \(first.identifier); it has come forward.\n")
    quit(first)
  }

  @Test(
    "E-02: URLs in the second start's arguments are delivered to the first process, files as file URLs, other arguments not"
  )
  func handsURLsOver() throws {
    let first = try startFirst()
    let file = try folder.write("text", to: "letter.txt")
    let second = try start(["--verbose", "probe://warm", "letter.txt", "other:thing", "missing.txt"])
    #expect(second.remainingLines().isEmpty && second.waitForEnd() == 0)
    let opened = first.lines(until: ["opens probe://warm", "opens file://\(file)"]).filter { $0.hasPrefix("opens ") }
    #expect(opened.count == 2)
    quit(first)
  }

  @Test("E-01: URLs in the first start's arguments are in the connection options")
  func coldURL() throws {
    let app = try start(["probe://cold"])
    #expect(app.lines(until: ["main queue"]).contains("connects for probe://cold"))
    quit(app)
  }

  @Test("D-11: the desktop's action for a new window opens one, whether the app runs or not")
  func openNewWindow() throws {
    let first = try startFirst(["--proscenium-action", "new-window"])
    let second = try start(["--proscenium-action", "new-window"])
    #expect(second.remainingLines().isEmpty && second.waitForEnd() == 0)
    let connected = first.lines(until: ["main queue"]).filter { $0.hasPrefix("connects ") }
    #expect(connected.count == 1)
    quit(first)
    // Both are restored, and a third is added.
    let third = try start(["--proscenium-action", "new-window"])
    var lines: [String] = []
    while lines.count < 3, let line = third.line() { if line.hasPrefix("connects ") { lines.append(line) } }
    #expect(lines.filter { $0.hasSuffix("with nothing") }.count == 1 && Set(lines).count == 3)
    quit(third)
  }

  @Test("E-05: a quick action is in the connection options at a start, and performed by a running app")
  func quickAction() throws {
    let arguments = ["--proscenium-action", "shortcut:org.example.compose", "probe://not-this"]
    let first = try start(arguments)
    let cold = first.lines(until: ["main queue"])
    #expect(cold.contains("connects for org.example.compose, Compose"))
    #expect(!cold.contains { $0.contains("probe://") || $0.hasPrefix("performs ") })
    let second = try start(arguments)
    #expect(second.remainingLines().isEmpty && second.waitForEnd() == 0)
    #expect(first.lines(until: ["performs org.example.compose, Compose"]).last?.hasPrefix("performs ") == true)
    let third = try start(["--proscenium-action", "shortcut:unknown"])
    #expect(third.remainingLines().isEmpty && third.waitForEnd() == 0)
    #expect(first.lines(until: ["performs unknown, "]).last?.hasPrefix("performs unknown") == true)
    quit(first)
  }

  @Test("An unknown action is reported, and the app is started without it", arguments: [["dance"], []])
  func unknownAction(value: [String]) throws {
    let app = try startFirst(["--proscenium-action"] + value)
    quit(app)
    #expect(
      try app.errorText.contains(
        "--proscenium-action is followed by \(value.first.map { "\u{201C}\($0)\u{201D}" } ?? "nothing"); known are new-window and "
          + "shortcut:TYPE. The app is started without it.\n"))
  }

  @Test("An unresponsive first process: status 75, and the message names it and a way out")
  func refused() throws {
    let first = try startFirst()
    first.send(SIGSTOP)
    let second = try start(environment: ["PROSCENIUM_ANSWER_SECONDS": "0.2"])
    #expect(second.remainingLines().isEmpty)
    #expect(second.waitForEnd() == 75)
    let process = first.identifier
    #expect(
      try second.errorText
        == "HostedProbe runs already, as process \(process), and only one process may keep its sessions. It does not respond: "
        + "The peer did not answer in time. End it (kill \(process)), then start again.\n")
    first.send(SIGCONT)
    quit(first)
  }

  @Test("D-07: the lock and socket that kill -9 leaves behind do not prevent the next start")
  func afterKill() throws {
    let first = try startFirst()
    first.send(SIGKILL)
    _ = first.remainingLines()
    #expect(FileManager.default.fileExists(atPath: try #require(socket)))
    let second = try startFirst()
    let third = try start()
    #expect(third.remainingLines().isEmpty && third.waitForEnd() == 0)
    quit(second)
    #expect(!FileManager.default.fileExists(atPath: try #require(socket)))
  }

  @Test("Only the user can access the socket: mode 0600 in a folder of mode 0700")
  func modes() throws {
    let app = try startFirst()
    let path = try #require(socket)
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    #expect(try mode(path) == 0o600)
    #expect(try mode((path as NSString).deletingLastPathComponent) == 0o700)
    quit(app)
  }

  @Test("Invalid data at the socket and silent peers have no effect")
  func nonsense() throws {
    let app = try startFirst()
    let path = try #require(socket)
    var silent: [WireConnection] = []
    for _ in 0..<20 { silent.append(try WireConnection.connect(to: path)) }
    let rude = try WireConnection.connect(to: path)
    try rude.send(bytes: [0, 0, 0, 4] + Array("{no}".utf8))
    #expect(throws: WireError.closed) { try rude.receive(ControlResponse.self, timeout: .seconds(30)) }
    let second = try start()
    #expect(second.remainingLines().isEmpty && second.waitForEnd() == 0)
    quit(app)
    _ = silent
  }

  @Test("A peer with another protocol version is refused with a message")
  func otherVersion() throws {
    let app = try startFirst()
    let peer = try WireConnection.connect(to: try #require(socket))
    let text = "{\"version\":999,\"dance\":true}"
    try peer.send(bytes: withUnsafeBytes(of: UInt32(text.utf8.count).bigEndian) { Array($0) } + Array(text.utf8))
    guard case .refused(let reason) = try peer.receive(ControlResponse.self, timeout: .seconds(30)) else {
      Issue.record("it was not refused")
      return
    }
    #expect(reason.hasPrefix("It uses version 999 of the protocol, and the running app version "))
    quit(app)
  }

  @Test("T-08: a session that is discarded from outside is closed in the running app; an unknown one is refused")
  func discards() throws {
    let app = try RunningProcess(in: folder, environment: ["PROBE_WINDOWS": "2"])
    var names: [String] = []
    while names.count < 2 {
      let words = try #require(app.line()).split(separator: " ").map(String.init)
      if words[0] == "active" { names.append(words[1]) }
    }
    func discard(_ label: String) throws -> ControlResponse {
      try ControlSocket.send(
        .discard([try #require(SessionID(label: label))]), forSessionsIn: sessions,
        environment: ["XDG_RUNTIME_DIR": folder.runtime], timeout: .seconds(30))
    }
    #expect(try discard("A") == .done)
    _ = app.lines(until: ["discarded \(names[0])"])
    #expect(try discard("A") == .refused("There is no session A; known are: B."))
    quit(app)
  }
}
