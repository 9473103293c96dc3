/// The kernel's own handle for a session.
///
/// Handles are small, never reused within one installation of an app, and stable across launches; the identifier that an
/// app sees is ``SessionRecord/persistentIdentifier``.
public struct SessionID: RawRepresentable, Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
  /// The number, counted from 1 in the order of creation.
  public var rawValue: UInt32

  /// Makes a handle from a number, without checking that there is such a session.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Orders handles by the age of their sessions, the oldest first.
  public static func < (lhs: SessionID, rhs: SessionID) -> Bool { lhs.rawValue < rhs.rawValue }

  /// The number after a `#`, for messages to developers; user-visible text has ``label``.
  public var description: String { "#\(rawValue)" }
}

extension SessionID {
  /// The letter by which scripts, traces and prompts name the session: A for the first one created, Z, then AA, AB, …
  public var label: String {
    // Nearly all are one letter, which needs no allocation; every traced event may call this.
    if (1...26).contains(rawValue) { return String(UnicodeScalar(UInt8(64 + rawValue))) }
    var number = rawValue
    var letters: [UInt8] = []
    while number > 0 {
      number -= 1
      letters.append(65 + UInt8(number % 26))
      number /= 26
    }
    return String(decoding: letters.reversed(), as: UTF8.self)
  }

  /// The session with the given label.
  ///
  /// - Parameter label: One or more capital letters, as ``label`` writes them. Anything else gives `nil`.
  public init?(label: some StringProtocol) {
    var number: UInt64 = 0
    for character in label.utf8 {
      guard (65...90).contains(character) else { return nil }
      number = number * 26 + UInt64(character - 64)
      guard number <= UInt64(UInt32.max) else { return nil }
    }
    guard number > 0 else { return nil }
    self.init(rawValue: UInt32(number))
  }
}
