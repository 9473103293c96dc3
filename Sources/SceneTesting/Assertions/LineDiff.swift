import SceneSimulator

/// The difference between expected lines and seen lines, as a unified diff.
struct LineDiff {
  private(set) var lines: [ShortestEdit<String>.Step]

  /// Whether there is a difference.
  var isDifferent: Bool { lines.contains { $0.mark != " " } }

  init(expected: [String], seen: [String], matches: (String, String) -> Bool = { $0 == $1 }) {
    lines = ShortestEdit(expected: expected, seen: seen, matches: matches).steps
  }

  /// The text, with `context` equal lines around each difference and an ellipsis for the others.
  func text(context: Int = 3) -> String {
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var result: [String] = []
    var last = -1
    for index in lines.indices where changed.contains(where: { abs($0 - index) <= context }) {
      if index > last + 1 { result.append("  ...") }
      result.append("\(lines[index].mark) \(lines[index].element)")
      last = index
    }
    if last >= 0, last < lines.count - 1 { result.append("  ...") }
    return result.joined(separator: "\n")
  }
}
