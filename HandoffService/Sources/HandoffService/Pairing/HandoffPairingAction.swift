/// What a ``HandoffPairing`` asks its host to do, in order.
enum HandoffPairingAction: Hashable, Sendable {
  /// Send the message on the connection.
  case send(HandoffPairingMessage)
  /// Show the code to the user, who compares it with that of the other device.
  case showCode(String, peerName: String)
  /// Both users have confirmed: store the other device. If that fails, the pairing ends without the actions that follow.
  case store(PairedPeer)
  /// Both devices have stored each other: close the connection.
  case finish
  /// The pairing has ended without result: close the connection. Nothing is stored unless `store` came before.
  case fail(HandoffPairingFailure)
}
