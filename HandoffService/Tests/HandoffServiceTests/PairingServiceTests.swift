import Foundation
import Handoff
import HandoffClient
import Testing

@testable import HandoffService

/// Pairings of two services in which users, connections and disks do not do what is usual.
@Suite(.timeLimit(.minutes(1))) struct PairingServiceTests {
  /// Two devices, the one with the smaller identifier first, and the relays by which each finds the other one.
  private struct Both {
    let smaller: TestDevice
    let larger: TestDevice
    /// From the device of the name.
    let fromSmaller: Relay
    let fromLarger: Relay
    let commands: [Conversation]

    /// Each user has chosen the other device; both connections are held.
    init() async throws {
      let a = try await TestDevice("Desk")
      let b = try await TestDevice("Lap")
      (smaller, larger) = try Self.id(a) < Self.id(b) ? (a, b) : (b, a)
      fromSmaller = try await Relay.start(to: larger)
      fromLarger = try await Relay.start(to: smaller)
      var commands: [Conversation] = []
      for (device, relay) in [(smaller, fromSmaller), (larger, fromLarger)] {
        device.discovery.add(try relay.address())
        let command = try await device.connect()
        try await command.send(.startPairing)
        try await command.send(.pair(try await command.candidate().number))
        for await _ in relay.connections { break }
        commands.append(command)
      }
      self.commands = commands
    }

    private static func id(_ device: TestDevice) throws -> PeerID {
      try DeviceIdentity.load(from: PrivateFolder(device.folder.path("state")), log: ServiceLog { _ in }).id
    }

    /// Each user confirms once; checks that both have received one code, the same, and no failure.
    func confirm() async throws {
      var codes: [String] = []
      for command in commands { codes.append(try await command.code()) }
      #expect(codes[0] == codes[1])
      for command in commands { try await command.send(.confirmPairing(matches: true)) }
      for command in commands {
        reading: while let reply = await command.next() {
          switch reply {
          case .done: break reading
          case .candidates: break
          default: Issue.record("\(reply)")
          }
        }
        // It does not become visible for exchange by a relay that is closed.
        await command.client.close()
      }
      fromSmaller.open()
      fromLarger.open()
      try await smaller.awaitConnection(to: larger)
      for device in [smaller, larger] {
        let file = try PeersFile(in: PrivateFolder(device.folder.path("state")), log: ServiceLog { _ in })
        #expect(file.peers.values.map(\.isAcknowledged) == [true])
        #expect(device.log.count(containing: "was paired") == 1)
        await device.stop()
      }
      await fromSmaller.stop()
      await fromLarger.stop()
    }
  }

  @Test("Both users choose the other device at the same moment: each receives one code and confirms once")
  func simultaneousChoice() async throws {
    for order in 0..<3 {
      let both = try await Both()
      let relays = order == 1 ? [both.fromLarger, both.fromSmaller] : [both.fromSmaller, both.fromLarger]
      relays[0].open()
      if order != 2 {
        for await _ in relays[0].replies { break }
      }
      relays[1].open()
      try await both.confirm()
    }
  }

  @Test(
    "Both users choose the other device, and one of both connections fails: the other connection is used",
    arguments: [true, false])
  func simultaneousChoiceOneWay(failsFromSmaller: Bool) async throws {
    let both = try await Both()
    let (failing, remaining) =
      failsFromSmaller ? (both.fromSmaller, both.fromLarger) : (both.fromLarger, both.fromSmaller)
    remaining.open()
    // The last bytes of the handshake have arrived, and are read before the request of the command is answered.
    for await _ in remaining.answers { break }
    let command = both.commands[failsFromSmaller ? 0 : 1]
    try await command.send(.confirmPairing(matches: true))
    #expect(try await command.failure() == "There is no code to confirm.")
    failing.endHeldConnections()
    try await both.confirm()
  }

  @Test("A user who chooses the own device receives one sentence")
  func ownDevice() async throws {
    let a = try await TestDevice("Desk")
    a.discovery.add(try a.address())
    let command = try await a.connect()
    try await command.send(.startPairing)
    try await command.send(.pair(try await command.candidate().number))
    #expect(try await command.failure() == HandoffPairingFailure.sameKey.sentence)
    try await command.send(.pair(99))
    #expect(try await command.failure().contains("no device with the number"))
    await a.stop()
  }

  @Test("A device that has stored the other one, which could not store it, is refused by it and removes it")
  func responderCannotStore() async throws {
    let a = try await TestDevice("Desk")
    let b = try await TestDevice("Lap")
    let (initiator, responder, _) = try await a.startPairing(with: b)
    let command = try await a.watch()
    _ = try await command.status { $0.peers.isEmpty }
    try FileManager.default.removeItem(atPath: b.folder.path("state"))
    try await initiator.send(.confirmPairing(matches: true))
    try await responder.send(.confirmPairing(matches: true))
    #expect(try await responder.failure().contains("was not paired"))
    #expect(try await initiator.failure().contains("before the other device confirmed"))
    _ = try await command.status { !$0.peers.isEmpty }
    _ = try await command.status { $0.peers.isEmpty }
    #expect(!FileManager.default.fileExists(atPath: a.folder.path("state/peers.json")))
    #expect(a.log.count(containing: "has not stored the pairing") == 1)
    await a.stop()
    await b.stop()
  }

  @Test("A pairing whose last message is lost is completed by the next connection")
  func lostAcknowledgement() async throws {
    let a = try await TestDevice("Desk")
    let b = try await TestDevice("Lap")
    let relay = try await Relay.start(to: b)
    relay.open()
    a.discovery.add(try relay.address())
    let responder = try await b.connect()
    try await responder.send(.startPairing)
    let initiator = try await a.connect()
    try await initiator.send(.startPairing)
    try await initiator.send(.pair(try await initiator.candidate().number))
    _ = try await initiator.code()
    _ = try await responder.code()
    var replies = relay.replies.makeAsyncIterator()
    // Those before the code, of which there are as many as TLS needs, have no part in what follows.
    let count = relay.countOfReplies
    for _ in 0..<count { _ = await replies.next(isolation: #isolation) }
    try await responder.send(.confirmPairing(matches: true))
    _ = await replies.next(isolation: #isolation)
    relay.endAtNextReply()
    try await initiator.send(.confirmPairing(matches: true))
    try await responder.done()
    #expect(try await initiator.failure().contains("before the other device confirmed"))
    try await a.awaitConnection(to: b)
    let file = try PeersFile(in: PrivateFolder(a.folder.path("state")), log: ServiceLog { _ in })
    #expect(file.peers.values.map(\.isAcknowledged) == [true])
    await a.stop()
    await b.stop()
    await relay.stop()
  }

  @Test("A device that is removed while it is not connected keeps the pairing, and its connections are refused")
  func removedWhileAway() async throws {
    let a = try await TestDevice("Desk")
    let b = try await TestDevice("Lap")
    try await a.pair(with: b)
    await b.stop()
    let command = try await a.watch()
    let peer = try #require(try await command.status { !$0.peers.contains(where: \.isConnected) }.peers.first)
    try await command.send(.unpair(peer.id))
    _ = try await command.status { $0.peers.isEmpty }
    try await b.start()
    let relay = try await Relay.start(to: a)
    relay.open()
    b.discovery.add(try relay.address())
    // The challenge, the end of the connection, and the next attempt.
    var connections = relay.connections.makeAsyncIterator()
    for _ in 0..<2 { _ = await connections.next(isolation: #isolation) }
    let other = try await b.watch()
    #expect(try await other.status { _ in true }.peers.map(\.isConnected) == [false])
    #expect(a.log.count(containing: "is not that of a paired device") == 1)
    await relay.stop()
    await a.stop()
    await b.stop()
    #expect(FileManager.default.fileExists(atPath: b.folder.path("state/peers.json")))
  }
}
