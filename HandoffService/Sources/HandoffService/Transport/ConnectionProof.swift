import Crypto
import Handoff

/// How a device proves, before TLS begins, that it is paired with the one that it connects to.
///
/// In TLS a server sends its certificate to whoever connects. This device would so give its public key, by which it can be recognised
/// anywhere, to strangers. So the client first answers a random challenge with one tag for each device that it is paired with, and random
/// bytes in place of further ones; the server begins TLS only if one of the tags was made with a secret that it shares. TLS then
/// authenticates both devices by their keys; the proof does not replace that.
enum ConnectionProof {
  /// The length of a challenge, in bytes.
  static let challengeLength = 16
  /// The length of one tag.
  static let tagLength = 16
  /// How many devices may be paired; as many tags are sent.
  static let maximumPeers = 32
  /// The length of an answer, which is always the same.
  static let answerLength = tagLength * maximumPeers

  /// The answer of the device `client`, which is paired with `peers`, in random order.
  static func answer(to challenge: [UInt8], of client: PeerID, peers: some Collection<PairedPeer>) -> [UInt8] {
    var tags = peers.prefix(maximumPeers).map { tag(for: challenge, of: client, secret: $0.secretBytes) }
    while tags.count < maximumPeers { tags.append(RandomBytes.make(tagLength)) }
    return tags.shuffled().flatMap { $0 }
  }

  /// The peers of whom one may have made the answer.
  static func peers(
    in answer: [UInt8], to challenge: [UInt8], of peers: some Collection<PairedPeer>
  ) -> Set<PeerID> {
    let tags = Set(
      stride(from: 0, to: answer.count, by: tagLength).map { Array(answer[$0..<min($0 + tagLength, answer.count)]) })
    return Set(peers.filter { tags.contains(tag(for: challenge, of: $0.id, secret: $0.secretBytes)) }.map(\.id))
  }

  private static func tag(for challenge: [UInt8], of client: PeerID, secret: [UInt8]) -> [UInt8] {
    Array(
      HMAC<SHA256>.authenticationCode(
        for: Array("proscenium handoff connection \(client.rawValue)".utf8) + challenge,
        using: SymmetricKey(data: secret)
      ).prefix(tagLength))
  }
}
