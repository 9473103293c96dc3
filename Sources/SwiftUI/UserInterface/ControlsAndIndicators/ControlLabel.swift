import SwiftUICore
import UIKitCore

/// The text of a control's label, which assistive technology receives as the label of the control, because both are views of their own.
@MainActor final class ControlLabel {
  private struct Named {
    weak var view: UIView?
    /// What the view is a part of the control for, such as the month of a date.
    let part: String?
    /// The last label that was set here; the app may have set another one.
    var label: String?
  }

  private final class Part {
    weak var node: LayoutNode?
    init(_ node: LayoutNode) { self.node = node }
  }

  private var nodes: [Part] = []
  private var named: [Named] = []
  private var text = ""

  nonisolated init() {}

  /// Adds a view of the label.
  func add(_ node: LayoutNode) {
    nodes.removeAll { $0.node == nil }
    nodes.append(Part(node))
  }

  /// Adds a control that the label is for.
  func name(_ view: UIView, part: String?) {
    named.removeAll { $0.view == nil }
    named.append(Named(view: view, part: part, label: nil))
    setLabel(at: named.count - 1)
  }

  /// Takes over the present text.
  func refresh() {
    let new = nodes.flatMap { $0.node?.texts ?? [] }.joined(separator: ", ")
    guard new != text else { return }
    text = new
    for index in named.indices { setLabel(at: index) }
  }

  private func setLabel(at index: Int) {
    let label = [text, named[index].part ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    guard let view = named[index].view, !label.isEmpty, view.accessibilityLabel == named[index].label else { return }
    named[index].label = label
    view.accessibilityLabel = label
  }
}

/// A modifier of the views of a control's label.
struct ControlLabelModifier {
  let label: ControlLabel
}

@MainActor extension ControlLabelModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    guard let node = outputs.node, let label = inputs.viewGraph.value(of: modifier.attribute)?.label else {
      return outputs
    }
    label.add(node)
    inputs.viewGraph.observeLayout(in: inputs.scope) { [weak label] in label?.refresh() }
    return outputs
  }
}

/// A modifier that makes the label of a control without showing it.
private struct HiddenLabelModifier<Label: View> {
  let content: Label
}

@MainActor extension HiddenLabelModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let list = Label._makeViewList(
      view: inputs.part(of: modifier) { $0.content }, inputs: _ViewListInputs(base: inputs)
    ).list
    _ = list.elements
    inputs.scope.keep(list)
    return outputs
  }
}

/// A control whose label is not shown, but known to assistive technology.
struct UnlabeledControl<Label: View, Control: View> {
  let label: Label
  let control: Control
  @State private var link = ControlLabel()

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }
}

@MainActor extension UnlabeledControl: View {
  var body: some View {
    control.environment(\.controlLabel, link)
      .modifier(HiddenLabelModifier(content: label.modifier(ControlLabelModifier(label: link))))
  }
}

extension EnvironmentValues {
  /// The label of the control that the view is.
  var controlLabel: ControlLabel? {
    get { self[ControlLabelKey.self] }
    set { self[ControlLabelKey.self] = newValue }
  }

  /// What the view is a part of a control for.
  var controlPart: String? {
    get { self[ControlPartKey.self] }
    set { self[ControlPartKey.self] = newValue }
  }
}

private struct ControlLabelKey: EnvironmentKey {
  static var defaultValue: ControlLabel? { nil }
}

private struct ControlPartKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

@MainActor extension _ViewInputs {
  /// Makes the label of the control that `view` shows available to assistive technology.
  func nameControl(_ view: UIView) {
    let environment = currentEnvironment
    environment.controlLabel?.name(view, part: environment.controlPart)
  }
}
