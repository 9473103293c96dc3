import BinaryPlist
import Foundation
import SceneSystem

/// Turns the untyped values of a `userInfo` into bytes and back.
///
/// A property list knows neither URL, UUID, set, `NSNull` nor decimal number. Each becomes a dictionary with the one key
/// ``tag``, so that its type survives; a dictionary of the app's that has this key, or a key that is not a string, is
/// written as a list of its entries under the same tag.
///
/// Numbers come back as `NSNumber`, as on a device, so that `as? Int` and `as? Double` both work where the value fits.
/// Elements of sets and keys of dictionaries come back as Swift's own types.
@_spi(Runtime) public enum UserInfoCoding {
  /// The key that marks a value of a type that property lists do not know.
  static let tag = "org.proscenium.type"
  /// The key beside ``tag`` that holds what the value is made of.
  static let content = "value"
  /// The key beside ``tag`` that holds the URL to which a URL is relative.
  static let base = "base"

  /// How many containers may lie in each other. A set takes two levels of the property list and a dictionary with other
  /// keys three, so this is well within the reader's limit.
  static let maximumDepth = 128

  /// How many sets and keys may lie in each other. Swift hashes a set of sets in a time that doubles with every level, so
  /// without a limit a few bytes from a file could keep the process busy for ever.
  static let maximumHashedDepth = 8

  /// The bytes for `userInfo`: a binary property list. Equal values have equal bytes.
  public static func bytes(of userInfo: [AnyHashable: Any]) throws(UserActivityArchiveError) -> Bytes {
    Bytes(
      try UserInfoEncoder.bytes(types: .activity, keyPath: "userInfo") { encoder throws(UnencodableValue) in
        try encoder.add(userInfo, depth: 0, hashedDepth: 0)
      })
  }

  /// The bytes for a session's `userInfo`, which takes the types of a property list and no others.
  /// - Throws: ``UserActivityArchiveError/unsupportedValue(keyPath:type:)`` for another type, and what lies too deep.
  public static func bytes(ofPropertyList userInfo: [String: Any]) throws(UserActivityArchiveError) -> Bytes {
    Bytes(
      try UserInfoEncoder.bytes(types: .propertyList, keyPath: "userInfo") { encoder throws(UnencodableValue) in
        try encoder.add(userInfo, depth: 0)
      })
  }

  /// The values in `bytes`, which ``bytes(of:)`` made, or ``UserActivityArchiveError/damaged(reason:)``.
  public static func userInfo(from bytes: Bytes) throws(UserActivityArchiveError) -> [AnyHashable: Any] {
    do throws(PropertyListDamage) {
      var decoder = UserInfoDecoder(reader: try BinaryPropertyListReader(bytes.elements))
      return try decoder.userInfo()
    } catch {
      throw .damaged(reason: error.description)
    }
  }

  /// The values in `bytes`, or none where they cannot be read; the log then says so of `owner`.
  static func values(in bytes: Bytes, of owner: String) -> [AnyHashable: Any] {
    do {
      return try userInfo(from: bytes)
    } catch {
      RuntimeLog.write("The userInfo of \(owner) cannot be read, so it has none: \(error)")
      return [:]
    }
  }
}
