import BinaryPlist
import Foundation

/// Decodes the values that ``UserInfoEncoder`` wrote, directly from the property list to `Any`.
struct UserInfoDecoder {
  private(set) var reader: BinaryPropertyListReader
  /// Long data is copied once, even if several places refer to it.
  private var copies: [Int: Data] = [:]

  private static let keptSize = 64
  private static let yes = NSNumber(value: true)
  private static let no = NSNumber(value: false)

  init(reader: BinaryPropertyListReader) { self.reader = reader }

  /// The dictionary at the top.
  mutating func userInfo() throws(PropertyListReadError) -> [AnyHashable: Any] {
    guard let userInfo = try value(reader.root, depth: 0) as? [AnyHashable: Any] else {
      throw .malformed(reason: "There is no dictionary at the top")
    }
    return userInfo
  }

  /// The entries of the dictionary at the top, in the order of the file. Its own Booleans and integers are Swift's, not `NSNumber`.
  mutating func properties() throws(PropertyListReadError) -> [(key: String, value: Any)] {
    guard case .dictionary(let container) = try reader.open(reader.root, depth: 0) else {
      throw .malformed(reason: "There is no dictionary at the top")
    }
    var properties: [(key: String, value: Any)] = []
    for position in 0..<container.count {
      let key = try reader.key(position, in: container, depth: 1)
      let object = reader.reference(container.count + position, in: container)
      switch try reader.open(object, depth: 1) {
      case .bool(let bool): properties.append((key, bool))
      case .integer(let integer): properties.append((key, Int(integer)))
      case let node: properties.append((key, try value(node, of: object, depth: 1, hashedDepth: 0)))
      }
    }
    return properties
  }

  // MARK: Any value

  /// The value of `object`, which is nested in `depth` containers, and in `hashedDepth` sets and keys.
  mutating func value(_ object: Int, depth: Int, hashedDepth: Int = 0) throws(PropertyListReadError) -> Any {
    try value(reader.open(object, depth: depth), of: object, depth: depth, hashedDepth: hashedDepth)
  }

  private mutating func value(
    _ node: PropertyListNode, of object: Int, depth: Int, hashedDepth: Int
  ) throws(PropertyListReadError) -> Any {
    switch node {
    case .bool(let bool): return bool ? Self.yes : Self.no
    case .integer(let integer): return NSNumber(value: integer)
    case .unsigned(let integer): return NSNumber(value: integer)
    case .real(let real): return NSNumber(value: real)
    case .date(let seconds): return Date(timeIntervalSinceReferenceDate: seconds)
    case .data(let slice): return data(slice, of: object)
    case .string(let text): return text
    case .uid: throw .malformed(reason: "Its object \(object) belongs into a keyed archive")
    case .array(let container):
      var elements: [Any] = []
      elements.reserveCapacity(min(container.count, 1024))
      for position in 0..<container.count {
        elements.append(
          try value(reader.reference(position, in: container), depth: depth + 1, hashedDepth: hashedDepth))
      }
      return elements
    case .dictionary(let container):
      return try dictionary(container, depth: depth, hashedDepth: hashedDepth)
    }
  }

  private mutating func data(_ slice: ArraySlice<UInt8>, of object: Int) -> Data {
    guard slice.count > Self.keptSize else { return Data(slice) }
    if let copy = copies[object] { return copy }
    let data = Data(slice)
    copies[object] = data
    return data
  }

  private mutating func dictionary(
    _ container: PropertyListNode.Container, depth: Int, hashedDepth: Int
  ) throws(PropertyListReadError) -> Any {
    var keys: [String] = []
    keys.reserveCapacity(min(container.count, 1024))
    for position in 0..<container.count {
      let key = try reader.key(position, in: container, depth: depth + 1)
      guard key != UserInfoCoding.tag else { return try tagged(container, depth: depth, hashedDepth: hashedDepth) }
      keys.append(key)
    }
    var entries = [AnyHashable: Any](minimumCapacity: keys.count)
    for (position, key) in keys.enumerated() {
      let object = reader.reference(container.count + position, in: container)
      entries[key] = try value(object, depth: depth + 1, hashedDepth: hashedDepth)
    }
    return entries
  }

  // MARK: Types that a property list does not have

  /// A value whose type a tag names.
  private mutating func tagged(
    _ container: PropertyListNode.Container, depth: Int, hashedDepth: Int
  ) throws(PropertyListReadError) -> Any {
    var objects: [String: Int] = [:]
    for position in 0..<container.count {
      let key = try reader.key(position, in: container, depth: depth + 1)
      objects[key] = reader.reference(container.count + position, in: container)
    }
    let type = try text(objects[UserInfoCoding.tag], depth: depth + 1)
    let content = objects[UserInfoCoding.content]
    switch type {
    case "null": return NSNull()
    case "url":
      let base = try text(objects[UserInfoCoding.base], depth: depth + 1)
      if let text = try text(content, depth: depth + 1), let url = UserInfoCoding.url(text, base: base) { return url }
    case "uuid":
      if let text = try text(content, depth: depth + 1), let uuid = UUID(uuidString: text) { return uuid }
    case "decimal":
      if let text = try text(content, depth: depth + 1), let decimal = UserInfoCoding.decimal(text) {
        // The hash of an NSDecimalNumber recurses endlessly on Linux.
        return hashedDepth > 0 ? decimal : NSDecimalNumber(decimal: decimal)
      }
    case "set":
      if let elements = try array(content, depth: depth + 1) {
        return try set(elements, depth: depth + 1, hashedDepth: hashedDepth + 1)
      }
    case "entries":
      if let pairs = try array(content, depth: depth + 1) {
        return try entries(pairs, depth: depth + 1, hashedDepth: hashedDepth)
      }
    default: break
    }
    throw .malformed(
      reason: "A value's type is marked with \(type ?? "something that is not a text"), and its content is not of that "
        + "type")
  }

