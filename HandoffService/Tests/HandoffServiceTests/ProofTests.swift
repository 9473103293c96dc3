import Handoff
import Testing

@testable import HandoffService

/// By what paired devices recognise each other before TLS and in discovery.
@Suite struct ProofTests {
  private let own = PeerID(rawValue: String(repeating: "1", count: 64))
  private let other = PeerID(rawValue: String(repeating: "2", count: 64))

  /// What the device `id` stores of a peer with this secret.
  private func peer(_ id: PeerID, _ secret: String) -> PairedPeer {
    PairedPeer(id: id, name: "Name", secret: String(repeating: secret, count: 64))
  }

  @Test("Only a peer recognises the answer to its challenge, and all answers have the same length")
  func answer() {
    let challenge = RandomBytes.make(ConnectionProof.challengeLength)
    let answer = ConnectionProof.answer(to: challenge, of: own, peers: [peer(other, "a"), peer(other, "b")])
    #expect(answer.count == ConnectionProof.answerLength)
    #expect(ConnectionProof.peers(in: answer, to: challenge, of: [peer(own, "a")]) == [own])
    #expect(ConnectionProof.peers(in: answer, to: challenge, of: [peer(own, "c")]).isEmpty)
    #expect(ConnectionProof.peers(in: answer, to: challenge, of: [peer(other, "a")]).isEmpty, "a reflected answer")
    let second = RandomBytes.make(ConnectionProof.challengeLength)
    #expect(ConnectionProof.peers(in: answer, to: second, of: [peer(own, "a")]).isEmpty, "a repeated answer")
    #expect(ConnectionProof.answer(to: challenge, of: own, peers: [PairedPeer]()).count == answer.count)
  }

  @Test(
    "Only a peer recognises a published service, each name has other tags, and own services are not those of a peer")
  func tags() {
    let peers = (0..<32).map { _ in
      PairedPeer(id: other, name: "", secret: Hexadecimal.text(RandomBytes.make(32)))
    }
    let text = DiscoveryTags.text(name: "name", of: own, peers: peers)
    #expect(text.allSatisfy { $0.utf8.count <= 255 })
    for stored in peers {
      let known = PairedPeer(id: own, name: "", secret: stored.secret)
      #expect(DiscoveryTags.peer(name: "name", text: text, peers: [known]) == own)
      #expect(DiscoveryTags.peer(name: "other", text: text, peers: [known]) == nil)
      #expect(DiscoveryTags.peer(name: "name", text: text, peers: [stored]) == nil)
    }
    #expect(DiscoveryTags.text(name: "name", of: own, peers: [peer(other, "a")])[1].utf8.count == 3 + 4 * 16)
  }

  @Test(
    "Other TXT records are those of no peer",
    arguments: ["", "t", "t=", "t0=0", "t0=xy", "t0=00112233", "u=0011223344556677"])
  func damagedText(text: String) {
    #expect(DiscoveryTags.peer(name: "name", text: [text], peers: [peer(other, "a")]) == nil)
  }
}
