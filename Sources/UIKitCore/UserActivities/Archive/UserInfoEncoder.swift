import BinaryPlist
import Foundation

/// A value that cannot be saved, with the way to it as far as it is known: each container adds its part.
struct UnencodableValue: Error {
  /// What is wrong with it.
  enum Fault {
    case unsupported(type: String)
    case tooDeep
    case hashedTooDeep
  }

  let fault: Fault
  var keyPath = ""

  /// The same value as seen from the container that holds it at `part`.
  func inside(_ part: String) -> UnencodableValue { UnencodableValue(fault: fault, keyPath: part + keyPath) }

  /// The error as the app's log has it.
  var error: UserActivityArchiveError {
    switch fault {
    case .unsupported(let type): .unsupportedValue(keyPath: keyPath, type: type)
    case .tooDeep: .tooDeep(keyPath: keyPath)
    case .hashedTooDeep: .hashedTooDeep(keyPath: keyPath)
    }
  }
}

/// Writes the untyped values of a `userInfo`, straight from `Any` into the property list.
///
/// Casts of an `Any` are what costs most here. So the type is compared first, which settles nearly every value that apps
/// keep; the casts that also see bridged and generic types come after.
struct UserInfoEncoder {
  /// Which types of values are taken.
  enum Types {
    /// What an activity may hold.
    case activity
    /// Strings, numbers, dates, data, arrays and dictionaries with string keys.
    case propertyList
  }

  private let types: Types
  private var writer = BinaryPropertyListWriter()

  /// The bytes of a list whose top `build` makes. An error is named by its way from `keyPath`.
  static func bytes(
    types: Types, keyPath: String,
    _ build: (inout UserInfoEncoder) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference
  ) throws(UserActivityArchiveError) -> [UInt8] {
    var encoder = UserInfoEncoder(types: types)
    do throws(UnencodableValue) {
      let top = try build(&encoder)
      return encoder.writer.finish(top: top)
    } catch {
      throw error.inside(keyPath).error
    }
  }

  private init(types: Types) { self.types = types }

  // MARK: Any value

