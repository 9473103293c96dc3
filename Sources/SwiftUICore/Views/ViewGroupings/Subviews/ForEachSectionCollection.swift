import AttributeGraph

/// The sections of a view, as the data of a `ForEach`. ``ForEach/init(sections:content:)`` makes it. Outside of the `ForEach` it is empty.
public struct ForEachSectionCollection<Content: View> {
  let container: AnyView
}

extension ForEachSectionCollection: RandomAccessCollection {
  /// The position of the first element.
  public var startIndex: Int { 0 }
  /// The position after the last element.
  public var endIndex: Int { 0 }
  /// There are no elements outside of the `ForEach`.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("The sections of a view are known in the ForEach that shows them only.")
  }
}

extension ForEach {
  /// A view for each of the sections of another view. iOS 18.
  nonisolated public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(data: ForEachSectionCollection(container: AnyView(view)), content: content) { $0.id }
  }
}

extension ForEachSectionCollection: ContainerCollection {
  static func makeViewList<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    of view: _GraphValue<ForEach<Data, ID, Row>>, _ inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let container = inputs.base.part(of: view) { ($0.data as? Self)?.container ?? AnyView(EmptyView()) }
    return SubviewSource.makeViewList(of: container, inputs) { source, graph throws(AttributeError) in
      let content = try graph.value(of: view.attribute).content as? (SectionConfiguration) -> Row
      let elements = content == nil ? [] : source.sections
      return ForEach<SectionCollection, SectionConfiguration.ID, Row?>(
        data: SectionCollection(source: source, sections: elements), content: { content?($0) }, id: { $0.id })
    }
  }
}
