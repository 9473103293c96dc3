/// The kernel's own handle for a session.
///
/// Handles are small, never reused within one installation of an app, and stable across launches; the identifier that an
/// app sees is ``SessionRecord/persistentIdentifier``.
public struct SessionID: RawRepresentable, Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static func < (lhs: SessionID, rhs: SessionID) -> Bool { lhs.rawValue < rhs.rawValue }

  public var description: String { "#\(rawValue)" }
}
