public import Foundation

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change.
  public typealias Kind = NSKeyValueChange
  /// The kind of change. Differs from Apple: always `setting`.
  public let kind: Kind
  /// The new value, with the option `new`; `nil` before the change.
  public let newValue: Value?
  /// The value before, with the option `old`.
  public let oldValue: Value?
  /// The indexes of a change in a collection: `nil`.
  public let indexes: IndexSet?
  /// Whether the handler is called before the change.
  public let isPrior: Bool
}

// A handler may pass it on to another thread, as far as its values can be.
extension NSKeyValueObservedChange: Sendable where Value: Sendable {}
