import Testing

@testable import HandoffService

/// The exchange by which two devices are paired, without network.
@Suite struct PairingTests {
  private let keys: [[UInt8]] = [Array(repeating: 1, count: 91), Array(repeating: 2, count: 91)]
  private let nonces: [[UInt8]] = [Array(repeating: 3, count: 32), Array(repeating: 4, count: 32)]

  private func initiator(key: Int = 0, peer: Int = 1) -> HandoffPairing {
    HandoffPairing(role: .initiator, name: "Desk", localKey: keys[key], peerKey: keys[peer], nonce: nonces[0])
  }

  private func responder(key: Int = 1, peer: Int = 0) -> HandoffPairing {
    HandoffPairing(role: .responder, name: "Lap", localKey: keys[key], peerKey: keys[peer], nonce: nonces[1])
  }

  private func messages(_ actions: [HandoffPairingAction]) -> [HandoffPairingMessage] {
    actions.compactMap { if case .send(let message) = $0 { message } else { nil } }
  }

  /// The message that is sent first.
  private func message(_ actions: [HandoffPairingAction]) throws -> HandoffPairingMessage {
    try #require(messages(actions).first)
  }

  private func code(_ actions: [HandoffPairingAction]) -> String? {
    actions.compactMap { if case .showCode(let code, _) = $0 { code } else { nil } }.first
  }

  /// Both devices as far as the code.
  private func comparing() throws -> (HandoffPairing, HandoffPairing, codes: [String?]) {
    var a = initiator()
    var b = responder()
    #expect(b.start() == [])
    let commitment = try message((a.start()))
    let nonce = try message((b.receive(commitment)))
    let shown = a.receive(nonce)
    let reveal = try message((shown))
    let codes = [code(shown), code(b.receive(reveal))]
    return (a, b, codes)
  }

  private func stored(_ actions: [HandoffPairingAction]) -> PairedPeer? {
    actions.compactMap { if case .store(let peer) = $0 { peer } else { nil } }.first
  }

  @Test(
    "Two devices show the same code, and store each other after both users have confirmed, in any order",
    arguments: [true, false])
  func success(initiatorConfirmsFirst: Bool) throws {
    var (a, b, codes) = try comparing()
    #expect(codes[0] == codes[1])
    #expect(codes[0]?.count == 6)
    let stores: [HandoffPairingAction]
    if initiatorConfirmsFirst {
      #expect(a.confirm(matches: true) == [.send(.confirmation)])
      #expect(b.receive(.confirmation) == [])
      #expect(b.confirm(matches: true) == [.send(.confirmation)])
      stores = a.receive(.confirmation)
    } else {
      #expect(b.confirm(matches: true) == [.send(.confirmation)])
      #expect(a.receive(.confirmation) == [])
      let actions = a.confirm(matches: true)
      #expect(actions.first == .send(.confirmation))
      #expect(b.receive(.confirmation) == [])
      stores = Array(actions.dropFirst())
    }
    let storedByA = try #require(stored(stores))
    #expect(stores == [.store(storedByA), .send(.stored)])
    #expect(!storedByA.isAcknowledged)
    let end = b.receive(.stored)
    let storedByB = try #require(stored(end))
    #expect(end == [.store(storedByB), .send(.stored), .finish])
    #expect(storedByB.isAcknowledged)
    #expect(a.receive(.stored) == [.finish])
    #expect(a.receive(.stored) == [] && b.receive(.stored) == [])
    #expect(storedByB.name == "Desk" && storedByA.name == "Lap")
    #expect(storedByA.id == DeviceIdentity.id(ofPublicKey: keys[1]))
    #expect(storedByB.id == DeviceIdentity.id(ofPublicKey: keys[0]))
    #expect(storedByA.secret == storedByB.secret)
    #expect(storedByA.isValid)
  }

  @Test("The code follows from each key and each nonce")
  func dependence() throws {
    let (_, _, codes) = try comparing()
    var other = HandoffPairing(
      role: .initiator, name: "Desk", localKey: keys[0], peerKey: keys[1], nonce: Array(repeating: 9, count: 32))
    _ = other.start()
    let shown = other.receive(.nonce(version: HandoffPairing.version, nonces[1], name: "Lap"))
    #expect(code(shown) != codes[0])
  }

