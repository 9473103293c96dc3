/// Identifies one request of the app, so that a refusal reaches its error handler.
public struct RequestID: RawRepresentable, Hashable, Codable, Sendable {
  /// The number that the app's process assigned, unique within it.
  public var rawValue: UInt64
  /// Makes an identifier from its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}
