import Foundation
import Handoff
import NIOCore
import NIOEmbedded
import Testing

@testable import HandoffService

/// Damaged input for everything that reads bytes of strangers or of files.
@Suite struct FuzzTests {
  private let own = PeerID(rawValue: String(repeating: "1", count: 64))
  private let peers = ["2", "3", "a"].map { digit in
    PairedPeer(
      id: PeerID(rawValue: String(repeating: digit, count: 64)), name: "Lap \(digit)",
      secret: String(repeating: digit, count: 64))
  }

  @Test("Bytes other than those of a purpose have no purpose")
  func preamble() {
    Fuzz.each(count: 1000) { random in
      let purpose: Preamble.Purpose = random.below(2) == 0 ? .exchange : .pairing
      let bytes = random.damaged(Preamble.bytes(for: purpose))
      if let read = Preamble.purpose(in: bytes) {
        #expect(Preamble.bytes(for: read) == bytes, "\(random.label)")
      }
    }
  }

  @Test("What comes before TLS is awaited, refused as a stranger, or followed by TLS, in any pieces")
  func beforeTLS() throws {
    try Fuzz.each(count: 150) { random in
      var hasTLS = false
      let host = PreambleHandler.Host(acceptsPairing: { true }, id: own, peers: { peers }) { _, _, _ in hasTLS = true }
      let channel = EmbeddedChannel()
      let end = RefusalHandler()
      try channel.pipeline.syncOperations.addHandlers([PreambleHandler.server(host: host), end])
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      let answer = random.bytes(random.below(2) == 0 ? ConnectionProof.answerLength : random.below(5000))
      let purpose: Preamble.Purpose = random.below(3) == 0 ? .pairing : .exchange
      let input = random.damaged(Preamble.bytes(for: purpose)) + random.damaged(answer)
      for piece in random.pieces(input) where !hasTLS && end.error == nil {
        try channel.writeInbound(ByteBuffer(bytes: piece))
      }
      var sent = 0
      while let bytes = try channel.readOutbound(as: ByteBuffer.self) { sent += bytes.readableBytes }
      #expect(sent <= ConnectionProof.challengeLength, "\(random.label)")
      if let error = end.error { #expect(error as? ConnectionFailure == .stranger, "\(random.label)") }
      let isWhole = input.count >= Preamble.length
      let read = isWhole ? Preamble.purpose(in: Array(input.prefix(Preamble.length))) : nil
      #expect(hasTLS == (read == .pairing), "\(random.label)")
      let isRefused =
        read == nil ? isWhole : read == .exchange && input.count >= Preamble.length + ConnectionProof.answerLength
      #expect((end.error != nil) == isRefused, "\(random.label)")
      _ = try? channel.finish(acceptAlreadyClosed: true)
    }
  }

  @Test("Only whole tags of a peer are a proof; answers of any length are read")
  func proof() {
    Fuzz.each(count: 60) { random in
      let challenge = random.bytes(ConnectionProof.challengeLength)
      let client = peers[random.below(peers.count)]
      let known = PairedPeer(id: own, name: "", secret: client.secret)
      let answer = random.damaged(ConnectionProof.answer(to: challenge, of: client.id, peers: [known]))
      let found = ConnectionProof.peers(in: answer, to: challenge, of: peers)
      #expect(found.isSubset(of: [client.id]), "\(random.label)")
      let other = ConnectionProof.peers(in: random.bytes(random.below(2000)), to: challenge, of: peers)
      #expect(other.isEmpty, "\(random.label)")
    }
  }

  @Test("A TXT record is that of its publisher or of no peer, whatever its strings are")
  func discoveryTags() {
    Fuzz.each(count: 60) { random in
      let publisher = peers[random.below(peers.count)]
      let known = PairedPeer(id: own, name: "", secret: publisher.secret)
      let name = DiscoveryTags.makeName()
      var text = DiscoveryTags.text(name: name, of: publisher.id, peers: [known]).map {
        String(decoding: random.damaged(Array($0.utf8)), as: UTF8.self)
      }
      if random.below(4) == 0 { text = Array(repeating: text, count: 1 + random.below(50)).flatMap { $0 } }
      if random.below(8) == 0 { text.append("t=" + String(repeating: "0\u{301}", count: random.below(3000))) }
      let found = DiscoveryTags.peer(name: name, text: text, peers: peers)
      #expect(found == nil || found == publisher.id, "\(random.label)")
      let noise = String(decoding: random.bytes(random.below(300)), as: UTF8.self)
      #expect(DiscoveryTags.peer(name: name, text: ["t\(noise)=\(noise)"], peers: peers) == nil, "\(random.label)")
    }
  }

  @Test("Messages of a pairing are read as they are written or refused, and no more than one incomplete one is kept")
  func pairingMessages() {
    Fuzz.each(count: 800) { random in
      let bytes = random.damaged((0..<1 + random.below(4)).flatMap { _ in Self.message(&random).bytes })
      let (read, longest, failure) = Self.read(random.pieces(bytes))
      #expect(longest < HandoffPairingMessage.maximumLength + 2, "\(random.label)")
      #expect(failure == nil || failure == .unexpectedMessage, "\(random.label)")
      for message in read where message.isOfThisVersion {
        #expect(HandoffPairingMessage(content: message.bytes.dropFirst(2)) == message, "\(random.label)")
      }
    }
  }

  @Test("In any order of messages, a device stores once at most, only confirmed, and sends nothing after the end")
  func pairingOrder() {
    Fuzz.each(count: 300) { random in
      let role: HandoffPairing.Role = random.below(2) == 0 ? .initiator : .responder
      var run = PairingRun(role, nonces: [random.bytes(32), random.bytes(32)])
      for _ in 0..<12 { run.step(random.below(12), refuses: random.below(8) == 0, noise: Self.message(&random)) }
      #expect(run.violations.isEmpty, "\(random.label)")
    }
  }

  @Test("The notice of a removed pairing is recognised at the end of the bytes and nowhere else, in any pieces")
  func unpairingNotice() {
    let notice = UnpairingNotice.bytes(of: own, secret: peers[0].secretBytes)
    Fuzz.each(count: 400) { random in
      let bytes = random.bytes(random.below(60)) + (random.below(3) == 0 ? notice : random.damaged(notice))
      var reader = UnpairingNoticeReader(sender: own, secret: peers[0].secretBytes)
      var read: [UInt8] = []
      for piece in random.pieces(bytes) {
        read += piece
        #expect(reader.read(piece) == (Array(read.suffix(notice.count)) == notice), "\(random.label)")
      }
    }
  }

  @Test("A damaged peers.json has devices that a pairing can have stored, or a reason")
  func peersFile() throws {
    let digits = String(repeating: "0a", count: 32)
    let entries = peers.map {
      #"{"id":"\#($0.id.rawValue)","isAcknowledged":false,"name":"\#($0.name)","secret":"\#(digits)"}"#
    }
    let valid = Array(#"{"version":1,"peers":[\#(entries.joined(separator: ","))]}"#.utf8)
    #expect(try PeersFile.peers(in: valid).count == 3)
    Fuzz.each(count: 200) { random in
      let bytes =
        random.below(20) == 0
        ? Array(repeating: UInt8(ascii: random.below(2) == 0 ? "[" : "{"), count: random.below(60_000))
        : random.damaged(valid)
      let (read, reason) = Self.peers(in: bytes)
      #expect(read.count <= PeersFile.maximumCount && read.values.allSatisfy(\.isValid), "\(random.label)")
      #expect(read.allSatisfy { $0.key == $0.value.id }, "\(random.label)")
      #expect(reason != "", "\(random.label)")
    }
  }

  @Test("Names of strangers are one line of printable text with a limit")
  func names() {
    Fuzz.each(count: 150) { random in
      let name = String(decoding: random.damaged(Array("Lap \u{202E}\u{1B}[2J\n\u{0}\u{E9}".utf8)), as: UTF8.self)
      let quoted = LogText.quoted(String(repeating: name, count: 1 + random.below(40)))
      #expect(quoted.unicodeScalars.count <= 240 + 8 * 240, "\(random.label)")
      let isPlain = quoted.unicodeScalars.allSatisfy {
        $0.value >= 32 && !(0x7F...0x9F).contains($0.value) && $0.properties.generalCategory != .format
      }
      #expect(isPlain, "\(random.label)")
      let cut = DeviceName.cut(name, to: 1 + random.below(63))
      #expect(!cut.isEmpty && cut.utf8.count <= 63, "\(random.label)")
    }
  }

  /// What a reader returns for the pieces, the most that it keeps, and why it has ended.
  private static func read(
    _ pieces: [[UInt8]]
  ) -> (messages: [HandoffPairingMessage], longest: Int, failure: HandoffPairingFailure?) {
    var reader = HandoffPairingReader()
    var messages: [HandoffPairingMessage] = []
    var longest = 0
    for piece in pieces {
      do throws(HandoffPairingFailure) {
        messages += try reader.read(piece)
      } catch {
        return (messages, longest, error)
      }
      longest = max(longest, reader.buffer.count)
    }
    return (messages, longest, nil)
  }

  /// The devices in the bytes of a file, or why there are none.
  private static func peers(in bytes: [UInt8]) -> (peers: [PeerID: PairedPeer], reason: String?) {
    do throws(PeersFile.Damage) {
      return (try PeersFile.peers(in: bytes), nil)
    } catch {
      return ([:], error.reason)
    }
  }

  private static func message(_ random: inout FuzzRandom) -> HandoffPairingMessage {
    let name = String(decoding: random.bytes(random.below(80)), as: UTF8.self)
    switch random.below(6) {
    case 0: return .commitment(version: HandoffPairing.version, hash: random.bytes(32), name: "L" + name)
    case 1: return .nonce(version: HandoffPairing.version, random.bytes(32), name: "L" + name)
    case 2: return .reveal(random.bytes(32))
    case 3: return .confirmation
    case 4: return .refusal
    default: return .stored
    }
  }

  /// A pairing with a device that keeps to the protocol, beside which other messages arrive.
  private struct PairingRun {
    private let role: HandoffPairing.Role
    private var exchange: HandoffPairing
    private var other: HandoffPairing
    private var incoming: [HandoffPairingMessage] = []
    private var isConfirmed = false
    private var hasStored = false
    private var hasReceivedStored = false
    private var hasEnded = false
    private(set) var violations: [String] = []

    init(_ role: HandoffPairing.Role, nonces: [[UInt8]]) {
      self.role = role
      exchange = HandoffPairing(role: role, name: "Desk", localKey: [1], peerKey: [2], nonce: nonces[0])
      other = HandoffPairing(
        role: role == .initiator ? .responder : .initiator, name: "Lap", localKey: [2], peerKey: [1], nonce: nonces[1])
      incoming = sent(other.start())
      carryOut(exchange.start())
    }

    mutating func step(_ choice: Int, refuses: Bool, noise: HandoffPairingMessage) {
      switch choice {
      case 0 where refuses: carryOut(exchange.confirm(matches: false))
      case 1 where refuses: carryOut(exchange.receiveDamagedMessage())
      case 2: receive(noise)
      default:
        if incoming.isEmpty {
          isConfirmed = isConfirmed || exchange.isComparing
          carryOut(exchange.confirm(matches: true))
        } else {
          receive(incoming.removeFirst())
        }
      }
    }

    private mutating func receive(_ message: HandoffPairingMessage) {
      hasReceivedStored = hasReceivedStored || message == .stored
      carryOut(exchange.receive(message))
    }

    private mutating func carryOut(_ actions: [HandoffPairingAction]) {
      for action in actions {
        if hasEnded { violations.append("\(action) after the end") }
        switch action {
        case .send(let message): incoming += sent(other.receive(message))
        case .showCode: incoming += sent(other.confirm(matches: true))
        case .store:
          if !isConfirmed || hasStored || role == .responder && !hasReceivedStored { violations.append("early store") }
          hasStored = true
        case .finish:
          if !hasStored || !hasReceivedStored { violations.append("early end") }
          hasEnded = true
        case .fail: hasEnded = true
        }
      }
    }

    private func sent(_ actions: [HandoffPairingAction]) -> [HandoffPairingMessage] {
      actions.compactMap { if case .send(let message) = $0 { message } else { nil } }
    }
  }

  /// Keeps the error by which a connection is refused.
  private final class RefusalHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    var error: (any Error)?

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {}

    func errorCaught(context: ChannelHandlerContext, error: any Error) { self.error = self.error ?? error }
  }
}

extension HandoffPairingMessage {
  /// Whether all fields were read: of another version only the version is.
  fileprivate var isOfThisVersion: Bool {
    switch self {
    case .commitment(let version, _, _), .nonce(let version, _, _): version == HandoffPairing.version
    case .reveal, .confirmation, .refusal, .stored: true
    }
  }
}
