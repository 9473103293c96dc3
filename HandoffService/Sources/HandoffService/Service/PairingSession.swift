import NIOCore

/// A pairing in progress: there is one at a time.
final class PairingSession {
  /// The connection to the other device; `nil` until there is one.
  var connection: PeerConnection?
  /// The exchange, as soon as TLS is established.
  var pairing: HandoffPairing?
  var reader = HandoffPairingReader()
  /// When it is too late for the next step.
  var timeout: Scheduled<Void>?
}
