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
  /// Whether this device has learned that the other one has stored it too. `false` only after a pairing whose connection ended between both:
  /// the next connection sets it, or the other device refuses that connection and is removed.
  var isAcknowledged = true

  static let secretLength = 32

  /// The bytes of ``secret``.
  var secretBytes: [UInt8] { Hexadecimal.bytes(secret) ?? [] }

  /// Whether the values can be what a pairing has stored.
  var isValid: Bool {
    Hexadecimal.bytes(id.rawValue)?.count == 32 && Hexadecimal.bytes(secret)?.count == Self.secretLength
      && (1...HandoffPairing.maximumNameLength).contains(name.utf8.count)
  }
}

extension PairedPeer {
  /// Reads a device; one without ``isAcknowledged`` is from an earlier version, in which all were.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try container.decode(PeerID.self, forKey: .id), name: try container.decode(String.self, forKey: .name),
      secret: try container.decode(String.self, forKey: .secret),
      isAcknowledged: try container.decodeIfPresent(Bool.self, forKey: .isAcknowledged) ?? true)
  }
}
