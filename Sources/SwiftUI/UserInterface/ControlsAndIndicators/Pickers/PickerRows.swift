import AttributeGraph
import SwiftUICore
import UIKitCore

/// A picker as rows with a checkmark.
struct PickerRows<Value: Hashable, Content: View> {
  let selection: Binding<Value>
  let content: Content
  /// Called after the user has chosen an option, also the one that was chosen before.
  var onChoice: @MainActor () -> Void = {}
}

@MainActor extension PickerRows: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = inputs.part(of: view) { $0.content.modifier(PickerRowModifier()) }
    let options = PickerOptions<Value>(content, inputs)
    let node = LayoutContainer(VStackLayout(alignment: .leading, spacing: 0))
    inputs.scope.keep(ViewListContainer(options.list, node, inputs.viewGraph))
    var onChoice: @MainActor () -> Void = {}
    let refresh: @MainActor () -> Void = {
      options.forEach { node, value, _ in
        guard let row = node?.layoutValue(for: PickerRowKey.self) else { return }
        row.isChosen = options.isChosen(value)
        row.action = {
          options.choose(value)
          onChoice()
        }
      }
    }
    options.follow(view, \.selection, in: inputs, refresh: refresh) { value, _ in onChoice = value.onChoice }
    return _ViewOutputs(node: node)
  }
}

/// A modifier that makes each option a row with a checkmark.
private struct PickerRowModifier {}

@MainActor extension PickerRowModifier: OutputsModifier {
  typealias Body = Never

  static func changeOutputs(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ outputs: _ViewOutputs
  ) -> _ViewOutputs {
    let row = PickerRow()
    inputs.scope.keep(row)
    let mark = LayoutLeaf(UIViewContent(view: row.mark) { _ in CGSize(width: 20, height: 20) })
    let spacer = LayoutLeaf(SpacerContent(minLength: 8))
    let line = LayoutContainer(HStackLayout(), (outputs.node.map { [$0] } ?? []) + [spacer, mark])
    let node = LayoutContainer(
      row.control, content: LayoutContainer(FlexibleFrameLayout(minHeight: 44, alignment: .leading), [line]))
    if let tag = outputs.node?.layoutValue(for: TagKey.self) { node.setLayoutValue(tag, for: TagKey.self) }
    node.setLayoutValue(row, for: PickerRowKey.self)
    return _ViewOutputs(node: node)
  }
}

/// A row of a picker.
@MainActor private final class PickerRow {
  let control = UIControl()
  let mark = UIImageView(image: UIImage(systemName: "checkmark"))
  var action: () -> Void = {}
  var isChosen = false {
    didSet { mark.alpha = isChosen ? 1 : 0 }
  }

  init() {
    mark.alpha = 0
    control.on(.primaryActionTriggered) { [unowned self] in action() }
  }
}

private enum PickerRowKey: LayoutValueKey {
  static var defaultValue: PickerRow? { nil }
}
