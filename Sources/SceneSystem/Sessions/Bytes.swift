/// Bytes that the kernel passes on without reading them, such as an archived activity.
///
/// Between device and app they are sent as they are, beside the message (`SceneWire`). Everywhere else they are coded as a string of
/// hexadecimal digits.
public struct Bytes: Hashable, Codable, Sendable, ExpressibleByArrayLiteral {
  /// The bytes, in order.
  public var elements: [UInt8]

  /// Copies the bytes of a sequence.
  public init(_ elements: some Sequence<UInt8>) { self.elements = Array(elements) }

  /// Makes bytes from a literal such as `[0x62, 0x70]`.
  public init(arrayLiteral elements: UInt8...) { self.elements = elements }

  /// Reads pairs of hexadecimal digits, in uppercase or lowercase; in a message with attached bytes, reads their index.
  ///
  /// Throws `DecodingError.dataCorrupted` for any other character, for an odd number of digits, and for an index at which nothing is
  /// attached.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let attached = decoder.userInfo[AttachedBytes.key] as? AttachedBytes {
      guard let bytes = attached.bytes(at: try container.decode(Int.self)) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "The message refers to bytes that were not sent with it.")
      }
      self = bytes
      return
    }
    let text = try container.decode(String.self)
    var elements: [UInt8] = []
    elements.reserveCapacity(text.utf8.count / 2)
    var high: UInt8?
    for character in text.utf8 {
      guard let digit = Bytes.value(ofHexDigit: character) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Bytes are written as hexadecimal digits; found another character.")
      }
      if let first = high {
        elements.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    guard high == nil else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "Bytes are written as pairs of hexadecimal digits; the last digit has no pair.")
    }
    self.elements = elements
  }

  /// Writes the bytes as one string of lowercase hexadecimal digits; in a message with attached bytes, writes their index.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let attached = encoder.userInfo[AttachedBytes.key] as? AttachedBytes {
      return try container.encode(attached.add(self))
    }
    var text: [UInt8] = []
    text.reserveCapacity(elements.count * 2)
    for byte in elements {
      text.append(Bytes.hexDigit(byte >> 4))
      text.append(Bytes.hexDigit(byte & 15))
    }
    try container.encode(String(decoding: text, as: UTF8.self))
  }

  private static func value(ofHexDigit character: UInt8) -> UInt8? {
    switch character {
    case 48...57: character - 48
    case 97...102: character - 87
    case 65...70: character - 55
    default: nil
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? value + 48 : value + 87 }
}
