import AttributeGraph

/// Computes the body of a composite view, or of a custom modifier, after setting its dynamic properties.
struct BodyRule<Value, Body>: @MainActor Rule {
  let value: Attribute<Value>
  let state: BodyState<Value, Body>

  @MainActor func value(in graph: Graph) throws(AttributeError) -> Body {
    // A view that leaves with a transition keeps its last body.
    if state.isDeparting { throw .removed }
    return state.compute(try graph.value(of: value), graph)
  }

  @MainActor static var comparison: Comparison<Body> { ViewComparison.comparison() }

  @MainActor var label: String { "\(Value.self).body" }
}

/// What a composite view keeps between computations of its body.
@MainActor final class BodyState<Value, Body> {
  private let inputs: _ViewInputs
  private let body: @MainActor (Value) -> Body
  private var properties = DynamicProperties(of: Value.self)
  /// Changes when an `@Observable` property has changed that the body has read.
  private let observation: Source<Int>
  private var changes = 0
  private var observed: ObservedBody?
  /// What the last body was computed from, once changes are recorded.
  private var record: BodyRecord<Value>?

  init(_ inputs: _ViewInputs, _ body: @escaping @MainActor (Value) -> Body) {
    self.inputs = inputs
    self.body = body
    observation = inputs.viewGraph.graph.source(0, label: "observation of \(Value.self)", in: inputs.scope.subgraph)
  }

  /// Whether the view has left the hierarchy and is still shown.
  var isDeparting: Bool { inputs.scope.isDeparting && observed != nil }

  func compute(_ view: Value, _ graph: Graph) -> Body {
    var value = view
    _ = try? graph.value(of: observation)
    properties.update(&value, inputs)
    inputs.viewGraph.bodyCount += 1
    if let observe = BodyObservation.observe { observe(Value.self) }
    let observed = observed ?? makeObserved()
    if BodyChanges.isRecording {
      let last = record
      let new = BodyRecord(view, properties.marks(of: value))
      record = new
      return BodyChanges.recording(Value.self, last?.changes(to: new) ?? new.firstChanges) {
        observed.compute { body(value) }
      }
    }
    let result = observed.compute { body(value) }
    if BodyChanges.isRecording { record = BodyRecord(view, properties.marks(of: value)) }
    return result
  }

  private func makeObserved() -> ObservedBody {
    let made = ObservedBody(of: Value.self) { [weak self] in self?.invalidate() }
    observed = made
    return made
  }

  private func invalidate() {
    changes += 1
    inputs.viewGraph.set(observation, to: changes, .current)
  }
}

@MainActor extension _ViewInputs {
  /// The body of a composite value.
  package func body<Value, Body>(
    of value: _GraphValue<Value>, _ body: @escaping @MainActor (Value) -> Body
  ) -> _GraphValue<Body> {
    let rule = BodyRule(value: animated(value).attribute, state: BodyState(self, body))
    return _GraphValue(viewGraph.graph.attribute(rule, in: scope.subgraph))
  }
}
