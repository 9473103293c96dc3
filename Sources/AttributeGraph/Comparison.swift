/// Decides whether a new value of an attribute is a change.
package enum Comparison<Value> {
  /// By `==` if the type is `Equatable`; any other value is a change.
  case automatic
  /// By a function that returns whether two values are equal.
  case by((Value, Value) -> Bool)
  /// Every new value is a change.
  case alwaysChanged

  /// The comparer, or `nil` for the automatic one.
  var comparer: ValueComparer<Value>? {
    switch self {
    case .automatic: nil
    case .by(let areEqual): FunctionComparer(areEqual)
    case .alwaysChanged: ValueComparer()
    }
  }
}

/// Compares values. Those of this class itself are never equal.
class ValueComparer<Value> {
  func areEqual(_ one: Value, _ other: Value) -> Bool { false }

  /// The comparer by `==`, if `Value` is `Equatable`, which may be known only at run time. The cast is done here, once for a type, and not
  /// in each comparison.
  static func automatic() -> ValueComparer<Value> {
    func comparer<Known: Equatable>(for type: Known.Type) -> AnyObject { EquatableComparer<Known>() }
    guard let type = Value.self as? any Equatable.Type else { return ValueComparer() }
    return comparer(for: type) as? ValueComparer<Value> ?? ValueComparer()
  }
}

private final class EquatableComparer<Value: Equatable>: ValueComparer<Value> {
  override func areEqual(_ one: Value, _ other: Value) -> Bool { one == other }
}

private final class FunctionComparer<Value>: ValueComparer<Value> {
  private let function: (Value, Value) -> Bool

  init(_ function: @escaping (Value, Value) -> Bool) { self.function = function }

  override func areEqual(_ one: Value, _ other: Value) -> Bool { function(one, other) }
}
