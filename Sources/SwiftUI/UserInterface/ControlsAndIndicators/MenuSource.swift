import AttributeGraph
import SwiftUICore
import UIKitCore

extension EnvironmentValues {
  /// Whether the view is in a menu, where controls are items.
  var isMenuContent: Bool {
    get { self[MenuContentKey.self] }
    set { self[MenuContentKey.self] = newValue }
  }
}

private struct MenuContentKey: EnvironmentKey { static let defaultValue = false }

/// What an item of a menu is. It belongs to a node, and is brought up to date with its view.
@MainActor final class MenuItem {
  enum Kind {
    case button(role: ButtonRole?, action: @MainActor () -> Void)
    case toggle(Binding<Bool>)
    case menu(MenuSource)
    case choices(@MainActor () -> [MenuEntry])
  }

  var kind: Kind
  var isEnabled = true
  var shortcut: KeyboardShortcut?
  weak var label: LayoutNode?

  init(_ kind: Kind) { self.kind = kind }

  /// Does what the item does.
  func choose() {
    guard isEnabled else { return }
    switch kind {
    case .button(_, let action): action()
    case .toggle(let isOn): isOn.wrappedValue.toggle()
    case .menu, .choices: break
    }
  }
}

/// The item that a node is.
enum MenuItemKey: LayoutValueKey {
  static var defaultValue: MenuItem? { nil }
}

/// An item of a menu with its label.
struct MenuItemView<Label: View> {
  let kind: MenuItem.Kind
  let label: Label

  init(_ kind: MenuItem.Kind, label: Label) {
    self.kind = kind
    self.label = label
  }
}

@MainActor extension MenuItemView: UnaryView {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let label = Label._makeView(view: inputs.part(of: view) { $0.label }, inputs: inputs).node
    let node = LayoutContainer(OverlayLayout(), label.map { [$0] } ?? [])
    let item = MenuItem(.button(role: nil, action: {}))
    item.label = node
    inputs.followWithEnvironment(view) { value, environment in
      item.kind = value.kind
      item.isEnabled = environment.isEnabled
      item.shortcut = environment.keyboardShortcut
    }
    node.setLayoutValue(item, for: MenuItemKey.self)
    return _ViewOutputs(node: node)
  }
}

/// One entry of a menu as it is shown.
struct MenuEntry: Equatable {
  enum Kind: Equatable {
    case action
    case menu([MenuEntry], isInline: Bool)
    case separator
  }

  var title = ""
  var subtitle: String?
  var image: UIImage?
  var kind = Kind.action
  var isOn = false
  var isDestructive = false
  var isEnabled = true
  var shortcut: KeyboardShortcut?
  /// What the entry does; not compared.
  var action: @MainActor () -> Void = {}

  static func == (one: MenuEntry, other: MenuEntry) -> Bool {
    one.title == other.title && one.subtitle == other.subtitle && one.image === other.image && one.kind == other.kind
      && one.isOn == other.isOn && one.isDestructive == other.isDestructive && one.isEnabled == other.isEnabled
      && one.shortcut == other.shortcut
  }
}

/// The views of a menu, which become its items.
@MainActor final class MenuSource: ViewListParent {
  private let list: ViewList
  private let viewGraph: ViewGraph

  init<Content: View>(_ content: _GraphValue<Content>, _ inputs: _ViewInputs) {
    var inputs = inputs
    inputs.changeEnvironment { _, values in values.isMenuContent = true }
    viewGraph = inputs.viewGraph
    list = Content._makeViewList(view: content, inputs: _ViewListInputs(base: inputs)).list
    list.parent = self
    inputs.scope.keep(self)
    // The views exist with the menu, so that they have their state.
    _ = list.elements
  }

  func listDidChange(_ list: ViewList) { viewGraph.setNeedsLayout() }

