extension LayoutSolver {
  // MARK: Changing

  /// Adds `change` to the constant of a constraint. Call ``restoreFeasibility()`` after all changes, before anything else.
  package func changeConstant(of handle: Handle, by change: Double) {
    let entry = entries[Int(handle)]
    guard entry.isLive, change != 0 else { return }
    valuesWillChange()
    let step = change / entry.markerFactor
    if entry.definition >= 0 {
      let factor = definitions[Int(entry.definition)].row.factor(of: entry.marker)
      definitions[Int(entry.definition)].row.constant += factor * step
    }
    let home = rowOf[Int(entry.marker)]
    if home >= 0 {
      rows[Int(home)].constant -= step
      note(Int(home))
      return
    }
    for index in rows.indices {
      let factor = rows[index].factor(of: entry.marker)
      guard factor != 0 else { continue }
      rows[index].constant += factor * step
      note(index)
    }
  }

  /// Records a row whose value its symbol may no longer have.
  private func note(_ index: Int) {
    let basic = basics[index]
    switch kinds[Int(basic)] {
    case .free: break
    case .restricted: if rows[index].constant < -LayoutSolver.tolerance { infeasible.append(basic) }
    case .dummy: if abs(rows[index].constant) > LayoutSolver.tolerance { infeasible.append(basic) }
    }
  }

  // MARK: Removing

  /// Removes a constraint, as if it had never been added. ``optimize()`` updates the values.
  package func remove(_ handle: Handle) {
    let entry = entries[Int(handle)]
    guard entry.isLive else { return }
    valuesWillChange()
    if entry.definition >= 0 { tabulateDefinition(at: Int(entry.definition)) }
    entries[Int(handle)].isLive = false
    price(entry, sign: -1)
    let home = rowOf[Int(entry.marker)]
    if home >= 0 {
      removeRow(Int(home))
    } else if let leaving = leavingRow(ofMarker: entry.marker) {
      var row = rows[leaving]
      let basic = basics[leaving]
      removeRow(leaving)
      row.solve(for: entry.marker, insteadOf: basic)
      substitute(entry.marker, by: row)
    }
    goals.removeAll { $0.row.cells.isEmpty }
  }

  /// The row that can leave the basis so that the marker enters it and no other row becomes infeasible.
  private func leavingRow(ofMarker marker: Symbol) -> Int? {
    var best: (rank: Int, ratio: Double, basic: Symbol, index: Int)?
    for index in rows.indices {
      let factor = rows[index].factor(of: marker)
      guard factor != 0 else { continue }
      let basic = basics[index]
      let candidate: (rank: Int, ratio: Double, basic: Symbol, index: Int)
      switch kinds[Int(basic)] {
      // An equivalent equation takes effect when the other is removed.
      case .dummy: candidate = (0, 0, basic, index)
      case .restricted:
        candidate = (factor < 0 ? 1 : 2, rows[index].constant / abs(factor), basic, index)
      case .free: candidate = (3, 0, basic, index)
      }
      if best.map({ (candidate.rank, candidate.ratio, candidate.basic) < ($0.rank, $0.ratio, $0.basic) }) ?? true {
        best = candidate
      }
    }
    return best?.index
  }

  func removeRow(_ index: Int) {
    rowOf[Int(basics[index])] = -1
    let last = rows.count - 1
    if index != last {
      rows[index] = rows[last]
      basics[index] = basics[last]
      rowOf[Int(basics[index])] = Int32(index)
    }
    rows.removeLast()
    basics.removeLast()
  }
}
