import BinaryPlist
import Foundation
import SceneSystem

/// A value that cannot be saved, with its key path as far as it is known: each container adds its part.
struct UnencodableValue: Error {
  /// The problem with it.
  enum Fault {
    case unsupported(type: String)
    /// One of Foundation's containers with a value that ends the process when the container is inspected.
    case unreadable(type: String)
    case tooDeep
    case hashedTooDeep
    /// The whole takes this many bytes, or more.
    case tooLarge(length: Int)
  }

  let fault: Fault
  var keyPath = ""

  /// The same value as seen from the container that holds it at `part`.
  func inside(_ part: String) -> UnencodableValue { UnencodableValue(fault: fault, keyPath: part + keyPath) }

  /// The error for the app's log.
  var error: UserActivityArchiveError {
    switch fault {
    case .unsupported(let type), .unreadable(let type): .unsupportedValue(keyPath: keyPath, type: type)
    case .tooDeep: .tooDeep(keyPath: keyPath)
    case .hashedTooDeep: .hashedTooDeep(keyPath: keyPath)
    case .tooLarge(let length): .tooLarge(length: length)
    }
  }
}

/// Writes the untyped values of a `userInfo`, directly from `Any` to the property list.
///
/// Casts of an `Any` are the most expensive part. So the type is compared first, which covers nearly every value that apps save; the casts
/// that also match bridged and generic types come after.
struct UserInfoEncoder {
  /// The accepted types of values.
  enum Types {
    /// The types that an activity may contain.
    case activity
    /// Strings, numbers, dates, data, arrays and dictionaries with string keys.
    case propertyList
  }

  private let types: Types
  private var writer = BinaryPropertyListWriter()

  /// The bytes of a list whose top object `build` creates. The key path of an error starts at `keyPath`.
  static func bytes(
    types: Types, keyPath: String,
    _ build: (inout UserInfoEncoder) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference
  ) throws(UserActivityArchiveError) -> [UInt8] {
    var encoder = UserInfoEncoder(types: types)
    let bytes: [UInt8]
    do throws(UnencodableValue) {
      let top = try build(&encoder)
      bytes = encoder.writer.finish(root: top)
    } catch {
      throw error.inside(keyPath).error
    }
    guard StateLimit.allows(bytes.count) else { throw .tooLarge(length: bytes.count) }
    return bytes
  }

  /// Checks whether `value` can be saved alone, nested in `depth` containers, and in `hashedDepth` sets and keys.
  static func check(_ value: Any, types: Types, depth: Int, hashedDepth: Int = 0) throws(UnencodableValue) {
    var encoder = UserInfoEncoder(types: types)
    _ = try encoder.add(value, depth: depth, hashedDepth: hashedDepth)
  }

  /// A key of a dictionary that is nested in `depth` containers, as it will be decoded.
  static func keyAsRead(_ key: AnyHashable, types: Types, depth: Int) throws(UnencodableValue) -> AnyHashable {
    let encoder = UserInfoEncoder(types: types)
    return try hashable(
      key.base, bytes: try encoder.bytes(of: key.base, depth: depth + 1, hashedDepth: 1), hashedDepth: 1)
  }

  private init(types: Types) { self.types = types }

  // MARK: Any value

