/// The shortest edit from a list of expected elements to a list of seen ones, in the form of a unified diff.
package struct ShortestEdit<Element> {
  /// One element and the lists that have it: both (" "), only the expected one ("-"), only the seen one ("+").
  package struct Step {
    package var mark: Character
    package var element: Element
  }

  /// The steps, in order. An element that both lists have is given as seen.
  package private(set) var steps: [Step] = []

  /// Computes the edit from `expected` to `seen`.
  ///
  /// A difference of thousands of elements is not readable and would take quadratic time: then everything expected comes first and
  /// everything seen after it.
  ///
  /// - Parameters:
  ///   - expected: The expected elements.
  ///   - seen: The seen elements.
  ///   - matches: Whether a seen element (the second) matches an expected one.
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
