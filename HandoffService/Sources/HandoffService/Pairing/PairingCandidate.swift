import NIOCore

/// A device that is visible for pairing.
struct PairingCandidate {
  var name: String
  /// By the discovery's keys.
  var addresses: [String: SocketAddress]
  /// Whether the name is the device's; otherwise it is the address that the user has given.
  var isNamed: Bool
}
