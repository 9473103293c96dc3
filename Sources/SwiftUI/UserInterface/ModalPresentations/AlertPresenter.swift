import Localization
import AttributeGraph
import SwiftUICore
import UIKitCore

/// What an alert shows.
struct AlertDescription {
  var style = UIAlertController.Style.alert
  var title: Text?
  var message: Text?
  var buttons: [Alert.Button] = []
}

/// How an alert gets what it shows.
enum AlertSource {
  /// From a value.
  case description(() -> AlertDescription?)
  /// From views: the actions and the message.
  case views(UIAlertController.Style, title: Text?, actions: () -> AnyView, message: () -> AnyView)
}

/// A modifier that shows an alert while a binding is true.
struct AlertModifier {
  /// The identity of what is shown; `nil` for nothing.
  let identity: () -> AnyHashable?
  let dismiss: () -> Void
  let source: AlertSource
}

@MainActor extension AlertModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let node = outputs.node ?? LayoutContainer(OverlayLayout())
    let viewGraph = inputs.viewGraph
    let presenter = AlertPresenter(inputs, node)
    viewGraph.follow(modifier.attribute, in: inputs.scope) { [weak presenter] in presenter?.modifier = $0 }
    let identity = viewGraph.graph.attribute("presented", in: inputs.scope.subgraph) { graph throws(AttributeError) in
      AlertIdentity(value: try graph.value(of: modifier.attribute).identity())
    }
    viewGraph.follow(identity, in: inputs.scope) { [weak presenter] in presenter?.show($0.value) }
    viewGraph.observeLayout(in: inputs.scope) { [weak presenter] in presenter?.retry() }
    inputs.scope.keep(presenter)
    inputs.scope.keep(ScopeEnd { presenter.end() })
    return _ViewOutputs(node: node)
  }
}

private struct AlertIdentity: Equatable, @unchecked Sendable {
  let value: AnyHashable?
}

/// Presents the alert of a modifier.
@MainActor final class AlertPresenter {
  private let inputs: _ViewInputs
  private weak var node: LayoutNode?
  var modifier: AlertModifier?
  private var wanted: AnyHashable?
  private var shown: (identity: AnyHashable, controller: UIAlertController)?
  private var views: HostedContent?
  private var isDismissing = false

  init(_ inputs: _ViewInputs, _ node: LayoutNode) {
    self.inputs = inputs
    self.node = node
  }

  private var viewGraph: ViewGraph { inputs.viewGraph }

  func show(_ identity: AnyHashable?) {
    wanted = identity
    guard identity != shown?.identity else { return }
    viewGraph.afterUpdate(named: "alert") { [weak self] in self?.apply() }
  }

  /// Presents what could not be presented before.
  func retry() {
    // The call causes another layout, so it is made only if it can present or dismiss.
    guard wanted != shown?.identity, !isDismissing, shown != nil || node?.availablePresenter != nil else { return }
    viewGraph.afterUpdate(named: "alert") { [weak self] in self?.apply() }
  }

  private func apply() {
    guard wanted != shown?.identity, !isDismissing else { return }
    if let shown {
      dismiss(shown.controller)
    } else if let wanted {
      present(wanted)
    }
  }

  private func present(_ identity: AnyHashable) {
    guard let host = node?.availablePresenter, let alert = makeAlert() else { return }
    shown = (identity, alert)
    if alert.preferredStyle == .actionSheet {
      alert.popoverPresentationController?.sourceView = node?.hostView
      alert.popoverPresentationController?.sourceRect = node?.frameInHost ?? .null
    }
    host.present(alert, animated: true)
    if alert.presentingViewController == nil { forget() }
  }

  private func dismiss(_ alert: UIAlertController) {
    guard let presenter = alert.presentingViewController else { return forget() }
    isDismissing = true
    presenter.dismiss(animated: true) { [weak self] in
      self?.isDismissing = false
      self?.forget()
    }
  }

  private func forget() {
    shown = nil
    views?.remove()
    views = nil
    // Others may wait for the place.
    viewGraph.setNeedsLayout()
  }

  /// Called when the modifier is removed.
  func end() {
    wanted = nil
    if let shown { dismiss(shown.controller) }
  }

  /// The user has chosen an action: the alert is gone before the action runs.
  private func didChoose(_ action: @MainActor () -> Void) {
    wanted = nil
    modifier?.dismiss()
    action()
    forget()
  }

  // MARK: What is shown

