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

/// A view that stands for another one in the result of a closure.
package struct PlaceholderScope<Source, Content: View, Result: View> {
  let content: Content
  let result: Result
}

@MainActor extension PlaceholderScope: UnaryView {
  package typealias Body = Never

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inputs = inputs
    let outer = inputs.modifierContent
    let content = inputs.part(of: view) { $0.content }
    inputs.modifierContent = ModifierContent(
      modifier: Source.self, outer: outer,
      makeView: { Content._makeView(view: content, inputs: $0) },
      makeList: { Content._makeViewList(view: content, inputs: $0) }, count: { _ in nil })
    return Result._makeView(view: inputs.part(of: view) { $0.result }, inputs: inputs)
  }
}

extension View {
  /// The view in the result of a closure that is given a placeholder for it.
  package func placeholder<Source, Result: View>(
    for source: Source.Type, _ result: (PlaceholderContentView<Source>) -> Result
  ) -> some View {
    PlaceholderScope<Source, Self, Result>(content: self, result: result(PlaceholderContentView()))
  }
}
