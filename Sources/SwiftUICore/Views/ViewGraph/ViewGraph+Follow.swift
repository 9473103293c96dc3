package import AttributeGraph

extension ViewGraph {
  /// Calls `action` with the value of an attribute: now, and in each update in which it has changed.
  ///
  /// Views are made with their first values at once, so that a tree of any depth is made in one pass.
  package func follow<Value>(_ attribute: Attribute<Value>, in scope: ViewScope, _ action: @escaping (Value) -> Void) {
    if let value = value(of: attribute) { action(value) }
    graph.observe(
      attribute, label: "use of \(Value.self)", skipsCurrent: true, in: scope.subgraph, action)
  }
}

@MainActor extension _ViewInputs {
  /// The content of a branch as an attribute. While another branch is taken it keeps its last value.
  package func branch<Whole, Content>(
    of whole: Attribute<Whole>, _ first: Content, _ content: @escaping (Whole) -> Content?
  ) -> _GraphValue<Content> {
    _GraphValue(
      viewGraph.graph.attribute(BranchRule(whole: whole, last: first, content: content), in: scope.subgraph))
  }
}

/// The content of one branch of a condition.
private final class BranchRule<Whole, Content>: Rule {
  let whole: Attribute<Whole>
  let content: (Whole) -> Content?
  private var last: Content

  init(whole: Attribute<Whole>, last: Content, content: @escaping (Whole) -> Content?) {
    self.whole = whole
    self.last = last
    self.content = content
  }

  func value(in graph: Graph) throws(AttributeError) -> Content {
    if let content = content(try graph.value(of: whole)) { last = content }
    return last
  }

  static var comparison: Comparison<Content> { ViewComparison.comparison() }

  var label: String { "\(Content.self)" }
}
