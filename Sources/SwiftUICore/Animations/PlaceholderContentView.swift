/// The view that a transition, or the body of a modifier, changes.
public struct PlaceholderContentView<Value> {
  nonisolated init() {}
}

@MainActor extension PlaceholderContentView: PrimitiveView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard let content = inputs.modifierContent?.content(of: Value.self) else { return _ViewOutputs(node: nil) }
    var inputs = inputs
    inputs.modifierContent = content.outer
    return content.makeView(inputs)
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(list: SingleViewList(inputs.base) { _makeView(view: view, inputs: $0) })
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { 1 }
}
