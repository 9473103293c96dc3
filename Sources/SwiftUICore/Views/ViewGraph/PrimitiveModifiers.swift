import AttributeGraph

/// A modifier that changes what its content is made with, such as the environment.
@MainActor package protocol InputsModifier: ViewModifier where Body == Never {
  /// Changes the inputs of the content.
  static func changeInputs(_ modifier: _GraphValue<Self>, _ inputs: inout _ViewInputs)
}

extension InputsModifier {
  /// Makes the node. Apps do not call it.
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    changeInputs(modifier, &inputs)
    guard inputs.setsLayoutDirection else { return body(inputs) }
    inputs.setsLayoutDirection = false
    let outputs = body(inputs)
    inputs.followLayoutDirection(of: outputs.node, in: inputs.scope)
    return outputs
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    changeInputs(modifier, &inputs.base)
    guard inputs.base.setsLayoutDirection else { return body(inputs) }
    inputs.base.setsLayoutDirection = false
    let base = inputs.base
    return _ViewListOutputs(
      list: ModifiedViewList(body(inputs).list) { element in
        base.followLayoutDirection(of: element.node, in: element.scope)
        return _ViewOutputs(node: element.node)
      })
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs, body: (_ViewListInputs) -> Int?) -> Int? { body(inputs) }
}

/// A modifier that puts each view into something else, or does something with it.
@MainActor package protocol OutputsModifier: ViewModifier where Body == Never {
  /// Changes what one view of the content has become. The inputs are those of the modifier, in the scope of the view.
  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs
}

extension OutputsModifier {
  /// Makes the node. Apps do not call it.
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    changeOutputs(modifier, inputs, body(inputs))
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let isReusable = ViewReuse.isReusable(modifier: Self.self)
    let list = ModifiedViewList(body(inputs).list, isReusable: isReusable) { element in
      var inputs = inputs.base
      inputs.scope = element.scope
      inputs.separatesElements = false
      inputs.changeSectionEnvironment = nil
      return changeOutputs(modifier, inputs, _ViewOutputs(node: element.node))
    }
    return _ViewListOutputs(list: list)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs, body: (_ViewListInputs) -> Int?) -> Int? { body(inputs) }
}
