import Foundation
import Handoff
import HandoffClient
import NIOCore
import SceneSystem
import Testing

@testable import HandoffService

/// Two services in one process, with TLS over loopback.
@Suite(.timeLimit(.minutes(1))) struct ServiceTests {
  private let type = "com.example.edit"
  private let notes = "com.example.notes"

  private func offer(_ number: UInt32 = 1, title: String = "Shopping") -> OfferedActivity {
    OfferedActivity(number: number, activityType: type, title: title, targetContentIdentifier: "list")
  }

  /// Two paired devices; the app of the first one offers an activity, and the second one's command has received the offer.
  private func offering(
    _ activity: OfferedActivity? = nil
  ) async throws -> (a: TestDevice, b: TestDevice, app: Conversation, command: Conversation, offer: HandoffStatus.Offer)
  {
    let a = try await TestDevice("Desk")
    let b = try await TestDevice("Lap")
    try await a.pair(with: b)
    let app = try await a.app(notes, [type])
    try await app.send(.offer(activity ?? offer()))
    let command = try await b.watch()
    let status = try await command.status { !$0.offers.isEmpty }
    return (a, b, app, command, try #require(status.offers.first))
  }

  @Test("An activity is offered, accepted, provided, delivered and reported as continued")
  func wholeWay() async throws {
    let (a, b, app, command, offered) = try await offering()
    #expect(offered.title == "Shopping" && offered.app == notes && offered.peerName == "Desk")
    let other = try await b.app(notes, [type])
    let archive = try SampleActivity.archive(type, bytes: 100)
    try await command.send(.accept(offered.peer, number: offered.number))
    let (id, number) = try await app.provide()
    #expect(number == 1)
    #expect(await other.next() == .announce(activityType: type, targetContentIdentifier: "list"))
    try await app.send(.provided(id, .activity(archive)))
    #expect(await other.next() == .deliver(archive))
    #expect(await app.next() == .continued(number: 1))
    try await command.done()
    await a.stop()
    await b.stop()
    #expect(a.log.all.count == 1, "\(a.log.all)")
    #expect(b.log.all.count == 1, "\(b.log.all)")
  }

  @Test("An activity of 8 MiB is delivered")
  func largeActivity() async throws {
    let (a, b, app, command, offered) = try await offering()
    let other = try await b.app(notes, [type])
    let archive = try SampleActivity.archive(type, bytes: StateLimit.maximumLength - 256)
    try await command.send(.accept(offered.peer, number: offered.number))
    try await app.send(.provided(try await app.provide().0, .activity(archive)))
    _ = await other.next()
    #expect(await other.next() == .deliver(archive))
    try await command.done()
    await a.stop()
    await b.stop()
  }

  @Test("The offer of an app ends with its connection; of two processes the newest counts")
  func endOfApp() async throws {
    let (a, b, app, command, _) = try await offering()
    let second = try await a.app(notes, [type])
    _ = try await command.status { $0.offers.isEmpty }
    try await second.send(.offer(offer(title: "Second")))
    _ = try await command.status { $0.offers.map(\.title) == ["Second"] }
    await second.client.close()
    _ = try await command.status { $0.offers.map(\.title) == ["Shopping"] }
    await app.client.close()
    _ = try await command.status { $0.offers.isEmpty }
    await a.stop()
    await b.stop()
  }

  @Test("An app that is not connected is started with the type, and receives the content when it has registered")
  func startedApp() async throws {
    let (a, b, app, command, offered) = try await offering()
    try b.folder.write(
      """
      [Desktop Entry]
      Exec=notes %u
      X-Proscenium-Bundle=\(notes)
      X-Proscenium-ActivityTypes=\(type);
      """, to: "data/applications/notes.desktop")
    let archive = try SampleActivity.archive(type, bytes: 10)
    try await command.send(.accept(offered.peer, number: offered.number))
    try await app.send(.provided(try await app.provide().0, .activity(archive)))
    var programs = b.programs.makeAsyncIterator()
    #expect(
      await programs.next(isolation: #isolation)
        == ["notes", "--proscenium-handoff", type, "--proscenium-handoff-target", "list"])
    _ = try await app.first { $0 == .continued(number: 1) ? () : nil }
    let other = try await b.connect()
    try await other.send(.app(bundleIdentifier: notes, activityTypes: [type]))
    #expect(await other.next() == .deliver(archive))
    try await command.done()
    await a.stop()
    await b.stop()
  }

  @Test("A started app that does not register in time gets nothing, and the command a sentence")
  func appThatDoesNotRegister() async throws {
    let (a, b, app, _, _) = try await offering()
    try b.folder.write(
      "[Desktop Entry]\nExec=notes\nX-Proscenium-Bundle=\(notes)\nX-Proscenium-ActivityTypes=\(type);\n",
      to: "data/applications/notes.desktop")
    await b.stop()
    var limits = ServiceLimits()
    limits.appStartTime = .milliseconds(50)
    try await b.start(limits: limits)
    a.discovery.add(try b.address())
    let command = try await b.watch()
    let offered = try #require(try await command.status { !$0.offers.isEmpty }.offers.first)
    try await command.send(.accept(offered.peer, number: offered.number))
    _ = try await app.provide()
    #expect(try await command.failure().contains("has not registered in time"))
    await a.stop()
    await b.stop()
  }

  @Test("Without the app, the page of an activity is opened")
  func page() async throws {
    var activity = offer()
    activity.hasWebpage = true
    let (a, b, app, command, offered) = try await offering(activity)
    let archive = try SampleActivity.archive(type, bytes: 10, webpage: "https://example.com/list")
    try await command.send(.accept(offered.peer, number: offered.number))
    try await app.send(.provided(try await app.provide().0, .activity(archive)))
    var programs = b.programs.makeAsyncIterator()
    #expect(await programs.next(isolation: #isolation) == ["xdg-open", "https://example.com/list"])
    try await command.done()
    await a.stop()
    await b.stop()
  }

  @Test("An activity without app and page, and one that is not there, are refused with a sentence")
  func refusedAccept() async throws {
    let (a, b, _, command, offered) = try await offering()
    try await command.send(.accept(offered.peer, number: offered.number))
    #expect(try await command.failure().contains("is not installed here"))
    try await command.send(.accept(offered.peer, number: 99))
    #expect(try await command.failure() == "The activity is no longer offered.")
    await a.stop()
    await b.stop()
  }

  @Test("A peer that ends in the middle is a failure for the app: the connection is not available")
  func peerEnds() async throws {
    let (a, b, app, command, offered) = try await offering()
    let other = try await b.app(notes, [type])
    try await command.send(.accept(offered.peer, number: offered.number))
    _ = try await app.provide()
    #expect(await other.next() == .announce(activityType: type, targetContentIdentifier: "list"))
    await a.stop()
    #expect(await other.next() == .fail(.connectionUnavailable))
    #expect(try await command.failure().contains("cannot be reached"))
    await b.stop()
  }

  @Test("An app that ends before it provides its activity is a failure")
  func appEnds() async throws {
    let (a, b, app, command, offered) = try await offering()
    let other = try await b.app(notes, [type])
    try await command.send(.accept(offered.peer, number: offered.number))
    _ = try await app.provide()
    await app.client.close()
    _ = await other.next()
    #expect(await other.next() == .fail(.handoffFailed))
    await a.stop()
    await b.stop()
  }

  @Test("A refused code stores nothing on either side")
  func refusedCode() async throws {
    let a = try await TestDevice("Desk")
    let b = try await TestDevice("Lap")
    let (initiator, responder, _) = try await a.startPairing(with: b)
    try await initiator.send(.confirmPairing(matches: true))
    try await responder.send(.confirmPairing(matches: false))
    #expect(try await responder.failure().contains("not the same"))
    #expect(try await initiator.failure().contains("refused the code"))
    for device in [a, b] {
      #expect(!FileManager.default.fileExists(atPath: device.folder.path("state/peers.json")))
      let command = try await device.watch()
      _ = try await command.status { $0.peers.isEmpty }
      await device.stop()
    }
  }

  @Test("Without a command that pairs, a connection for pairing is refused")
  func invisible() async throws {
    let a = try await TestDevice("Desk")
    let b = try await TestDevice("Lap")
    a.discovery.add(try b.address())
    let command = try await a.connect()
    try await command.send(.startPairing)
    try await command.send(.pair(try await command.candidate().number))
    #expect(try await command.failure().contains("has ended the pairing"))
    await a.stop()
    await b.stop()
  }

  @Test("Paired devices connect again after one has restarted; one that removes the other removes both pairings")
  func restartAndUnpair() async throws {
    let a = try await TestDevice("Desk")
    let b = try await TestDevice("Lap")
    try await a.pair(with: b)
    await a.stop()
    a.discovery.add(try b.address())
    try await a.start()
    try await a.awaitConnection(to: b)
    let command = try await a.watch()
    let peer = try #require(try await command.status { !$0.peers.isEmpty }.peers.first)
    try await command.send(.unpair(peer.id))
    _ = try await command.status { $0.peers.isEmpty }
    #expect(!FileManager.default.fileExists(atPath: a.folder.path("state/peers.json")))
    let other = try await b.watch()
    _ = try await other.status { $0.peers.isEmpty }
    #expect(b.log.count(containing: "\u{201C}Desk\u{201D} has removed this device") == 1)
    #expect(!FileManager.default.fileExists(atPath: b.folder.path("state/peers.json")))
    try await command.send(.unpair(peer.id))
    _ = try await command.failure()
    await a.stop()
    await b.stop()
  }

  @Test("Devices that both connect keep one connection")
  func bothConnect() async throws {
    let a = try await TestDevice("Desk")
    let b = try await TestDevice("Lap")
    try await a.pair(with: b)
    b.discovery.add(try a.address())
    await a.stop()
    a.discovery.add(try b.address())
    try await a.start()
    b.discovery.add(try a.address())
    try await a.awaitConnection(to: b)
    let app = try await a.app(notes, [type])
    try await app.send(.offer(offer()))
    let command = try await b.watch()
    _ = try await command.status { !$0.offers.isEmpty }
    await a.stop()
    await b.stop()
  }

  @Test("A second instance does not start: another one has the socket")
  func secondInstance() async throws {
    let a = try await TestDevice("Desk")
    await #expect(throws: ServiceError.self) { try await a.start() }
    let command = try await a.watch()
    _ = try await command.status { $0.name == "Desk" }
    #expect(try a.folder.permissions("run") == 0o700)
    #expect(try a.folder.permissions("run/handoff.socket") == 0o600)
    await a.stop()
    #expect(!FileManager.default.fileExists(atPath: a.socket))
  }

  @Test("A damaged peers.json does not keep the service from starting")
  func damagedPeers() async throws {
    let a = try await TestDevice("Desk") { try $0.write("{", to: "state/peers.json") }
    let command = try await a.watch()
    _ = try await command.status { $0.peers.isEmpty }
    #expect(a.log.count(containing: "was damaged") == 1)
    #expect(try a.folder.text("state/peers.json.damaged-1") == "{")
    await a.stop()
  }

  @Test(
    "A local program that sends no messages, or too long ones, is disconnected",
    arguments: [
      [0, 0, 0, 6, 0, 0, 0, 2, 0x7B, 0x7B], [0, 0, 0, 4, 0, 0, 0, 9], [0, 0, 0, 2, 0x7B, 0x7D],
      [0x7F, 0xFF, 0xFF, 0xFF], [0, 1, 0, 1], [0, 0, 0, 0],
    ] as [[UInt8]])
  func damagedRequests(bytes: [UInt8]) async throws {
    let a = try await TestDevice("Desk")
    let client = try await a.connect()
    try await client.client.send(bytes: bytes)
    #expect(await client.next() == nil)
    #expect(a.log.count(containing: "A command was disconnected") == 1)
    _ = try await a.watch().status { $0.name == "Desk" }
    await a.stop()
  }

  @Test("More local connections than the limit are refused; one that ends makes space")
  func localLimit() async throws {
    let a = try await TestDevice("Desk")
    var clients: [Conversation] = []
    for _ in 0..<ServiceLimits().localConnections { clients.append(try await a.watch()) }
    for client in clients { _ = try await client.status { _ in true } }
    let further = try await a.connect()
    #expect(await further.next() == nil)
    #expect(a.log.count(containing: "a further one was refused") == 1)
    await a.stop()
  }

  @Test("Requests at the wrong time are refused with a sentence")
  func wrongRequests() async throws {
    let a = try await TestDevice("Desk")
    let client = try await a.connect()
    for request: HandoffServiceRequest in [
      .offer(nil), .pair(1), .confirmPairing(matches: true), .accept(PeerID(rawValue: "x"), number: 1),
      .app(bundleIdentifier: "", activityTypes: []),
    ] {
      try await client.send(request)
      #expect(try await client.failure().hasSuffix("."))
    }
    try await client.send(.startPairing)
    let second = try await a.connect()
    try await second.send(.startPairing)
    #expect(try await second.failure().contains("another command"))
    await a.stop()
  }
}
