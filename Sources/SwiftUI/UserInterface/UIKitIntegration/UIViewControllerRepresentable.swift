import AttributeGraph
public import SwiftUICore
public import UIKitCore

/// A view controller of UIKit as a view of SwiftUI. It is a child of the controller around it.
///
/// Source: Apple's documentation of `UIViewControllerRepresentable`.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// An object that the controller's delegate is.
  associatedtype Coordinator = Void
  /// What is known about the place of the controller.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// What is known to a preview of the layout.
  typealias LayoutOptions = Void

  /// Makes the controller.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller is no longer needed. The default does nothing.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes the coordinator, before the controller.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// The size at a proposal; `nil`, the default, for that of the view's content.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

/// What is known about the place of a controller.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
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

extension UIViewControllerRepresentable where Coordinator == Void {
  /// There is none.
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// The size of the view's content.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// There is none: a call ends the app, as on a device.
  public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let host = RepresentedController<Self>()
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

/// A controller that was made for a representable value.
@MainActor private final class RepresentedController<Representable: UIViewControllerRepresentable> {
  private var value: Representable?
  private var context: UIViewControllerRepresentableContext<Representable>?
  private var controller: Representable.UIViewControllerType?
  private var host: ControllerHostView?

  func update(_ value: Representable, _ transaction: Transaction, _ environment: EnvironmentValues) -> UIView {
    var context =
      self.context
      ?? UIViewControllerRepresentableContext(
        coordinator: value.makeCoordinator(), transaction: transaction, environment: environment)
    context.transaction = transaction
    context.environment = environment
    self.context = context
    self.value = value
    let controller = self.controller ?? value.makeUIViewController(context: context)
    self.controller = controller
    let host = self.host ?? ControllerHostView(controller)
    self.host = host
    value.updateUIViewController(controller, context: context)
    return host
  }

  func size(at proposal: ProposedViewSize) -> CGSize {
    guard let value, let controller, let context else { return .zero }
    if let size = value.sizeThatFits(proposal, uiViewController: controller, context: context) { return size }
    let preferred = controller.preferredContentSize
    if let view = controller.viewIfLoaded, preferred == .zero { return view.sizeOfRepresentable(at: proposal) }
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(
        width: preferred.width > 0 ? preferred.width : 10, height: preferred.height > 0 ? preferred.height : 10))
  }

  func dismantle() {
    host?.leave()
    guard let controller, let context else { return }
    Representable.dismantleUIViewController(controller, coordinator: context.coordinator)
  }
}
