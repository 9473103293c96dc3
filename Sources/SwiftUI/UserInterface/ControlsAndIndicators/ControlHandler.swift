import SwiftUICore
import UIKitCore

/// Shows one view as a control of UIKit, and brings the control up to date.
@MainActor class ControlHandler<Value> {
  /// What the control is made with, for handlers that make other views.
  let inputs: _ViewInputs
  /// Called when the control may have another size.
  var sizeMayChange: () -> Void = {}

  required init(_ inputs: _ViewInputs) { self.inputs = inputs }

  /// The control.
  var view: UIView { preconditionFailure("A handler of \(Value.self) does not say which control it has.") }

  /// Takes a value over.
  func update(_ value: Value, in environment: EnvironmentValues) {}

  /// The size at a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    view.sizeThatFits(proposal.replacingUnspecifiedDimensions(by: .zero))
  }
}

/// A view that is one control of UIKit.
@MainActor protocol ControlView: UnaryView {
  associatedtype Handler: ControlHandler<Self>
}

extension ControlView {
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let handler = Handler(inputs)
    let leaf = LayoutLeaf(UIViewContent(view: handler.view) { handler.size(for: $0) })
    handler.sizeMayChange = { [weak leaf] in leaf?.contentDidChange() }
    inputs.scope.keep(handler)
    inputs.nameControl(handler.view)
    inputs.followWithEnvironment(view) { [weak leaf] value, environment in
      handler.update(value, in: environment)
      leaf?.contentDidChange()
    }
    return _ViewOutputs(node: leaf)
  }
}

extension UIControl {
  /// Adds a function for events.
  func on(_ events: Event, _ action: @escaping @MainActor () -> Void) {
    addAction(UIAction { _ in action() }, for: events)
  }
}
