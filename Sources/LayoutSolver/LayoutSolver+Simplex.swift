extension LayoutSolver {
  /// More pivots than any layout needs; rounding errors could make the method cycle forever.
  private var pivotLimit: Int { 1000 + 20 * (rows.count + goals.count) }

  /// Finds the best values. Call it after constraints were added or removed.
  package func optimize() {
    valuesWillChange()
    for _ in 0..<pivotLimit {
      guard let entering = enteringSymbol(), let leaving = leavingRow(for: entering) else { return }
      pivot(entering, leaving)
    }
  }

  /// The first symbol whose increase improves the solution: it lowers a goal, and raises none of a higher priority.
  private func enteringSymbol() -> Symbol? {
    for level in goals.indices {
      for cell in goals[level].row.cells
      where cell.factor < -SolverRow.epsilon && kinds[Int(cell.symbol)] == .restricted {
        if goals[..<level].allSatisfy({ $0.row.factor(of: cell.symbol) == 0 }) { return cell.symbol }
      }
    }
    return nil
  }

  /// The row whose symbol is the first to reach zero when `entering` increases.
  private func leavingRow(for entering: Symbol) -> Int? {
    var best: (ratio: Double, basic: Symbol, index: Int)?
    for index in rows.indices where kinds[Int(basics[index])] == .restricted {
      let factor = rows[index].factor(of: entering)
      guard factor < 0 else { continue }
      let candidate = (ratio: -rows[index].constant / factor, basic: basics[index], index: index)
      if best.map({ (candidate.ratio, candidate.basic) < ($0.ratio, $0.basic) }) ?? true { best = candidate }
    }
    return best?.index
  }

  func minimizeArtificialGoal() {
    for _ in 0..<pivotLimit {
      let entering = artificialGoal!.cells.first {
        $0.factor < -SolverRow.epsilon && kinds[Int($0.symbol)] == .restricted
      }
      guard let entering, let leaving = leavingRow(for: entering.symbol) else { return }
      pivot(entering.symbol, leaving)
    }
  }

  func pivot(_ entering: Symbol, _ index: Int) {
    var row = rows[index]
    let leaving = basics[index]
    removeRow(index)
    row.solve(for: entering, insteadOf: leaving)
    substitute(entering, by: row)
    install(row, basic: entering)
  }

  /// Replaces `symbol` by `row` everywhere.
  func substitute(_ symbol: Symbol, by row: SolverRow) {
    rows.withUnsafeMutableBufferPointer { rows in
      for index in rows.indices where rows[index].mayContain(symbol) {
        let factor = rows[index].remove(symbol)
        guard factor != 0 else { continue }
        rows[index].add(row, times: factor, scratch: &scratch)
        if rows[index].constant < -LayoutSolver.tolerance, kinds[Int(basics[index])] == .restricted {
          infeasible.append(basics[index])
        }
      }
    }
    for index in goals.indices {
      let factor = goals[index].row.remove(symbol)
      if factor != 0 { goals[index].row.add(row, times: factor, scratch: &scratch) }
    }
    if let factor = artificialGoal?.remove(symbol), factor != 0 {
      artificialGoal!.add(row, times: factor, scratch: &scratch)
    }
  }

  /// Finds the best values again after constants have changed. Throws the constraints that conflict now; the solver is unusable then and
  /// must be created again without one of them.
  package func restoreFeasibility() throws(Conflict) {
    valuesWillChange()
    defer { infeasible.removeAll(keepingCapacity: true) }
    var pivots = 0
    while let leaving = infeasible.popLast() {
      let home = rowOf[Int(leaving)]
      guard home >= 0 else { continue }
      let row = rows[Int(home)]
      let isDummy = kinds[Int(leaving)] == .dummy
      guard isDummy ? abs(row.constant) > LayoutSolver.tolerance : row.constant < -LayoutSolver.tolerance else {
        continue
      }
      pivots += 1
      guard !isDummy, pivots <= pivotLimit, let entering = dualEnteringSymbol(in: row) else {
        var conflict = conflict(in: row)
        let owner = owner(of: leaving)
        if owner >= 0, !conflict.handles.contains(owner) { conflict.handles.append(owner) }
        throw conflict
      }
      pivot(entering, Int(home))
    }
  }

  /// The symbol that can replace an infeasible one with the least increase of the cost.
  private func dualEnteringSymbol(in row: SolverRow) -> Symbol? {
    var best: SolverRow.Cell?
    for cell in row.cells where cell.factor > 0 && kinds[Int(cell.symbol)] == .restricted {
      guard let leader = best else {
        best = cell
        continue
      }
      for goal in goals {
        let difference =
          goal.row.factor(of: cell.symbol) / cell.factor - goal.row.factor(of: leader.symbol) / leader.factor
        if abs(difference) <= SolverRow.epsilon { continue }
        if difference < 0 { best = cell }
        break
      }
    }
    return best?.symbol
  }
}
