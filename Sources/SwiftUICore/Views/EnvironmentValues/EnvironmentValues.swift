public import Observation

/// The values that a view gets from the views around it.
public struct EnvironmentValues: CustomStringConvertible {
  /// The values that were set, the last one first.
  private var last: Entry?

  private final class Entry {
    let key: any EnvironmentKey.Type
    let value: Any
    let next: Entry?
    /// What was computed from the values up to this one, by the type of what is computed.
    var derived: [ObjectIdentifier: Any] = [:]

    init(key: any EnvironmentKey.Type, value: Any, next: Entry?) {
      self.key = key
      self.value = value
      self.next = next
    }

    var name: String { (key as? any NamedEnvironmentKey.Type)?.name ?? "EnvironmentPropertyKey<\(key)>" }
  }

  /// The default values.
  public init() {}

  /// The value of a key: the one that was set last, or the default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(key) ?? Key.defaultValue }
    set { set(newValue, key) }
  }

  /// The object of an `@Observable` type that was set with `environment(_:)`.
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { value(ObjectKey<T>.self) ?? nil }
    set { set(newValue as Any, ObjectKey<T>.self) }
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

  /// A value that depends on these values alone. It is computed once for them, by the views of a host on the main actor.
  @MainActor package func derived<Value>(_ make: (EnvironmentValues) -> Value) -> Value {
    guard let last else { return make(self) }
    if let known = last.derived[ObjectIdentifier(Value.self)] as? Value { return known }
    let made = make(self)
    last.derived[ObjectIdentifier(Value.self)] = made
    return made
  }

  private func value<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
    var entry = last
    while let known = entry {
      if known.key == key { return known.value as? Key.Value }
      entry = known.next
    }
    return nil
  }

  private mutating func set(_ value: Any, _ key: any EnvironmentKey.Type) {
    last = Entry(key: key, value: value, next: last)
  }

  /// Whether both are the same values, set by the same views.
  func isSame(as other: EnvironmentValues) -> Bool { last === other.last }
}

/// A key with a name other than that of its type.
private protocol NamedEnvironmentKey: EnvironmentKey {
  static var name: String { get }
}

/// The key of an `@Observable` object.
private enum ObjectKey<T: AnyObject>: NamedEnvironmentKey {
  static var defaultValue: T? { nil }
  static var name: String { "EnvironmentObjectKey<\(T.self)>" }
}
