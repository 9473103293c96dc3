public import SwiftUICore

/// A state that a gesture updates while it goes on. At its end, or if it is cancelled, the state has its initial value again.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  @State private var value: Value
  private let initial: Value
  private let resets: (Value, inout Transaction) -> Void

  private init(_ value: Value, _ resets: @escaping (Value, inout Transaction) -> Void) {
    _value = State(initialValue: value)
    initial = value
    self.resets = resets
  }

  /// State with an initial value.
  public init(wrappedValue: Value) { self.init(wrappedValue) { _, _ in } }

  /// State with an initial value.
  public init(initialValue: Value) { self.init(initialValue) { _, _ in } }

  /// State whose return to its initial value has a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue) { $1 = resetTransaction }
  }

  /// State whose return to its initial value has a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(initialValue) { $1 = resetTransaction }
  }

  /// State with a function that sets the transaction of its return to the initial value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue, reset)
  }

  /// State with a function that sets the transaction of its return to the initial value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue, reset)
  }

  /// The present value.
  public var wrappedValue: Value { value }

  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  func update(_ change: (inout Value, inout Transaction) -> Void) {
    var new = value
    var transaction = Transaction()
    change(&new, &transaction)
    withTransaction(transaction) { value = new }
  }

  func reset() {
    var transaction = Transaction()
    resets(value, &transaction)
    withTransaction(transaction) { value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// State whose initial value is `nil`.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// State whose initial value is `nil`.
  public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}
