import AttributeGraph

/// A view that is made from the subviews of another one. ``Group/init(subviews:transform:)`` makes it.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let container: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension Group {
  /// The view that a function makes from the subviews of another view. iOS 18.
  ///
  /// Groups, conditions and `ForEach` in `view` are not subviews themselves; their views are. The function is called again when the subviews are
  /// others.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(_content: GroupElementsOfContent(container: view, transform: transform))
  }
}

@MainActor extension GroupElementsOfContent: PrimitiveView, MultiView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    SubviewSource.makeViewList(of: inputs.base.part(of: view) { $0.container }, inputs) {
      source, graph throws(AttributeError) in
      let group = try graph.value(of: view.attribute)
      return group.transform(SubviewsCollection(source: source, paths: source.sections.flatMap(\.all)))
    }
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { nil }
}
