import Handoff
import NIOCore

/// A pairing in progress: there is one at a time.
///
/// When both users choose the other device at the same moment, each device connects to the other. The connection that the other device has made
/// is then held as ``opposite`` until it is known whose it is: of two connections between the same devices, both keep the one made by the device
/// with the smaller identifier.
final class PairingSession {
  /// A connection that another device has made for pairing while this one connects to the device that its user has chosen.
  struct Opposite {
    let connection: PeerConnection
    let publicKey: [UInt8]
    /// What has arrived on it: at most the first message.
    var bytes: [UInt8] = []
  }

  /// The connection to the other device; `nil` until there is one.
  var connection: PeerConnection?
  /// The address that this device connects to, because its user has chosen it; `nil` if the other device has connected.
  var address: SocketAddress?
  /// Whether the user of this device has chosen the other one.
  private(set) var isChosenHere: Bool
  /// The exchange, as soon as TLS is established.
  var pairing: HandoffPairing?
  var reader = HandoffPairingReader()
  var opposite: Opposite?
  /// The other device while it is stored and has not acknowledged that it has stored this one.
  var unacknowledged: PeerID?
  /// When it is too late for the next step.
  var timeout: Scheduled<Void>?

  init(isChosenHere: Bool) { self.isChosenHere = isChosenHere }

  /// Whether a connection of another device is held beside that of this device.
  var acceptsOpposite: Bool { isChosenHere && opposite == nil && pairing?.isBeforeCode ?? true }

  /// Takes the held connection in place of that of this device, which is returned.
  func useOpposite(_ other: Opposite) -> PeerConnection? {
    let own = connection
    connection = other.connection
    opposite = nil
    address = nil
    isChosenHere = false
    pairing = nil
    reader = HandoffPairingReader()
    return own
  }
}
