/// Names one request of the app, so that a refusal finds its error handler.
public struct RequestID: RawRepresentable, Hashable, Codable, Sendable {
  /// The number that the app half gave, unique within one process.
  public var rawValue: UInt64
  /// Names a request by its number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
}
