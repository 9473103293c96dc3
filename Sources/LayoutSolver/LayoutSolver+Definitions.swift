extension LayoutSolver {
  /// Lets a new free variable be what the row says. `own` are the symbols of the row's constraint.
  func define(_ variable: Symbol, _ row: SolverRow, own: [Symbol]) {
    definitionOf[Int(variable)] = Int32(definitions.count)
    isFresh[Int(variable)] = false
    // The constraint's own symbols may have a price, so that they are in goals.
    for symbol in own { isFresh[Int(symbol)] = false }
    for cell in row.cells where kinds[Int(cell.symbol)] == .free { isFresh[Int(cell.symbol)] = false }
    definitions.append(Definition(variable: variable, row: row))
  }

  /// The row with symbols that are neither basic nor defined.
  func expansion(of row: SolverRow) -> SolverRow {
    var result = SolverRow(constant: row.constant)
    // Definitions that still have to be inserted, with their factors. Each refers to earlier ones only, so that the latest comes first.
    var pending: [(index: Int32, factor: Double)] = []
    func add(_ cells: [SolverRow.Cell], times factor: Double) {
      for cell in cells {
        let (definition, home) = (definitionOf[Int(cell.symbol)], rowOf[Int(cell.symbol)])
        if definition >= 0 {
          if let known = pending.firstIndex(where: { $0.index == definition }) {
            pending[known].factor += cell.factor * factor
          } else {
            pending.append((definition, cell.factor * factor))
          }
        } else if home >= 0 {
          result.add(rows[Int(home)], times: cell.factor * factor, scratch: &scratch)
        } else {
          result.add(cell.symbol, times: cell.factor * factor)
        }
      }
    }
    add(row.cells, times: 1)
    while let latest = pending.indices.max(by: { pending[$0].index < pending[$1].index }) {
      let (index, factor) = pending.remove(at: latest)
      guard abs(factor) > SolverRow.epsilon else { continue }
      let definition = definitions[Int(index)].row
      result.constant += definition.constant * factor
      add(definition.cells, times: factor)
    }
    return result
  }

  /// Makes a definition a row of the table, which the removal of its constraint can change. Later definitions may still refer to its
  /// variable.
  func tabulateDefinition(at index: Int) {
    let variable = definitions[index].variable
    let row = expansion(of: definitions[index].row)
    definitions[index].row = SolverRow()
    definitionOf[Int(variable)] = -1
    for cell in row.cells { isFresh[Int(cell.symbol)] = false }
    install(row, basic: variable)
  }

  /// Each definition refers to earlier ones, so that one pass is enough.
  func computeDefinedValues() {
    definedValues.removeAll(keepingCapacity: true)
    for definition in definitions {
      var value = definition.row.constant
      for cell in definition.row.cells {
        let other = Int(definitionOf[Int(cell.symbol)])
        value += cell.factor * (other < 0 ? tableValue(of: cell.symbol) : definedValues[other])
      }
      definedValues.append(value)
    }
  }

  /// Records that the values of definitions may have changed.
  func valuesWillChange() { definedValues.removeAll(keepingCapacity: true) }
}