  /// Adds a value that is nested in `depth` containers, and in `hashedDepth` sets and keys.
  mutating func add(
    _ value: Any, depth: Int, hashedDepth: Int = 0
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    guard depth < UserInfoCoding.maximumDepth else { throw UnencodableValue(fault: .tooDeep) }
    guard hashedDepth <= UserInfoCoding.maximumHashedDepth else { throw UnencodableValue(fault: .hashedTooDeep) }
    // A value with shared parts can expand to more values than fit into memory.
    guard writer.minimumLength <= UserInfoCoding.abandonedLength else {
      throw UnencodableValue(fault: .tooLarge(length: writer.minimumLength))
    }
    let type = type(of: value)
    if type == String.self, let text = value as? String { return writer.add(text) }
    if type == Int.self, let integer = value as? Int { return writer.add(Int64(integer)) }
    if type == Bool.self, let bool = value as? Bool { return writer.add(bool) }
    if type == Double.self, let real = value as? Double { return writer.add(real) }
    if type == Date.self, let date = value as? Date { return add(date) }
    if type == Data.self, let data = value as? Data { return add(data) }
    if type == [String: Any].self, let entries = value as? [String: Any] {
      return try add(entries, depth: depth, hashedDepth: hashedDepth)
    }
    if type == [Any].self, let elements = value as? [Any] {
      return try add(elements, depth: depth, hashedDepth: hashedDepth)
    }
    if type == [String].self, let elements = value as? [String] {
      let array = writer.openArray(count: elements.count)
      for (position, element) in elements.enumerated() { writer.fill(array, position, with: writer.add(element)) }
      return array.reference
    }
    return try addRare(value, depth: depth, hashedDepth: hashedDepth)
  }

  private mutating func add(_ date: Date) -> BinaryPropertyListWriter.Reference {
    writer.add(date: date.timeIntervalSinceReferenceDate)
  }

  private mutating func add(_ data: Data) -> BinaryPropertyListWriter.Reference {
    data.withUnsafeBytes { writer.add(data: $0) }
  }

