/// A composite view that is one view in every container, whatever its body is. So a list has the number of its rows without making them.
@MainActor package protocol UnaryComposite: View {}

extension UnaryComposite {
  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(list: SingleViewList(inputs.base) { _makeView(view: view, inputs: $0) })
  }

  /// The number of views. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { 1 }
}
