public import Foundation

/// A comparison of two expressions, made without a format.
///
/// Differs from Apple: selectors as operators are absent. Foundation on Linux has a class of this name that cannot be used; in a file that
/// imports both modules, write `PredicateFormats.NSComparisonPredicate`. The sources of Xcode projects need no change.
open class NSComparisonPredicate: NSPredicate {
  /// How the elements of a collection on the left side are compared.
  public enum Modifier: UInt, Sendable {
    /// The values themselves are compared.
    case direct = 0
    /// Each element must satisfy the comparison.
    case all = 1
    /// One element must satisfy it.
    case any = 2
  }

  /// The operators.
  public enum Operator: UInt, Sendable {
    /// The comparisons of numbers, dates and texts.
    case lessThan = 0, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    /// The comparisons of texts.
    case matches, like, beginsWith, endsWith
    /// Whether the left side is an element or a part of the right one.
    case `in` = 10
    /// Whether the right side is an element or a part of the left one.
    case contains = 99
    /// Whether the left side is between the two elements of the right one.
    case between = 100
  }

  /// How texts are compared.
  public struct Options: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// The options with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Uppercase and lowercase letters are equal.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Letters are equal whatever their marks.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// The texts are normalized already. Without effect.
    public static let normalized = Options(rawValue: 4)
  }

  /// The left side.
  public let leftExpression: NSExpression
  /// The right side.
  public let rightExpression: NSExpression
  /// How the elements of a collection are compared.
  public let comparisonPredicateModifier: Modifier
  /// The operator.
  public let predicateOperatorType: Operator
  /// How texts are compared.
  public let options: Options

  /// A comparison of two expressions.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
    options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    let condition = PredicateCondition.comparison(
      PredicateComparison(
        left: lhs.expression, comparison: type.comparison, right: rhs.expression, modifier: modifier.modifier,
        options: PredicateComparison.Options(rawValue: UInt8(truncatingIfNeeded: options.rawValue))))
    super.init(block: { object, variables in
      condition.isTrue(for: PredicateSubject(object, variables: variables ?? [:]))
    })
  }

  /// Not available: predicates are not archived here.
  public required init?(coder: NSCoder) { nil }
}

extension NSComparisonPredicate.Modifier {
  fileprivate var modifier: PredicateComparison.Modifier {
    switch self {
    case .direct: .direct
    case .all: .all
    case .any: .any
    }
  }
}

extension NSComparisonPredicate.Operator {
  fileprivate var comparison: PredicateComparison.Operator {
    switch self {
    case .lessThan: .lessThan
    case .lessThanOrEqualTo: .lessThanOrEqual
    case .greaterThan: .greaterThan
    case .greaterThanOrEqualTo: .greaterThanOrEqual
    case .equalTo: .equal
    case .notEqualTo: .notEqual
    case .matches: .matches
    case .like: .like
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .in: .isIn
    case .contains: .contains
    case .between: .between
    }
  }
}
