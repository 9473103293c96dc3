import Foundation

/// Changes the menus of an app's windows, in ``UIResponder/buildMenu(with:)``.
///
/// A change to a menu that does not exist has no effect.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The menus that are built.
  var system: UIMenuSystem { get }
  /// The menu with an identifier, or `nil`.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action with an identifier, or `nil`.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Puts another menu in the place of one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives a menu the elements that the closure returns for those that it has.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another one, before its elements.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another one, after its elements.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Builds the menus: each change makes new menus along the path to the root.
final class MenuTreeBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  /// The menus, if anything was asked for or changed.
  private(set) var used: UIMenu?

  init(_ system: UIMenuSystem, root: UIMenu? = nil) {
    self.system = system
    used = root
  }

  private(set) var root: UIMenu {
    get {
      if let used { return used }
      let standard = UIMenu.standardMenus
      used = standard
      return standard
    }
    set { used = newValue }
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { Self.find(root) { $0.identifier == identifier } }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.allActions.first { $0.identifier == identifier }
  }

  private static func find(_ menu: UIMenu, _ condition: (UIMenu) -> Bool) -> UIMenu? {
    if condition(menu) { return menu }
    for case let child as UIMenu in menu.children {
      if let found = find(child, condition) { return found }
    }
    return nil
  }

  /// Replaces the menu with an identifier by other elements.
  private func replace(_ identifier: UIMenu.Identifier, _ edit: (UIMenu) -> [UIMenuElement]) {
    func changed(_ menu: UIMenu) -> UIMenu? {
      for (index, child) in menu.children.enumerated() {
        guard let child = child as? UIMenu else { continue }
        let new = child.identifier == identifier ? edit(child) : changed(child).map { [$0] }
        guard let new else { continue }
        var children = menu.children
        children.replaceSubrange(index...index, with: new)
        return menu.replacingChildren(children)
      }
      return nil
    }
    if identifier == root.identifier {
      // The root stays the root, whatever replaces it.
      let new = edit(root)
      root = new.count == 1 ? new[0] as? UIMenu ?? root : root
    } else if let new = changed(root) {
      root = new
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    replace(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    replace(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    replace(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    replace(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { replace(removedIdentifier) { _ in [] } }
}
