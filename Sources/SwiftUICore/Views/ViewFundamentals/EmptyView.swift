/// A view without content. A container that has it has no view for it.
public struct EmptyView {
  /// An empty view.
  public init() {}
}

@MainActor extension EmptyView: MultiView {
  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<EmptyView>, inputs: _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(list: ViewList())
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { 0 }
}

extension EmptyView: ReusableView {}
