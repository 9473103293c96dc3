import BinaryPlist

/// Binary property lists and keyed archives from files.
///
/// Foundation ends the process on some damaged ones, so they are checked first.
enum SafePropertyList {
  /// Text with an invalid encoding and repeated keys are damage too: Foundation reads them in another way.
  private static let limits = PropertyListLimits(
    depth: 512, values: .max, sharesContainers: false, repairsText: false, allowsRepeatedKeys: false)

  /// The list; `nil` if it is damaged, or no binary one.
  static func read(_ data: Data) -> Any? {
    guard (try? BinaryPropertyListReader.value(in: Array(data), limits: limits)) != nil else { return nil }
    return try? PropertyListSerialization.propertyList(from: data, format: nil)
  }

  /// The root object of a keyed archive; `nil` if it is damaged, or has an object of an unknown class.
  static func unarchive(_ data: Data) -> Any? {
    let isWhole: Void? = try? KeyedArchive.check(Array(data)) { name in
      (NSKeyedUnarchiver.class(forClassName: name) ?? NSClassFromString(name)) is any NSCoding.Type
    } isURL: { text, isBase in
      // `NSURL` accepts texts that `URL` does not, and a base has to be both.
      isBase ? URL(string: text) != nil : NSURL(string: text) != nil
    }
    guard isWhole != nil, let coder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    coder.requiresSecureCoding = false
    // A value that cannot be decoded is nil; Foundation's other policy ends the process.
    coder.decodingFailurePolicy = .setErrorAndReturn
    return coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
