import AttributeGraph
import SwiftUICore
import UIKitCore

/// A control that does something when it is pressed.
public struct Button<Label: View> {
  let action: @MainActor () -> Void
  let label: Label

  /// A button with a view as its label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with a title that is looked up in the app's strings.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a title.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

@MainActor extension Button: UnaryView {
  /// It has no body.
  public typealias Body = Never

  /// Makes the node. Apps do not call it.
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let control = UIControl()
    var action: @MainActor () -> Void = {}
    control.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    inputs.viewGraph.follow(view.attribute, in: inputs.scope) { action = $0.action }
    // Text and symbols of a button have the colour of what can be pressed, unless they have their own.
    var labelInputs = inputs
    labelInputs.changeEnvironment { _, values in
      if values.foregroundColor == nil { values.foregroundColor = .accentColor }
    }
    let label = Label._makeView(view: inputs.part(of: view) { $0.label }, inputs: labelInputs)
    return _ViewOutputs(node: LayoutContainer(control, content: label.node))
  }
}
