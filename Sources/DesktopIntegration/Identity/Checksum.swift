/// A checksum of bytes: FNV-1a, the same on every machine and in every version.
///
/// It distinguishes an edited file from an unedited one. It does not protect against deliberate changes.
public struct Checksum: Hashable, Sendable {
  /// Sixteen hexadecimal digits.
  public let text: String

  /// The checksum of these bytes.
  public init(_ bytes: some Sequence<UInt8>) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
