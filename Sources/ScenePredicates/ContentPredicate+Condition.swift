import PredicateFormats
import SceneSystem

extension ContentPredicate {
  /// The same condition as the kernel evaluates it. Throws the reason if activation conditions do not allow it (E-10).
  init(_ condition: PredicateCondition) throws(PredicateConversionError) {
    switch condition {
    case .value(let value): self = .value(value)
    case .not(let condition): self = .not(try Self(condition))
    case .and(let conditions): self = .and(try Self.all(conditions))
    case .or(let conditions): self = .or(try Self.all(conditions))
    case .comparison(let comparison): self = try Self(comparison)
    case .predicate: throw .unsupported("The predicate is based on a block.")
    }
  }

  private static func all(_ conditions: [PredicateCondition]) throws(PredicateConversionError) -> [Self] {
    var converted: [Self] = []
    converted.reserveCapacity(conditions.count)
    for condition in conditions { converted.append(try Self(condition)) }
    return converted
  }

  /// What stands on a side of a comparison.
  private enum Operand {
    case subject
    case text(String)
    case list([String])
    case null
  }

  private init(_ comparison: PredicateComparison) throws(PredicateConversionError) {
    guard comparison.modifier == .direct else {
      throw .unsupported("ANY, ALL and NONE apply to the elements of a collection.")
    }
    let name = comparison.comparison.rawValue
    guard comparison.options.isDisjoint(with: [.normalized, .localeSensitive]) else {
      throw .malformed("Only [c] and [d] are allowed after \(name).")
    }
    let options = comparison.options.caseOptions
    switch (try Self.operand(comparison.left), try Self.operand(comparison.right)) {
    case (.subject, .null), (.null, .subject):
      guard name == "==" || name == "!=" else { throw .malformed("Nothing can be compared with nil by \(name).") }
      // SELF is never nil.
      self = .value(name == "!=")
    case (.subject, .list(let list)):
      guard name == "IN" else { throw .malformed("A list is valid only after IN, not after \(name).") }
      self = .isIn(list, options)
    case (.subject, .text(let text)):
      if name == "IN" { throw .malformed("IN requires a list, as in SELF IN {\"a\", \"b\"}, not a text.") }
      guard let comparison = Self.operators[name] else { throw .unsupported("\(name) is not allowed.") }
      self = .comparison(comparison, text, options)
    case (.text(let text), .subject):
      guard let mirrored = Self.mirrored[name] else { throw .malformed("SELF must be on the left of \(name).") }
      self = .comparison(mirrored, text, options)
    default: throw .unsupported("A comparison has SELF on one side and a text or a list on the other.")
    }
  }

  private static let operators: [String: Operator] = [
    "==": .equal, "!=": .notEqual, "<": .lessThan, "<=": .lessThanOrEqual, ">": .greaterThan,
    ">=": .greaterThanOrEqual, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like,
  ]

  /// The operators that are valid with SELF on the right-hand side.
  private static let mirrored: [String: Operator] = [
    "==": .equal, "!=": .notEqual, "<": .greaterThan, "<=": .greaterThanOrEqual, ">": .lessThan, ">=": .lessThanOrEqual,
    "IN": .contains,
  ]

  private static func operand(_ expression: PredicateExpression) throws(PredicateConversionError) -> Operand {
    switch expression {
    case .subject: return .subject
    case .constant(let constant): return try operand(constant.value)
    case .list(let elements):
      var texts: [String] = []
      for element in elements {
        guard case .text(let text) = try operand(element) else { throw .malformed("A list in { } holds texts only.") }
        texts.append(text)
      }
      return .list(texts)
    case .keyPath(_, let keys): throw .unsupported("\(keys.joined(separator: ".")) is a key path.")
    case .variable(let name): throw .unsupported("$\(name) is a variable.")
    case .call(let function, _): throw .unsupported("\(function.rawValue) is a function.")
    case .element, .subquery, .conditional: throw .unsupported("SELF is a text and has no elements.")
    }
  }

  private static func operand(_ value: Any?) throws(PredicateConversionError) -> Operand {
    guard let value else { return .null }
    if let text = value as? String { return .text(text) }
    if let list = value as? [String] { return .list(list) }
    if let set = value as? Set<String> { return .list(set.sorted()) }
    throw .malformed(
      "A value of type \(type(of: value)) cannot be compared with SELF. Pass a String, or [String] after IN.")
  }
}
