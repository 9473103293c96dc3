import Foundation

/// One figure of a benchmark with its goal.
package struct Figure: Hashable, Codable, Sendable {
  /// What was measured, and the floor that it is compared with.
  package var name: String
  /// The measured value, with its unit.
  package var ours: String
  /// The measured value of the floor, with its unit, or `nil` if there is none.
  package var floor: String?
  /// The value that must not exceed ``reach``: the ratio of the two, or the figure itself.
  package var value: Double
  /// The goal.
  package var reach: Double
  /// The unit of ``value`` and ``reach``; empty for a ratio.
  package var unit: String

  /// Makes a figure with a floor that was measured in the same run.
  package init(_ name: String, ours: Double, floor: Double, unit: String, reach: Double) {
    self.name = name
    self.ours = Figure.text(ours, unit)
    self.floor = Figure.text(floor, unit)
    self.value = ours / floor
    self.reach = reach
    self.unit = ""
  }

  /// Makes a figure with its own goal.
  package init(_ name: String, _ value: Double, unit: String, reach: Double) {
    self.name = name
    ours = Figure.text(value, unit)
    self.value = value
    self.reach = reach
    self.unit = unit
  }

  /// Whether it meets its goal.
  package var isReached: Bool { value <= reach }

  /// The environment variable that names the file in which figures are collected.
  package static let collection = "PROSCENIUM_FIGURES"

  /// Prints the figure, and adds it to the file that ``collection`` names, if it is set.
  package func report() {
    print("  " + FigureTable.line(of: self))
    guard let path = ProcessInfo.processInfo.environment[Figure.collection] else { return }
    guard let line = try? JSONEncoder().encode(self), let file = fopen(path, "a") else { return }
    fputs(String(decoding: line, as: UTF8.self) + "\n", file)
    fclose(file)
  }

  /// A number with its significant digits, and its unit.
  static func text(_ value: Double, _ unit: String) -> String {
    let number =
      switch abs(value) {
      case 1000...: String(format: "%.0f", value)
      case 10..<1000: String(format: "%.1f", value)
      default: String(format: "%.2f", value)
      }
    return unit.isEmpty ? number : number + " " + unit
  }
}
