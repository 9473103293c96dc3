import Foundation

// A menu as a host shows it, and the way back from what was chosen there to the action.
extension UIMenu {
  /// The menu's lines. What is hidden is left out, and paths count without it.
  package var content: MenuContent { content(isExclusive: false) }

  /// The menu's lines, where one action at a time may carry a tick, or where the menu itself says so.
  func content(isExclusive: Bool) -> MenuContent {
    let isExclusive = isExclusive || options.contains(.singleSelection)
    return MenuContent(items: shownChildren.map { $0.menuItem(isExclusive: isExclusive) })
  }

  /// The children, with what deferred ones stand for.
  private var resolvedChildren: [UIMenuElement] {
    children.flatMap { ($0 as? UIDeferredMenuElement)?.resolve() ?? [$0] }
  }

  /// The children as they are seen: without hidden ones.
  var shownChildren: [UIMenuElement] {
    resolvedChildren.filter { element in
      if let action = element as? UIAction { return !action.attributes.contains(.hidden) && action.isOffered }
      return !(element is UIDeferredMenuElement)
    }
  }

  /// Does what was chosen at `path`, for `sender`. A path that leads to no action does nothing: the menu may have become
  /// another one since it was shown.
  package func choose(at path: [Int], sender: Any?) { choose(at: path, sender: sender, among: nil) }

  /// Does what was chosen at `path`. Of the actions in `exclusive`, and in a menu of single selection, it alone has a tick.
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
      item.state = action.state
      item.isExclusive = isExclusive
    } else if let menu = self as? UIMenu {
      item.isInline = menu.options.contains(.displayInline)
      item.isDestructive = menu.options.contains(.destructive)
      item.children = menu.content(isExclusive: isExclusive).items
      item.isEnabled = !item.children.isEmpty
    }
    return item
  }
}
