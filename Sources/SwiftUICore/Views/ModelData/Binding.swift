/// A value that is stored elsewhere, read and written.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// The transaction of writes through the binding.
  public var transaction = Transaction()
  let location: Location<Value>

  init(_ location: Location<Value>) { self.location = location }

  /// A binding that calls functions.
  ///
  /// Differs from Apple: the functions need not be `Sendable`. They are called where the binding is read and written.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(FunctionLocation(get: get, set: { value, _ in set(value) }))
  }

  /// A binding that calls functions, the second one with the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(FunctionLocation(get: get, set: set))
  }

  /// A binding to a value that does not change; writes have no effect.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value)) }

  /// The same binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      guard !transaction.isEmpty else { return location.set(newValue, .current) }
      withTransaction(transaction) { location.set(newValue, .current) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a property of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    // The body that makes a binding to a property of an observable object depends on the property.
    if Value.self is AnyObject.Type { _ = wrappedValue[keyPath: keyPath] }
    var binding = Binding<Subject>(PartLocation(location, keyPath))
    binding.transaction = transaction
    return binding
  }

  /// The binding with another transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding {
  /// The binding, whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: PassiveProperty {}

extension Binding: EquivalenceComparable {
  /// Bindings to the same location are equivalent if a body that reads one depends on the location.
  func isSame(as other: Binding<Value>) -> Bool {
    location.isTracked && location.isSame(as: other.location)
      && ViewComparison.areEqual(transaction, other.transaction)
  }
}
