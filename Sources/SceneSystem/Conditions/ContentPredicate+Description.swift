extension ContentPredicate: CustomStringConvertible {
  /// The condition as a format string of `NSPredicate`, which reads back as the same condition.
  public var description: String {
    switch self {
    case .value(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison, let literal, let options):
      "SELF \(comparison.symbol)\(options.suffix) \(Self.quoted(literal))"
    case .isIn(let literals, let options):
      "SELF IN\(options.suffix) {\(literals.map(Self.quoted).joined(separator: ", "))}"
    case .not(let condition): "NOT (\(condition))"
    case .and(let conditions): Self.joined(conditions, "AND", empty: "TRUEPREDICATE")
    case .or(let conditions): Self.joined(conditions, "OR", empty: "FALSEPREDICATE")
    }
  }

  private static func joined(_ conditions: [ContentPredicate], _ word: String, empty: String) -> String {
    if conditions.isEmpty { return empty }
    return conditions.map { "(\($0))" }.joined(separator: " \(word) ")
  }

  private static func quoted(_ literal: String) -> String {
    var text = "\""
    for scalar in literal.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}

extension ContentPredicate.Operator {
  /// The operator as a format string writes it.
  fileprivate var symbol: String {
    switch self {
    case .equal: "=="
    case .notEqual: "!="
    case .lessThan: "<"
    case .lessThanOrEqual: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqual: ">="
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .contains: "CONTAINS"
    case .like: "LIKE"
    }
  }
}

extension ContentPredicate.CaseOptions {
  /// `[c]`, `[d]`, `[cd]` or nothing.
  fileprivate var suffix: String {
    let letters = (contains(.caseInsensitive) ? "c" : "") + (contains(.diacriticInsensitive) ? "d" : "")
    return letters.isEmpty ? "" : "[\(letters)]"
  }
}
