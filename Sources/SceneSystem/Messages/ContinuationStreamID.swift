/// Identifies one pair of continuation streams of a device (E-04).
public struct ContinuationStreamID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
  /// The number that the device assigned.
  public var rawValue: UInt32
  /// Makes an identifier from its number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The order of the numbers.
  public static func < (left: ContinuationStreamID, right: ContinuationStreamID) -> Bool {
    left.rawValue < right.rawValue
  }
}
