/// A part of an app's interface, described by a value.
///
/// ```swift
/// struct Greeting: View {
///   var name: String
///   var body: some View { Text("Hello, \(name)!") }
/// }
/// ```
///
/// `body` is computed when the view is laid out, and again when something that it has read changes: a stored property, state, the
/// environment, a property of an observable object.
///
/// Source: Apple's documentation of `View`.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the view's node. Apps do not implement it.
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs

  /// Makes the list of views that this one stands for in a container. Apps do not implement it.
  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs

  /// The number of views in the list, if it is known from the type. Apps do not implement it.
  static func _viewListCount(inputs: _ViewListInputs) -> Int?
}

extension View {
  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Body._makeView(view: inputs.body(of: view) { $0.body }, inputs: inputs)
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    if inputs.isOutline, _viewListCount(inputs: inputs) == 1 { return _ViewListOutputs(list: WholeViewList()) }
    return Body._makeViewList(view: inputs.base.body(of: view) { $0.body }, inputs: inputs)
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? {
    // A view may contain itself, in a branch that ends at some depth.
    guard inputs.countDepth < 16 else { return nil }
    var inputs = inputs
    inputs.countDepth += 1
    return Body._viewListCount(inputs: inputs)
  }
}

extension Never {
  /// There is none: a call ends the app, as on a device.
  public var body: Never { switch self {} }
}

extension Never: View {}

/// A view of this module that makes its own node.
@MainActor package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// There is none: a call ends the app, as on a device.
  public var body: Never {
    preconditionFailure("body() should not be called on \(Self.self).")
  }
}

/// A primitive view that is one view in every container.
@MainActor package protocol UnaryView: PrimitiveView {}

extension UnaryView {
  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(list: SingleViewList(inputs.base) { _makeView(view: view, inputs: $0) })
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { 1 }
}

/// A primitive view that stands for any number of views. Where one view is needed, they are stacked.
@MainActor package protocol MultiView: PrimitiveView {}

extension MultiView {
  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let listInputs = _ViewListInputs(base: inputs)
    let list = _makeViewList(view: view, inputs: listInputs).list
    let isOne = _viewListCount(inputs: listInputs) == 1
    return _ViewOutputs(node: isOne ? ImplicitContainer.makeSwitch(list, inputs) : ImplicitContainer.make(list, inputs))
  }
}
