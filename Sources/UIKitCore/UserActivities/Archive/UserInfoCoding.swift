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
  private static let content = "value"

  /// How many containers may lie in each other. A set takes two levels of the property list and a dictionary with other
  /// keys three, so this is well within the reader's limit.
  static let maximumDepth = 128

  /// How many sets and keys may lie in each other. Swift hashes a set of sets in a time that doubles with every level, so
  /// without a limit a few bytes from a file could keep the process busy for ever.
  static let maximumHashedDepth = 8

  /// The bytes for `userInfo`: a binary property list. Equal values have equal bytes.
  public static func bytes(of userInfo: [AnyHashable: Any]) throws(UserActivityArchiveError) -> Bytes {
    Bytes(BinaryPropertyListWriter.bytes(of: try encode(userInfo, keyPath: "userInfo", depth: 0, hashedDepth: 0)))
  }

  /// The values in `bytes`, which ``bytes(of:)`` made, or ``UserActivityArchiveError/damaged(reason:)``.
  public static func userInfo(from bytes: Bytes) throws(UserActivityArchiveError) -> [AnyHashable: Any] {
    do throws(BinaryPropertyListReader.Damage) {
      let value = try decode(BinaryPropertyListReader.value(in: bytes.elements))
      if let dictionary = value as? [AnyHashable: Any] { return dictionary }
    } catch {
      throw .damaged(reason: error.sentence)
    }
    throw .damaged(reason: "There is no dictionary at the top.")
  }

  // MARK: Writing

  static func encode(
    _ value: Any, keyPath: String, depth: Int, hashedDepth: Int = 0
  ) throws(UserActivityArchiveError) -> PropertyListValue {
    guard depth < maximumDepth else { throw .tooDeep(keyPath: keyPath) }
    guard hashedDepth <= maximumHashedDepth else { throw .hashedTooDeep(keyPath: keyPath) }
    if let hashable = value as? AnyHashable, type(of: value) == AnyHashable.self {
      return try encode(hashable.base, keyPath: keyPath, depth: depth, hashedDepth: hashedDepth)
    }
    if let optional = value as? any AnyOptional {
      guard let wrapped = optional.wrappedValue else {
        throw .unsupportedValue(keyPath: keyPath, type: "\(type(of: value)) (it is nil; leave the key out)")
      }
      return try encode(wrapped, keyPath: keyPath, depth: depth, hashedDepth: hashedDepth)
    }
    if let number = encodeNumber(value) { return number }
    switch value {
    case let string as String: return .string(string)
    case let data as Data: return .data(Array(data))
    case let date as Date: return .date(date.timeIntervalSinceReferenceDate)
    case is NSNull: return .dictionary([tag: .string("null")])
    case let url as URL: return encode(url)
    case let uuid as UUID: return tagged("uuid", .string(uuid.uuidString))
    case let set as Set<AnyHashable>:
      var elements: [PropertyListValue] = []
      for element in set {
        elements.append(
          try encode(element, keyPath: keyPath + "{}", depth: depth + 1, hashedDepth: hashedDepth + 1))
      }
      return tagged("set", .array(sorted(elements)))
    case let dictionary as [AnyHashable: Any]:
      return try encode(dictionary, keyPath: keyPath, depth: depth, hashedDepth: hashedDepth)
    case let array as [Any]:
      var elements: [PropertyListValue] = []
      for (index, element) in array.enumerated() {
        elements.append(
          try encode(element, keyPath: "\(keyPath)[\(index)]", depth: depth + 1, hashedDepth: hashedDepth))
      }
      return .array(elements)
    default: throw .unsupportedValue(keyPath: keyPath, type: "\(type(of: value))")
    }
  }

  private static func encode(
    _ dictionary: [AnyHashable: Any], keyPath: String, depth: Int, hashedDepth: Int
  ) throws(UserActivityArchiveError) -> PropertyListValue {
    var entries: [String: PropertyListValue] = [:]
    var pairs: [PropertyListValue] = []
    var isPlain = true
    for (key, value) in dictionary {
      // The value first, so that what lies too deep is named by its own way.
      let encodedValue = try encode(
        value, keyPath: "\(keyPath).\(key.base)", depth: depth + 1, hashedDepth: hashedDepth)
      let encodedKey = try encode(
        key.base, keyPath: "\(keyPath) (a key)", depth: depth + 1, hashedDepth: hashedDepth + 1)
      if case .string(let text) = encodedKey, text != tag, entries[text] == nil {
        entries[text] = encodedValue
      } else {
        isPlain = false
      }
      pairs.append(.array([encodedKey, encodedValue]))
    }
    return isPlain ? .dictionary(entries) : tagged("entries", .array(sorted(pairs)))
  }

  /// A Swift or Foundation number or truth value, or `nil` where `value` is none.
  private static func encodeNumber(_ value: Any) -> PropertyListValue? {
    // The type decides first: to a cast, NSNumber(value: 1) is a Bool as well.
    switch type(of: value) {
    case is Bool.Type: return (value as? Bool).map { .bool($0) }
    case is Decimal.Type, is NSDecimalNumber.Type:
      return (value as? Decimal).map { tagged("decimal", .string($0.description)) }
    default: break
    }
    if let integer = value as? any BinaryInteger {
      return Int64(exactly: integer).map { .integer($0) } ?? UInt64(exactly: integer).map { .unsigned($0) }
    }
    if let real = value as? any BinaryFloatingPoint { return exactDouble(real).map { .real($0) } }
    guard type(of: value) is AnyClass, let number = value as? NSNumber else { return nil }
    switch String(cString: number.objCType) {
    case "c" where number.int64Value == 0 || number.int64Value == 1: return .bool(number.boolValue)
    case "f", "d": return .real(number.doubleValue)
    case "Q" where number.uint64Value > UInt64(Int64.max): return .unsigned(number.uint64Value)
    default: return .integer(number.int64Value)
    }
  }

  private static func exactDouble<Real: BinaryFloatingPoint>(_ real: Real) -> Double? {
    real.isNaN ? .nan : Double(exactly: real)
  }

  private static func encode(_ url: URL) -> PropertyListValue {
    var entries: [String: PropertyListValue] = [tag: .string("url"), content: .string(url.relativeString)]
    if let base = url.baseURL { entries["base"] = .string(base.absoluteString) }
    return .dictionary(entries)
  }

  private static func tagged(_ name: String, _ value: PropertyListValue) -> PropertyListValue {
    .dictionary([tag: .string(name), content: value])
  }

  /// `values` in an order that depends on them alone, because a set has none of its own.
  private static func sorted(_ values: [PropertyListValue]) -> [PropertyListValue] {
    values.map { (bytes: BinaryPropertyListWriter.bytes(of: $0), value: $0) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.value)
  }
}

