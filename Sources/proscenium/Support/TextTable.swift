import SceneSystem

/// Rows of cells as lines with aligned columns.
enum TextTable {
  /// The longest cell, in characters.
  private static let longestCell = 60

  /// The lines. The first column is aligned to the right.
  static func lines(_ rows: [[String]]) -> [String] {
    let rows = rows.map { $0.map { $0.oneLine(limit: longestCell) } }
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      let line = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: max(0, widths[column] - cell.count))
        return column == 0 ? space + cell : cell + space
      }.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}