  @Test("Somebody between the devices has other keys, and the codes differ")
  func manInTheMiddle() throws {
    let middle: [UInt8] = Array(repeating: 7, count: 91)
    let middleNonce: [UInt8] = Array(repeating: 8, count: 32)
    var a = HandoffPairing(role: .initiator, name: "Desk", localKey: keys[0], peerKey: middle, nonce: nonces[0])
    var toA = HandoffPairing(role: .responder, name: "Lap", localKey: middle, peerKey: keys[0], nonce: middleNonce)
    var toB = HandoffPairing(role: .initiator, name: "Desk", localKey: middle, peerKey: keys[1], nonce: middleNonce)
    var b = HandoffPairing(role: .responder, name: "Lap", localKey: keys[1], peerKey: middle, nonce: nonces[1])
    let shownByA = a.receive(try message((toA.receive(try message((a.start()))))))
    let nonce = try message((b.receive(try message((toB.start())))))
    let shownByB = b.receive(try message((toB.receive(nonce))))
    let codes = (try #require(code(shownByA)), try #require(code(shownByB)))
    #expect(codes.0 != codes.1)
  }

  @Test("Somebody between the devices who passes on all messages has other keys all the same, and the codes differ")
  func relayedMessages() throws {
    let middle: [UInt8] = Array(repeating: 7, count: 91)
    var a = HandoffPairing(role: .initiator, name: "Desk", localKey: keys[0], peerKey: middle, nonce: nonces[0])
    var b = HandoffPairing(role: .responder, name: "Lap", localKey: keys[1], peerKey: middle, nonce: nonces[1])
    let nonce = try message((b.receive(try message((a.start())))))
    let shown = a.receive(nonce)
    let codeOfB = code(b.receive(try message((shown))))
    #expect(code(shown) != codeOfB)
  }

  @Test("A nonce before its commitment ends the pairing")
  func earlyReveal() {
    var b = responder()
    #expect(b.receive(.reveal(nonces[0])) == [.fail(.unexpectedMessage)])
    #expect(b.receive(.commitment(version: HandoffPairing.version, hash: nonces[0], name: "Desk")) == [])
    var a = initiator()
    _ = a.start()
    #expect(a.receive(.reveal(nonces[1])) == [.fail(.unexpectedMessage)])
  }

  @Test("A repeated message ends the pairing")
  func repetition() throws {
    var b = responder()
    let commitment = HandoffPairingMessage.commitment(version: HandoffPairing.version, hash: nonces[0], name: "Desk")
    _ = b.receive(commitment)
    #expect(b.receive(commitment) == [.fail(.unexpectedMessage)])
    var a = initiator()
    _ = a.start()
    _ = a.receive(.nonce(version: HandoffPairing.version, nonces[1], name: "Lap"))
    #expect(a.receive(.nonce(version: HandoffPairing.version, nonces[1], name: "Lap")) == [.fail(.unexpectedMessage)])
    var (c, _, _) = try comparing()
    #expect(c.receive(.confirmation) == [])
    #expect(c.receive(.confirmation) == [.fail(.unexpectedMessage)])
    #expect(c.confirm(matches: true) == [])
  }

  @Test("A confirmation before the code ends the pairing")
  func earlyConfirmation() {
    var a = initiator()
    _ = a.start()
    #expect(a.receive(.confirmation) == [.fail(.unexpectedMessage)])
    var b = responder()
    #expect(b.confirm(matches: true) == [])
    #expect(b.receive(.confirmation) == [.fail(.unexpectedMessage)])
  }

  @Test("A message that the sender has stored this device ends the pairing before both users have confirmed")
  func earlyStored() throws {
    var (a, b, _) = try comparing()
    #expect(a.receive(.stored) == [.fail(.unexpectedMessage)])
    #expect(b.receive(.confirmation) == [])
    #expect(b.receive(.stored) == [.fail(.unexpectedMessage)])
    var (_, c, _) = try comparing()
    #expect(c.confirm(matches: true) == [.send(.confirmation)])
    #expect(c.receive(.stored) == [.fail(.unexpectedMessage)])
  }

  @Test("A nonce that is not the committed one ends the pairing")
  func wrongCommitment() throws {
    var a = initiator()
    var b = responder()
    _ = b.receive(try message((a.start())))
    #expect(b.receive(.reveal(nonces[1])) == [.fail(.wrongCommitment)])
  }

  @Test("Another version ends the pairing on both sides")
  func version() {
    var a = initiator()
    _ = a.start()
    #expect(a.receive(.nonce(version: 3, [], name: "")) == [.fail(.version(3))])
    var b = responder()
    #expect(b.receive(.commitment(version: 0, hash: [], name: "")) == [.fail(.version(0))])
  }

  @Test("A device is not paired with its own key")
  func ownKey() {
    var a = initiator(peer: 0)
    #expect(a.start() == [.fail(.sameKey)])
    var b = responder(key: 0)
    #expect(b.start() == [.fail(.sameKey)])
  }

  @Test("A refused code stores nothing on either side")
  func refusal() throws {
    var (a, b, _) = try comparing()
    #expect(a.confirm(matches: true) == [.send(.confirmation)])
    _ = b.receive(.confirmation)
    #expect(b.confirm(matches: false) == [.send(.refusal), .fail(.refusedHere)])
    #expect(a.receive(.refusal) == [.fail(.refusedThere)])
    #expect(a.receive(.confirmation) == [])
    #expect(b.confirm(matches: true) == [])
  }

  @Test(
    "Messages are read as they were written, in any pieces",
    arguments: [
      HandoffPairingMessage.commitment(
        version: HandoffPairing.version, hash: Array(repeating: 5, count: 32), name: "Ünïcode"),
      .nonce(version: HandoffPairing.version, Array(repeating: 6, count: 32), name: "N"),
      .reveal(Array(repeating: 7, count: 32)),
      .confirmation, .refusal, .stored,
    ])
  func coding(message: HandoffPairingMessage) throws {
    var reader = HandoffPairingReader()
    var read: [HandoffPairingMessage] = []
    for byte in message.bytes { read += try reader.read([byte]) }
    #expect(read == [message])
    #expect(try reader.read(message.bytes + message.bytes) == [message, message])
  }

  @Test("Damaged bytes are no message and never trap")
  func damage() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var reader = HandoffPairingReader()
      let count = Int.random(in: 0...400, using: &generator)
      _ = try? reader.read((0..<count).map { _ in UInt8.random(in: 0...8, using: &generator) })
    }
    var reader = HandoffPairingReader()
    #expect(throws: HandoffPairingFailure.unexpectedMessage) { try reader.read([0xFF, 0xFF]) }
    var second = HandoffPairingReader()
    #expect(throws: HandoffPairingFailure.unexpectedMessage) { try second.read([0, 0]) }
  }
}