  /// Handles everything that the types alone did not cover.
  private mutating func addRare(
    _ value: Any, depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    // Before any cast: casting one of Foundation's containers traverses everything in it.
    if let fault = ObjectGraph.fault(in: value, depth: depth) { throw UnencodableValue(fault: fault) }
    if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
      return try add(hashable.base, depth: depth, hashedDepth: hashedDepth)
    }
    if let optional = value as? any AnyOptional {
      guard let wrapped = optional.wrappedValue else {
        throw UnencodableValue(fault: .unsupported(type: "\(type(of: value)) (it is nil; leave the key out)"))
      }
      return try add(wrapped, depth: depth, hashedDepth: hashedDepth)
    }
    if let elements = value as? any AnyList {
      return try add(elements.anyElements, depth: depth, hashedDepth: hashedDepth)
    }
    if let entries = value as? any AnyEntries {
      return try add(entries.anyEntries, depth: depth, hashedDepth: hashedDepth)
    }
    if let number = try addNumber(value) { return number }
    if types == .activity, let reference = try addTagged(value, depth: depth, hashedDepth: hashedDepth) {
      return reference
    }
    switch value {
    case let text as String: return writer.add(text)
    case let data as Data: return add(data)
    case let date as Date: return add(date)
    case let entries as [AnyHashable: Any]: return try add(entries, depth: depth, hashedDepth: hashedDepth)
    case let elements as [Any]: return try add(elements, depth: depth, hashedDepth: hashedDepth)
    default: throw UnencodableValue(fault: .unsupported(type: "\(type(of: value))"))
    }
  }

  /// Adds a Swift or Foundation number or Boolean; returns `nil` if `value` is neither.
  private mutating func addNumber(_ value: Any) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference? {
    // The type is checked first: for a cast, NSNumber(value: 1) is a Bool as well.
    switch type(of: value) {
    case is Decimal.Type, is NSDecimalNumber.Type:
      guard let decimal = value as? Decimal else { return nil }
      let text = UserInfoCoding.text(of: decimal)
      guard UserInfoCoding.decimal(text) == decimal else {
        throw UnencodableValue(fault: .unsupported(type: "\(type(of: value)) (its text is another number)"))
      }
      return tagged("decimal", writer.add(text))
    default: break
    }
    if let integer = value as? any BinaryInteger {
      if let signed = Int64(exactly: integer) { return writer.add(signed) }
      return UInt64(exactly: integer).map { writer.add($0) }
    }
    if let real = value as? any BinaryFloatingPoint { return Self.exactDouble(real).map { writer.add($0) } }
    guard type(of: value) is AnyClass, let number = value as? NSNumber else { return nil }
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c") where number.int64Value == 0 || number.int64Value == 1: return writer.add(number.boolValue)
    case UInt8(ascii: "f"), UInt8(ascii: "d"): return writer.add(number.doubleValue)
    case UInt8(ascii: "Q"): return writer.add(number.uint64Value)
    default: return writer.add(number.int64Value)
    }
  }

  private static func exactDouble<Real: BinaryFloatingPoint>(_ real: Real) -> Double? {
    real.isNaN ? .nan : Double(exactly: real)
  }

  // MARK: Containers

  private mutating func add(
    _ elements: [Any], depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    let array = writer.openArray(count: elements.count)
    for (position, element) in elements.enumerated() {
      do throws(UnencodableValue) {
        writer.fill(array, position, with: try add(element, depth: depth + 1, hashedDepth: hashedDepth))
      } catch {
        throw error.inside("[\(position)]")
      }
    }
    return array.reference
  }

  private mutating func add(
    _ dictionary: [String: Any], depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    var entries: [(key: String, value: Any)] = []
    entries.reserveCapacity(dictionary.count)
    var isPlain = true
    for (key, value) in dictionary {
      if key == UserInfoCoding.tag { isPlain = false }
      entries.append((key, value))
    }
    guard isPlain else {
      return try addEntries(entries.map { ($0.key as AnyHashable, $0.value) }, depth: depth, hashedDepth: hashedDepth)
    }
    return try add(&entries, mayRepeatKeys: false, depth: depth, hashedDepth: hashedDepth)
  }

  /// Adds a dictionary with keys of any type.
  mutating func add(
    _ dictionary: [AnyHashable: Any], depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    var entries: [(key: String, value: Any)] = []
    entries.reserveCapacity(dictionary.count)
    // Two keys may differ as objects and have the same text.
    var hasObjects = false
    for (key, value) in dictionary {
      guard let text = Self.text(of: key), text != UserInfoCoding.tag else {
        return try addEntries(Array(dictionary), depth: depth, hashedDepth: hashedDepth)
      }
      if type(of: key.base) != String.self { hasObjects = true }
      entries.append((text, value))
    }
    return try add(&entries, mayRepeatKeys: hasObjects, depth: depth, hashedDepth: hashedDepth)
  }

  private static func text(of key: AnyHashable) -> String? {
    let base = key.base
    if type(of: base) == String.self { return base as? String }
    return type(of: base) is AnyClass ? base as? String : nil
  }

  private mutating func add(
    _ entries: inout [(key: String, value: Any)], mayRepeatKeys: Bool, depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    // Equal values have equal bytes, so the order must not be the dictionary's own.
    entries.sort { $0.key.precedesByBytes($1.key) }
    if mayRepeatKeys, Set(entries.lazy.map(\.key)).count < entries.count {
      return try addEntries(entries.map { ($0.key as AnyHashable, $0.value) }, depth: depth, hashedDepth: hashedDepth)
    }
    let dictionary = writer.openDictionary(count: entries.count)
    for position in entries.indices {
      writer.fill(dictionary, position, with: writer.add(entries[position].key))
      do throws(UnencodableValue) {
        let value = try add(entries[position].value, depth: depth + 1, hashedDepth: hashedDepth)
        writer.fill(dictionary, entries.count + position, with: value)
      } catch {
        throw error.inside(".\(entries[position].key)")
      }
    }
    return dictionary.reference
  }

  /// Whether `value` is an object. Only then may it be compared with a Foundation class: a Swift value is bridged for that, and bridging a
  /// set of decimals never ends (Foundation's hash of an `NSDecimalNumber` calls itself on Linux).
  static func isObject(_ value: Any) -> Bool { type(of: value) is AnyClass }

  /// The entries of a dictionary of any kind; `nil` for every other value.
  static func dictionary(_ value: Any) -> [AnyHashable: Any]? {
    if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable { return dictionary(hashable.base) }
    if let optional = value as? any AnyOptional { return optional.wrappedValue.flatMap { dictionary($0) } }
    return (value as? any AnyEntries)?.anyEntries
      ?? (isObject(value) && value is NSDictionary ? value as? [AnyHashable: Any] : nil)
  }

  /// The elements of an array of any kind; `nil` for every other value.
  static func elements(_ value: Any) -> [Any]? {
    if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable { return elements(hashable.base) }
    if let optional = value as? any AnyOptional { return optional.wrappedValue.flatMap { elements($0) } }
    return (value as? any AnyList)?.anyElements ?? (isObject(value) && value is NSArray ? value as? [Any] : nil)
  }

  // MARK: Types that a property list does not have

  /// Adds a value of a type that is written under a tag; returns `nil` for any other.
  private mutating func addTagged(
    _ value: Any, depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference? {
    switch value {
    case _ where type(of: value) is NSNull.Type:
      let dictionary = writer.openDictionary(count: 1)
      writer.fill(dictionary, 0, with: writer.add(UserInfoCoding.tag))
      writer.fill(dictionary, 1, with: writer.add("null"))
      return dictionary.reference
    case let url as URL: return try add(url)
    case let uuid as UUID: return tagged("uuid", writer.add(uuid.uuidString))
    // It would be decoded without its counts.
    case _ where type(of: value) is NSCountedSet.Type: return nil
    case let set as Set<AnyHashable>: return try add(set, depth: depth, hashedDepth: hashedDepth)
    default: return nil
    }
  }

  private mutating func tagged(
    _ name: String, _ content: BinaryPropertyListWriter.Reference
  ) -> BinaryPropertyListWriter.Reference {
    let dictionary = writer.openDictionary(count: 2)
    writer.fill(dictionary, 0, with: writer.add(UserInfoCoding.tag))
    writer.fill(dictionary, 1, with: writer.add(UserInfoCoding.content))
    writer.fill(dictionary, 2, with: writer.add(name))
    writer.fill(dictionary, 3, with: content)
    return dictionary.reference
  }

  private mutating func add(_ url: URL) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    guard UserInfoCoding.url(url.relativeString, base: url.baseURL?.absoluteString) == url else {
      throw UnencodableValue(fault: .unsupported(type: "URL (it cannot be made again from its text)"))
    }
    guard let base = url.baseURL else { return tagged("url", writer.add(url.relativeString)) }
    let dictionary = writer.openDictionary(count: 3)
    for (position, text) in [
      UserInfoCoding.base, UserInfoCoding.tag, UserInfoCoding.content, base.absoluteString, "url", url.relativeString,
    ].enumerated() {
      writer.fill(dictionary, position, with: writer.add(text))
    }
    return dictionary.reference
  }

  /// A set's elements in the order of their own bytes, because a set has none.
  private mutating func add(
    _ set: Set<AnyHashable>, depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    var elements: [(bytes: [UInt8], value: AnyHashable)] = []
    for element in set {
      do throws(UnencodableValue) {
        let bytes = try bytes(of: element.base, depth: depth + 1, hashedDepth: hashedDepth + 1)
        _ = try Self.hashable(element.base, bytes: bytes, hashedDepth: hashedDepth + 1)
        elements.append((bytes, element))
      } catch {
        throw error.inside("{}")
      }
    }
    elements.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    let array = writer.openArray(count: elements.count)
    for (position, element) in elements.enumerated() {
      let reference = try add(element.value.base, depth: depth + 1, hashedDepth: hashedDepth + 1)
      writer.fill(array, position, with: reference)
    }
    return tagged("set", array.reference)
  }

  /// Adds a dictionary that a property list cannot hold as such, as a list of keys and values, in the order of the keys' bytes.
  private mutating func addEntries(
    _ entries: [(key: AnyHashable, value: Any)], depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    var sorted: [(bytes: [UInt8], key: AnyHashable, value: Any)] = []
    var keys: Set<AnyHashable> = []
    for (key, value) in entries {
      guard depth + 1 < UserInfoCoding.maximumDepth else {
        throw UnencodableValue(fault: .tooDeep, keyPath: ".\(UserInfoCoding.name(of: key))")
      }
      do throws(UnencodableValue) {
        guard types == .activity || Self.text(of: key) != nil else {
          throw UnencodableValue(fault: .unsupported(type: "\(type(of: key.base))"))
        }
        let bytes = try bytes(of: key.base, depth: depth + 1, hashedDepth: hashedDepth + 1)
        guard keys.insert(try Self.hashable(key.base, bytes: bytes, hashedDepth: hashedDepth + 1)).inserted else {
          throw UnencodableValue(fault: .unsupported(type: "\(type(of: key.base)) (another key equals it)"))
        }
        sorted.append((bytes, key, value))
      } catch {
        throw error.inside(" (a key)")
      }
    }
    sorted.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    let array = writer.openArray(count: sorted.count)
    for (position, entry) in sorted.enumerated() {
      let pair = writer.openArray(count: 2)
      writer.fill(array, position, with: pair.reference)
      writer.fill(pair, 0, with: try add(entry.key.base, depth: depth + 1, hashedDepth: hashedDepth + 1))
      do throws(UnencodableValue) {
        writer.fill(pair, 1, with: try add(entry.value, depth: depth + 1, hashedDepth: hashedDepth))
      } catch {
        throw error.inside(".\(UserInfoCoding.name(of: entry.key))")
      }
    }
    return tagged("entries", array.reference)
  }

  /// An element of a set or a key as it will be decoded, which determines whether it is equal to others.
  private static func hashable(
    _ value: Any, bytes: [UInt8], hashedDepth: Int
  ) throws(UnencodableValue) -> AnyHashable {
    if let text = value as? String { return text }
    do throws(PropertyListReadError) {
      var decoder = UserInfoDecoder(reader: try BinaryPropertyListReader(bytes))
      return try decoder.hashable(hashedDepth: hashedDepth)
    } catch {
      throw UnencodableValue(fault: .unsupported(type: "\(type(of: value))"))
    }
  }

  /// The bytes of a value alone, to sort by.
  private func bytes(of value: Any, depth: Int, hashedDepth: Int) throws(UnencodableValue) -> [UInt8] {
    var encoder = UserInfoEncoder(types: types)
    let top = try encoder.add(value, depth: depth, hashedDepth: hashedDepth)
    return encoder.writer.finish(root: top)
  }

  /// Adds a dictionary of an activity's own values, by keys that are already sorted. The key path of an error begins with the key.
  mutating func addProperties(
    _ entries: [(key: String, value: Any)]
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    let dictionary = writer.openDictionary(count: entries.count)
    for (position, entry) in entries.enumerated() {
      writer.fill(dictionary, position, with: writer.add(entry.key))
      do throws(UnencodableValue) {
        writer.fill(dictionary, entries.count + position, with: try add(entry.value, depth: 0))
      } catch {
        throw error.inside(entry.key)
      }
    }
    return dictionary.reference
  }
}

/// Distinguishes an optional inside an `Any` from the value that it wraps.
private protocol AnyOptional {
  var wrappedValue: Any? { get }
}

extension Optional: AnyOptional {
  fileprivate var wrappedValue: Any? { map { $0 as Any } }
}

/// An array of any type of elements.
private protocol AnyList {
  var anyElements: [Any] { get }
}

extension Array: AnyList {
  fileprivate var anyElements: [Any] { map { $0 as Any } }
}

/// A dictionary of any types of keys and values.
private protocol AnyEntries {
  var anyEntries: [AnyHashable: Any] { get }
}

extension Dictionary: AnyEntries {
  fileprivate var anyEntries: [AnyHashable: Any] {
    var entries: [AnyHashable: Any] = Dictionary<AnyHashable, Any>(minimumCapacity: count)
    for (key, value) in self { entries[AnyHashable(key)] = value }
    return entries
  }
}
