import Foundation
import Handoff
import HandoffClient
import NIOConcurrencyHelpers
import SceneSystem
import Testing

@testable import HandoffService
@testable import SessionBus

/// Notifications of a service on a bus with a notification server.
@Suite(.timeLimit(.minutes(1))) struct NotificationTests {
  private let type = "com.example.edit"
  private let notes = "com.example.notes"

  /// Two paired devices, the second one on a session bus.
  private struct Pair {
    let bus: PrivateBus
    let desk: TestDevice
    let lap: TestDevice
    let app: Conversation

    func stop() async {
      await desk.stop()
      await lap.stop()
      await bus.stop()
    }
  }

  private func pair(showsNotifications: Bool = true, language: String = "C") async throws -> Pair {
    let bus = try await PrivateBus(TemporaryFolder())
    let desk = try await TestDevice("Desk <&>")
    let lap = try await TestDevice("Lap") { folder in
      try folder.write(
        """
        [Desktop Entry]
        Name=Notes
        Name[de]=Notizen
        Icon=notes-icon
        Exec=notes %u
        X-Proscenium-Bundle=\(notes)
        X-Proscenium-ActivityTypes=\(type);
        """, to: "data/applications/org.notes.desktop")
    } configure: { configuration in
      configuration.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
      configuration.environment["LANG"] = language
      configuration.useSessionBus(showsNotifications: showsNotifications)
    }
    try await desk.pair(with: lap)
    return Pair(bus: bus, desk: desk, lap: lap, app: try await desk.app(notes, [type]))
  }

  private func offer(_ number: UInt32, _ title: String) -> HandoffServiceRequest {
    .offer(OfferedActivity(number: number, activityType: type, title: title, targetContentIdentifier: "list"))
  }

  @Test("An offer is shown, replaced when it changes, continued by its action, and closed")
  func wholeWay() async throws {
    let pair = try await pair()
    let server = try await FakeNotificationServer(pair.bus)
    try await pair.app.send(offer(1, "Shopping\n<b>"))
    let body = "Continue in \u{2068}Notes\u{2069}, from \u{2068}Desk &lt;&amp;&gt;\u{2069}"
    let hints: [String: BusValue] = [
      "urgency": .byte(0), "category": .string("device"), "suppress-sound": .boolean(true),
      "desktop-entry": .string("org.notes"),
    ]
    func arguments(_ title: String, replaces: UInt32) -> [BusValue] {
      [
        .string("Notes"), .uint32(replaces), .string("notes-icon"), .string(title), .string(body),
        .strings(["default", "Continue", "continue", "Continue"]), .dictionary(hints), .int32(-1),
      ]
    }
    #expect(await server.next() == .notify(id: 1, arguments("Shopping <b>", replaces: 0)))
    try await pair.app.send(offer(2, "Letter"))
    #expect(await server.next() == .notify(id: 1, arguments("Letter", replaces: 1)))
    let archive = try SampleActivity.archive(type, bytes: 10)
    server.emit("ActionInvoked", [.uint32(1), .string("continue")])
    let (id, number) = try await pair.app.provide()
    #expect(number == 2)
    try await pair.app.send(.provided(id, .activity(archive)))
    #expect(await server.next() == .close(1))
    var programs = pair.lap.programs.makeAsyncIterator()
    #expect(
      await programs.next(isolation: #isolation)
        == ["notes", "--proscenium-handoff", type, "--proscenium-handoff-target", "list"])
    let other = try await pair.lap.connect()
    try await other.send(.app(bundleIdentifier: notes, activityTypes: [type]))
    #expect(await other.next() == .deliver(archive))
    server.stop()
    await pair.stop()
  }

  @Test("An offer that ends, and the end of the service, close the notification")
  func end() async throws {
    let pair = try await pair()
    let server = try await FakeNotificationServer(pair.bus)
    try await pair.app.send(offer(1, "Shopping"))
    #expect(await server.next()?.summary == "Shopping")
    try await pair.app.send(.offer(nil))
    #expect(await server.next() == .close(1))
    try await pair.app.send(offer(2, "Letter"))
    #expect(await server.next()?.replaced == 0)
    await pair.lap.stop()
    #expect(await server.next() == .close(2))
    server.stop()
    await pair.stop()
  }

  @Test("An offer that a command continues closes the notification")
  func continuedByCommand() async throws {
    let pair = try await pair()
    let server = try await FakeNotificationServer(pair.bus)
    try await pair.app.send(offer(1, "Shopping"))
    #expect(await server.next()?.summary == "Shopping")
    let command = try await pair.lap.watch()
    let offered = try #require(try await command.status { !$0.offers.isEmpty }.offers.first)
    try await command.send(.accept(offered.peer, number: offered.number))
    #expect(await server.next() == .close(1))
    server.stop()
    await pair.stop()
  }

  @Test("A server that comes later, and one that restarts, show what is offered")
  func restartedServer() async throws {
    let pair = try await pair()
    try await pair.app.send(offer(1, "Shopping"))
    _ = try await pair.lap.watch().status { !$0.offers.isEmpty }
    let server = try await FakeNotificationServer(pair.bus)
    #expect(await server.next()?.summary == "Shopping")
    server.stop()
    let second = try await FakeNotificationServer(pair.bus, capabilities: ["body"])
    guard case .notify(_, let arguments)? = await second.next() else {
      Issue.record("nothing is shown")
      return
    }
    // A server without markup and actions gets neither.
    #expect(arguments[1] == .uint32(0) && arguments[5] == .strings([]))
    #expect(arguments[4].string?.contains("<&>") == true)
    second.stop()
    await pair.stop()
    #expect(pair.lap.log.all.count == 1, "\(pair.lap.log.all)")
  }

  @Test("A server that does not answer keeps neither commands nor the end of the service waiting")
  func slowServer() async throws {
    let pair = try await pair()
    let server = try await FakeNotificationServer(pair.bus)
    let gate = DispatchSemaphore(value: 0)
    server.gate.withLockedValue { $0 = gate }
    try await pair.app.send(offer(1, "Shopping"))
    let command = try await pair.lap.watch()
    let offered = try #require(try await command.status { !$0.offers.isEmpty }.offers.first)
    for number in UInt32(2)...4 {
      try await pair.app.send(offer(number, "Title \(number)"))
      _ = try await command.status { $0.offers.first?.title == "Title \(number)" }
    }
    #expect(offered.title == "Shopping")
    await pair.lap.stop()
    server.gate.withLockedValue { $0 = nil }
    gate.signal()
    server.stop()
    await pair.stop()
  }

  @Test("The user's language is used for texts and for the app's name")
  func language() async throws {
    let pair = try await pair(language: "de_DE.UTF-8")
    let server = try await FakeNotificationServer(pair.bus, capabilities: ["body", "actions"])
    try await pair.app.send(offer(1, "Einkauf"))
    guard case .notify(_, let arguments)? = await server.next() else {
      Issue.record("nothing is shown")
      return
    }
    #expect(arguments[0] == .string("Notizen"))
    #expect(arguments[4] == .string("In \u{2068}Notizen\u{2069} fortsetzen, von \u{2068}Desk <&>\u{2069}"))
    #expect(arguments[5].strings?.contains("Fortsetzen") == true)
    server.stop()
    await pair.stop()
  }

  @Test("Without notifications the service has its name, and calls no server")
  func switchedOff() async throws {
    let pair = try await pair(showsNotifications: false)
    let server = try await FakeNotificationServer(pair.bus)
    try await pair.app.send(offer(1, "Shopping"))
    _ = try await pair.lap.watch().status { !$0.offers.isEmpty }
    let owner = try await server.client.callBus("NameHasOwner", [.string(SessionBusService.name)])
    #expect(owner.values == [.boolean(true)])
    // What the service has sent arrives before the reply to a call that is sent later.
    await pair.lap.stop()
    _ = try await server.client.callBus("GetId", [])
    #expect(server.count.withLockedValue { $0 } == 0)
    server.stop()
    await pair.stop()
  }

  @Test(
    "Without a session bus, with one that cannot be reached, and when the name is taken there is one line, and the socket answers"
  )
  func withoutBus() async throws {
    let folder = try TemporaryFolder()
    let bus = try await PrivateBus(folder)
    let first = BusClient(bus.address, name: SessionBusService.name)
    #expect(await first.next() == .connected(ownsName: true))
    for (address, text) in [
      (nil, "There is no session bus"), ("unix:path=\(folder.path("none"))", "cannot be used"),
      (bus.address, "Another process has the name"),
    ] {
      let device = try await TestDevice("Lap") {
        _ in
      } configure: { configuration in
        configuration.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        configuration.useSessionBus(showsNotifications: true)
      }
      while device.log.all.isEmpty { await Task.yield() }
      #expect(device.log.count(containing: text) == 1, "\(device.log.all)")
      _ = try await device.watch().status { $0.name == "Lap" }
      await device.stop()
      #expect(device.log.all.count == 1)
    }
    first.stop()
    await bus.stop()
  }
}
