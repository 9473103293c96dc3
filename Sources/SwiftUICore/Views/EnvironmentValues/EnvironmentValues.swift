public import Observation

/// The values that a view gets from the views around it.
public struct EnvironmentValues: CustomStringConvertible {
  /// The values that were set, the last one first.
  private var last: Entry?

  private final class Entry {
    let key: ObjectIdentifier
    let name: String
    let value: Any
    let next: Entry?

    init(key: Any.Type, name: String, value: Any, next: Entry?) {
      self.key = ObjectIdentifier(key)
      self.name = name
      self.value = value
      self.next = next
    }

  }

  /// The default values.
  public init() {}

  /// The value of a key: the one that was set last, or the default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(key) ?? Key.defaultValue }
    set { set(newValue, key, "\(Key.self)") }
  }

  /// The object of an `@Observable` type that was set with `environment(_:)`.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { value(ObjectKey<T>.self) ?? nil }
    set { set(newValue as Any, ObjectKey<T>.self, "EnvironmentObjectKey<\(T.self)>") }
  }

  /// The values that were set, the last one first.
  public var description: String {
    var parts: [String] = []
    var entry = last
    while let known = entry {
      parts.append("\(known.name) = \(known.value)")
      entry = known.next
    }
    return "[\(parts.joined(separator: ", "))]"
  }

  private func value<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
    var entry = last
    while let known = entry {
      if known.key == ObjectIdentifier(key) { return known.value as? Key.Value }
      entry = known.next
    }
    return nil
  }

  private mutating func set(_ value: Any, _ key: Any.Type, _ name: String) {
    last = Entry(key: key, name: name, value: value, next: last)
  }

  /// Whether both are the same values, set by the same views.
  func isSame(as other: EnvironmentValues) -> Bool { last === other.last }
}

/// The key of an `@Observable` object.
private enum ObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}
