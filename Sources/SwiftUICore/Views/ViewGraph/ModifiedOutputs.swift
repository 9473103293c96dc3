extension _ViewListOutputs {
  /// The list with a change of what each of its views has become. `inputs` are those of the modifier.
  @MainActor package func modified(
    _ inputs: _ViewListInputs, _ change: @escaping @MainActor (_ViewInputs, _ViewOutputs) -> _ViewOutputs
  ) -> _ViewListOutputs {
    _ViewListOutputs(
      list: ModifiedViewList(list) { element in
        var inputs = inputs.base
        inputs.scope = element.scope
        return change(inputs, _ViewOutputs(node: element.node))
      })
  }
}
