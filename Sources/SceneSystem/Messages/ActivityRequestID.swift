/// Identifies one request of another device for the app's current activity.
public struct ActivityRequestID: RawRepresentable, Hashable, Codable, Sendable {
  /// The number that the host assigned.
  public var rawValue: UInt64
  /// Makes an identifier from its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}
