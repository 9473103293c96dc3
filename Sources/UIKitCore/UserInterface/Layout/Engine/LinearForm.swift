import LayoutSolver

/// A position or a length as a linear expression: variables times numbers, plus a constant.
struct LinearForm {
  var terms: [(variable: LayoutSolver.Symbol, factor: Double)] = []
  var constant = 0.0
  /// Whether the constant depends on a value that changes without notifying the constraint: a given frame, a margin, a font.
  var isDynamic = false

  init(constant: Double = 0, isDynamic: Bool = false) {
    self.constant = constant
    self.isDynamic = isDynamic
  }

  init(_ variable: LayoutSolver.Symbol) { terms = [(variable, 1)] }

  mutating func add(_ other: LinearForm, times factor: Double = 1) {
    for term in other.terms { terms.append((term.variable, term.factor * factor)) }
    constant += other.constant * factor
    isDynamic = isDynamic || other.isDynamic
  }

  func adding(_ other: LinearForm, times factor: Double = 1) -> LinearForm {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  func adding(dynamic constant: Double) -> LinearForm {
    var sum = self
    sum.constant += constant
    sum.isDynamic = true
    return sum
  }
}
