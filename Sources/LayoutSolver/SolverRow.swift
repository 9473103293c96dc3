/// One row of the solver's table: a constant and some symbols, each times a number that is not zero, sorted by symbol.
///
/// The row of a basic symbol expresses it by the other symbols, which are all zero: its value is the constant.
struct SolverRow {
  struct Cell {
    var symbol: LayoutSolver.Symbol
    var factor: Double
  }

  /// Smaller factors count as zero: rounding errors must not leave symbols in a row.
  static let epsilon = 1e-9

  var constant: Double
  private(set) var cells: [Cell] = []
  /// A bit for each symbol of the row, and perhaps for others: most rows do not contain the symbol that is searched for.
  private var filter: UInt64 = 0

  init(constant: Double = 0) { self.constant = constant }

  private static func bit(_ symbol: LayoutSolver.Symbol) -> UInt64 { 1 << UInt64(truncatingIfNeeded: symbol & 63) }

  /// Whether `symbol` can be in the row.
  @inline(__always) func mayContain(_ symbol: LayoutSolver.Symbol) -> Bool { filter & SolverRow.bit(symbol) != 0 }

  /// The factor of `symbol`, 0 if it is not in the row.
  func factor(of symbol: LayoutSolver.Symbol) -> Double {
    guard mayContain(symbol) else { return 0 }
    let index = index(of: symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].factor : 0
  }

  /// The index of `symbol`, or the index at which to insert it.
  private func index(of symbol: LayoutSolver.Symbol) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) >> 1
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Adds `factor` times `symbol`.
  mutating func add(_ symbol: LayoutSolver.Symbol, times factor: Double) {
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      guard abs(factor) > SolverRow.epsilon else { return }
      cells.insert(Cell(symbol: symbol, factor: factor), at: index)
      filter |= SolverRow.bit(symbol)
      return
    }
    cells[index].factor += factor
    if abs(cells[index].factor) <= SolverRow.epsilon { cells.remove(at: index) }
  }

  /// Adds `factor` times `other`; `scratch` provides storage.
  mutating func add(_ other: SolverRow, times factor: Double, scratch: inout [Cell]) {
    constant += factor * other.constant
    // Rows of positions are long, and what replaces a symbol in them is mostly short.
    if other.cells.count * 16 < cells.count {
      for cell in other.cells { add(cell.symbol, times: cell.factor * factor) }
      return
    }
    scratch.removeAll(keepingCapacity: true)
    filter |= other.filter
    cells.withUnsafeBufferPointer { mine in
      other.cells.withUnsafeBufferPointer { theirs in
        var (here, there) = (0, 0)
        while here < mine.count, there < theirs.count {
          let (one, two) = (mine[here], theirs[there])
          if one.symbol < two.symbol {
            scratch.append(one)
            here += 1
          } else if two.symbol < one.symbol {
            scratch.append(Cell(symbol: two.symbol, factor: two.factor * factor))
            there += 1
          } else {
            let sum = one.factor + two.factor * factor
            if abs(sum) > SolverRow.epsilon { scratch.append(Cell(symbol: one.symbol, factor: sum)) }
            here += 1
            there += 1
          }
        }
        while here < mine.count {
          scratch.append(mine[here])
          here += 1
        }
        while there < theirs.count {
          scratch.append(Cell(symbol: theirs[there].symbol, factor: theirs[there].factor * factor))
          there += 1
        }
      }
    }
    swap(&cells, &scratch)
  }

  /// Removes `symbol` and returns its factor.
  mutating func remove(_ symbol: LayoutSolver.Symbol) -> Double {
    guard mayContain(symbol) else { return 0 }
    let index = index(of: symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).factor
  }

  mutating func negate() {
    constant = -constant
    for index in cells.indices { cells[index].factor = -cells[index].factor }
  }

  /// Solves `basic = row` for `symbol`, which must be in the row: the row then expresses `symbol`, and contains `basic`. Without `basic`
  /// the row equals zero.
  mutating func solve(for symbol: LayoutSolver.Symbol, insteadOf basic: LayoutSolver.Symbol? = nil) {
    let factor = -1 / remove(symbol)
    constant *= factor
    for index in cells.indices { cells[index].factor *= factor }
    if let basic { add(basic, times: -factor) }
  }
}
