/// A value of a transaction that an app defines.
public protocol TransactionKey<Value> {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction that sets none.
  static var defaultValue: Value { get }
}

/// What belongs to a change of state: whether and how it is animated.
public struct Transaction: @unchecked Sendable {
  /// How changes are animated; `nil` for at once.
  public var animation: Animation?
  /// Whether animations of modifiers are ignored.
  public var disablesAnimations = false
  /// Whether the change is a part of a continuous one, such as a drag.
  public var isContinuous = false
  /// Whether animations of this transaction continue with the speed that the values have. Springs always do.
  public var tracksVelocity = false

  /// What is called at the end of the animations of this transaction.
  var completions: [AnimationCompletion] = []
  // Values are set before the transaction is passed on, and only read afterwards.
  private var values: [ObjectIdentifier: Any] = [:]

  /// A transaction without animation.
  public init() {}

  /// A transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key: the one that was set, or the default.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Calls a function once, when all animations that this transaction causes have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  /// Whether nothing is set.
  var isEmpty: Bool {
    identity == nil && animation == nil && !disablesAnimations && !isContinuous && completions.isEmpty
      && values.isEmpty
  }

  /// The call of ``withTransaction(_:_:)`` that the transaction is of: its writes are applied together.
  var identity: TransactionIdentity?

  /// The transaction of the innermost `withTransaction` in progress.
  @TaskLocal static var current = Transaction()

  /// The same transaction as a change of its own.
  func withNewIdentity() -> Transaction {
    var transaction = self
    transaction.identity = TransactionIdentity()
    return transaction
  }
}

/// The identity of one call of ``withTransaction(_:_:)``.
final class TransactionIdentity: Sendable {}

/// Runs `body`; its changes of state are applied together, with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let transaction = transaction.withNewIdentity()
  defer { for completion in transaction.completions { completion.bodyHasEnded() } }
  return try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs `body`; its changes of state are applied together, with a transaction that has a value.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; what its changes of state cause is animated.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`; what its changes of state cause is animated, and `completion` is called when the animations have ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
