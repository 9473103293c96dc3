import AttributeGraph

/// A view that is made from the sections of another one. ``Group/init(sections:transform:)`` makes it.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let container: Sections
  let transform: (SectionCollection) -> Content
}

extension Group {
  /// The view that a function makes from the sections of another view. iOS 18.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(_content: GroupSectionsOfContent(container: view, transform: transform))
  }
}

@MainActor extension GroupSectionsOfContent: PrimitiveView, MultiView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    SubviewSource.makeViewList(of: inputs.base.part(of: view) { $0.container }, inputs) {
      source, graph throws(AttributeError) in
      let group = try graph.value(of: view.attribute)
      return group.transform(SectionCollection(source: source, sections: source.sections))
    }
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { nil }
}
