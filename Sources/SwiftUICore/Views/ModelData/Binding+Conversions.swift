extension Binding {
  /// A binding to the value as an optional. Writing `nil` has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(ConvertedLocation(base.location, kind: "optional", read: { $0 }, write: { $0 }))
    transaction = base.transaction
  }

  /// A binding to the wrapped value of an optional; `nil` if the optional is `nil` now. If it becomes `nil` later, the last value is read.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    let last = LastValue(first)
    self.init(
      ConvertedLocation(
        base.location, kind: "unwrapped",
        read: { optional in
          if let optional { last.value = optional }
          return last.value
        }, write: { .some($0) }))
    transaction = base.transaction
  }

  /// A binding to the value as an `AnyHashable`. Writing a value of another type has no effect.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      ConvertedLocation(
        base.location, kind: "hashable", read: { AnyHashable($0) }, write: { $0.base as? V }))
    transaction = base.transaction
  }
}

/// The value that an unwrapped binding has read last. Used on the main thread only.
private final class LastValue<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// A location that converts the value of another location.
private final class ConvertedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let kind: String
  private let read: (Base) -> Value
  /// Converts a new value for writing; `nil` if it is not written.
  private let write: (Value) -> Base?

  init(_ base: Location<Base>, kind: String, read: @escaping (Base) -> Value, write: @escaping (Value) -> Base?) {
    self.base = base
    self.kind = kind
    self.read = read
    self.write = write
  }

  override func get() -> Value { read(base.get()) }

  override func set(_ value: Value, _ transaction: Transaction) {
    if let new = write(value) { base.set(new, transaction) }
  }

  override var isTracked: Bool { base.isTracked }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConvertedLocation else { return false }
    return kind == other.kind && base.isSame(as: other.base)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
