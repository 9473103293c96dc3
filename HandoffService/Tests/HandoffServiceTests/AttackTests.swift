import Foundation
import Handoff
import HandoffClient
import SceneSystem
import Testing

@testable import HandoffService

/// What strangers, and peers that do not keep to the protocol, can do to a service.
@Suite(.timeLimit(.minutes(2))) struct AttackTests {
  /// A service that is paired with a device of which only the key is left.
  private struct Victim {
    let device: TestDevice
    /// The identity of the paired device, and what it stores.
    let identity: DeviceIdentity
    let peer: PairedPeer

    init() async throws {
      device = try await TestDevice("Desk")
      let other = try await TestDevice("Lap")
      try await other.pair(with: device)
      await other.stop()
      let folder = try PrivateFolder(other.folder.path("state"))
      let log = ServiceLog { _ in }
      identity = try DeviceIdentity.load(from: folder, log: log)
      peer = try #require(try PeersFile(in: folder, log: log).peers.values.first)
      let command = try await device.watch()
      _ = try await command.status { !$0.peers.contains(where: \.isConnected) }
    }

    /// A connection as the paired device.
    func connect(as identity: DeviceIdentity? = nil) async throws -> RawPeer {
      try await RawPeer.secure(
        to: try device.address(), identity: identity ?? self.identity, claimed: self.identity.id, peer: peer)
    }
  }

  /// The engine of the paired device, and what it sends.
  private struct Engine {
    var engine = HandoffEngine(name: "Lap")
    let peer: PeerID

    mutating func bytes(_ event: HandoffEvent) -> [UInt8] {
      engine.handle(event, at: 0, date: 0).flatMap { if case .send(let bytes, _) = $0 { bytes } else { [] as [UInt8] } }
    }
  }

  @Test("A stranger is refused before TLS: it receives random bytes and no certificate, and is in the log once")
  func stranger() async throws {
    let victim = try await Victim()
    for _ in 0..<3 {
      let stranger = try await RawPeer.plain(to: try victim.device.address())
      stranger.send(Preamble.bytes(for: .exchange) + RandomBytes.make(ConnectionProof.answerLength))
      await stranger.readToEnd()
      #expect(stranger.received.count == ConnectionProof.challengeLength)
    }
    for bytes in [[UInt8](repeating: 0x16, count: 64), Preamble.bytes(for: .pairing)] {
      let stranger = try await RawPeer.plain(to: try victim.device.address())
      stranger.send(bytes)
      await stranger.readToEnd()
      #expect(stranger.received.isEmpty)
    }
    #expect(victim.device.log.count(containing: "was refused: it is not that of a paired device") == 1)
    await victim.device.stop()
  }

  @Test("A certificate with another key is refused, even with the proof of a paired device")
  func otherCertificate() async throws {
    let victim = try await Victim()
    let folder = try TemporaryFolder()
    let identity = try DeviceIdentity.load(
      from: try PrivateFolder(folder.path("state")), log: ServiceLog { _ in })
    let peer = try await victim.connect(as: identity)
    peer.send([0, 0, 0, 0])
    await peer.readToEnd()
    #expect(peer.received.isEmpty)
    #expect(victim.device.log.count(containing: "was refused: it is not that of a paired device") == 1)
    let own = try await victim.connect()
    #expect(await own.next() != nil, "the key of the paired device is accepted")
    await own.close()
    await victim.device.stop()
  }

  @Test("A peer that sends more messages than allowed is disconnected, and refused for a while")
  func flood() async throws {
    let victim = try await Victim()
    var engine = Engine(peer: victim.peer.id)
    let peer = try await victim.connect()
    let hello = engine.bytes(.connected(victim.peer.id))
    _ = await peer.next()
    peer.send(hello)
    let offered = OfferedActivity(number: 1, activityType: "com.example.edit", title: "Title")
    var other = engine
    _ = other.engine.handle(.received(peer.received, from: victim.peer.id), at: 0, date: 0)
    let offers = other.bytes(.offer(offered, app: "com.example.notes"))
    #expect(!offers.isEmpty)
    for _ in 0..<200 { peer.send(offers) }
    await peer.readToEnd()
    #expect(victim.device.log.count(containing: "sends more messages than") == 1)
    let again = try await victim.connect()
    await again.readToEnd()
    #expect(again.received.isEmpty)
    let command = try await victim.device.watch()
    _ = try await command.status { $0.offers.isEmpty && !$0.peers.contains(where: \.isConnected) }
    await victim.device.stop()
  }

  @Test(
    "A peer that sends no messages, or too long ones, is disconnected",
    arguments: [[0, 0, 0, 1, 0], [0x7F, 0, 0, 0]] as [[UInt8]])
  func noMessages(bytes: [UInt8]) async throws {
    let victim = try await Victim()
    let peer = try await victim.connect()
    peer.send(bytes)
    await peer.readToEnd()
    #expect(victim.device.log.count(containing: "bytes that are no message") == 1, "\(victim.device.log.all)")
    await victim.device.stop()
  }

  @Test(
    "A stranger, and a peer with another secret, cannot remove a pairing; the notice of the peer removes it, in any pieces"
  )
  func unpairing() async throws {
    let victim = try await Victim()
    let own = victim.identity.id
    let right = UnpairingNotice.bytes(of: own, secret: victim.peer.secretBytes)
    let stranger = try await RawPeer.plain(to: try victim.device.address())
    stranger.send(Preamble.bytes(for: .exchange) + RandomBytes.make(ConnectionProof.answerLength) + right)
    await stranger.readToEnd()
    let wrong = [
      UnpairingNotice.bytes(of: own, secret: RandomBytes.make(32)),
      UnpairingNotice.bytes(of: victim.peer.id, secret: victim.peer.secretBytes), right.dropLast() + [right[35] ^ 1],
    ]
    let command = try await victim.device.watch()
    for notice in wrong {
      var engine = Engine(peer: victim.peer.id)
      let peer = try await victim.connect()
      peer.send(engine.bytes(.connected(victim.peer.id)))
      _ = try await command.status { $0.peers.contains(where: \.isConnected) }
      peer.send(notice)
      await peer.close()
      let status = try await command.status { !$0.peers.contains(where: \.isConnected) }
      #expect(status.peers.map(\.id) == [own])
    }
    let peer = try await victim.connect()
    for byte in right { peer.send([byte]) }
    await peer.readToEnd()
    _ = try await command.status { $0.peers.isEmpty }
    #expect(victim.device.log.count(containing: "has removed this device") == 1)
    await victim.device.stop()
  }

  @Test("A peer that does not read is disconnected when more than 16 MiB wait for it")
  func peerThatDoesNotRead() async throws {
    let victim = try await Victim()
    let app = try await victim.device.app("com.example.notes")
    try await app.send(.offer(OfferedActivity(number: 1, activityType: "com.example.edit")))
    var engine = Engine(peer: victim.peer.id)
    let peer = try await victim.connect()
    peer.send(engine.bytes(.connected(victim.peer.id)))
    while engine.engine.offers.isEmpty {
      let bytes = try #require(await peer.next())
      _ = engine.bytes(.received(bytes, from: victim.peer.id))
    }
    try await peer.stopReading()
    let archive = try SampleActivity.archive("com.example.edit", bytes: StateLimit.maximumLength - 256)
    for _ in 0..<4 {
      peer.send(engine.bytes(.accept(victim.peer.id, number: 1, isAppInstalled: true)))
      try await app.send(.provided(try await app.provide().0, .activity(archive)))
    }
    let command = try await victim.device.watch()
    _ = try await command.status { !$0.peers.contains(where: \.isConnected) }
    #expect(victim.device.log.count(containing: "does not read") == 1)
    await peer.close()
    await victim.device.stop()
  }
}
