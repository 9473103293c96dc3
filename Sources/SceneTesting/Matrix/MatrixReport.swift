import Foundation

/// The result of a ``Matrix``: a table for readers, and formats for machines.
public struct MatrixReport: Sendable, CustomStringConvertible {
  /// The kind of device, as device scripts name it.
  public let device: String
  /// All cells, in the order of the table.
  public let results: [MatrixResult]
  /// Why there is no cell, if the environment names one that does not exist.
  let unmatched: String?

  /// The cells with failures of the app.
  public var failures: [MatrixResult] { results.filter(\.verdict.isFailure) }

  /// Whether there were cells, and none has a failure.
  public var passed: Bool { unmatched == nil && failures.isEmpty && results.contains { $0.verdict == .ok } }

  /// The table, followed by a sentence for each cell with a failure.
  public var description: String {
    if let unmatched { return unmatched }
    let possible = results.filter { $0.verdict != .notPossible }.count
    var lines = ["\(possible) cells on \(device), \(possible - failures.count) of them ok"]
    for variant in variants {
      lines.append("")
      if let variant { lines.append("\(variant):") }
      lines += table(results.filter { $0.cell.variant == variant })
    }
    if !failures.isEmpty { lines.append("") }
    lines += failures.map { "\($0.cell.name): \($0.verdict.rawValue). \($0.message ?? "")" }
    return lines.joined(separator: "\n")
  }

  private var variants: [String?] { distinct(results.map(\.cell.variant)) }

  /// Rows are payloads, columns are situations; the number of windows is below the situation.
  private func table(_ results: [MatrixResult]) -> [String] {
    let columns = distinct(results.map(\.cell.column))
    let rows = distinct(results.map(\.cell.payload))
    let heads = columns.map { $0.components(separatedBy: " · ") }
    var cells = [[""] + heads.map { $0[0] }, [""] + heads.map { $0[1] }]
    for row in rows {
      cells.append(
        [row]
          + columns.map { column in
            results.first { $0.cell.payload == row && $0.cell.column == column }?.verdict.rawValue ?? ""
          })
    }
    let widths = (0...columns.count).map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { line in
      zip(line, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ").trimmingEnd
    }
  }

  private func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = Substring(self)
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
