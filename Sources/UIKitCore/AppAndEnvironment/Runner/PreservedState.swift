import BinaryPlist
import Foundation
import SceneSystem

/// The keyed archive of an app without scenes, as it is stored: with a checksum, and validated before it is decoded.
///
/// Foundation's unarchiver on Linux crashes on some damaged archives. Damaged data from a file has to be refused before it is
/// unarchived, and the app chooses what it decodes; so the whole archive gets a checksum when it is stored.
enum PreservedState {
  private static let archive = "archive"
  private static let checksum = "checksum"

  /// The bytes to store for what `coder` has encoded.
  static func withChecksum(_ archive: Data) -> Bytes {
    let bytes = [UInt8](archive)
    return Bytes(
      BinaryPropertyListWriter.bytes(
        of: .dictionary([self.archive: .data(bytes), checksum: .integer(sum(of: bytes))])))
  }

  /// A coder for stored bytes. Throws an error that describes the damage.
  static func coder(for bytes: Bytes) throws -> NSKeyedUnarchiver {
    guard case .dictionary(let entries) = try BinaryPropertyListReader.value(in: bytes.elements),
      case .data(let archive) = entries[archive], entries[checksum] == .integer(sum(of: archive))
    else { throw PropertyListReadError.malformed(reason: "The archive's checksum does not match") }
    return try coder(forArchive: archive)
  }

  /// A coder for the bytes of a keyed archive. Throws an error that describes the damage.
  static func coder(forArchive archive: [UInt8]) throws -> NSKeyedUnarchiver {
    try KeyedArchive.check(archive) { name in
      (NSKeyedUnarchiver.class(forClassName: name) ?? NSClassFromString(name)) is any NSCoding.Type
    } isURL: { text, asBase in
      // `NSURL` accepts texts that `URL` does not, and a base has to be both.
      asBase ? URL(string: text) != nil : NSURL(string: text) != nil
    }
    let coder = try NSKeyedUnarchiver(forReadingFrom: Data(archive))
    coder.requiresSecureCoding = false
    // A value that cannot be decoded is nil, and so is every later one; Foundation's other policy crashes.
    coder.decodingFailurePolicy = .setErrorAndReturn
    return coder
  }

  private static func sum(of bytes: [UInt8]) -> Int64 { Int64(bitPattern: FNV1a(bytes).value) }
}
