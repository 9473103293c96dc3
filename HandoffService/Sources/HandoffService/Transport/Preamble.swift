/// The first bytes of a connection, from its client: what it is for. TLS follows, or the exchange of ``ConnectionProof``.
enum Preamble {
  /// What a connection is for.
  enum Purpose: UInt8, Sendable {
    /// To exchange activities with a paired device.
    case exchange = 1
    /// To pair two devices.
    case pairing = 2
  }

  private static let name = Array("PRSC".utf8)
  private static let version: UInt8 = 1
  /// The length of the bytes.
  static let length = name.count + 2

  /// The bytes for a purpose.
  static func bytes(for purpose: Purpose) -> [UInt8] { name + [version, purpose.rawValue] }

  /// The purpose; `nil` if the bytes are not those of this version.
  static func purpose(in bytes: [UInt8]) -> Purpose? {
    guard bytes.count == length, bytes.dropLast().elementsEqual(name + [version]), let last = bytes.last else {
      return nil
    }
    return Purpose(rawValue: last)
  }
}
