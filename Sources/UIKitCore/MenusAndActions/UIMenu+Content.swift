import Foundation

// A menu as a host shows it, and the way back from what was chosen there to the action.
extension UIMenu {
  /// The menu's lines. What is hidden is left out, and paths count without it.
  package var content: MenuContent { MenuContent(items: shownChildren.map(\.menuItem)) }

  /// The children as they are seen: without hidden ones, with what deferred ones stand for.
  var shownChildren: [UIMenuElement] {
    children.flatMap { ($0 as? UIDeferredMenuElement)?.resolve() ?? [$0] }.filter { element in
      if let action = element as? UIAction { return !action.attributes.contains(.hidden) && action.isOffered }
      return !(element is UIDeferredMenuElement)
    }
  }

  /// Does what was chosen at `path`, for `sender`. A path that leads to no action does nothing: the menu may have become
  /// another one since it was shown.
  package func choose(at path: [Int], sender: Any?) {
    guard let index = path.first else { return }
    let shown = shownChildren
    guard shown.indices.contains(index) else { return }
    if let menu = shown[index] as? UIMenu {
      menu.choose(at: Array(path.dropFirst()), sender: sender)
    } else if let action = shown[index] as? UIAction, path.count == 1 {
      if options.contains(.singleSelection), !action.attributes.contains(.disabled) {
        for case let sibling as UIAction in shown { sibling.state = sibling === action ? .on : .off }
      }
      action.performWithSender(sender, target: nil)
    }
  }

  /// Every action in the menu and in the menus inside it, in order.
  var allActions: [UIAction] {
    children.flatMap { ($0 as? UIMenu)?.allActions ?? [$0 as? UIAction].compactMap(\.self) }
  }
}

extension UIMenuElement {
  /// The element as a line of a menu.
  fileprivate var menuItem: MenuContent.Item {
    var item = MenuContent.Item(title: title)
    item.subtitle = subtitle
    if let action = self as? UIAction {
      item.title = action.shownTitle
      item.isEnabled = !action.attributes.contains(.disabled)
      item.isDestructive = action.attributes.contains(.destructive)
      item.state = action.state
    } else if let menu = self as? UIMenu {
      item.isInline = menu.options.contains(.displayInline)
      item.isDestructive = menu.options.contains(.destructive)
      item.children = menu.content.items
      if menu.options.contains(.singleSelection) {
        for index in item.children.indices { item.children[index].isExclusive = true }
      }
      item.isEnabled = !item.children.isEmpty
    }
    return item
  }
}
