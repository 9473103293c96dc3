import AttributeGraph
public import SwiftUICore
import UIKitCore

/// A control that chooses one of several values. Its content has a view for each, with the value as its tag.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// A picker with a view as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// A picker with a view as its label.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.label = label
    self.content = content()
  }

  /// A picker of several values, which chooses the same for all.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: selection] }
    guard let first = bindings.first else { preconditionFailure("A picker needs at least one source.") }
    self.init(
      selection: Binding(
        get: { first.wrappedValue }, set: { value in for binding in bindings { binding.wrappedValue = value } }),
      content: content, label: label)
  }

  /// A picker with a view as its label, and another one for the present value. Differs from Apple: that one is not shown.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// A picker with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

@MainActor extension Picker: View, UnaryComposite {
  /// The picker in the style of its environment.
  public var body: some View {
    ResolvedPicker(selection: selection, label: label, content: content)
  }
}

private struct ResolvedPicker<Label: View, Value: Hashable, Content: View> {
  @Environment(\EnvironmentValues[style: StyleKind<any PickerStyle>()]) var styles
  @Environment(\.isMenuContent) var isMenuContent
  @Environment(\.isInList) var isInList
  @Environment(\.labelsAreHidden) var labelsAreHidden
  let selection: Binding<Value>
  let label: Label
  let content: Content
}

@MainActor extension ResolvedPicker: View {
  @ViewBuilder var body: some View {
    if isMenuContent {
      PickerChoices(selection: selection, content: content)
    } else {
      switch styles?.style.look ?? .menu {
      case .menu:
        // Outside of lists and forms the value is the label.
        if isInList, !labelsAreHidden {
          LabeledControl(label: label) { PickerMenu(selection: selection, content: content) }
        } else {
          UnlabeledControl(label: label) { PickerMenu(selection: selection, content: content) }
        }
      case .segments: UnlabeledControl(label: label) { PickerSegments(selection: selection, content: content) }
      case .rows: PickerRows(selection: selection, content: content)
      }
    }
  }
}

extension EnvironmentValues {
  /// Whether the view is in a row of a list or a form.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

private struct IsInListKey: EnvironmentKey { static let defaultValue = false }

/// One value that a picker offers.
private struct PickerOption<Value: Hashable>: Equatable {
  var title: String
  var image: UIImage?
  var value: Value?
  var section: Int

  static func == (one: PickerOption, other: PickerOption) -> Bool {
    one.title == other.title && one.image === other.image && one.value == other.value && one.section == other.section
  }
}

/// The views of a picker's content, which become its options.
@MainActor private final class PickerOptions<Value: Hashable>: ViewListParent {
  let list: ViewList
  private let viewGraph: ViewGraph
  var selection: Binding<Value>?

  init<Content: View>(_ content: _GraphValue<Content>, _ inputs: _ViewInputs) {
    viewGraph = inputs.viewGraph
    list = Content._makeViewList(view: content, inputs: _ViewListInputs(base: inputs)).list
    list.parent = self
    inputs.scope.keep(self)
  }

  func listDidChange(_ list: ViewList) { viewGraph.setNeedsLayout() }

  /// Calls `body` with each option's node, value and section.
  func forEach(_ body: (LayoutNode?, Value?, Int) -> Void) {
    for (number, section) in ViewListOutline(list).sections.enumerated() {
      for run in section.runs {
        for index in 0..<run.count {
          let node = run.element(index).node
          let tag = node?.layoutValue(for: TagKey.self)?.value as? Value
          body(node, tag ?? (run.id?(index).base as? Value), number)
        }
      }
    }
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

/// The options of a picker in a menu.
private struct PickerChoices<Value: Hashable, Content: View> {
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
  let content: Content
}

@MainActor extension PickerMenu: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    button.showsMenuAsPrimaryAction = true
    inputs.nameControl(button)
    let options = PickerOptions<Value>(inputs.part(of: view) { $0.content }, inputs)
    let leaf = LayoutLeaf(UIViewContent(view: button) { _ in button.intrinsicContentSize })
    var shown: [MenuEntry]?
    let refresh: @MainActor () -> Void = { [weak leaf] in
      let entries = options.entries
      guard entries != shown else { return }
      shown = entries
      button.menu = UIMenu(children: entries.map(\.element))
      let chosen = entries.chosen
      button.configuration?.title = chosen?.title ?? ""
      button.configuration?.image = chosen?.title.isEmpty == true ? chosen?.image : nil
      leaf?.contentDidChange()
    }
    inputs.followWithEnvironment(view) { value, environment in
      options.selection = value.selection
      _ = value.selection.wrappedValue
      button.isEnabled = environment.isEnabled
      refresh()
    }
    inputs.viewGraph.observeLayout(in: inputs.scope, refresh)
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

/// A picker as segments.
private struct PickerSegments<Value: Hashable, Content: View> {
  let selection: Binding<Value>
  let content: Content
}

@MainActor extension PickerSegments: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let control = UISegmentedControl()
    inputs.nameControl(control)
    let options = PickerOptions<Value>(inputs.part(of: view) { $0.content }, inputs)
    let leaf = LayoutLeaf(
      UIViewContent(view: control) { proposal in
        let ideal = control.intrinsicContentSize
        return CGSize(
          width: proposal.width.map { $0.isFinite ? max($0, ideal.width) : ideal.width } ?? ideal.width,
          height: ideal.height)
      })
    var shown: [PickerOption<Value>]?
    let refresh: @MainActor () -> Void = { [weak leaf] in
      let new = options.options
      if new != shown {
        shown = new
        control.removeAllSegments()
        for (index, option) in new.enumerated() {
          if option.title.isEmpty, let image = option.image {
            control.insertSegment(with: image, at: index, animated: false)
          } else {
            control.insertSegment(withTitle: option.title, at: index, animated: false)
          }
        }
        leaf?.contentDidChange()
      }
      let chosen = new.firstIndex { options.isChosen($0.value) } ?? UISegmentedControl.noSegment
      if control.selectedSegmentIndex != chosen { control.selectedSegmentIndex = chosen }
    }
    control.on(.valueChanged) {
      guard let shown, shown.indices.contains(control.selectedSegmentIndex) else { return }
      options.choose(shown[control.selectedSegmentIndex].value)
    }
    inputs.followWithEnvironment(view) { value, environment in
      options.selection = value.selection
      control.isEnabled = environment.isEnabled
      refresh()
    }
    inputs.viewGraph.observeLayout(in: inputs.scope, refresh)
    return _ViewOutputs(node: leaf)
  }
}

/// A picker as rows with a checkmark.
private struct PickerRows<Value: Hashable, Content: View> {
  let selection: Binding<Value>
  let content: Content
}

@MainActor extension PickerRows: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = inputs.part(of: view) { $0.content.modifier(PickerRowModifier()) }
    let options = PickerOptions<Value>(content, inputs)
    let node = LayoutContainer(VStackLayout(alignment: .leading, spacing: 0))
    inputs.scope.keep(ViewListContainer(options.list, node, inputs.viewGraph))
    let refresh: @MainActor () -> Void = {
      options.forEach { node, value, _ in
        guard let row = node?.layoutValue(for: PickerRowKey.self) else { return }
        row.isChosen = options.isChosen(value)
        row.action = { options.choose(value) }
      }
    }
    inputs.followWithEnvironment(view) { value, _ in
      options.selection = value.selection
      refresh()
    }
    inputs.viewGraph.observeLayout(in: inputs.scope, refresh)
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
