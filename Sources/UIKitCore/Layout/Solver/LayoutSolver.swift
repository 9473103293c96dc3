/// Finds values for variables that satisfy linear constraints: all that are required, and of the others as much as can be,
/// where a higher priority counts for more than any number of lower ones.
///
/// This is Cassowary (Badros, Borning and Stuckey), an incremental simplex method, with three changes. Priorities are not
/// huge weights but goals in a row, compared one after the other, so that no sum of low ones outweighs a high one. Variables
/// can be kept from being negative, as widths are, without a constraint. And every constraint can be given another constant
/// afterwards, required ones too, which is what resizing a window does: most often it costs no more than an addition a row.
///
/// It knows nothing of views. The same calls in the same order give the same values.
final class LayoutSolver {
  typealias Symbol = Int32
  /// A constraint that was added.
  typealias Handle = Int32

  /// Required constraints that contradict each other; the one that was being added, if so, is not among them.
  struct Conflict: Error { var handles: [Handle] }

  /// What the two sides of a constraint may differ by, in one direction.
  enum Slack: Equatable {
    /// By nothing.
    case none
    /// By anything.
    case free
    /// By as little as can be: each unit costs `weight` at that priority.
    case priced(priority: Float, weight: Double)
  }

  enum Kind: UInt8 {
    /// A variable that may have any value. Once basic it stays so.
    case free
    /// A symbol that is never negative.
    case restricted
    /// The mark of a required equation: always zero, only there to find its traces.
    case dummy
  }

  /// What one priority wants to be small.
  struct Goal {
    var priority: Float
    var row: SolverRow
  }

  /// What is kept of a constraint, to change or remove it.
  struct Entry {
    /// The symbol in which every trace of the constraint can be found.
    var marker: Symbol
    var markerFactor: Double
    /// The symbol for a difference downwards, where there is one besides the marker.
    var other: Symbol?
    var above: Slack
    var below: Slack
    var isLive: Bool
  }

  // Tables by symbol: what it is, in which row it is basic (-1 for none), and to which constraint it belongs (-1 for none).
  var kinds: [Kind] = []
  var rowOf: [Int32] = []
  private var ownerOf: [Handle] = []
  /// Symbols that no row has held yet: they may become basic at once, and need not be looked for anywhere.
  private var isFresh: [Bool] = []
  var basics: [Symbol] = []
  var rows: [SolverRow] = []
  var goals: [Goal] = []
  var entries: [Entry] = []
  /// What the search for a first solution of a new constraint wants to be small.
  var artificialGoal: SolverRow?
  /// Basic symbols that a change of constants has made negative.
  var infeasible: [Symbol] = []
  var scratch: [SolverRow.Cell] = []

  /// How many symbols there are, those of removed constraints too. Begin anew when they are many.
  var symbolCount: Int { kinds.count }

  /// A new variable, 0 at first; a restricted one never becomes negative.
  func makeVariable(restricted: Bool) -> Symbol { makeSymbol(restricted ? .restricted : .free, owner: -1) }

  func makeSymbol(_ kind: Kind, owner: Handle) -> Symbol {
    kinds.append(kind)
    rowOf.append(-1)
    ownerOf.append(owner)
    isFresh.append(true)
    return Symbol(kinds.count - 1)
  }

  /// The value of a variable, after ``optimize()``.
  func value(of variable: Symbol) -> Double {
    let row = rowOf[Int(variable)]
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  // MARK: Adding

  /// Adds the constraint that `terms` and `constant` sum up to zero, but for `above` if more and `below` if less.
  ///
  /// The values follow with ``optimize()``. A required constraint that contradicts others throws them and changes nothing.
  func add(
    _ terms: [(variable: Symbol, factor: Double)], constant: Double, above: Slack, below: Slack
  ) throws(Conflict) -> Handle {
    let handle = Handle(entries.count)
    var row = SolverRow(constant: constant)
    for (variable, factor) in terms {
      let home = rowOf[Int(variable)]
      if home < 0 {
        row.add(variable, times: factor)
      } else {
        row.add(rows[Int(home)], times: factor, scratch: &scratch)
      }
    }
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
    if row.constant < 0 { row.negate() }
    if let subject = subject(of: row, own: symbols) ?? harmlessSubject(of: row) {
      row.solve(for: subject)
      if kinds[Int(subject)] == .dummy, abs(row.constant) > LayoutSolver.tolerance {
        throw conflict(in: row, besides: handle)
      }
      enter(subject, row)
    } else {
      try addWithArtificialVariable(row, marker: marker, handle: handle)
    }
    for cell in row.cells { isFresh[Int(cell.symbol)] = false }
    entries.append(
      Entry(
        marker: marker, markerFactor: above != .none ? -1 : 1, other: symbols.count > 1 ? symbols[1] : nil,
        above: above, below: below, isLive: true))
    price(entries[Int(handle)], sign: 1)
    return handle
  }

  /// How far off a constant may be from what is required: far less than a pixel, far more than rounding.
  static let tolerance = 1e-7

  /// The symbol that can become basic by the new row without any other row noticing, or `nil`.
  private func subject(of row: SolverRow, own: [Symbol]) -> Symbol? {
    var free: Symbol?
    for cell in row.cells where kinds[Int(cell.symbol)] == .free {
      if isFresh[Int(cell.symbol)] { return cell.symbol }
      free = free ?? cell.symbol
    }
    if let free { return free }
    for symbol in own where kinds[Int(symbol)] == .restricted && row.factor(of: symbol) < 0 { return symbol }
    for cell in row.cells where isFresh[Int(cell.symbol)] && kinds[Int(cell.symbol)] == .restricted {
      if cell.factor < 0 || row.constant == 0 { return cell.symbol }
    }
    // Nothing but marks of equations: the row repeats them, or contradicts them.
    if row.cells.allSatisfy({ kinds[Int($0.symbol)] == .dummy }) { return own[0] }
    return nil
  }

  /// A symbol that can become basic by the new row with no other row becoming impossible, though others notice; it spares
  /// the search for a first solution.
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

  /// Looks for a solution in which what the row lacks to be zero is zero.
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

  /// Whose symbols stand in a row that cannot be satisfied: they contradict each other.
  func conflict(in row: SolverRow, besides handle: Handle? = nil) -> Conflict {
    var handles: [Handle] = []
    for cell in row.cells {
      let owner = ownerOf[Int(cell.symbol)]
      if owner >= 0, owner != handle, !handles.contains(owner) { handles.append(owner) }
    }
    // The constraint that failed has a number no more: the next one takes it.
    return Conflict(handles: handles.sorted())
  }

  func owner(of symbol: Symbol) -> Handle { ownerOf[Int(symbol)] }

  /// Adds to the goals what the constraint costs, or takes it away.
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
