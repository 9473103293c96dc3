/// A view with an explicit identity. If it changes, the view is another one: its state begins anew.
public struct IDView<Content: View, ID: Hashable> {
  let content: Content
  let id: ID
}

@MainActor extension IDView: MultiView {
  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = SwitchingViewList(inputs)
    inputs.base.viewGraph.follow(view.attribute, in: inputs.base.scope) { value in
      list.show(.named(AnyHashable(value.id))) { inputs in
        Content._makeViewList(view: inputs.base.part(of: view) { $0.content }, inputs: inputs).list
      }
    }
    return _ViewListOutputs(list: list)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}

extension View {
  /// Gives the view an explicit identity.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}
