/// The shortest way from a list of expected lines to a list of seen ones, to be read as a unified diff.
struct LineDiff {
  /// One line and where it stands: in both lists, only among the expected, only among the seen.
  struct Line: Hashable {
    var mark: Character
    var text: String
  }

  private(set) var lines: [Line] = []

  /// Whether there is a difference.
  var isDifferent: Bool { lines.contains { $0.mark != " " } }

  init(expected: [String], seen: [String], matches: (String, String) -> Bool = { $0 == $1 }) {
    var start = 0
    while start < expected.count, start < seen.count, matches(expected[start], seen[start]) {
      lines.append(Line(mark: " ", text: seen[start]))
      start += 1
    }
    let left = Array(expected[start...])
    let right = Array(seen[start...])
    // A difference of thousands of lines is not read by anybody, and would take its square in time.
    guard left.count * right.count <= 4_000_000 else {
      lines += left.map { Line(mark: "-", text: $0) } + right.map { Line(mark: "+", text: $0) }
      return
    }
    var length = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in left.indices.reversed() {
      for column in right.indices.reversed() {
        length[row][column] =
          matches(left[row], right[column])
          ? length[row + 1][column + 1] + 1 : max(length[row + 1][column], length[row][column + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < left.count || column < right.count {
      if row < left.count, column < right.count, matches(left[row], right[column]) {
        lines.append(Line(mark: " ", text: right[column]))
        (row, column) = (row + 1, column + 1)
      } else if row < left.count, column == right.count || length[row + 1][column] >= length[row][column + 1] {
        lines.append(Line(mark: "-", text: left[row]))
        row += 1
      } else {
        lines.append(Line(mark: "+", text: right[column]))
        column += 1
      }
    }
  }

  /// The text, with `context` equal lines round each difference and three dots for the others.
  func text(context: Int = 3) -> String {
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var result: [String] = []
    var last = -1
    for index in lines.indices where changed.contains(where: { abs($0 - index) <= context }) {
      if index > last + 1 { result.append("  ...") }
      result.append("\(lines[index].mark) \(lines[index].text)")
      last = index
    }
    if last >= 0, last < lines.count - 1 { result.append("  ...") }
    return result.joined(separator: "\n")
  }
}
