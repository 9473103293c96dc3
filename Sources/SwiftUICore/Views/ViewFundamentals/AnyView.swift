import AttributeGraph

/// A view of a type that is not known when the code is compiled. A view of another type in its place has another identity.
public struct AnyView: MultiView {
  private let box: AnyViewBox

  /// Hides the type of a view.
  nonisolated public init<V: View>(_ view: V) { box = (view as? AnyView)?.box ?? TypedViewBox(view) }

  /// Hides the type of a view.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  /// Hides the type of a value, if it is a view.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<AnyView>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let list = SwitchingViewList(inputs)
    inputs.base.viewGraph.follow(view.attribute, in: inputs.base.scope) { value in
      list.show(.type(value.box.type)) { value.box.makeList(view.attribute, $0) }
    }
    return _ViewListOutputs(list: list)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { nil }

  /// The view, if it has the type.
  fileprivate func content<V: View>(_ type: V.Type) -> V? { (box as? TypedViewBox<V>)?.view }
}

/// A view in an `AnyView`.
@MainActor private class AnyViewBox {
  /// The type of the view.
  nonisolated init() {}
  nonisolated var type: ObjectIdentifier { ObjectIdentifier(AnyViewBox.self) }
  func makeList(_ any: Attribute<AnyView>, _ inputs: _ViewListInputs) -> ViewList { ViewList() }
}

private final class TypedViewBox<V: View>: AnyViewBox {
  nonisolated(unsafe) let view: V

  nonisolated init(_ view: V) { self.view = view }

  override nonisolated var type: ObjectIdentifier { ObjectIdentifier(V.self) }

  override func makeList(_ any: Attribute<AnyView>, _ inputs: _ViewListInputs) -> ViewList {
    if !ViewReuse.isReusable(V.self) { inputs.base.scope.setKeepsState() }
    let content = inputs.base.branch(of: any, view) { value in onMainActor { value.content(V.self) } }
    return V._makeViewList(view: content, inputs: inputs).list
  }
}

extension AnyView: ReusableView {
  // A content that cannot be given to another element marks its scope when it is made.
}
