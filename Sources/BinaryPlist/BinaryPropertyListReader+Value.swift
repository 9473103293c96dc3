extension BinaryPropertyListReader {
  /// The whole contents of `bytes` as one value.
  public static func value(
    in bytes: [UInt8], limits: PropertyListLimits = .archive
  ) throws(PropertyListReadError) -> PropertyListValue {
    var reader = try BinaryPropertyListReader(bytes, limits: limits)
    return try reader.value(of: reader.root, depth: 0)
  }

  /// The object with the number `object` and its contents, at the nesting level `depth`.
  public mutating func value(of object: Int, depth: Int) throws(PropertyListReadError) -> PropertyListValue {
    switch try open(object, depth: depth) {
    case .bool(let bool): return .bool(bool)
    case .integer(let integer): return .integer(integer)
    case .unsigned(let integer): return .unsigned(integer)
    case .real(let real): return .real(real)
    case .date(let seconds): return .date(seconds)
    case .data(let slice): return .data(kept(slice, of: object))
    case .string(let text): return .string(text)
    case .uid(let number): return .uid(number)
    case .array(let container):
      var elements: [PropertyListValue] = []
      elements.reserveCapacity(min(container.count, 1024))
      for position in 0..<container.count {
        elements.append(try value(of: reference(position, in: container), depth: depth + 1))
      }
      return .array(elements)
    case .dictionary(let container):
      var entries: [String: PropertyListValue] = [:]
      entries.reserveCapacity(min(container.count, 1024))
      for position in 0..<container.count {
        let key = try key(position, in: container, depth: depth + 1)
        let value = try value(of: reference(container.count + position, in: container), depth: depth + 1)
        guard entries.updateValue(value, forKey: key) == nil || allowsRepeatedKeys else {
          throw .malformed(
            reason: "The binary property list's dictionary at byte \(container.marker) has the key \(key) twice")
        }
      }
      return .dictionary(entries)
    }
  }
}
