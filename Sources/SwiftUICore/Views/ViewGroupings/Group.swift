/// Several views as one value. The container that has the group has its views; a modifier of the group is one of each view.
public struct Group<Content> {
  package let _content: Content

  package init(_content: Content) { self._content = _content }
}

extension Group: View where Content: View {
  /// The views of a builder.
  public init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }
}

@MainActor extension Group: PrimitiveView, MultiView where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Content._makeViewList(view: inputs.base.part(of: view) { $0._content }, inputs: inputs)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { Content._viewListCount(inputs: inputs) }
}

extension Group: ReusableView where Content: View {
  package static var isReusable: Bool { ViewReuse.isReusable(Content.self) }
}
