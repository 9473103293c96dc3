import AttributeGraph

/// The data of a `ForEach` that become known where the `ForEach` is shown: the subviews or the sections of a view.
@MainActor protocol ContainerCollection {
  /// Makes the views of a `ForEach` whose data are of this type.
  static func makeViewList<Data: RandomAccessCollection, ID: Hashable, Content: View>(
    of view: _GraphValue<ForEach<Data, ID, Content>>, _ inputs: _ViewListInputs
  ) -> _ViewListOutputs
}