  private func makeAlert() -> UIAlertController? {
    guard let modifier else { return nil }
    switch modifier.source {
    case .description(let describe): return describe().map(makeAlert)
    case .views(let style, let title, let actions, let message):
      return makeAlert(style, title: title, actions: actions, message: message)
    }
  }

  private func makeAlert(_ description: AlertDescription) -> UIAlertController {
    let alert = UIAlertController(
      title: description.title?.string, message: description.message?.string, preferredStyle: description.style)
    let buttons =
      description.buttons.isEmpty ? [Alert.Button.default(Text(SystemString.ok.localized))] : description.buttons
    for button in buttons {
      alert.addAction(
        UIAlertAction(title: button.label?.string ?? SystemString.cancel.localized, style: button.style) {
          [weak self] _ in
          self?.didChoose { button.action?() }
        })
    }
    return alert
  }

  private func makeAlert(
    _ style: UIAlertController.Style, title: Text?, actions: @escaping () -> AnyView,
    message: @escaping () -> AnyView
  ) -> UIAlertController {
    let (content, _) = HostedContent.make(
      inputs, BuiltView { AnyView(AlertViews(actions: actions(), message: message())) }
    ) { values in
      values.isMenuContent = true
      values.presentationContext = nil
    }
    views = content
    let found = AlertParts(content.node)
    let alert = UIAlertController(
      title: title?.string, message: found.message.isEmpty ? nil : found.message, preferredStyle: style)
    for field in found.fields where style == .alert { add(field, to: alert) }
    var hasCancel = false
    for item in found.items {
      guard case .button(let role, _) = item.kind else { continue }
      let isCancel = role == .cancel && !hasCancel
      hasCancel = hasCancel || isCancel
      let action = UIAlertAction(
        title: item.label?.texts.first ?? (isCancel ? SystemString.cancel.localized : ""),
        style: isCancel ? .cancel : role == .destructive ? .destructive : .default
      ) { [weak self] _ in self?.didChoose { item.choose() } }
      action.isEnabled = item.isEnabled
      alert.addAction(action)
    }
    if alert.actions.isEmpty {
      alert.addAction(
        UIAlertAction(title: SystemString.ok.localized, style: .default) { [weak self] _ in self?.didChoose {} })
    } else if style == .actionSheet, !hasCancel {
      alert.addAction(
        UIAlertAction(title: SystemString.cancel.localized, style: .cancel) { [weak self] _ in self?.didChoose {} })
    }
    return alert
  }

  private func add(_ source: UITextField, to alert: UIAlertController) {
    alert.addTextField { field in
      field.placeholder = source.placeholder
      field.text = source.text
      field.isSecureTextEntry = source.isSecureTextEntry
      field.addAction(
        UIAction { [weak field, weak source] _ in
          source?.text = field?.text
          source?.sendActions(for: .editingChanged)
        }, for: .editingChanged)
    }
  }
}

/// The views of an alert, which are not shown themselves.
private struct AlertViews {
  let actions: AnyView
  let message: AnyView
}

@MainActor extension AlertViews: View {
  var body: some View {
    VStack { actions }.layoutValue(key: AlertPartKey.self, value: .actions)
    VStack { message }.layoutValue(key: AlertPartKey.self, value: .message)
  }
}

private enum AlertPartKey: LayoutValueKey {
  enum Part { case actions, message }
  static var defaultValue: Part? { nil }
}

/// What the views of an alert are.
@MainActor private struct AlertParts {
  var items: [MenuItem] = []
  var fields: [UITextField] = []
  var message = ""

  init(_ root: LayoutNode) {
    var open: [LayoutNode] = [root]
    while let node = open.popLast() {
      if node.layoutValue(for: AlertPartKey.self) == .message {
        message = node.texts.joined(separator: "\n")
      } else if let item = node.layoutValue(for: MenuItemKey.self) {
        items.append(item)
      } else if let leaf = node as? LayoutLeaf, let content = leaf.content as? any DisplayedContent {
        if let field = content.view.all(of: UITextField.self).first { fields.append(field) }
      } else if let parent = node as? LayoutParent {
        open.append(contentsOf: parent.children.reversed())
      }
    }
  }
}

extension UIView {
  /// The views of a type in this one, with this one.
  func all<V: UIView>(of type: V.Type) -> [V] {
    ((self as? V).map { [$0] } ?? []) + subviews.flatMap { $0.all(of: type) }
  }
}
