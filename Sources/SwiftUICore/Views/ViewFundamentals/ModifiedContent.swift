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

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

@MainActor extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  /// It has no body.
  public typealias Body = Never

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

extension View {
  /// The view with a modifier.
  nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
