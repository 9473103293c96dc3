/// Bytes that the kernel carries without looking inside, as an archived activity.
///
/// On the wire they are a hexadecimal string, so that a message stays readable and compact.
public struct Bytes: Hashable, Codable, Sendable, ExpressibleByArrayLiteral {
  /// The bytes, in order.
  public var elements: [UInt8]

  /// Copies the bytes of a sequence.
  public init(_ elements: some Sequence<UInt8>) { self.elements = Array(elements) }

  /// Makes bytes from a literal such as `[0x62, 0x70]`.
  public init(arrayLiteral elements: UInt8...) { self.elements = elements }

  /// Reads pairs of hexadecimal digits, in upper or lower case.
  ///
  /// Throws `DecodingError.dataCorrupted` for any other character and for an odd number of digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
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
        debugDescription: "Bytes are written as pairs of hexadecimal digits; the last digit stands alone.")
    }
    self.elements = elements
  }

  /// Writes the bytes as one string of lower-case hexadecimal digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
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