  private mutating func text(_ object: Int?, depth: Int) throws(PropertyListReadError) -> String? {
    guard let object, case .string(let text) = try reader.open(object, depth: depth) else { return nil }
    return text
  }

  private mutating func array(
    _ object: Int?, depth: Int
  ) throws(PropertyListReadError) -> PropertyListNode.Container? {
    guard let object, case .array(let container) = try reader.open(object, depth: depth) else { return nil }
    return container
  }

  private mutating func set(
    _ elements: PropertyListNode.Container, depth: Int, hashedDepth: Int
  ) throws(PropertyListReadError) -> Set<AnyHashable> {
    var set: Set<AnyHashable> = []
    for position in 0..<elements.count {
      set.insert(
        try hashable(reader.reference(position, in: elements), depth: depth + 1, hashedDepth: hashedDepth))
    }
    return set
  }

  private mutating func entries(
    _ pairs: PropertyListNode.Container, depth: Int, hashedDepth: Int
  ) throws(PropertyListReadError) -> [AnyHashable: Any] {
    var entries: [AnyHashable: Any] = [:]
    for position in 0..<pairs.count {
      guard let pair = try array(reader.reference(position, in: pairs), depth: depth + 1), pair.count == 2 else {
        throw .malformed(reason: "An entry of a dictionary is not a key and a value")
      }
      let key = try hashable(reader.reference(0, in: pair), depth: depth + 2, hashedDepth: hashedDepth + 1)
      entries[key] = try value(reader.reference(1, in: pair), depth: depth + 2, hashedDepth: hashedDepth)
    }
    return entries
  }

  /// The value at the top as an element of a set or as a key.
  mutating func hashable(hashedDepth: Int) throws(PropertyListReadError) -> AnyHashable {
    try hashable(reader.root, depth: 0, hashedDepth: hashedDepth)
  }

  /// A value as an element of a set or as a key, with numbers of Swift's own types.
  private mutating func hashable(
    _ object: Int, depth: Int, hashedDepth: Int
  ) throws(PropertyListReadError) -> AnyHashable {
    guard hashedDepth <= UserInfoCoding.maximumHashedDepth else {
      throw .malformed(
        reason: "Its sets and keys are nested more than \(UserInfoCoding.maximumHashedDepth) levels deep")
    }
    let node = try reader.open(object, depth: depth)
    switch node {
    case .bool(let bool): return bool
    case .integer(let integer): return Int(integer)
    case .unsigned(let integer): return UInt(integer)
    case .real(let real): return real
    case .array(let container):
      var elements: [AnyHashable] = []
      for position in 0..<container.count {
        elements.append(
          try hashable(reader.reference(position, in: container), depth: depth + 1, hashedDepth: hashedDepth))
      }
      return elements
    case .dictionary(let container):
      if let entries = try hashableEntries(container, depth: depth, hashedDepth: hashedDepth) { return entries }
    default: break
    }
    let value = try value(node, of: object, depth: depth, hashedDepth: hashedDepth)
    if let hashable = value as? AnyHashable { return hashable }
    if let entries = value as? [AnyHashable: Any] { return try Self.hashable(entries) }
    throw .malformed(reason: "An element of a set or a key of a dictionary cannot be distinguished from others")
  }

  /// The entries of a plain dictionary, or `nil` for one with a tag.
  private mutating func hashableEntries(
    _ container: PropertyListNode.Container, depth: Int, hashedDepth: Int
  ) throws(PropertyListReadError) -> [String: AnyHashable]? {
    var keys: [String] = []
    for position in 0..<container.count {
      let key = try reader.key(position, in: container, depth: depth + 1)
      guard key != UserInfoCoding.tag else { return nil }
      keys.append(key)
    }
    var entries: [String: AnyHashable] = [:]
    for (position, key) in keys.enumerated() {
      let object = reader.reference(container.count + position, in: container)
      entries[key] = try hashable(object, depth: depth + 1, hashedDepth: hashedDepth)
    }
    return entries
  }

  /// A dictionary whose keys are of any type, if its values can be distinguished as keys.
  private static func hashable(
    _ entries: [AnyHashable: Any]
  ) throws(PropertyListReadError) -> [AnyHashable: AnyHashable] {
    var hashables = [AnyHashable: AnyHashable](minimumCapacity: entries.count)
    for (key, value) in entries {
      guard let value = value as? AnyHashable else {
        throw .malformed(reason: "An element of a set or a key of a dictionary cannot be distinguished from others")
      }
      hashables[key] = value
    }
    return hashables
  }
}
