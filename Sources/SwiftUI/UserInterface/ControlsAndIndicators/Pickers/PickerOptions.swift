import AttributeGraph
import SwiftUICore
import UIKitCore

/// One value that a picker offers.
struct PickerOption<Value: Hashable>: Equatable {
  var title: String
  var image: UIImage?
  var value: Value?
  var section: Int

  static func == (one: PickerOption, other: PickerOption) -> Bool {
    one.title == other.title && one.image === other.image && one.value == other.value && one.section == other.section
  }
}

/// The views of a picker's content, which become its options.
@MainActor final class PickerOptions<Value: Hashable>: ViewListParent {
  let list: ViewList
  private let viewGraph: ViewGraph
  var selection: Binding<Value>?

  init<Content: View>(_ content: _GraphValue<Content>, _ inputs: _ViewInputs) {
    viewGraph = inputs.viewGraph
    list = Content._makeViewList(view: content, inputs: _ViewListInputs(base: inputs)).list
    list.parent = self
    inputs.scope.keep(self)
  }

  /// Calls `update` with each new value of a picker's control and its environment, and `refresh` after it and before each layout.
  func follow<Control>(
    _ control: _GraphValue<Control>, _ selection: KeyPath<Control, Binding<Value>>, in inputs: _ViewInputs,
    refresh: @escaping @MainActor () -> Void, update: @escaping @MainActor (Control, EnvironmentValues) -> Void
  ) {
    inputs.followWithEnvironment(control) { [weak self] control, environment in
      self?.selection = control[keyPath: selection]
      // The control follows the value of the binding too.
      _ = control[keyPath: selection].wrappedValue
      update(control, environment)
      refresh()
    }
    inputs.viewGraph.observeLayout(in: inputs.scope, refresh)
  }

  func listDidChange(_ list: ViewList) { viewGraph.setNeedsLayout() }

  /// Calls `body` with each option's node, value and section.
  func forEach(_ body: (LayoutNode?, Value?, Int) -> Void) {
    for (number, section) in ViewListOutline(list).sections.enumerated() {
      for run in section.runs {
        for index in 0..<run.count {
          body(run.element(index).node, run.value(at: index, as: Value.self), number)
        }
      }
    }
  }

  /// The options' nodes.
  var nodes: [LayoutNode?] {
    var nodes: [LayoutNode?] = []
    forEach { node, _, _ in nodes.append(node) }
    return nodes
  }

  var options: [PickerOption<Value>] {
    var options: [PickerOption<Value>] = []
    forEach { node, value, section in
      options.append(
        PickerOption(title: node?.texts.first ?? "", image: node?.image, value: value, section: section))
    }
    return options
  }

  func choose(_ value: Value?) {
    guard let value, let selection, selection.wrappedValue != value else { return }
    selection.wrappedValue = value
  }

  func isChosen(_ value: Value?) -> Bool { value != nil && value == selection?.wrappedValue }

  /// The options as entries of a menu, those of a section together.
  var entries: [MenuEntry] {
    let options = options
    var groups: [[MenuEntry]] = []
    for (index, option) in options.enumerated() {
      var entry = MenuEntry(title: option.title, image: option.image, isOn: isChosen(option.value))
      entry.action = { [weak self] in self?.choose(option.value) }
      if index > 0, options[index - 1].section == option.section {
        groups[groups.count - 1].append(entry)
      } else {
        groups.append([entry])
      }
    }
    return groups.count > 1 ? groups.map { MenuEntry(kind: .menu($0, isInline: true)) } : groups.first ?? []
  }
}
