import AttributeGraph
public import SwiftUICore
public import UIKitCore

/// A view of UIKit as a view of SwiftUI.
///
/// The view is made once for each identity. ``updateUIView(_:context:)`` is called after that, and in each update in which the value, the
/// environment or something that the function has read has changed.
///
/// Source: Apple's documentation of `UIViewRepresentable`.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  /// The type of the view of UIKit.
  associatedtype UIViewType: UIView
  /// An object that the view's delegate and targets are.
  associatedtype Coordinator = Void
  /// What is known about the place of the view.
  typealias Context = UIViewRepresentableContext<Self>
  /// What is known to a preview of the layout.
  typealias LayoutOptions = Void

  /// Makes the view.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view is no longer needed. The default does nothing.
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes the coordinator, before the view.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// The size at a proposal; `nil`, the default, for that of the view's content.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

/// What is known about the place of a view of UIKit.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction of the present update.
  public internal(set) var transaction: Transaction
  /// The environment of the view.
  public internal(set) var environment: EnvironmentValues

  /// Runs a function that changes the view, and then another one. Differs from Apple: without the transaction's animation.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// There is none.
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// The size of the view's content.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  /// There is none: a call ends the app, as on a device.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let host = RepresentedView<Self>()
    return PlatformView.make(
      view, inputs,
      update: { value, transaction, environment in host.update(value, transaction, environment) },
      size: { host.size(at: $0) }, dismantle: { host.dismantle() })
  }

  /// Makes the list of views. Apps do not call it.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    _ViewListOutputs(list: SingleViewList(inputs.base) { _makeView(view: view, inputs: $0) })
  }

  /// The number of views, if it is known from the type. Apps do not call it.
  public static func _viewListCount(inputs: _ViewListInputs) -> Int? { 1 }
}

/// A view that was made for a representable value.
@MainActor private final class RepresentedView<Representable: UIViewRepresentable> {
  private var value: Representable?
  private var context: UIViewRepresentableContext<Representable>?
  private var view: Representable.UIViewType?
  private var host: PlatformViewHost?

  func update(_ value: Representable, _ transaction: Transaction, _ environment: EnvironmentValues) -> UIView {
    var context =
      self.context
      ?? UIViewRepresentableContext(
        coordinator: value.makeCoordinator(), transaction: transaction, environment: environment)
    context.transaction = transaction
    context.environment = environment
    self.context = context
    self.value = value
    let view = self.view ?? value.makeUIView(context: context)
    self.view = view
    let host = self.host ?? PlatformViewHost(view)
    self.host = host
    value.updateUIView(view, context: context)
    return host
  }

  func size(at proposal: ProposedViewSize) -> CGSize {
    guard let value, let view, let context else { return .zero }
    return value.sizeThatFits(proposal, uiView: view, context: context) ?? view.sizeOfRepresentable(at: proposal)
  }

  func dismantle() {
    guard let view, let context else { return }
    Representable.dismantleUIView(view, coordinator: context.coordinator)
  }
}

/// Views of UIKit that apps make.
@MainActor enum PlatformView {
  /// Makes the node of a view that `update` makes the first time that it is called. What `update` reads from the graph, it is called again
  /// for.
  static func make<Value>(
    _ view: _GraphValue<Value>, _ inputs: _ViewInputs,
    update: @escaping @MainActor (Value, Transaction, EnvironmentValues) -> UIView,
    size: @escaping @MainActor (ProposedViewSize) -> CGSize, dismantle: @escaping @MainActor () -> Void
  ) -> _ViewOutputs {
    let viewGraph = inputs.viewGraph
    let environment = inputs.environment
    var count = 0
    var shown: UIView?
    let updates = inputs.body(of: view) { value in
      let values = (try? viewGraph.graph.value(of: environment)) ?? EnvironmentValues()
      shown = update(value, viewGraph.transaction, values)
      count += 1
      return count
    }
    _ = viewGraph.value(of: updates.attribute)
    let leaf = LayoutLeaf(UIViewContent(view: shown ?? UIView(), size: size))
    viewGraph.follow(updates.attribute, in: inputs.scope) { [weak leaf] _ in leaf?.contentDidChange() }
    inputs.scope.keep(ScopeEnd(dismantle))
    return _ViewOutputs(node: leaf)
  }
}
