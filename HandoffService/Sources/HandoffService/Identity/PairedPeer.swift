import Handoff

/// A device that was paired with this one.
struct PairedPeer: Hashable, Codable, Sendable {
  /// Its identifier: the hash of its public key.
  var id: PeerID
  /// Its name, as it was when it was paired.
  var name: String
  /// What only both devices know, from the pairing. It proves to the other, before anything of either is sent, that a connection is
  /// from a paired device; see ``ConnectionProof``.
  var secret: String

  static let secretLength = 32

  /// The bytes of ``secret``.
  var secretBytes: [UInt8] { Hexadecimal.bytes(secret) ?? [] }

  /// Whether the values can be what a pairing has stored.
  var isValid: Bool {
    Hexadecimal.bytes(id.rawValue)?.count == 32 && Hexadecimal.bytes(secret)?.count == Self.secretLength
      && (1...HandoffPairing.maximumNameLength).contains(name.utf8.count)
  }
}
