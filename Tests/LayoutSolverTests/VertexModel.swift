/// The expected solution, found by exhaustive search: the best of all corners.
///
/// Each constraint and each variable that cannot be negative is a hyperplane. Where `count` of them meet there is a corner, and the best
/// solution, goal by goal, is at one of the corners.
struct VertexModel {
  enum Relation: CaseIterable { case equal, atLeast, atMost }

  struct Constraint {
    var factors: [Double]
    var constant: Double
    var relation: Relation
    /// `nil` for a required one.
    var priority: Float?

    /// How far the point is from satisfying it.
    func violation(at point: [Double]) -> Double {
      let value = zip(factors, point).reduce(constant) { $0 + $1.0 * $1.1 }
      switch relation {
      case .equal: return abs(value)
      case .atLeast: return max(0, -value)
      case .atMost: return max(0, value)
      }
    }
  }

  /// Which variables cannot be negative.
  var restricted: [Bool]
  var constraints: [Constraint]

  /// The sums of the violations by priority, the highest first; `nil` for a point that breaks a requirement.
  func cost(at point: [Double], tolerance: Double = 1e-6) -> [Double]? {
    for (value, isRestricted) in zip(point, restricted) where isRestricted && value < -tolerance { return nil }
    var sums: [Float: Double] = [:]
    for constraint in constraints {
      let violation = constraint.violation(at: point)
      if let priority = constraint.priority {
        sums[priority, default: 0] += violation
      } else if violation > tolerance {
        return nil
      }
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }

  /// Whether one cost is less than another, comparing the higher priorities first.
  static func isBetter(_ one: [Double], than other: [Double], tolerance: Double = 1e-6) -> Bool {
    for (mine, theirs) in zip(one, other) where abs(mine - theirs) > tolerance { return mine < theirs }
    return false
  }

  /// The least cost, or `nil` where the requirements contradict each other.
  func best() -> [Double]? {
    var planes = constraints.map { ($0.factors, -$0.constant) }
    for index in restricted.indices {
      // Distant bounds stand for "unbounded": a corner must exist even where nothing limits a variable.
      let axis = restricted.indices.map { $0 == index ? 1.0 : 0 }
      planes.append((axis, 0))
    }
    var best: [Double]?
    choose(planes, from: 0, taken: []) { corner in
      guard let cost = cost(at: corner) else { return }
      if best.map({ VertexModel.isBetter(cost, than: $0) }) ?? true { best = cost }
    }
    return best
  }

  private func choose(
    _ planes: [([Double], Double)], from start: Int, taken: [([Double], Double)], _ visit: ([Double]) -> Void
  ) {
    guard taken.count < restricted.count else {
      if let point = VertexModel.intersection(of: taken) { visit(point) }
      return
    }
    for index in start..<planes.count { choose(planes, from: index + 1, taken: taken + [planes[index]], visit) }
  }

  /// The one point on all planes, by elimination.
  private static func intersection(of planes: [([Double], Double)]) -> [Double]? {
    var table = planes.map { $0.0 + [$0.1] }
    let count = table.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(table[$0][column]) < abs(table[$1][column]) }),
        abs(table[pivot][column]) > 1e-9
      else { return nil }
      table.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = table[row][column] / table[column][column]
        for index in column...count { table[row][index] -= factor * table[column][index] }
      }
    }
    return (0..<count).map { table[$0][count] / table[$0][$0] }
  }
}
