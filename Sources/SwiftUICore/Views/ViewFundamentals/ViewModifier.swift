import AttributeGraph

/// A change to views that can be applied to any of them.
///
/// ```swift
/// struct Bordered: ViewModifier {
///   func body(content: Content) -> some View { content.padding().border(.gray) }
/// }
/// ```
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of a changed view. Apps do not implement it.
  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs

  /// Makes the list of changed views. Apps do not implement it.
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs

  /// The number of views in the list, if it is known from the types. Apps do not implement it.
  static func _viewListCount(inputs: _ViewListInputs, body: (_ViewListInputs) -> Int?) -> Int?
}

extension ViewModifier {
  /// Makes the node. Apps do not call it.
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    let view = inputs.body(of: modifier) { $0.body(content: Content()) }
    inputs.modifierContent = ModifierContent(
      modifier: Self.self, outer: inputs.modifierContent, makeView: body,
      makeList: { list in
        _ViewListOutputs(list: SingleViewList(list.base, body))
      }, count: { _ in 1 })
    return Body._makeView(view: view, inputs: inputs)
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    let view = inputs.base.body(of: modifier) { $0.body(content: Content()) }
    inputs.base.modifierContent = ModifierContent(
      modifier: Self.self, outer: inputs.base.modifierContent,
      makeView: { _ViewOutputs(node: ImplicitContainer.make(body(_ViewListInputs(base: $0)).list, $0)) },
      makeList: body,
      count: { _ in nil })
    return Body._makeViewList(view: view, inputs: inputs)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs, body: (_ViewListInputs) -> Int?) -> Int? { nil }
}

extension ViewModifier where Body == Never {
  /// There is none: a call ends the app, as on a device.
  public func body(content: Content) -> Never {
    preconditionFailure("body() should not be called on \(Self.self).")
  }
}

/// The view that a modifier changes, in the body of the modifier.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  nonisolated init() {}

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    guard let content = inputs.modifierContent?.content(of: Modifier.self) else { return _ViewOutputs(node: nil) }
    return content.makeView(inputs.outside(content))
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    guard let content = inputs.base.modifierContent?.content(of: Modifier.self) else {
      return _ViewListOutputs(list: ViewList())
    }
    return content.makeList(_ViewListInputs(base: inputs.base.outside(content)))
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? {
    guard let content = inputs.base.modifierContent?.content(of: Modifier.self) else { return nil }
    return content.count(_ViewListInputs(base: inputs.base.outside(content)))
  }
}

/// The content of a custom modifier, for its placeholder.
@MainActor final class ModifierContent {
  private let modifier: ObjectIdentifier
  /// That of the modifier around this one.
  let outer: ModifierContent?
  let makeView: @MainActor (_ViewInputs) -> _ViewOutputs
  let makeList: @MainActor (_ViewListInputs) -> _ViewListOutputs
  let count: @MainActor (_ViewListInputs) -> Int?

  init(
    modifier: Any.Type, outer: ModifierContent?, makeView: @escaping @MainActor (_ViewInputs) -> _ViewOutputs,
    makeList: @escaping @MainActor (_ViewListInputs) -> _ViewListOutputs,
    count: @escaping @MainActor (_ViewListInputs) -> Int?
  ) {
    self.modifier = ObjectIdentifier(modifier)
    self.outer = outer
    self.makeView = makeView
    self.makeList = makeList
    self.count = count
  }

  /// The content for the innermost modifier of a type.
  func content(of type: Any.Type) -> ModifierContent? {
    modifier == ObjectIdentifier(type) ? self : outer?.content(of: type)
  }
}

@MainActor extension _ViewInputs {
  /// The inputs for the content of a modifier, which is outside of the modifier's body.
  fileprivate func outside(_ content: ModifierContent) -> _ViewInputs {
    var inputs = self
    inputs.modifierContent = content.outer
    return inputs
  }
}

extension _ViewModifier_Content: ReusableView {
  // Whether the modified view can be given to another element is another question.
}