  /// The entries now.
  var entries: [MenuEntry] {
    var entries: [MenuEntry] = []
    for section in ViewListOutline(list).sections {
      var own: [MenuEntry] = []
      for run in section.runs {
        for index in 0..<run.count {
          if let node = run.element(index).node { own += node.menuEntries }
        }
      }
      if section.isExplicit {
        let title = (section.header?.elements ?? []).compactMap { $0.node?.texts.first }.first ?? ""
        entries.append(MenuEntry(title: title, kind: .menu(MenuEntry.grouped(own), isInline: true)))
      } else {
        entries += own
      }
    }
    return MenuEntry.grouped(entries)
  }

  /// The menu of UIKit.
  var menu: UIMenu { UIMenu(children: entries.map(\.element)) }
}

extension MenuEntry {
  /// The entries with those between separators as groups of their own.
  fileprivate static func grouped(_ entries: [MenuEntry]) -> [MenuEntry] {
    guard entries.contains(where: { $0.kind == .separator }) else { return entries }
    return entries.split { $0.kind == .separator }.map { MenuEntry(kind: .menu(Array($0), isInline: true)) }
  }

  /// The element of UIKit.
  @MainActor var element: UIMenuElement {
    switch kind {
    case .action, .separator:
      var attributes: UIMenuElement.Attributes = []
      if isDestructive { attributes.insert(.destructive) }
      if !isEnabled { attributes.insert(.disabled) }
      let action = action
      if let shortcut {
        return UIKeyCommand(
          title: title, subtitle: subtitle, image: image, input: shortcut.key.input,
          modifierFlags: shortcut.modifiers.flags, attributes: attributes, state: isOn ? .on : .off
        ) { _ in action() }
      }
      return UIAction(
        title: title, subtitle: subtitle, image: image, attributes: attributes, state: isOn ? .on : .off
      ) { _ in action() }
    case .menu(let entries, let isInline):
      return UIMenu(
        title: title, subtitle: subtitle, image: image, options: isInline ? .displayInline : [],
        children: entries.map(\.element))
    }
  }
}

@MainActor extension LayoutNode {
  /// What the node is in a menu.
  var menuEntries: [MenuEntry] {
    if let item = layoutValue(for: MenuItemKey.self) { return item.entries }
    if let leaf = self as? LayoutLeaf, leaf.content is LineContent { return [MenuEntry(kind: .separator)] }
    if let parent = self as? LayoutParent {
      let items = parent.children.flatMap { $0.menuItemsInside }
      if !items.isEmpty { return items }
    }
    let texts = texts
    guard let title = texts.first else { return [] }
    return [MenuEntry(title: title, subtitle: texts.dropFirst().first, image: image, isEnabled: false)]
  }

  /// The entries of items in the node.
  private var menuItemsInside: [MenuEntry] {
    if let item = layoutValue(for: MenuItemKey.self) { return item.entries }
    return (self as? LayoutParent)?.children.flatMap { $0.menuItemsInside } ?? []
  }

  /// The texts of all labels in the node, in their order.
  var texts: [String] { shownViews.compactMap { ($0 as? UILabel)?.text } }

  /// The first picture in the node.
  var image: UIImage? { shownViews.lazy.compactMap { ($0 as? UIImageView)?.image }.first }

  /// The views of UIKit that show the leaves in the node.
  var shownViews: [UIView] {
    var views: [UIView] = []
    var open: [LayoutNode] = [self]
    while let node = open.popLast() {
      if let leaf = node as? LayoutLeaf, let content = leaf.content as? any DisplayedContent {
        views.append(content.view)
      } else if let parent = node as? LayoutParent {
        open.append(contentsOf: parent.children.reversed())
      }
    }
    return views
  }
}

extension MenuItem {
  /// The entries of the item.
  var entries: [MenuEntry] {
    let texts = label?.texts ?? []
    var entry = MenuEntry(title: texts.first ?? "", subtitle: texts.dropFirst().first, image: label?.image)
    entry.isEnabled = isEnabled
    entry.shortcut = shortcut
    entry.action = { [weak self] in self?.choose() }
    switch kind {
    case .button(let role, _): entry.isDestructive = role == .destructive
    case .toggle(let isOn): entry.isOn = isOn.wrappedValue
    case .menu(let source): entry.kind = .menu(source.entries, isInline: false)
    case .choices(let choices): return choices()
    }
    return [entry]
  }
}
