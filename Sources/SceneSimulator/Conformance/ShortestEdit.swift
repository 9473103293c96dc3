/// The shortest way from a list of what is expected to a list of what was seen, to be read as a unified diff.
package struct ShortestEdit<Element> {
  /// One element and where it stands: in both lists (" "), only among the expected ("-"), only among the seen ("+").
  package struct Step {
    package var mark: Character
    package var element: Element
  }

  /// The steps, in order. What both lists have is told as it was seen.
  package private(set) var steps: [Step] = []

  /// The way from `expected` to `seen`.
  ///
  /// A difference of thousands of elements is not read by anybody and would take its square in time: then everything expected
  /// comes first and everything seen after it.
  ///
  /// - Parameters:
  ///   - expected: What is expected.
  ///   - seen: What was seen.
  ///   - matches: Whether what was seen (the second) stands for what was expected.
  package init(expected: [Element], seen: [Element], matches: (Element, Element) -> Bool) {
    var start = 0
    while start < expected.count, start < seen.count, matches(expected[start], seen[start]) {
      steps.append(Step(mark: " ", element: seen[start]))
      start += 1
    }
    let left = Array(expected[start...])
    let right = Array(seen[start...])
    guard left.count * right.count <= 4_000_000 else {
      steps += left.map { Step(mark: "-", element: $0) } + right.map { Step(mark: "+", element: $0) }
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
        steps.append(Step(mark: " ", element: right[column]))
        (row, column) = (row + 1, column + 1)
      } else if row < left.count, column == right.count || length[row + 1][column] >= length[row][column + 1] {
        steps.append(Step(mark: "-", element: left[row]))
        row += 1
      } else {
        steps.append(Step(mark: "+", element: right[column]))
        column += 1
      }
    }
  }
}