  /// Adds a value that lies in `depth` containers, and in `hashedDepth` sets and keys.
  mutating func add(
    _ value: Any, depth: Int, hashedDepth: Int = 0
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    guard depth < UserInfoCoding.maximumDepth else { throw UnencodableValue(fault: .tooDeep) }
    guard hashedDepth <= UserInfoCoding.maximumHashedDepth else { throw UnencodableValue(fault: .hashedTooDeep) }
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

  /// Everything that the types alone did not settle.
  private mutating func addRare(
    _ value: Any, depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
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
    if let number = addNumber(value) { return number }
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

  /// A Swift or Foundation number or truth value, or `nil` where `value` is none.
  private mutating func addNumber(_ value: Any) -> BinaryPropertyListWriter.Reference? {
    // The type decides first: to a cast, NSNumber(value: 1) is a Bool as well.
    switch type(of: value) {
    case is Decimal.Type, is NSDecimalNumber.Type:
      guard let decimal = value as? Decimal else { return nil }
      return tagged("decimal", writer.add(decimal.description))
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
    return try add(&entries, depth: depth, hashedDepth: hashedDepth)
  }

  /// Adds a dictionary with keys of any type.
  mutating func add(
    _ dictionary: [AnyHashable: Any], depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    var entries: [(key: String, value: Any)] = []
    entries.reserveCapacity(dictionary.count)
    for (key, value) in dictionary {
      guard let text = Self.text(of: key), text != UserInfoCoding.tag else {
        return try addEntries(Array(dictionary), depth: depth, hashedDepth: hashedDepth)
      }
      entries.append((text, value))
    }
    return try add(&entries, depth: depth, hashedDepth: hashedDepth)
  }

  private static func text(of key: AnyHashable) -> String? {
    let base = key.base
    if type(of: base) == String.self { return base as? String }
    return type(of: base) is AnyClass ? base as? String : nil
  }

  private mutating func add(
    _ entries: inout [(key: String, value: Any)], depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    // Equal values have equal bytes, so the order cannot be the dictionary's own.
    entries.sort { $0.key < $1.key }
    // Two keys may differ as objects and be the same text.
    if zip(entries, entries.dropFirst()).contains(where: { $0.key == $1.key }) {
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

  // MARK: What a property list does not know

  /// A value of a type that is written under a tag, or `nil` for any other.
  private mutating func addTagged(
    _ value: Any, depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference? {
    switch value {
    case is NSNull:
      let dictionary = writer.openDictionary(count: 1)
      writer.fill(dictionary, 0, with: writer.add(UserInfoCoding.tag))
      writer.fill(dictionary, 1, with: writer.add("null"))
      return dictionary.reference
    case let url as URL: return add(url)
    case let uuid as UUID: return tagged("uuid", writer.add(uuid.uuidString))
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

  private mutating func add(_ url: URL) -> BinaryPropertyListWriter.Reference {
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
        elements.append((try bytes(of: element.base, depth: depth + 1, hashedDepth: hashedDepth + 1), element))
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

  /// A dictionary that a property list cannot hold as such: a list of keys and values, in the order of the keys' bytes.
  private mutating func addEntries(
    _ entries: [(key: AnyHashable, value: Any)], depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    var sorted: [(bytes: [UInt8], key: AnyHashable, value: Any)] = []
    for (key, value) in entries {
      guard depth + 1 < UserInfoCoding.maximumDepth else {
        throw UnencodableValue(fault: .tooDeep, keyPath: ".\(key.base)")
      }
      do throws(UnencodableValue) {
        guard types == .activity || Self.text(of: key) != nil else {
          throw UnencodableValue(fault: .unsupported(type: "\(type(of: key.base))"))
        }
        sorted.append((try bytes(of: key.base, depth: depth + 1, hashedDepth: hashedDepth + 1), key, value))
      } catch {
        throw error.inside(" (a key)")
      }
    }
    try sort(&sorted, depth: depth, hashedDepth: hashedDepth)
    let array = writer.openArray(count: sorted.count)
    for (position, entry) in sorted.enumerated() {
      let pair = writer.openArray(count: 2)
      writer.fill(array, position, with: pair.reference)
      writer.fill(pair, 0, with: try add(entry.key.base, depth: depth + 1, hashedDepth: hashedDepth + 1))
      do throws(UnencodableValue) {
        writer.fill(pair, 1, with: try add(entry.value, depth: depth + 1, hashedDepth: hashedDepth))
      } catch {
        throw error.inside(".\(entry.key.base)")
      }
    }
    return tagged("entries", array.reference)
  }

  /// Sorts by the keys' bytes; keys that differ as objects and not as bytes are sorted by their values.
  private func sort(
    _ entries: inout [(bytes: [UInt8], key: AnyHashable, value: Any)], depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) {
    entries.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    guard zip(entries, entries.dropFirst()).contains(where: { $0.bytes == $1.bytes }) else { return }
    for index in entries.indices {
      do throws(UnencodableValue) {
        entries[index].bytes += try bytes(of: entries[index].value, depth: depth + 1, hashedDepth: hashedDepth)
      } catch {
        throw error.inside(".\(entries[index].key.base)")
      }
    }
    entries.sort { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// The bytes of a value on its own, to sort by.
  private func bytes(of value: Any, depth: Int, hashedDepth: Int) throws(UnencodableValue) -> [UInt8] {
    var encoder = UserInfoEncoder(types: types)
    let top = try encoder.add(value, depth: depth, hashedDepth: hashedDepth)
    return encoder.writer.finish(top: top)
  }

  /// Adds a dictionary of values that are an activity's own, by keys that are sorted already. `keyPath` of an error
  /// begins with the key.
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

/// Tells an optional inside an `Any` from what it wraps.
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
