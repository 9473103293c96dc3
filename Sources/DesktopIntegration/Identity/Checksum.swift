import SceneSystem

/// A checksum of bytes: FNV-1a, the same on every machine and in every version.
///
/// It distinguishes an edited file from an unedited one. It does not protect against deliberate changes.
public struct Checksum: Hashable, Sendable {
  /// Sixteen hexadecimal digits.
  public let text: String

  /// The checksum of these bytes.
  public init(_ bytes: some Sequence<UInt8>) {
    text = FNV1a(bytes).hexadecimal
  }
}
