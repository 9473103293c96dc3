/// A device that is visible for pairing.
public struct HandoffPairingCandidate: Hashable, Codable, Sendable {
  /// The service's number for it.
  public var number: UInt32
  /// Its name.
  public var name: String

  /// Makes a candidate.
  public init(number: UInt32, name: String) {
    self.number = number
    self.name = name
  }
}
