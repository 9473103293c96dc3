public import SwiftUICore
import UIKitCore

/// What a modifier changes of what a view reports to assistive technology.
struct AccessibilityChange {
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var isHidden: Bool?
  var isElement: Bool?
  var added: UIAccessibilityTraits = []
  var removed: UIAccessibilityTraits = []
  var inputLabels: [String]?
  var actions: [AccessibilityNamedAction] = []
}

/// An action with a name.
struct AccessibilityNamedAction {
  let name: String
  let action: () -> Void
}

/// A modifier of what a view reports to assistive technology.
///
/// It applies to the view of UIKit that shows the view, if there is one, and otherwise to one around it.
struct AccessibilityModifier {
  let change: (EnvironmentValues) -> AccessibilityChange
}

@MainActor extension AccessibilityModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let content = outputs.node else { return outputs }
    let (node, view) = target(content)
    let viewGraph = inputs.viewGraph
    let environment = inputs.environment
    viewGraph.follow(modifier.attribute, in: inputs.scope) { modifier in
      let values = onMain { viewGraph.value(of: environment) } ?? EnvironmentValues()
      view.apply(modifier.change(values))
    }
    return _ViewOutputs(node: node)
  }

  private static func onMain<Result>(_ body: () -> Result) -> Result { body() }

  private static func target(_ content: LayoutNode) -> (LayoutNode, UIView) {
    if let leaf = content as? LayoutLeaf, let shown = leaf.content as? any DisplayedContent {
      return (content, shown.view)
    }
    if let container = content as? LayoutContainer<ContainerViewLayout> { return (content, container.layout.view) }
    let view = UIView()
    return (LayoutContainer(view, content: content), view)
  }
}

extension UIView {
  /// Changes what assistive technology receives.
  fileprivate func apply(_ change: AccessibilityChange) {
    if let label = change.label { accessibilityLabel = label }
    if let hint = change.hint { accessibilityHint = hint }
    if let value = change.value { accessibilityValue = value }
    if let identifier = change.identifier { accessibilityIdentifier = identifier }
    if let isHidden = change.isHidden { accessibilityElementsHidden = isHidden }
    if let isElement = change.isElement { isAccessibilityElement = isElement }
    if !change.added.isEmpty { accessibilityTraits.formUnion(change.added) }
    if !change.removed.isEmpty { accessibilityTraits.subtract(change.removed) }
    if let labels = change.inputLabels { accessibilityUserInputLabels = labels }
    for named in change.actions {
      var actions = (accessibilityCustomActions ?? []).filter { $0.name != named.name }
      actions.append(
        UIAccessibilityCustomAction(name: named.name) { _ in
          named.action()
          return true
        })
      accessibilityCustomActions = actions
    }
  }
}

extension View {
  nonisolated func accessibilityChange(
    _ change: @escaping (inout AccessibilityChange) -> Void
  ) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    modifier(
      AccessibilityAttachmentModifier(
        inner: AccessibilityModifier { _ in
          var made = AccessibilityChange()
          change(&made)
          return made
        }))
  }
}

/// A modifier of what a view reports to assistive technology.
public struct AccessibilityAttachmentModifier {
  let inner: AccessibilityModifier
}

@MainActor extension AccessibilityAttachmentModifier: ViewModifier {
  /// The view with the modifier.
  public func body(content: Content) -> some View { content.modifier(inner) }
}
