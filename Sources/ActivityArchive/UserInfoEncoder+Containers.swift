import BinaryPlist

/// Arrays and dictionaries of all kinds.
extension UserInfoEncoder {
  /// Adds an array.
  mutating func add(
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

  /// Adds a dictionary with keys of strings.
  mutating func add(
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

  /// The key as a string; `nil` for a key of another type.
  static func text(of key: AnyHashable) -> String? {
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
