extension Optional: View where Wrapped: View {}

@MainActor extension Optional: PrimitiveView, MultiView where Wrapped: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = SwitchingViewList(inputs)
    inputs.base.viewGraph.follow(view.attribute, in: inputs.base.scope) { content in
      list.show(content == nil ? nil : true) { inputs in
        guard let content else { return ViewList() }
        let wrapped = inputs.base.branch(of: view.attribute, content) { $0 }
        return Wrapped._makeViewList(view: wrapped, inputs: inputs).list
      }
    }
    return _ViewListOutputs(list: list)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { nil }
}

extension Optional: ReusableView where Wrapped: View {
  package static var isReusable: Bool { ViewReuse.isReusable(Wrapped.self) }
}
