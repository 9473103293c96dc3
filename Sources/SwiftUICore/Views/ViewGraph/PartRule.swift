import AttributeGraph

/// A part of another value, such as a stored property.
struct PartRule<Whole, Part>: Rule {
  let whole: Attribute<Whole>
  let part: (Whole) -> Part

  func value(in graph: Graph) throws(AttributeError) -> Part { part(try graph.value(of: whole)) }

  static var comparison: Comparison<Part> { ViewComparison.comparison() }

  var label: String { "\(Part.self)" }
}

@MainActor extension _ViewInputs {
  /// The part of a value as a value in the graph.
  package func part<Whole, Part>(of whole: _GraphValue<Whole>, _ part: @escaping (Whole) -> Part) -> _GraphValue<Part> {
    _GraphValue(viewGraph.graph.attribute(PartRule(whole: whole.attribute, part: part), in: scope.subgraph))
  }
}
