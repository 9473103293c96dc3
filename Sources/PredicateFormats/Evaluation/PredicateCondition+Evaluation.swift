import Foundation
import SceneSystem

extension PredicateCondition {
  /// Whether the condition holds for an object.
  package func isTrue(for subject: PredicateSubject) -> Bool {
    switch self {
    case .value(let value): value
    case .comparison(let comparison): comparison.isTrue(for: subject)
    case .not(let condition): !condition.isTrue(for: subject)
    case .and(let conditions): conditions.allSatisfy { $0.isTrue(for: subject) }
    case .or(let conditions): conditions.contains { $0.isTrue(for: subject) }
    case .predicate(let reference):
      reference.predicate.evaluate(with: subject.object, substitutionVariables: subject.variables)
    }
  }
}

extension PredicateComparison {
  fileprivate func isTrue(for subject: PredicateSubject) -> Bool {
    let (left, right) = (left.value(for: subject), right.value(for: subject))
    guard modifier != .direct else { return isTrue(left, right) }
    let elements = PredicateValue.elements(left) ?? [left as Any]
    switch modifier {
    case .all: return elements.allSatisfy { isTrue(flattened($0), right) }
    case .none: return !elements.contains { isTrue(flattened($0), right) }
    default: return elements.contains { isTrue(flattened($0), right) }
    }
  }

  private func isTrue(_ left: Any?, _ right: Any?) -> Bool {
    switch comparison {
    case .equal: PredicateValue.areEqual(left, right, options.caseOptions)
    case .notEqual: !PredicateValue.areEqual(left, right, options.caseOptions)
    case .lessThan: PredicateValue.order(left, right, options.caseOptions) == .orderedAscending
    case .greaterThan: PredicateValue.order(left, right, options.caseOptions) == .orderedDescending
    case .lessThanOrEqual:
      PredicateValue.order(left, right, options.caseOptions).map { $0 != .orderedDescending } ?? false
    case .greaterThanOrEqual:
      PredicateValue.order(left, right, options.caseOptions).map { $0 != .orderedAscending } ?? false
    case .beginsWith: compare(.beginsWith, left, right)
    case .endsWith: compare(.endsWith, left, right)
    case .like: compare(.like, left, right)
    case .contains: contains(left, right)
    case .isIn: contains(right, left)
    case .matches: matches(left, right)
    case .between: isBetween(left, right)
    }
  }

  /// Texts are compared by the rules of the system, so that a condition means the same to it and to the app.
  private func compare(_ comparison: ContentPredicate.Operator, _ left: Any?, _ right: Any?) -> Bool {
    guard let left = PredicateValue.text(left), let right = PredicateValue.text(right) else { return false }
    return ContentPredicate.comparison(comparison, right, options.caseOptions).evaluate(with: left)
  }

  private func contains(_ collection: Any?, _ element: Any?) -> Bool {
    guard let elements = PredicateValue.elements(collection) else { return compare(.contains, collection, element) }
    return elements.contains { PredicateValue.areEqual(flattened($0), element, options.caseOptions) }
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = PredicateValue.elements(bounds), bounds.count == 2,
      let low = PredicateValue.order(value, flattened(bounds[0]), options.caseOptions),
      let high = PredicateValue.order(value, flattened(bounds[1]), options.caseOptions)
    else { return false }
    return low != .orderedAscending && high != .orderedDescending
  }

  private func matches(_ value: Any?, _ pattern: Any?) -> Bool {
    guard var text = PredicateValue.text(value), let pattern = PredicateValue.text(pattern) else { return false }
    if options.contains(.diacriticInsensitive) { text = text.folding(options: .diacriticInsensitive, locale: nil) }
    return PredicatePatterns.matches(text, pattern, ignoresCase: options.contains(.caseInsensitive))
  }
}
