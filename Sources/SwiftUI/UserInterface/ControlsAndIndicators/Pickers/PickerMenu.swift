import AttributeGraph
import SwiftUICore
import UIKitCore

/// The options of a picker in a menu.
struct PickerChoices<Value: Hashable, Content: View> {
  let selection: Binding<Value>
  let content: Content
}

@MainActor extension PickerChoices: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var content = inputs
    content.changeEnvironment { _, values in values.isMenuContent = false }
    let options = PickerOptions<Value>(inputs.part(of: view) { $0.content }, content)
    inputs.viewGraph.follow(view.attribute, in: inputs.scope) { value in
      MainActor.assumeIsolated { options.selection = value.selection }
    }
    let node = LayoutContainer(OverlayLayout())
    node.setLayoutValue(
      MenuItem(.choices { [MenuEntry(kind: .menu(options.entries, isInline: true))] }), for: MenuItemKey.self)
    return _ViewOutputs(node: node)
  }
}

/// A picker as a button with a menu, whose title is the chosen option.
struct PickerMenu<Value: Hashable, Content: View> {
  let selection: Binding<Value>
  /// Whether arrows follow the title.
  var showsIndicator = true
  let content: Content
}

@MainActor extension PickerMenu: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    let button = UIButton(configuration: configuration)
    button.showsMenuAsPrimaryAction = true
    inputs.nameControl(button)
    let options = PickerOptions<Value>(inputs.part(of: view) { $0.content }, inputs)
    let leaf = LayoutLeaf(UIViewContent(view: button) { _ in button.intrinsicContentSize })
    var shown: [MenuEntry]?
    var indicator: UIImage?
    let refresh: @MainActor () -> Void = { [weak leaf] in
      let entries = options.entries
      guard entries != shown else { return }
      shown = entries
      button.menu = UIMenu(children: entries.map(\.element))
      let chosen = entries.chosen
      button.configuration?.title = chosen?.title ?? ""
      button.configuration?.image = chosen?.title.isEmpty == true ? chosen?.image : indicator
      leaf?.contentDidChange()
    }
    options.follow(view, \.selection, in: inputs, refresh: refresh) { value, environment in
      let font = (environment.font ?? .body).uiFont(for: environment.dynamicTypeSize)
      indicator = value.showsIndicator ? UIImage(systemName: "chevron.up.chevron.down") : nil
      // In a list the value is grey, as other values beside labels are.
      button.configuration?.baseForegroundColor = environment.isInList ? .secondaryLabel : nil
      button.configuration?.preferredSymbolConfigurationForImage = .init(pointSize: font.pointSize * 0.75)
      button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = font
        return attributes
      }
      button.isEnabled = environment.isEnabled
      shown = nil
    }
    return _ViewOutputs(node: leaf)
  }
}

extension [MenuEntry] {
  /// The first entry with a checkmark.
  fileprivate var chosen: MenuEntry? {
    for entry in self {
      if entry.isOn { return entry }
      if case .menu(let inner, _) = entry.kind, let found = inner.chosen { return found }
    }
    return nil
  }
}
