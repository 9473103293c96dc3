import AttributeGraph

/// A view that is updated only if its value differs from the last one by `==`.
public struct EquatableView<Content: Equatable & View> {
  /// The view.
  public var content: Content

  /// Compares a view by `==`.
  public init(content: Content) { self.content = content }
}

@MainActor extension EquatableView: PrimitiveView {
  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: equatable(view, inputs), inputs: inputs)
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Content._makeViewList(view: equatable(view, inputs.base), inputs: inputs)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { Content._viewListCount(inputs: inputs) }

  private static func equatable(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _GraphValue<Content> {
    let attribute = inputs.viewGraph.graph.attribute(
      "EquatableView<\(Content.self)>", comparison: .by { $0 == $1 }, in: inputs.scope.subgraph
    ) { graph throws(AttributeError) in try graph.value(of: view.attribute).content }
    return _GraphValue(attribute)
  }
}

extension View where Self: Equatable {
  /// Updates the view only if its value differs from the last one by `==`.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension EquatableView: ReusableView {
  package static var isReusable: Bool { ViewReuse.isReusable(Content.self) }
}
