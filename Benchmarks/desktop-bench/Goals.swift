import Foundation

/// One figure of both programs.
struct Pair {
  var ours: [Double]
  var floor: [Double]
  var unit: String
}

/// Prints figures beside their floors and what is to be reached.
struct Goals {
  func report(_ name: String, _ pair: Pair, within goal: Double) {
    let (ours, floor) = (pair.ours.median, pair.floor.median)
    let ratio = ours / floor
    print(
      String(
        format: "%@: %.2f %@, floor %.2f %@, ratio %.2f (goal %.2f)%@", name, ours, pair.unit, floor, pair.unit, ratio,
        goal, ratio <= goal ? "" : "  MISSED"))
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
