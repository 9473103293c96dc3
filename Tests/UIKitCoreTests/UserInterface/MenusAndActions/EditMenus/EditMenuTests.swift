import Foundation
import Selectors
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

/// A view that can copy, and has a method of its own.
@MainActor private final class EditableView: UIView {
  var calls: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    ["copy:", "markWord:"].contains(action.description)
  }
  override func copy(_ sender: Any?) { calls.append("copy") }

  nonisolated final class _SelectorTable: SelectorRegistrations {
    nonisolated override class func register(in table: SelectorTable) {
      table.method("markWord:") { object, _ in
        (object as? EditableView)?.calls.append("mark")
        return nil
      }
    }
  }
}

@MainActor private final class MenuSource: NSObject, UIEditMenuInteractionDelegate {
  var extra: [UIMenuElement] = []
  var log: [String] = []
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { UIMenu(children: suggestedActions + extra) }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    animator.addAnimations { [weak self] in self?.log.append("present \(configuration.identifier)") }
  }
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    animator.addCompletion { [weak self] in self?.log.append("dismiss") }
  }
}

@MainActor @Suite("Edit menus") struct EditMenuTests {
  private let root = UIViewController()
  private let view = EditableView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
  private let shown: ContainerWindow

  init() {
    root.view.addSubview(view)
    shown = ContainerWindow(root)
    view.becomeFirstResponder()
  }

  private var titles: [String] {
    shown.turn()
    return shown.views(EditMenuView.self).flatMap { $0.visible(UIButton.self) }.compactMap(\.currentTitle)
  }

  private func press(_ title: String) { shown.button(title)?.sendActions(for: .primaryActionTriggered) }

  @Test("The menu has the commands that the first responder can perform, and those of the delegate") func present() {
    let source = MenuSource()
    var isRun = false
    source.extra = [
      UIAction(title: "Translate") { _ in isRun = true }, UIAction(title: "Hidden", attributes: .hidden) { _ in },
    ]
    let interaction = UIEditMenuInteraction(delegate: source)
    view.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "m", sourcePoint: CGPoint(x: 50, y: 10)))
    #expect(titles == ["Copy", "Translate"] && source.log == ["present m"])
    #expect(interaction.location(in: view) == CGPoint(x: 50, y: 10))
    press("Copy")
    #expect(view.calls == ["copy"] && titles.isEmpty && source.log == ["present m", "dismiss"])
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: "n", sourcePoint: .zero))
    shown.turn()
    press("Translate")
    #expect(isRun && titles.isEmpty)
  }

  @Test("The menu is above its point if there is room, or below it if that is preferred") func position() throws {
    let interaction = UIEditMenuInteraction(delegate: nil)
    view.addInteraction(interaction)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 50))
    interaction.presentEditMenu(with: configuration)
    shown.turn()
    #expect(try #require(shown.views(EditMenuView.self).first).barFrame.maxY < 250)
    configuration.preferredArrowDirection = .up
    interaction.presentEditMenu(with: configuration)
    shown.turn()
    #expect(shown.views(EditMenuView.self).count == 1)
    #expect(try #require(shown.views(EditMenuView.self).first).barFrame.minY > 250)
    view.removeInteraction(interaction)
    #expect(titles.isEmpty)
  }

  @Test("An empty menu, or one of a view outside of windows, is not shown") func empty() {
    let source = MenuSource()
    let interaction = UIEditMenuInteraction(delegate: source)
    let other = UIView()
    root.view.addSubview(other)
    other.addInteraction(interaction)
    view.resignFirstResponder()
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
    #expect(source.log.isEmpty)
  }

  @Test("The menu controller shows the app's items that can be performed, and posts notifications") func controller() {
    let menu = UIMenuController.shared
    defer { menu.menuItems = nil }
    var posted: [String] = []
    let names = [UIMenuController.willShowMenuNotification, UIMenuController.didHideMenuNotification]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { posted.append(name) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    menu.menuItems = [
      UIMenuItem(title: "Mark", action: Selector("markWord:")), UIMenuItem(title: "No", action: Selector("none:")),
    ]
    menu.showMenu(from: view, rect: view.bounds)
    #expect(menu.isMenuVisible && titles == ["Copy", "Mark"] && !menu.menuFrame.isEmpty)
    press("Copy")
    #expect(view.calls == ["copy"] && !menu.isMenuVisible)
    #expect(posted == names.map(\.rawValue))
    menu.isMenuVisible = true
    #expect(menu.isMenuVisible)
    menu.hideMenu()
    #expect(titles.isEmpty && menu.menuFrame == .zero)
  }

  @Test("A command has its method, its value and its alternatives; a command with a key is one, too") func command() {
    let alternate = UICommandAlternate(title: "Other", action: Selector("other:"), modifierFlags: .alternate)
    let command = UICommand(
      title: "Mark", action: Selector("markWord:"), propertyList: 7, alternates: [alternate], state: .on)
    #expect(command.action == Selector("markWord:") && command.propertyList as? Int == 7 && command.state == .on)
    #expect(command.alternates.first === alternate)
    let key: UICommand = UIKeyCommand(input: "m", modifierFlags: .command, action: Selector("markWord:"))
    #expect(key.action == Selector("markWord:") && key.alternates.isEmpty)
    #expect(UIMenu(children: [command]).content.items.first?.state == .on)
  }
}
