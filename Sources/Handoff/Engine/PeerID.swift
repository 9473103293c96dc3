/// Identifies another computer of the user: the hexadecimal SHA-256 of its public key.
public struct PeerID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  /// The digits.
  public let rawValue: String
  /// Makes an identifier from its digits.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The order of the digits.
  public static func < (left: PeerID, right: PeerID) -> Bool { left.rawValue < right.rawValue }
}