/// Tells an optional inside an `Any` from what it wraps.
private protocol AnyOptional {
  var wrappedValue: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var wrappedValue: Any? { map { $0 as Any } }
}

// MARK: Reading

extension UserInfoCoding {
  typealias Damage = BinaryPropertyListReader.Damage

  static func decode(_ value: PropertyListValue, hashedDepth: Int = 0) throws(Damage) -> Any {
    switch value {
    case .bool(let bool): return NSNumber(value: bool)
    case .integer(let integer): return NSNumber(value: integer)
    case .unsigned(let integer): return NSNumber(value: integer)
    case .real(let real): return NSNumber(value: real)
    case .date(let seconds): return Date(timeIntervalSinceReferenceDate: seconds)
    case .data(let bytes): return Data(bytes)
    case .string(let string): return string
    case .array(let elements):
      var result: [Any] = []
      for element in elements { result.append(try decode(element, hashedDepth: hashedDepth)) }
      return result
    case .dictionary(let entries):
      if let type = entries[tag] { return try decode(type, entries, hashedDepth: hashedDepth) }
      var result: [AnyHashable: Any] = [:]
      for (key, value) in entries { result[key] = try decode(value, hashedDepth: hashedDepth) }
      return result
    }
  }

  /// A value whose type the tag names.
  private static func decode(
    _ type: PropertyListValue, _ entries: [String: PropertyListValue], hashedDepth: Int
  ) throws(Damage) -> Any {
    switch (type, entries["value"]) {
    case (.string("null"), _): return NSNull()
    case (.string("url"), .string(let text)):
      var base: URL?
      if case .string(let baseText) = entries["base"] { base = URL(string: baseText) }
      if let url = URL(string: text, relativeTo: base) { return url }
    case (.string("uuid"), .string(let text)):
      if let uuid = UUID(uuidString: text) { return uuid }
    case (.string("decimal"), .string(let text)):
      if let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) {
        return NSDecimalNumber(decimal: decimal)
      }
    case (.string("set"), .array(let elements)):
      var set: Set<AnyHashable> = []
      for element in elements { set.insert(try decodeHashable(element, depth: hashedDepth + 1)) }
      return set
    case (.string("entries"), .array(let pairs)):
      var result: [AnyHashable: Any] = [:]
      for pair in pairs {
        guard case .array(let both) = pair, both.count == 2 else {
          throw Damage(sentence: "An entry of a dictionary is not a key and a value.")
        }
        let key = try decodeHashable(both[0], depth: hashedDepth + 1)
        result[key] = try decode(both[1], hashedDepth: hashedDepth)
      }
      return result
    default: break
    }
    throw Damage(sentence: "A value's type is marked with \(type), and its content is not of that type.")
  }

  /// A value as an element of a set or as a key, with numbers of Swift's own types.
  private static func decodeHashable(_ value: PropertyListValue, depth: Int) throws(Damage) -> AnyHashable {
    guard depth <= maximumHashedDepth else {
      throw Damage(sentence: "Its sets and keys lie more than \(maximumHashedDepth) deep in each other.")
    }
    switch value {
    case .bool(let bool): return bool
    case .integer(let integer): return Int(integer)
    case .unsigned(let integer): return UInt(integer)
    case .real(let real): return real
    case .array(let elements):
      var result: [AnyHashable] = []
      for element in elements { result.append(try decodeHashable(element, depth: depth)) }
      return result
    case .dictionary(let entries) where entries[tag] == nil:
      var result: [String: AnyHashable] = [:]
      for (key, value) in entries { result[key] = try decodeHashable(value, depth: depth) }
      return result
    default: break
    }
    if let hashable = try decode(value, hashedDepth: depth) as? AnyHashable { return hashable }
    throw Damage(sentence: "An element of a set or a key of a dictionary cannot be told from others.")
  }
}
