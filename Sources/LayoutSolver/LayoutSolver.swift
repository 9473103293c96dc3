/// Finds values for variables that satisfy linear constraints: all required ones, and the others as far as possible, where a higher
/// priority outweighs any number of lower ones.
///
/// This is Cassowary (Badros, Borning and Stuckey), an incremental simplex method, with three changes. Priorities are not huge weights but
/// a list of goals, compared one after the other, so that no sum of low ones outweighs a high one. Variables can be restricted to
/// non-negative values, for instance widths, without a constraint. And the constant of every constraint can be changed afterwards, also of
/// required ones, as when a window is resized: usually this costs only one addition per row.
///
/// A free variable that its first constraint determines is not part of the table: it is a `Definition` by other variables, computed when
/// its value is read. In a column each position is that of the view above plus a height. As rows of the table these would contain the
/// heights of all views above, and each pivot would change them all.
///
/// It does not depend on views. The same calls in the same order give the same values.
package final class LayoutSolver {
  package typealias Symbol = Int32
  /// A constraint that was added.
  package typealias Handle = Int32

  /// Required constraints that conflict; a constraint that is being added is not among them.
  package struct Conflict: Error { package var handles: [Handle] }

  /// The allowed difference between the two sides of a constraint, in one direction.
  package enum Slack: Equatable {
    /// No difference.
    case none
    /// Any difference.
    case free
    /// The smallest possible difference: each unit costs `weight` at that priority.
    case priced(priority: Float, weight: Double)

    var isPriced: Bool { if case .priced = self { true } else { false } }
  }

  enum Kind: UInt8 {
    /// A variable that may have any value. Once basic it stays basic.
    case free
    /// A symbol that is never negative.
    case restricted
    /// The marker of a required equation: always zero, only used to find the equation's terms.
    case dummy
  }

  /// A free variable that one constraint determines, by other variables and the constraint's own symbols.
  ///
  /// Definitions refer to earlier ones, to basic and to other symbols; rows of the table never refer to a defined variable.
  struct Definition {
    var variable: Symbol
    var row: SolverRow
  }

  /// The expression that is minimised at one priority.
  struct Goal {
    var priority: Float
    var row: SolverRow
  }

  /// The record of a constraint, used to change or remove it.
  struct Entry {
    /// The symbol that marks every term of the constraint.
    var marker: Symbol
    var markerFactor: Double
    /// The symbol for a negative difference, if there is one besides the marker.
    var other: Symbol?
    var above: Slack
    var below: Slack
    var isLive: Bool
    /// The index of the definition that the constraint is, or -1.
    var definition: Int32 = -1
  }

  // Tables by symbol: its kind, the row in which it is basic (-1 for none), its definition (-1 for none), and its constraint (-1 for none).
  var kinds: [Kind] = []
  var rowOf: [Int32] = []
  var definitionOf: [Int32] = []
  private var ownerOf: [Handle] = []
  /// Symbols that were in no row yet: they can become basic immediately, and do not have to be searched for. A free variable is not new
  /// either once a definition refers to it, so that definitions never refer to each other in a circle.
  var isFresh: [Bool] = []
  var basics: [Symbol] = []
  var rows: [SolverRow] = []
  var definitions: [Definition] = []
  /// The values of the definitions, or empty if they have to be computed.
  var definedValues: [Double] = []
  var goals: [Goal] = []
  var entries: [Entry] = []
  /// The expression that is minimised when searching for a first solution of a new constraint.
  var artificialGoal: SolverRow?
  /// Basic symbols that a change of constants has made negative.
  var infeasible: [Symbol] = []
  var scratch: [SolverRow.Cell] = []

  package init() {}

  /// The number of symbols, including those of removed constraints. Create a new solver when there are many.
  package var symbolCount: Int { kinds.count }

  /// A new variable, initially 0; a restricted one never becomes negative.
  package func makeVariable(restricted: Bool) -> Symbol { makeSymbol(restricted ? .restricted : .free, owner: -1) }

  func makeSymbol(_ kind: Kind, owner: Handle) -> Symbol {
    kinds.append(kind)
    rowOf.append(-1)
    definitionOf.append(-1)
    ownerOf.append(owner)
    isFresh.append(true)
    return Symbol(kinds.count - 1)
  }

  /// The value of a variable, after ``optimize()``.
  package func value(of variable: Symbol) -> Double {
    let definition = Int(definitionOf[Int(variable)])
    guard definition >= 0 else { return tableValue(of: variable) }
    if definedValues.count != definitions.count { computeDefinedValues() }
    return definedValues[definition]
  }

  func tableValue(of symbol: Symbol) -> Double {
    let row = rowOf[Int(symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  // MARK: Adding

  /// Adds the constraint that the sum of `terms` and `constant` is zero, with the slack `above` for more and `below` for less.
  ///
  /// ``optimize()`` updates the values. A required constraint that conflicts with others throws those and changes nothing.
  package func add(
    _ terms: [(variable: Symbol, factor: Double)], constant: Double, above: Slack, below: Slack
  ) throws(Conflict) -> Handle {
    valuesWillChange()
    let handle = Handle(entries.count)
    var row = SolverRow(constant: constant)
    for (variable, factor) in terms { row.add(variable, times: factor) }
    // Of several new free variables the newest is defined. If nothing determines a row of views, the first one stays at 0, and the others
    // follow.
    let defined = row.cells.last { isFresh[Int($0.symbol)] && kinds[Int($0.symbol)] == .free }?.symbol
    if defined == nil { row = expansion(of: row) }
    var symbols: [Symbol] = []
    if above != .none {
      symbols.append(makeSymbol(.restricted, owner: handle))
      row.add(symbols[0], times: -1)
    }
    if below != .none {
      symbols.append(makeSymbol(.restricted, owner: handle))
      row.add(symbols[symbols.count - 1], times: 1)
    }
    let isEquation = symbols.isEmpty
    if isEquation {
      symbols.append(makeSymbol(.dummy, owner: handle))
      row.add(symbols[0], times: 1)
    }
    let marker = symbols[0]
    var entry = Entry(
      marker: marker, markerFactor: above != .none ? -1 : 1, other: symbols.count > 1 ? symbols[1] : nil, above: above,
      below: below, isLive: true)
    if let defined {
      row.solve(for: defined)
      entry.definition = Int32(definitions.count)
      define(defined, row, own: symbols)
      entries.append(entry)
      price(entry, sign: 1)
      return handle
    }
    if row.constant < 0 { row.negate() }
    let isPreference = above.isPriced && below.isPriced
    if let subject = subject(of: row, own: symbols, isPreference: isPreference) ?? harmlessSubject(of: row) {
      row.solve(for: subject)
      if kinds[Int(subject)] == .dummy, abs(row.constant) > LayoutSolver.tolerance {
        throw conflict(in: row, besides: handle)
      }
      enter(subject, row)
    } else {
      try addWithArtificialVariable(row, marker: marker, handle: handle)
    }
    for cell in row.cells { isFresh[Int(cell.symbol)] = false }
    entries.append(entry)
    price(entry, sign: 1)
    return handle
  }

  /// The tolerance for required constants: far less than a pixel, far more than rounding errors.
  static let tolerance = 1e-7

  /// The symbol that can become basic with the new row without affecting any other row, or `nil`.
  ///
  /// - Parameters:
  ///   - own: The symbols of the constraint itself.
  ///   - isPreference: Whether a difference has a price in both directions.
  private func subject(of row: SolverRow, own: [Symbol], isPreference: Bool) -> Symbol? {
    if let free = row.cells.last(where: { kinds[Int($0.symbol)] == .free })?.symbol { return free }
    // A preferred size: the variable has it at once. If instead the difference became basic, the variable would be zero, and a later pivot
    // would replace it in all rows that it has reached by then, such as those of all views below a label.
    if isPreference, let variable = freshVariable(of: row) { return variable }
    for symbol in own where kinds[Int(symbol)] == .restricted && row.factor(of: symbol) < 0 { return symbol }
    if let variable = freshVariable(of: row) { return variable }
    // Only markers of equations: the row repeats them, or conflicts with them.
    if row.cells.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) { return own[0] }
    return nil
  }

  /// A new restricted variable to which the row gives a value that is not negative.
  private func freshVariable(of row: SolverRow) -> Symbol? {
    row.cells.first { cell in
      isFresh[Int(cell.symbol)] && kinds[Int(cell.symbol)] == .restricted && (cell.factor < 0 || row.constant == 0)
    }?.symbol
  }

  /// A symbol that can become basic with the new row without making any other row infeasible, although others change; it avoids the search
  /// for a first solution.
  private func harmlessSubject(of row: SolverRow) -> Symbol? {
    for cell in row.cells where cell.factor < 0 && kinds[Int(cell.symbol)] == .restricted {
      let value = -row.constant / cell.factor
      let isHarmless = rows.indices.allSatisfy { index in
        kinds[Int(basics[index])] != .restricted
          || rows[index].constant + rows[index].factor(of: cell.symbol) * value >= 0
      }
      if isHarmless { return cell.symbol }
    }
    return nil
  }

  private func enter(_ symbol: Symbol, _ row: SolverRow) {
    if !isFresh[Int(symbol)] { substitute(symbol, by: row) }
    isFresh[Int(symbol)] = false
    install(row, basic: symbol)
  }

  func install(_ row: SolverRow, basic: Symbol) {
    rowOf[Int(basic)] = Int32(rows.count)
    rows.append(row)
    basics.append(basic)
  }

  /// Searches for a solution in which the artificial variable of the row is zero.
  private func addWithArtificialVariable(_ row: SolverRow, marker: Symbol, handle: Handle) throws(Conflict) {
    let lack = makeSymbol(.restricted, owner: -1)
    install(row, basic: lack)
    for cell in row.cells { isFresh[Int(cell.symbol)] = false }
    artificialGoal = row
    minimizeArtificialGoal()
    let goal = artificialGoal!
    artificialGoal = nil
    let home = rowOf[Int(lack)]
    if goal.constant > LayoutSolver.tolerance {
      if home >= 0 { removeRow(Int(home)) }
      throw conflict(in: goal, besides: handle)
    }
    if home >= 0 {
      var last = rows[Int(home)]
      removeRow(Int(home))
      last.constant = 0
      let pivot = last.cells.first { kinds[Int($0.symbol)] == .restricted }?.symbol
      if let subject = pivot ?? (last.factor(of: marker) != 0 ? marker : nil) {
        last.solve(for: subject)
        substitute(subject, by: last)
        install(last, basic: subject)
      }
    } else {
      for index in rows.indices { _ = rows[index].remove(lack) }
      for index in goals.indices { _ = goals[index].row.remove(lack) }
    }
  }

  /// The constraints whose symbols are in a row that cannot be satisfied: they conflict.
  func conflict(in row: SolverRow, besides handle: Handle? = nil) -> Conflict {
    var handles: [Handle] = []
    for cell in row.cells {
      let owner = ownerOf[Int(cell.symbol)]
      if owner >= 0, owner != handle, !handles.contains(owner) { handles.append(owner) }
    }
    // The failed constraint no longer has a number: the next one uses it.
    return Conflict(handles: handles.sorted())
  }

  func owner(of symbol: Symbol) -> Handle { ownerOf[Int(symbol)] }

  /// Adds the cost of the constraint to the goals, or subtracts it.
  func price(_ entry: Entry, sign: Double) {
    if case .priced(let priority, let weight) = entry.above { cost(entry.marker, sign * weight, at: priority) }
    if case .priced(let priority, let weight) = entry.below {
      cost(entry.other ?? entry.marker, sign * weight, at: priority)
    }
  }

  private func cost(_ symbol: Symbol, _ weight: Double, at priority: Float) {
    var index = goals.firstIndex { $0.priority <= priority } ?? goals.count
    if index == goals.count || goals[index].priority != priority {
      goals.insert(Goal(priority: priority, row: SolverRow()), at: index)
      index = goals.firstIndex { $0.priority == priority }!
    }
    let home = rowOf[Int(symbol)]
    if home < 0 {
      goals[index].row.add(symbol, times: weight)
    } else {
      goals[index].row.add(rows[Int(home)], times: weight, scratch: &scratch)
    }
  }
}
