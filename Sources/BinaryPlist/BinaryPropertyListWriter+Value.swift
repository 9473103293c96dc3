extension BinaryPropertyListWriter {
  /// The bytes of `value`; equal values have equal bytes. The caller ensures that its nesting is within the reader's limit
  /// (``PropertyListLimits/archive``).
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - capacity: About how many bytes the list has. One with long data is not moved while it is written, if this is known.
  public static func bytes(of value: PropertyListValue, capacity: Int = 2048) -> [UInt8] {
    var writer = BinaryPropertyListWriter(capacity: capacity)
    let top = writer.add(value)
    return writer.finish(root: top)
  }

  /// Adds `value` and its contents, the keys of dictionaries in their order.
  public mutating func add(_ value: PropertyListValue) -> Reference {
    switch value {
    case .bool(let bool): return add(bool)
    case .integer(let integer): return add(integer)
    case .unsigned(let integer): return add(integer)
    case .real(let real): return add(real)
    case .date(let seconds): return add(date: seconds)
    case .data(let data): return data.withUnsafeBytes { add(data: $0) }
    case .string(let text): return add(text)
    case .uid(let number): return add(uid: number)
    case .array(let elements):
      let array = openArray(count: elements.count)
      for (position, element) in elements.enumerated() { fill(array, position, with: add(element)) }
      return array.reference
    case .dictionary(let entries):
      let dictionary = openDictionary(count: entries.count)
      for (position, entry) in entries.sorted(by: { $0.key.precedesByBytes($1.key) }).enumerated() {
        fill(dictionary, position, with: add(entry.key))
        fill(dictionary, entries.count + position, with: add(entry.value))
      }
      return dictionary.reference
    }
  }
}
