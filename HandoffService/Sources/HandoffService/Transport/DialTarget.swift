import Handoff
import NIOCore

/// A device that this one connects to: its addresses, and the attempts so far.
struct DialTarget {
  /// Identifies a target.
  enum Key: Hashable {
    /// A paired device that was found and recognised.
    case peer(PeerID)
    /// An address that the user has given.
    case address(String)
  }

  /// By the discovery's keys.
  var addresses: [String: SocketAddress] = [:]
  /// The device, as soon as it is known.
  var peer: PeerID?
  /// How many attempts have failed in a row.
  var attempts = 0
  var isConnecting = false
  /// The next attempt.
  var retry: Scheduled<Void>?

  /// The address of the next attempt; each has its turn.
  var nextAddress: SocketAddress? {
    let keys = addresses.keys.sorted()
    return keys.isEmpty ? nil : addresses[keys[attempts % keys.count]]
  }
}
