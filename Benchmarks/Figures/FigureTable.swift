import Foundation

/// Figures as a table for readers.
package struct FigureTable {
  /// The figures of the table, in order.
  package var figures: [Figure]

  package init(_ figures: [Figure]) { self.figures = figures }

  /// Reads the figures that benchmarks have collected, one JSON object per line. If one was measured again, the last is used.
  package init(lines: String) throws {
    figures = []
    for line in lines.split(separator: "\n") {
      let figure = try JSONDecoder().decode(Figure.self, from: Data(line.utf8))
      figures.removeAll { $0.name == figure.name }
      figures.append(figure)
    }
  }

  /// The table, followed by the number of figures that miss their goals.
  package var text: String {
    let header = ["", "ours", "floor", "ratio", "reach", ""]
    let rows = [header] + figures.map(FigureTable.cells)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { cells in
      var line = zip(cells, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 || column == header.count - 1 ? cell.0 + padding : padding + cell.0
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
    let over = figures.count { !$0.isReached }
    return (lines + ["", "\(figures.count) figures, \(over) over their reach"]).joined(separator: "\n")
  }

  private static func cells(_ figure: Figure) -> [String] {
    [
      figure.name, figure.ours, figure.floor ?? "–",
      figure.floor == nil ? "–" : String(format: "%.3f", figure.value),
      figure.unit.isEmpty ? String(format: "%.2f", figure.reach) : Figure.text(figure.reach, figure.unit),
      figure.isReached ? "ok" : "over",
    ]
  }

  /// One figure in a separate line.
  static func line(of figure: Figure) -> String {
    let cells = cells(figure)
    let beside = figure.floor.map { ", floor \($0), ratio \(cells[3])" } ?? ""
    return "\(figure.name): \(figure.ours)\(beside), reach \(cells[4]): \(cells[5])"
  }
}
