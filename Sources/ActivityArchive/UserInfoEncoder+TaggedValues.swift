import BinaryPlist
import Foundation

/// Types that a property list does not have; each is written as a dictionary with ``UserInfoCoding/tag``.
extension UserInfoEncoder {
  /// Adds a value of a type that is written under a tag; returns `nil` for any other.
  mutating func addTagged(
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

  /// Adds a value whose type is `name` and whose content was added as `content`.
  mutating func tagged(
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
  mutating func addEntries(
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
  static func hashable(
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
  func bytes(of value: Any, depth: Int, hashedDepth: Int) throws(UnencodableValue) -> [UInt8] {
    var encoder = UserInfoEncoder(types: types)
    let top = try encoder.add(value, depth: depth, hashedDepth: hashedDepth)
    return encoder.writer.finish(root: top)
  }
}
