import Localization
public import Foundation
package import SceneSystem
package import ViewBacking

/// The menus of windows, and keys that no widget handles.
extension AppRunner {
  /// Finds out whether a scene's window has a menu, when the scene is connected.
  func prepareMenu(of scene: UIWindowScene) {
    scene.hasMenu =
      (hasHosts && hosting(of: scene)?.hasMenu == true)
      || builtMenu.map { !$0.withoutEmptyMenus.children.isEmpty } == true
  }

  /// The menus that the application and its delegate have built; `nil` if they have changed nothing.
  private var builtMenu: UIMenu? {
    process.menuSystem.menu { builder in
      application?.buildMenu(with: builder)
      if let delegate = delegate as? UIResponder, delegate !== application { delegate.buildMenu(with: builder) }
    }
  }

  /// The menu of a scene's window, with the items that it has now.
  public func mainMenu(of scene: UIWindowScene) -> UIMenu {
    let builder = MenuTreeBuilder(process.menuSystem, root: builtMenu)
    let hosting = hosting(of: scene)
    if let hosting {
      hosting.buildMenu(with: builder, for: scene)
    } else if environment.supportsMultipleScenes {
      let command = UIKeyCommand(title: SystemString.newWindow.localized, input: "n", modifierFlags: .command) {
        [weak self, weak scene] _ in
        self?.activateScene(nil, activityType: nil, from: scene?.session.sessionID)
      }
      builder.replaceChildren(ofMenu: .newScene) { [command] + $0 }
    }
    return builder.root.withoutEmptyMenus
  }

  /// Chooses an item of a scene's menu by the titles that lead to it. Returns whether there is one that can be chosen.
  @discardableResult
  public func chooseMenuItem(_ titles: [String], of scene: UIWindowScene) -> Bool {
    defer { finishTurn() }
    guard let action = mainMenu(of: scene).action(at: titles[...]) else { return false }
    action.performWithSender(scene, target: nil)
    return true
  }

  /// The keyboard's key was pressed in a scene's window, and released. Returns whether the app has handled it.
  @discardableResult
  public func pressKey(_ key: Character, _ modifiers: UIKeyModifierFlags, in scene: UIWindowScene) -> Bool {
    let stroke = KeyStroke(key, KeyStroke.Modifiers(modifiers))
    defer { release(stroke, in: scene) }
    return press(stroke, in: scene)
  }

  private func press(_ stroke: KeyStroke, in scene: UIWindowScene) -> Bool {
    defer { finishTurn() }
    guard application?.isIgnoringInteractionEvents != true else { return false }
    let window = keyboardWindow(of: scene)
    if window?.handle(stroke) == true { return true }
    guard let command = scene.hasMenu ? mainMenu(of: scene).command(for: stroke) : nil,
      !command.attributes.contains(.disabled)
    else { return window?.beginPress(stroke) ?? false }
    command.performWithSender(scene, target: nil)
    return true
  }

  private func release(_ stroke: KeyStroke, in scene: UIWindowScene) {
    defer { finishTurn() }
    for window in scene.windows { window.endPress(stroke) }
  }

  private func keyboardWindow(of scene: UIWindowScene) -> UIWindow? {
    scene.keyWindow ?? scene.windows.last { !$0.isHidden }
  }

  // MARK: The host

  /// The menu of a scene's window; the app creates it now.
  package func mainMenu(of id: SessionID) -> MenuContent? {
    defer { finishTurn() }
    guard let scene = scenes[id] as? UIWindowScene, scene.hasMenu else { return nil }
    let menu: UIMenu = mainMenu(of: scene)
    scene.shownMenu = menu
    return menu.content
  }

  /// The item at this path of the menu that was returned last was chosen.
  package func chooseMainMenuItem(at path: [Int], of id: SessionID) {
    if let scene = scenes[id] as? UIWindowScene, application?.isIgnoringInteractionEvents != true {
      scene.shownMenu?.choose(at: path, sender: scene)
    }
    finishTurn()
  }

  /// Whether the user is asked for files in a scene.
  public func isChoosingFiles(in scene: UIWindowScene) -> Bool { scene.fileRequest != nil }

  /// The user chooses files in a scene, or none. Returns whether the user was asked for some.
  @discardableResult
  public func chooseFiles(_ urls: [URL]?, in scene: UIWindowScene) -> Bool {
    defer { finishTurn() }
    guard scene.fileRequest != nil else { return false }
    scene.completeFileRequest(urls)
    return true
  }

  /// The user has chosen files in the host's chooser, or none.
  package func filesWereChosen(_ urls: [String]?, for id: SessionID) {
    guard let scene = scenes[id] as? UIWindowScene else { return }
    chooseFiles(urls?.compactMap(URL.init(string:)), in: scene)
  }

  /// A key was pressed in a scene's window.
  package func keyWasPressed(_ stroke: KeyStroke, in id: SessionID) -> Bool {
    guard let scene = scenes[id] as? UIWindowScene else { return false }
    return press(stroke, in: scene)
  }

  /// A key was released in a scene's window.
  package func keyWasReleased(_ stroke: KeyStroke, in id: SessionID) {
    guard let scene = scenes[id] as? UIWindowScene, scene.windows.contains(where: { !$0.presses.isEmpty }) else {
      return
    }
    release(stroke, in: scene)
  }
}

extension UIMenu {
  /// The action that titles lead to, through menus and inline groups.
  fileprivate func action(at titles: ArraySlice<String>) -> UIAction? {
    guard let title = titles.first else { return nil }
    for child in shownChildren {
      if let menu = child as? UIMenu {
        if menu.title == title, let action = menu.action(at: titles.dropFirst()) { return action }
        if menu.options.contains(.displayInline), let action = menu.action(at: titles) { return action }
      } else if let action = child as? UIAction, action.title == title, titles.count == 1 {
        return action.attributes.contains(.disabled) ? nil : action
      }
    }
    return nil
  }

  /// The command for keys. F1, the key for help on every desktop, is that of the first item of the help menu.
  fileprivate func command(for stroke: KeyStroke) -> UIAction? {
    let keyed = allActions.lazy.compactMap { $0 as? UIKeyCommand }.first { command in
      command.stroke.map(stroke.matches) ?? false
    }
    guard keyed == nil, stroke == KeyStroke(KeyStroke.help) else { return keyed }
    let help = children.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == .help }
    return help?.allActions.first { !$0.attributes.contains(.disabled) }
  }
}
