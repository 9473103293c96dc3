public import Foundation

/// The name of an attribute of an app's own.
open class CSCustomAttributeKey: NSObject {
  /// The name: ASCII letters, digits and underscores.
  public let keyName: String
  /// Whether queries find items by the attribute. Stored.
  public let isSearchable: Bool
  /// Whether words that users type are compared with the attribute. Stored; they are not.
  public let isSearchableByDefault: Bool
  /// Whether no two items have the same value. Stored.
  public let isUnique: Bool
  /// Whether an item has several values.
  public let isMultiValued: Bool

  /// A name, `nil` if it has other characters than letters, digits and underscores of ASCII, or begins with a digit.
  public convenience init?(keyName: String) {
    self.init(keyName: keyName, searchable: true, searchableByDefault: false, unique: false, multiValued: false)
  }

  /// A name, `nil` if it has other characters than letters, digits and underscores of ASCII, or begins with a digit.
  public init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool) {
    guard let first = keyName.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first),
      keyName.unicodeScalars.allSatisfy({
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
      })
    else { return nil }
    self.keyName = keyName
    isSearchable = searchable
    isSearchableByDefault = searchableByDefault
    isUnique = unique
    isMultiValued = multiValued
    super.init()
  }
}
