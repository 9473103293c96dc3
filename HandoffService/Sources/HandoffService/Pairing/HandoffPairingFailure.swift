/// Why a pairing has ended without result.
enum HandoffPairingFailure: Error, Hashable, Sendable {
  /// The other device has another version.
  case version(UInt8)
  /// A message that is none, or that does not come at this point: early, repeated, or from the wrong side.
  case unexpectedMessage
  /// What was revealed is not what was committed to.
  case wrongCommitment
  /// The other device has the same public key.
  case sameKey
  /// The user of this device refused the code.
  case refusedHere
  /// The user of the other device refused the code.
  case refusedThere

  /// A whole sentence.
  var sentence: String {
    switch self {
    case .version: "The other device has another version of Proscenium, with which it cannot be paired."
    case .unexpectedMessage: "The other device was not paired: it does not keep to the protocol."
    case .wrongCommitment:
      "The other device was not paired: its answer is not the one that it had committed to. Somebody may be between the devices."
    case .sameKey: "The device cannot be paired with itself."
    case .refusedHere: "The device was not paired: the codes are not the same."
    case .refusedThere: "The device was not paired: the user of the other device refused the code."
    }
  }
}
