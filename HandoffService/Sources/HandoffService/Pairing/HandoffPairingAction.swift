/// What a ``HandoffPairing`` asks its host to do, in order.
enum HandoffPairingAction: Hashable, Sendable {
  /// Send the message on the connection.
  case send(HandoffPairingMessage)
  /// Show the code to the user, who compares it with that of the other device.
  case showCode(String, peerName: String)
  /// Both users have confirmed: store the other device.
  case store(PairedPeer)
  /// The pairing has ended without result: close the connection. Nothing is stored.
  case fail(HandoffPairingFailure)
}
