/// The FNV-1a hash of 64 bits: the same for the same bytes on every machine and in every version, unlike `Hasher`.
///
/// A change of any single byte changes it. It is no protection against deliberate changes.
package struct FNV1a: Hashable, Sendable {
  /// The hash of all bytes so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of these bytes.
  package init(_ bytes: some Sequence<UInt8>) { combine(bytes) }

  /// Adds more bytes.
  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    self.value = value
  }

  /// Sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
