/// Computes the value of an attribute from other attributes.
///
/// A rule is a value, usually a small struct with the handles of its inputs. Rules of one type are stored next to each other.
package protocol Rule<Value> {
  /// The type of the computed value.
  associatedtype Value

  /// Returns the value. Every attribute that is read from `graph` becomes an input, until the next evaluation.
  ///
  /// It is called at most once in an update, unless it throws ``AttributeError/suspended``. Errors of the graph are thrown on, or handled
  /// like a missing input; after an error the attribute keeps its last value.
  func value(in graph: Graph) throws(AttributeError) -> Value

  /// Whether a new value equals the last one, and is no change. By default, and if it is `nil`, they are compared by `==` if the type is
  /// `Equatable`, also where that is known only at run time; any other value is a change.
  func areEqual(_ last: Value, _ new: Value) -> Bool?

  /// How the values of all attributes with this type of rule are compared, before ``areEqual(_:_:)`` is asked. It is asked for once.
  static var comparison: Comparison<Value> { get }

  /// The attribute in the paths of a ``GraphIssue``. The default is the name of the type.
  var label: String { get }
}

extension Rule {
  package func areEqual(_ last: Value, _ new: Value) -> Bool? { nil }
  package static var comparison: Comparison<Value> { .automatic }
  package var label: String { String(describing: Self.self) }
}

/// A rule that is a function.
struct FunctionRule<Value>: Rule {
  let label: String
  let comparer: ValueComparer<Value>?
  let function: (Graph) throws(AttributeError) -> Value

  func value(in graph: Graph) throws(AttributeError) -> Value { try function(graph) }

  func areEqual(_ last: Value, _ new: Value) -> Bool? { comparer?.areEqual(last, new) }
}
