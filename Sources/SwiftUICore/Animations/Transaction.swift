/// What belongs to a change of state: whether and how it is animated.
public struct Transaction: Sendable {
  /// Whether animations of modifiers are ignored.
  public var disablesAnimations = false
  /// Whether the change is a part of a continuous one, such as a drag.
  public var isContinuous = false

  /// A transaction without animation.
  public init() {}

  /// Whether nothing is set.
  var isEmpty: Bool { identity == nil && !disablesAnimations && !isContinuous }

  /// The call of ``withTransaction(_:_:)`` that the transaction is of: its writes are applied together.
  var identity: TransactionIdentity?

  /// The transaction of the innermost `withTransaction` in progress.
  @TaskLocal static var current = Transaction()
}

/// The identity of one call of ``withTransaction(_:_:)``.
final class TransactionIdentity: Sendable {}

/// Runs `body`; its changes of state are applied together, with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  var transaction = transaction
  transaction.identity = TransactionIdentity()
  return try Transaction.$current.withValue(transaction, operation: body)
}
