/// What an ``ElementUnderTest`` looks for.
public struct ElementQuery: Sendable {
  /// One step: an element in what the step before has found.
  struct Step: Sendable {
    /// `nil` for any.
    var kinds: Set<ElementUnderTest.Kind>?
    /// The label, text, placeholder or identifier; `nil` for any.
    var name: String?
    /// The word for it in messages.
    var noun: String
    /// Whether only the identifier counts.
    var isIdentifier = false
    /// Which of several.
    var index: Int?
  }

  let scene: SceneUnderTest
  var steps: [Step] = []

  func adding(_ step: Step) -> ElementQuery {
    var query = self
    query.steps.append(step)
    return query
  }

  func at(_ index: Int) -> ElementQuery {
    var query = self
    if !query.steps.isEmpty { query.steps[query.steps.count - 1].index = index }
    return query
  }
}

extension ElementQuery.Step: CustomStringConvertible {
  var description: String {
    let named = noun + (name.map { " \u{201C}\($0)\u{201D}" } ?? "")
    return index.map { "\(named) at index \($0)" } ?? named
  }
}
