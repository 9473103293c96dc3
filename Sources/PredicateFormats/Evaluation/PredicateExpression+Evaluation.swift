import Foundation

/// What expressions are evaluated with.
package struct PredicateSubject {
  /// The object, without optionals.
  let object: Any?
  /// The values of `$NAME`.
  var variables: [String: Any]

  package init(_ object: Any?, variables: [String: Any] = [:]) {
    self.object = flattened(object)
    self.variables = variables
  }
}

extension PredicateExpression {
  /// The value of the expression for an object; `nil` if it has none.
  package func value(for subject: PredicateSubject) -> Any? {
    switch self {
    case .subject: return subject.object
    case .constant(let constant): return flattened(constant.value)
    case .variable(let name): return flattened(subject.variables[name])
    case .keyPath(let owner, let keys): return PredicateValue.value(at: keys[...], of: owner.value(for: subject))
    case .list(let elements): return elements.map { $0.value(for: subject) ?? NSNull() }
    case .call(let function, let operands): return function.value(of: operands.map { $0.value(for: subject) })
    case .element(let collection, let index):
      return index.element(of: collection.value(for: subject), for: subject)
    case .subquery(let collection, let name, let condition):
      return PredicateValue.elements(collection.value(for: subject))?.filter { element in
        var inner = subject
        inner.variables[name] = element
        return condition.isTrue(for: inner)
      }
    case .conditional(let condition, let first, let second):
      return (condition.isTrue(for: subject) ? first : second).value(for: subject)
    }
  }
}

extension PredicateIndex {
  fileprivate func element(of collection: Any?, for subject: PredicateSubject) -> Any? {
    if case .value(let expression) = self, let dictionary = collection as? [AnyHashable: Any] {
      return (expression.value(for: subject) as? AnyHashable).flatMap { flattened(dictionary[$0]) }
    }
    guard let elements = PredicateValue.elements(collection) else { return nil }
    switch self {
    case .first: return flattened(elements.first)
    case .last: return flattened(elements.last)
    case .size: return elements.count
    case .value(let expression):
      guard case .integer(let index)? = PredicateValue.number(expression.value(for: subject)),
        index >= 0, index < elements.count
      else { return nil }
      return flattened(elements[Int(index)])
    }
  }
}
