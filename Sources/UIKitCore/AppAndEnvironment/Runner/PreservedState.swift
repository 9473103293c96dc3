import BinaryPlist
import Foundation
import SceneSystem

/// The keyed archive of an app without scenes, as it is kept: with a checksum, and looked through before it is read.
///
/// Foundation's unarchiver on Linux ends the process on some damaged archives. What came from a file has to be refused
/// before it, and what an app decodes is the app's own choice; so the whole archive is sealed when it is kept.
enum PreservedState {
  private static let archive = "archive"
  private static let checksum = "checksum"

  /// The bytes to keep for what `coder` has encoded.
  static func sealed(_ archive: Data) -> Bytes {
    let bytes = [UInt8](archive)
    return Bytes(
      BinaryPropertyListWriter.bytes(
        of: .dictionary([self.archive: .data(bytes), checksum: .integer(sum(of: bytes))])))
  }

  /// A coder for what was kept, or the damage.
  static func coder(for bytes: Bytes) throws -> NSKeyedUnarchiver {
    guard case .dictionary(let entries) = try BinaryPropertyListReader.value(in: bytes.elements),
      case .data(let archive) = entries[archive], entries[checksum] == .integer(sum(of: archive))
    else { throw PropertyListDamage.malformed(reason: "The archive's checksum does not match") }
    return try coder(forArchive: archive)
  }

  /// A coder for the bytes of a keyed archive, or the damage.
  static func coder(forArchive archive: [UInt8]) throws -> NSKeyedUnarchiver {
    try KeyedArchive.check(archive) { name in
      (NSKeyedUnarchiver.class(forClassName: name) ?? NSClassFromString(name)) is any NSCoding.Type
    } isURL: { text, asBase in
      // `NSURL` takes texts that `URL` does not, and a base is both.
      asBase ? URL(string: text) != nil : NSURL(string: text) != nil
    }
    let coder = try NSKeyedUnarchiver(forReadingFrom: Data(archive))
    coder.requiresSecureCoding = false
    // What cannot be decoded is nil, and all that is decoded after it; Foundation's other policy ends the process.
    coder.decodingFailurePolicy = .setErrorAndReturn
    return coder
  }

  /// FNV-1a: any single byte that changed changes it.
  private static func sum(of bytes: [UInt8]) -> Int64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int64(bitPattern: sum)
  }
}
