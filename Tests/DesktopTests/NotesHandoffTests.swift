#if GTK
  import Foundation
  import Handoff
  import PrivateDesktop
  import SceneSystem
  import TestTraits
  import Testing

  @testable import SceneWire

  /// A note goes from one desktop to another: two real processes, in two sessions with folders, buses and displays of their own. The engines of two
  /// Handoff services run in the test, with the network between them; `Scripts/handoff-namespaces` has real ones.
  @Suite("Notes on two machines", .waitsForProcesses, .serialized)
  struct NotesHandoffTests {
    /// One machine: its desktop, and its service's socket and engine.
    private final class Machine {
      let desktop: PrivateDesktop
      let id: PeerID
      var engine: HandoffEngine
      private var listener: WireListener?
      private(set) var app: WireConnection?

      init(_ name: String, isPaired: Bool = true, hasService: Bool = true) throws {
        desktop = try PrivateDesktop()
        id = PeerID(rawValue: name)
        engine = HandoffEngine(name: name)
        let peers = HandoffServicePaths.peers(environment: desktop.environment)
        try FileManager.default.createDirectory(
          atPath: (peers as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        if isPaired { try Data("{}".utf8).write(to: URL(fileURLWithPath: peers)) }
        if hasService { try startService() }
      }

      /// Makes the service's socket.
      func startService() throws {
        let socket = try #require(HandoffServicePaths.socket(environment: desktop.environment))
        try FileManager.default.createDirectory(
          atPath: (socket as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        listener = try WireListener(at: socket)
      }

      /// Waits for the app.
      func accept() throws {
        let app = try #require(listener).accept(timeout: .seconds(20))
        self.app = app
        #expect(
          try app.receive(HandoffServiceRequest.self, timeout: .seconds(20))
            == .app(
              bundleIdentifier: "org.proscenium.notes", activityTypes: ["org.proscenium.notes.editing"]))
      }

      /// Whether nothing has connected.
      func isAlone() -> Bool { (try? listener?.accept(timeout: .milliseconds(1))) == nil }

      func send(_ reply: HandoffServiceReply) throws { try app?.send(reply, timeout: .seconds(20)) }

      func receive() throws -> HandoffServiceRequest {
        try #require(app).receive(timeout: .seconds(20))
      }

      /// Waits until the app offers an activity with a title; returns its number.
      func offer(titled title: String) throws -> UInt32 {
        while true {
          guard case .offer(let activity) = try receive() else { continue }
          if let activity, activity.title == title {
            return activity.number
          }
        }
      }
    }

    private let first: Machine
    private let second: Machine

    init() throws {
      first = try Machine("first")
      second = try Machine("second")
    }

    /// Passes an event to a machine's engine, and its messages to the other; returns what both have to do.
    private func handle(_ event: HandoffEvent, on machine: Machine) -> [(Machine, HandoffAction)] {
      let other = machine === first ? second : first
      var result: [(Machine, HandoffAction)] = []
      for action in machine.engine.handle(event, at: 0, date: 0) {
        if case .send(let bytes, _) = action {
          result += handle(.received(bytes, from: machine.id), on: other)
        } else {
          result.append((machine, action))
        }
      }
      return result
    }

    private func connect() {
      var greetings: [(Machine, [UInt8])] = []
      for (machine, peer) in [(first, second), (second, first)] {
        for case .send(let bytes, _) in machine.engine.handle(.connected(peer.id), at: 0, date: 0) {
          greetings.append((peer, bytes))
        }
      }
      for (machine, bytes) in greetings {
        let sender = machine === first ? second : first
        _ = handle(.received(bytes, from: sender.id), on: machine)
      }
    }

    @Test("E-04: a note that was typed is continued on another machine, with its text, and typed on there")
    func note() throws {
      connect()
      let app = try RunningApp("Notes", on: first.desktop)
      try first.accept()
      try first.desktop.activate("Untitled")
      first.desktop.act("type", "Groceries")
      let number = try first.offer(titled: "Groceries")
      let offered = OfferedActivity(
        number: number, activityType: "org.proscenium.notes.editing", title: "Groceries")
      _ = handle(.offer(offered, app: "org.proscenium.notes"), on: first)
      let offer = try #require(second.engine.offers.first)

      // The user of the second machine continues it.
      let requested = handle(
        .accept(first.id, number: offer.offer.number, isAppInstalled: true), on: second)
      guard case (_, .provide(let request, _, number))? = requested.first(where: { $0.0 === first }) else {
        Issue.record("The first machine is not asked: \(requested.map(\.1))")
        return
      }
      try first.send(.provide(ActivityRequestID(rawValue: 1), number: number))
      var provided: ProvidedActivity?
      while provided == nil {
        if case .provided(ActivityRequestID(rawValue: 1), let activity) = try first.receive() { provided = activity }
      }
      let delivered = handle(.provided(request, try #require(provided)), on: first)
      guard case (_, .deliver(_, let archive))? = delivered.first(where: { $0.0 === second }) else {
        Issue.record("Nothing is delivered: \(delivered.map(\.1))")
        return
      }

      // The service starts the app there, and passes it the content.
      let continued = try RunningApp(
        "Notes", arguments: ["--proscenium-handoff", "org.proscenium.notes.editing"], on: second.desktop)
      try second.accept()
      try second.send(.deliver(archive))
      _ = try second.desktop.window(titled: "Groceries")
      #expect(second.desktop.windows(titled: "Untitled").isEmpty)
      try second.desktop.activate("Groceries")
      second.desktop.act("key", "ctrl+End")
      second.desktop.act("type", " for Monday")
      _ = try second.desktop.window(titled: "Groceries for Monday")
      #expect(app.warnings == [] && continued.warnings == [])

      // What was continued is restored like any other note.
      continued.signal(SIGKILL)
      _ = continued.waitForExit()
      let restored = try RunningApp("Notes", on: second.desktop)
      _ = try second.desktop.window(titled: "Groceries for Monday")
      #expect(restored.warnings == [])
    }

    @Test("E-04: a running app is brought to the front; content that does not come leaves its note as it is")
    func failure() throws {
      let app = try RunningApp("Notes", on: second.desktop)
      try second.accept()
      try second.desktop.activate("Untitled")
      second.desktop.act("type", "Mine")
      _ = try second.offer(titled: "Mine")
      try second.send(.announce(activityType: "org.proscenium.notes.editing", targetContentIdentifier: nil))
      try second.send(.fail(.connectionUnavailable))
      second.desktop.act("type", " still")
      _ = try second.offer(titled: "Mine still")
      #expect(second.desktop.windows(titled: "Mine still").count == 1)
      // The service ends: the app continues, and has nobody to offer its note to.
      second.app?.close()
      second.desktop.act("type", " here")
      _ = try second.desktop.window(titled: "Mine still here")
      #expect(app.warnings == [])
    }

    /// A service that the session bus can start: a shell script that reports its start, and waits for the test.
    private struct StartableService {
      private let folder: String

      /// - Parameter script: What the script does after the test has answered.
      init(on desktop: PrivateDesktop, script: String) throws {
        let home = try #require(desktop.environment["XDG_DATA_HOME"])
        folder = home + "/dbus-1/services"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in ["started", "answer"] { try #require(mkfifo("\(folder)/\(name)", 0o600) == 0) }
        try Data("echo started > '\(folder)/started'; read -r _ < '\(folder)/answer'; \(script)\n".utf8)
          .write(to: URL(fileURLWithPath: folder + "/script"))
        let entry = "[D-BUS Service]\nName=\(HandoffServicePaths.busName)\nExec=/bin/sh \(folder)/script\n"
        try Data(entry.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(HandoffServicePaths.busName).service"))
      }

      /// Whether the bus has started the script, within the time.
      func isStarted(within milliseconds: Int32) -> Bool {
        let descriptor = open(folder + "/started", O_RDONLY | O_NONBLOCK)
        defer { close(descriptor) }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, milliseconds) == 1 && waiting.revents & Int16(POLLIN) != 0
      }

      /// Lets the script continue.
      func answer() {
        let descriptor = open(folder + "/answer", O_WRONLY)
        _ = write(descriptor, "\n", 1)
        close(descriptor)
      }
    }

    @Test("A paired machine's session bus starts the service for an app, which then offers what is in it")
    func startedByBus() throws {
      let machine = try Machine("machine", hasService: false)
      let program = RunningApp.path(of: "desktop-services")
      let service = try StartableService(
        on: machine.desktop, script: "exec '\(program)' name:\(HandoffServicePaths.busName)")
      let app = try RunningApp("Notes", on: machine.desktop)
      #expect(service.isStarted(within: 20_000))
      try machine.startService()
      service.answer()
      try machine.accept()
      try machine.desktop.activate("Untitled")
      machine.desktop.act("type", "Groceries")
      _ = try machine.offer(titled: "Groceries")
      #expect(app.warnings == [])
    }

    @Test("A service that cannot be started is started once, whatever the app offers afterwards")
    func notStarted() throws {
      let machine = try Machine("machine", hasService: false)
      let service = try StartableService(on: machine.desktop, script: "exit 1")
      let app = try RunningApp("Notes", on: machine.desktop)
      #expect(service.isStarted(within: 20_000))
      service.answer()
      try machine.desktop.activate("Untitled")
      machine.desktop.act("type", "Groceries")
      _ = try machine.desktop.window(titled: "Groceries")
      machine.desktop.act("key", "ctrl+n")
      _ = try machine.desktop.window(titled: "Untitled")
      #expect(!service.isStarted(within: 200))
      #expect(app.warnings == [])
    }

    @Test("Without a paired machine an app does not connect to the service")
    func unpaired() throws {
      let alone = try Machine("alone", isPaired: false)
      let app = try RunningApp("Notes", on: alone.desktop)
      try alone.desktop.activate("Untitled")
      alone.desktop.act("type", "Mine")
      _ = try alone.desktop.window(titled: "Mine")
      #expect(alone.isAlone() && app.warnings == [])
    }
  }
#endif
