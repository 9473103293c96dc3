import AttributeGraph
import SwiftUICore
import UIKitCore

/// A picker as a link to a page with its options.
struct PickerLink<Label: View, Value: Hashable, Content: View> {
  let selection: Binding<Value>
  let label: Label
  let content: Content
}

@MainActor extension PickerLink: View {
  var body: some View {
    NavigationLink {
      PickerPage(selection: selection, content: content).navigationTitle(label as? Text ?? Text(verbatim: ""))
    } label: {
      LabeledControl(label: label) { PickerValue(selection: selection, content: content) }
    }
  }
}

/// The page of a picker, which is left when an option is chosen.
private struct PickerPage<Value: Hashable, Content: View> {
  @Environment(\.dismiss) private var dismiss
  let selection: Binding<Value>
  let content: Content

  init(selection: Binding<Value>, content: Content) {
    self.selection = selection
    self.content = content
  }
}

@MainActor extension PickerPage: View {
  var body: some View {
    List {
      PickerRows(selection: selection, content: content) { dismiss() }
    }
  }
}

/// The title of a picker's chosen option.
private struct PickerValue<Value: Hashable, Content: View> {
  let selection: Binding<Value>
  let content: Content
}

@MainActor extension PickerValue: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let label = UILabel()
    label.textColor = .secondaryLabel
    inputs.nameControl(label)
    let options = PickerOptions<Value>(inputs.part(of: view) { $0.content }, inputs)
    let leaf = LayoutLeaf(UIViewContent(view: label) { _ in label.intrinsicContentSize })
    let refresh: @MainActor () -> Void = { [weak leaf] in
      let title = options.options.first { options.isChosen($0.value) }?.title
      guard label.text != title else { return }
      label.text = title
      leaf?.contentDidChange()
    }
    options.follow(view, \.selection, in: inputs, refresh: refresh) { [weak leaf] _, environment in
      label.font = (environment.font ?? .body).uiFont(for: environment.dynamicTypeSize)
      leaf?.contentDidChange()
    }
    return _ViewOutputs(node: leaf)
  }
}
