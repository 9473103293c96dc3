import Foundation
package import SceneSystem

/// The condition of a predicate, parsed from a format or made from expressions.
package indirect enum PredicateCondition: Sendable {
  /// TRUEPREDICATE or FALSEPREDICATE.
  case value(Bool)
  /// Two expressions and an operator between them.
  case comparison(PredicateComparison)
  /// True if the condition inside is false.
  case not(PredicateCondition)
  /// True if all conditions are.
  case and([PredicateCondition])
  /// True if at least one condition is.
  case or([PredicateCondition])
  /// A predicate of an app, evaluated as it is.
  case predicate(PredicateReference)
}

/// A predicate that an app passed for a condition.
package struct PredicateReference: @unchecked Sendable {
  // Foundation's predicates are immutable, and their blocks may be called on each thread.
  let predicate: NSPredicate
}

/// A comparison of two expressions.
package struct PredicateComparison: Sendable {
  /// The operators, with the words or symbols of the format.
  package enum Operator: String, Sendable {
    /// The comparisons of numbers, dates and texts.
    case equal = "==", notEqual = "!=", lessThan = "<", lessThanOrEqual = "<=", greaterThan = ">"
    /// The rest of them.
    case greaterThanOrEqual = ">="
    /// The comparisons of texts; CONTAINS also finds an element of a collection.
    case beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", contains = "CONTAINS", like = "LIKE", matches = "MATCHES"
    /// Whether the left side is an element of the right one, a part of it, or between its two elements.
    case isIn = "IN", between = "BETWEEN"
  }

  /// How the elements of a collection on the left side are compared.
  package enum Modifier: Sendable {
    /// The collection itself is compared.
    case direct
    /// One element, each, or none must satisfy the comparison.
    case any, all, none
  }

  /// How texts are compared.
  package struct Options: OptionSet, Sendable {
    /// One bit for each option.
    package let rawValue: UInt8
    /// The options with these bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// `[c]`: uppercase and lowercase letters are equal.
    package static let caseInsensitive = Options(rawValue: 1)
    /// `[d]`: letters are equal whatever their marks.
    package static let diacriticInsensitive = Options(rawValue: 2)
    /// `[n]`. Without effect: texts are equal if they are canonically equivalent.
    package static let normalized = Options(rawValue: 4)
    /// `[l]`. Without effect: texts are compared in the same way in each locale.
    package static let localeSensitive = Options(rawValue: 8)

    /// The options that the system knows.
    package var caseOptions: ContentPredicate.CaseOptions {
      var options: ContentPredicate.CaseOptions = []
      if contains(.caseInsensitive) { options.insert(.caseInsensitive) }
      if contains(.diacriticInsensitive) { options.insert(.diacriticInsensitive) }
      return options
    }
  }

  /// The side before the operator.
  package let left: PredicateExpression
  /// The operator.
  package let comparison: Operator
  /// The side after the operator.
  package let right: PredicateExpression
  /// How the elements of a collection on the left side are compared.
  package var modifier = Modifier.direct
  /// How texts are compared.
  package var options: Options = []
}
