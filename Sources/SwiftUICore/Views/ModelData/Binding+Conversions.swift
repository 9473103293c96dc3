extension Binding {
  /// A binding to the same value as an optional one. Writes of `nil` have no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(ConvertedLocation(base.location, kind: "optional", read: { $0 }, write: { $0 }))
    transaction = base.transaction
  }

  /// A binding to the value of an optional one; `nil` if there is none now. When the value is gone later, the last one is read.
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

  /// A binding to the same value without its type. Writes of values of other types have no effect.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      ConvertedLocation(
        base.location, kind: "hashable", read: { AnyHashable($0) }, write: { $0.base as? V }))
    transaction = base.transaction
  }
}

/// The value that an unwrapped binding has read last. It is used on the main thread.
private final class LastValue<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

/// The value of another location as a value of another type.
private final class ConvertedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let kind: String
  private let read: (Base) -> Value
  /// The value to write for a new one; `nil` for no write.
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
