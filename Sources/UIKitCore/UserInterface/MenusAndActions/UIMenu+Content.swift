import Foundation
package import ViewBacking

// Converts a menu for the host, and maps the host's choice back to an action.
extension UIMenu {
  /// The menu's lines. Hidden elements are left out and not counted in paths.
  package var content: MenuContent { content(isExclusive: false) }

  /// The menu's lines, where one action at a time may have a checkmark if `isExclusive` or if the menu itself has that option.
  func content(isExclusive: Bool) -> MenuContent {
    let isExclusive = isExclusive || options.contains(.singleSelection)
    return MenuContent(items: shownChildren.map { $0.menuItem(isExclusive: isExclusive) })
  }

  /// The children, with the elements of deferred ones.
  private var resolvedChildren: [UIMenuElement] {
    children.flatMap { ($0 as? UIDeferredMenuElement)?.resolve() ?? [$0] }
  }

  /// The visible children: without hidden ones.
  var shownChildren: [UIMenuElement] {
    resolvedChildren.filter { element in
      if let action = element as? UIAction { return !action.attributes.contains(.hidden) && action.isOffered }
      return !(element is UIDeferredMenuElement)
    }
  }

  /// Runs the action at `path`, for `sender`. A path without an action has no effect: the menu may have changed since it was shown.
  package func choose(at path: [Int], sender: Any?) { choose(at: path, sender: sender, among: nil) }

  /// Runs the action at `path`. Of the actions in `exclusive`, and in a menu of single selection, only this one has a checkmark.
  func choose(at path: [Int], sender: Any?, among exclusive: UIMenu?) {
    let exclusive = exclusive ?? (options.contains(.singleSelection) ? self : nil)
    let shown = shownChildren
    guard let index = path.first, shown.indices.contains(index) else { return }
    if let menu = shown[index] as? UIMenu {
      menu.choose(at: Array(path.dropFirst()), sender: sender, among: exclusive)
    } else if let action = shown[index] as? UIAction, path.count == 1 {
      if let exclusive, !action.attributes.contains(.disabled) {
        for other in exclusive.allActions { other.state = other === action ? .on : .off }
      }
      action.performWithSender(sender, target: nil)
    }
  }

  /// Every action in the menu and in the menus inside it, in order.
  var allActions: [UIAction] {
    resolvedChildren.flatMap { ($0 as? UIMenu)?.allActions ?? [$0 as? UIAction].compactMap(\.self) }
  }
}

extension UIMenuElement {
  /// The element as a line of a menu.
  fileprivate func menuItem(isExclusive: Bool) -> MenuContent.Item {
    var item = MenuContent.Item(title: title)
    item.subtitle = subtitle
    if let action = self as? UIAction {
      item.title = action.shownTitle
      item.isEnabled = !action.attributes.contains(.disabled)
      item.isDestructive = action.attributes.contains(.destructive)
      item.state = MenuContent.Item.State(action.state)
      item.isExclusive = isExclusive
      item.shortcut = (action as? UIKeyCommand)?.stroke
    } else if let menu = self as? UIMenu {
      item.isInline = menu.options.contains(.displayInline)
      item.isDestructive = menu.options.contains(.destructive)
      item.children = menu.content(isExclusive: isExclusive).items
      item.isEnabled = !item.children.isEmpty
    }
    return item
  }
}

extension MenuContent.Item.State {
  fileprivate init(_ state: UIMenuElement.State) {
    self =
      switch state {
      case .off: .off
      case .on: .on
      case .mixed: .mixed
      }
  }
}
