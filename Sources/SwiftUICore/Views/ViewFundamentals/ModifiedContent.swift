/// A view, or a modifier, with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Adds a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent {
  /// It has no body.
  public typealias Body = Never
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

@MainActor extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = inputs.part(of: view) { $0.content }
    return Modifier._makeView(modifier: inputs.animated(inputs.part(of: view) { $0.modifier }), inputs: inputs) {
      Content._makeView(view: content, inputs: $0)
    }
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let content = inputs.base.part(of: view) { $0.content }
    let modifier = inputs.base.animated(inputs.base.part(of: view) { $0.modifier })
    return Modifier._makeViewList(modifier: modifier, inputs: inputs) {
      Content._makeViewList(view: content, inputs: $0)
    }
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? {
    Modifier._viewListCount(inputs: inputs) { Content._viewListCount(inputs: $0) }
  }
}

@MainActor extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Makes the node. Apps do not call it.
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let first = inputs.animated(inputs.part(of: modifier) { $0.content })
    return Modifier._makeView(modifier: inputs.animated(inputs.part(of: modifier) { $0.modifier }), inputs: inputs) {
      Content._makeView(modifier: first, inputs: $0, body: body)
    }
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let first = inputs.base.animated(inputs.base.part(of: modifier) { $0.content })
    let second = inputs.base.animated(inputs.base.part(of: modifier) { $0.modifier })
    return Modifier._makeViewList(modifier: second, inputs: inputs) {
      Content._makeViewList(modifier: first, inputs: $0, body: body)
    }
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs, body: (_ViewListInputs) -> Int?) -> Int? {
    Modifier._viewListCount(inputs: inputs) { Content._viewListCount(inputs: $0, body: body) }
  }
}

extension ViewModifier {
  /// The modifier, and another one that is applied to what it makes.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// The view with a modifier.
  nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ReusableView where Content: View, Modifier: ViewModifier {
  package static var isReusable: Bool {
    ViewReuse.isReusable(Content.self) && ViewReuse.isReusable(modifier: Modifier.self)
  }
}
