import Figures

/// One figure of both programs.
struct Pair {
  var ours: [Double]
  var floor: [Double]
  var unit: String
}

/// Prints figures with their floors and goals.
struct Goals {
  func report(_ name: String, _ pair: Pair, within goal: Double) {
    Figure(name, ours: pair.ours.median, floor: pair.floor.median, unit: pair.unit, reach: goal).report()
  }
}

extension [Double] {
  var median: Double {
    let sorted = sorted()
    guard !sorted.isEmpty else { return .nan }
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
