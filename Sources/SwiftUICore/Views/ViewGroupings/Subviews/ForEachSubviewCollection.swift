import AttributeGraph

/// The subviews of a view, as the data of a `ForEach`. ``ForEach/init(subviews:content:)`` makes it. Outside of the `ForEach` it is empty.
public struct ForEachSubviewCollection<Content: View> {
  let container: AnyView
}

extension ForEachSubviewCollection: RandomAccessCollection {
  /// The position of the first element.
  public var startIndex: Int { 0 }
  /// The position after the last element.
  public var endIndex: Int { 0 }
  /// There are no elements outside of the `ForEach`.
  public subscript(index: Int) -> Subview {
    preconditionFailure("The subviews of a view are known in the ForEach that shows them only.")
  }
}

extension ForEach {
  /// A view for each of the subviews of another view. iOS 18.
  nonisolated public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(data: ForEachSubviewCollection(container: AnyView(view)), content: content) { $0.id }
  }
}

extension ForEachSubviewCollection: ContainerCollection {
  static func makeViewList<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    of view: _GraphValue<ForEach<Data, ID, Row>>, _ inputs: _ViewListInputs
  ) -> _ViewListOutputs {
    let container = inputs.base.part(of: view) { ($0.data as? Self)?.container ?? AnyView(EmptyView()) }
    return SubviewSource.makeViewList(of: container, inputs) { source, graph throws(AttributeError) in
      let content = try graph.value(of: view.attribute).content as? (Subview) -> Row
      let elements = content == nil ? [] : source.sections.flatMap(\.all)
      return ForEach<SubviewsCollection, Subview.ID, Row?>(
        data: SubviewsCollection(source: source, paths: elements), content: { content?($0) }, id: { $0.id })
    }
  }
}
