/// Distinguishes an optional inside an `Any` from the value that it wraps.
protocol AnyOptional {
  var wrappedValue: Any? { get }
}

extension Optional: AnyOptional {
  var wrappedValue: Any? { map { $0 as Any } }
}

/// An array of any type of elements.
protocol AnyList {
  var anyElements: [Any] { get }
}

extension Array: AnyList {
  var anyElements: [Any] { map { $0 as Any } }
}

/// A dictionary of any types of keys and values.
protocol AnyEntries {
  var anyEntries: [AnyHashable: Any] { get }
}

extension Dictionary: AnyEntries {
  var anyEntries: [AnyHashable: Any] {
    var entries: [AnyHashable: Any] = Dictionary<AnyHashable, Any>(minimumCapacity: count)
    for (key, value) in self { entries[AnyHashable(key)] = value }
    return entries
  }
}
