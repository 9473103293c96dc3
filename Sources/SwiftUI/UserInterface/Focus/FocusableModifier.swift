import SwiftUICore
import UIKitCore

/// Lets a view have the keyboard focus.
struct FocusableModifier {
  let isFocusable: Bool
}

@MainActor extension FocusableModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let content = outputs.node else { return outputs }
    let view = FocusableView()
    let link = FocusLink(view)
    view.focusDidChange = { link.focusDidChange($0) }
    view.windowDidChange = { link.didMoveToWindow() }
    inputs.followWithEnvironment(modifier) { modifier, environment in
      view.isFocusable = modifier.isFocusable && environment.isEnabled
      link.update(environment)
    }
    return _ViewOutputs(node: LayoutContainer(view, content: content))
  }
}
