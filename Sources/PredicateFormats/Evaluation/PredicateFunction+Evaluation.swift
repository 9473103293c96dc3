import Foundation

extension PredicateFunction {
  /// The result for `operands`; `nil` if one of them has no fitting value.
  func value(of operands: [Any?]) -> Any? {
    switch self {
    case .now: return Date()
    case .uppercase, .lowercase, .length, .canonical: return PredicateValue.text(operands.first ?? nil).map(textValue)
    case .sum, .count, .min, .max, .average, .median, .standardDeviation: return value(ofAll: operands)
    default: break
    }
    let numbers = operands.compactMap(PredicateValue.number)
    guard numbers.count == operands.count, let first = numbers.first else { return nil }
    return numbers.count == 2 ? value(first, numbers[1])?.object : value(first)?.object
  }

  private func textValue(_ text: String) -> Any {
    switch self {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .canonical: text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    default: text.utf16.count
    }
  }

  /// The functions of a collection, which is the only operand, or of several values.
  private func value(ofAll operands: [Any?]) -> Any? {
    var values = operands
    if operands.count == 1, let elements = PredicateValue.elements(operands[0]) {
      values = elements.map(flattened)
    }
    switch self {
    case .count: return values.count
    case .min, .max:
      let wanted: ComparisonResult = self == .min ? .orderedAscending : .orderedDescending
      return values.compactMap { $0 }.reduce(nil as Any?) { found, value in
        guard let found else { return value }
        return PredicateValue.order(value, found) == wanted ? value : found
      }
    default: break
    }
    let numbers = values.compactMap(PredicateValue.number)
    if self == .sum {
      return numbers.reduce(PredicateValue.Number.integer(0)) { PredicateFunction.add.value($0, $1) ?? $0 }.object
    }
    guard !numbers.isEmpty else { return nil }
    let doubles = numbers.map(\.double).sorted()
    let average = doubles.reduce(0, +) / Double(doubles.count)
    switch self {
    case .average: return average
    case .median:
      let middle = doubles.count / 2
      return doubles.count.isMultiple(of: 2) ? (doubles[middle - 1] + doubles[middle]) / 2 : doubles[middle]
    default: return (doubles.reduce(0) { $0 + ($1 - average) * ($1 - average) } / Double(doubles.count)).squareRoot()
    }
  }

  /// Arithmetic is done in whole numbers if both are whole, as Foundation does: 5 / 2 is 2. What is too large becomes floating.
  private func value(_ left: PredicateValue.Number, _ right: PredicateValue.Number) -> PredicateValue.Number? {
    if case .integer(let a) = left, case .integer(let b) = right {
      let (value, overflow): (Int64, Bool)
      switch self {
      case .add: (value, overflow) = a.addingReportingOverflow(b)
      case .subtract: (value, overflow) = a.subtractingReportingOverflow(b)
      case .multiply: (value, overflow) = a.multipliedReportingOverflow(by: b)
      case .divide:
        guard b != 0 else { return nil }
        (value, overflow) = a.dividedReportingOverflow(by: b)
      case .modulus:
        guard b != 0 else { return nil }
        (value, overflow) = a.remainderReportingOverflow(dividingBy: b)
      default: return .floating(pow(Double(a), Double(b)))
      }
      if !overflow { return .integer(value) }
    }
    let (a, b) = (left.double, right.double)
    switch self {
    case .add: return .floating(a + b)
    case .subtract: return .floating(a - b)
    case .multiply: return .floating(a * b)
    case .divide: return .floating(a / b)
    case .modulus: return .floating(fmod(a, b))
    default: return .floating(pow(a, b))
    }
  }

  private func value(_ operand: PredicateValue.Number) -> PredicateValue.Number? {
    let value = operand.double
    switch self {
    case .negate, .absolute:
      if case .integer(let whole) = operand, whole != .min { return .integer(self == .negate ? -whole : abs(whole)) }
      return .floating(self == .negate ? -value : abs(value))
    case .squareRoot: return .floating(value.squareRoot())
    case .logarithm: return .floating(log10(value))
    case .naturalLogarithm: return .floating(log(value))
    case .exponential: return .floating(exp(value))
    case .ceiling: return .floating(value.rounded(.up))
    case .floor: return .floating(value.rounded(.down))
    default: return .floating(value.rounded(.towardZero))
    }
  }
}
