import BinaryPlist
import Foundation
package import SceneSystem

/// Converts the untyped values of a `userInfo` to bytes and back.
///
/// A property list has no type for URL, UUID, set, `NSNull` and decimal number. Each becomes a dictionary with the key ``tag``, so that its
/// type is preserved; an app's dictionary that has this key, or a key that is not a string, is written as a list of its entries under the
/// same tag.
///
/// Numbers are decoded as `NSNumber`, as on a device, so that `as? Int` and `as? Double` both work if the value fits. Elements of sets and
/// keys of dictionaries are decoded as Swift's own types.
package enum UserInfoCoding {
  /// The key that marks a value of a type that property lists do not have.
  package static let tag = "org.proscenium.type"
  /// The key beside ``tag`` that holds the content of the value.
  static let content = "value"
  /// The key beside ``tag`` that holds the URL to which a URL is relative.
  static let base = "base"

  /// The limit for the nesting of containers. A set takes two levels of the property list and a dictionary with other
  /// keys three, so this is well within the reader's limit.
  package static let maximumDepth = 128

  /// The limit for the nesting of sets and keys. The time for hashing a set of sets doubles with every level, so without a limit a few
  /// bytes from a file could keep the process busy forever.
  static let maximumHashedDepth = 8

  /// The maximum number of bytes that are written of a value that is too large: enough to report its size.
  static let abandonedLength = 16 * StateLimit.maximumLength

  /// The accepted types of values.
  package enum ValueTypes {
    /// The types that an activity may contain.
    case activity
    /// Strings, numbers, dates, data, arrays and dictionaries with string keys.
    case propertyList
  }

  // MARK: Values that are stored as text

  private static let notANumber = "NaN"

  /// The text for `decimal`.
  static func text(of decimal: Decimal) -> String { decimal.isNaN ? notANumber : decimal.description }

  /// The name of the key in a key path. Only plain values are described, others by their type: Foundation's description of a distant date
  /// ends the process, and that of a container may contain one.
  static func name(of key: AnyHashable) -> String {
    switch key.base {
    case let text as String: text
    case let date as Date: "\(date.timeIntervalSinceReferenceDate)"
    case let number as any BinaryInteger: "\(number)"
    case let number as any BinaryFloatingPoint: "\(number)"
    case let decimal as Decimal: "\(decimal)"
    case let uuid as UUID: "\(uuid)"
    case let url as URL: url.absoluteString
    default: "\(type(of: key.base))"
    }
  }

  /// The number for `text`.
  static func decimal(_ text: String) -> Decimal? {
    text == notANumber ? .nan : Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
  }

  /// The URL for its own text and that of its base.
  static func url(_ text: String, base: String?) -> URL? {
    guard let base else { return URL(string: text) }
    return URL(string: base).flatMap { URL(string: text, relativeTo: $0) }
  }

  // MARK: Bytes

  /// The bytes for `userInfo`: a binary property list. Equal values have equal bytes.
  package static func bytes(of userInfo: [AnyHashable: Any]) throws(UserActivityArchiveError) -> Bytes {
    Bytes(
      try UserInfoEncoder.bytes(types: .activity, keyPath: "userInfo") { encoder throws(UnencodableValue) in
        try encoder.add(userInfo, depth: 0, hashedDepth: 0)
      })
  }

  /// The bytes for a session's `userInfo`, which accepts only the types of a property list.
  /// - Throws: ``UserActivityArchiveError/unsupportedValue(keyPath:type:)`` for another type, and an error for values that are nested too
  ///   deeply.
  package static func bytes(ofPropertyList userInfo: [String: Any]) throws(UserActivityArchiveError) -> Bytes {
    Bytes(
      try UserInfoEncoder.bytes(types: .propertyList, keyPath: "userInfo") { encoder throws(UnencodableValue) in
        try encoder.add(userInfo, depth: 0)
      })
  }

  /// The values in `bytes`, which ``bytes(of:)`` made, or throws ``UserActivityArchiveError/damaged(reason:)``.
  package static func userInfo(from bytes: Bytes) throws(UserActivityArchiveError) -> [AnyHashable: Any] {
    do throws(PropertyListReadError) {
      var decoder = UserInfoDecoder(reader: try BinaryPropertyListReader(bytes.elements))
      return try decoder.userInfo()
    } catch {
      throw .damaged(reason: error.description)
    }
  }
}
