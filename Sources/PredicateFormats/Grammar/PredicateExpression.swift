import Foundation

/// One side of a comparison: a value, or how it is computed from the object that is evaluated.
package indirect enum PredicateExpression: Sendable {
  /// SELF, the object that is evaluated.
  case subject
  /// A number, a text, or an argument of the format.
  case constant(PredicateConstant)
  /// `$NAME`, which has its value when the predicate is evaluated.
  case variable(String)
  /// The value at the end of a path of keys, from the value of an expression.
  case keyPath(PredicateExpression, [String])
  /// `{a, b}`.
  case list([PredicateExpression])
  /// A function or an arithmetic operator with its operands.
  case call(PredicateFunction, [PredicateExpression])
  /// `collection[index]`.
  case element(PredicateExpression, PredicateIndex)
  /// `SUBQUERY(collection, $NAME, condition)`: the elements that satisfy the condition.
  case subquery(PredicateExpression, variable: String, PredicateCondition)
  /// `TERNARY(condition, a, b)`.
  case conditional(PredicateCondition, PredicateExpression, PredicateExpression)
}

/// A value in an expression.
package struct PredicateConstant: @unchecked Sendable {
  // Foundation's own predicates keep their arguments as they are, too: whoever passes a mutable object may not change it later.
  package let value: Any?
}

/// The place of an element in a collection.
package indirect enum PredicateIndex: Sendable {
  /// A number, or the key of a dictionary.
  case value(PredicateExpression)
  /// FIRST and LAST.
  case first, last
  /// SIZE, the number of elements.
  case size
}

/// The functions of formats, with the names that `NSExpression(forFunction:arguments:)` has for them.
package enum PredicateFunction: String, CaseIterable, Sendable {
  /// Functions of a collection of numbers, or of several numbers.
  case sum = "sum:", count = "count:", min = "min:", max = "max:", average = "average:", median = "median:"
  /// The standard deviation of a collection.
  case standardDeviation = "stddev:"
  /// Arithmetic.
  case add = "add:to:", subtract = "from:subtract:", multiply = "multiply:by:", divide = "divide:by:"
  /// Arithmetic of two numbers.
  case modulus = "modulus:by:", power = "raise:toPower:"
  /// Functions of a number.
  case negate = "negate:", absolute = "abs:", squareRoot = "sqrt:", logarithm = "log:", naturalLogarithm = "ln:"
  /// Functions of a number.
  case exponential = "exp:", ceiling = "ceiling:", floor = "floor:", truncate = "trunc:"
  /// Functions of a text.
  case uppercase = "uppercase:", lowercase = "lowercase:", length = "length:", canonical = "canonical:"
  /// The present time.
  case now = "now"

  /// The number of operands; `nil` for one collection or any number of values.
  var operandCount: Int? {
    switch self {
    case .now: 0
    case .sum, .count, .min, .max, .average, .median, .standardDeviation: nil
    case .add, .subtract, .multiply, .divide, .modulus, .power: 2
    default: 1
    }
  }
}
