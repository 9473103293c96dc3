import Localization
public import Foundation

/// The menus of an app's windows, which a desktop shows in each window.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menus of the app.
  public static var main: UIMenuSystem { UIProcess.current.menuSystem }

  /// Whether the application and its delegate have built the menus.
  private var isBuilt = false
  /// The menus that they have built; `nil` if they have changed nothing.
  private var built: UIMenu?

  /// Builds the menus again when they are needed next.
  open func setNeedsRebuild() { isBuilt = false }

  /// Asks for the state of the items again when a menu opens. Menus are made of the present values always, so there is nothing to do.
  open func setNeedsRevalidate() {}

  /// The menus that `build` builds, once; `nil` if it changes nothing.
  func menu(_ build: (MenuTreeBuilder) -> Void) -> UIMenu? {
    if isBuilt { return built }
    let builder = MenuTreeBuilder(self)
    build(builder)
    isBuilt = true
    built = builder.used
    return built
  }
}

extension UIMenu {
  /// The menus of an app before anything was added, without items. A host has its own commands for what the system does.
  static var standardMenus: UIMenu {
    func group(_ identifier: Identifier) -> UIMenu { UIMenu(identifier: identifier, options: .displayInline) }
    func menu(_ title: String, _ identifier: Identifier, _ groups: [Identifier]) -> UIMenu {
      UIMenu(title: title, identifier: identifier, children: groups.map(group))
    }
    return UIMenu(
      identifier: .root,
      children: [
        UIMenu(
          identifier: .application, options: .displayInline,
          children: [Identifier.about, .preferences, .services, .hide, .quit].map(group)),
        menu(SystemString.file.localized, .file, [.newScene, .open, .close, .print]),
        menu(SystemString.edit.localized, .edit, [.undoRedo, .standardEdit, .find, .replace]),
        menu(SystemString.format.localized, .format, [.font, .text]),
        menu(SystemString.view.localized, .view, [.toolbar, .sidebar, .fullscreen]),
        menu(SystemString.window.localized, .window, [.minimizeAndZoom, .bringAllToFront]),
        UIMenu(title: SystemString.help.localized, identifier: .help),
      ])
  }

  /// The menu without the menus in it that have no items.
  var withoutEmptyMenus: UIMenu {
    replacingChildren(
      children.compactMap { child in
        guard let menu = child as? UIMenu else { return child }
        let inner = menu.withoutEmptyMenus
        return inner.shownChildren.isEmpty ? nil : inner
      })
  }
}
