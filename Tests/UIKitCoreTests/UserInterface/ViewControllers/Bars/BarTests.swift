import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Bars") struct BarTests {
  private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func texts(_ shown: ContainerWindow) -> [String] {
    shown.views(UILabel.self).compactMap(\.text).filter { !$0.isEmpty }
  }

  @Test("The bar has the title in its middle, and the content is below it") func title() throws {
    let root = screen("Inbox")
    let navigation = UINavigationController(rootViewController: root)
    let shown = ContainerWindow(navigation)
    let label = try #require(shown.views(UILabel.self).first { $0.text == "Inbox" })
    #expect(abs(label.placeInWindow.midX - 500) <= 1)
    #expect(root.view.frame.minY == navigation.navigationBar.frame.maxY && root.view.frame.maxY == 700)
    root.title = "Drafts"
    shown.turn()
    #expect(texts(shown) == ["Drafts"])
    navigation.isNavigationBarHidden = true
    shown.turn()
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 1000, height: 700))
  }

  @Test("The back button has the previous title, pops, and is absent at the root") func back() throws {
    let navigation = UINavigationController(rootViewController: screen("Inbox"))
    let shown = ContainerWindow(navigation)
    #expect(shown.views(UIButton.self).isEmpty)
    let message = screen("Message")
    navigation.pushViewController(message, animated: true)
    shown.turn()
    let back = try #require(shown.button("Inbox"))
    #expect(back.accessibilityIdentifier == "BackButton")
    message.navigationItem.hidesBackButton = true
    shown.turn()
    #expect(shown.button("Inbox") == nil)
    message.navigationItem.hidesBackButton = false
    shown.turn()
    back.receive(.pressed)
    shown.turn()
    #expect(navigation.topViewController?.title == "Inbox" && shown.views(UIButton.self).isEmpty)
  }

  @Test("Items are on their sides, the first outermost, and send their actions as themselves") func items() throws {
    let root = screen("Inbox")
    var log: [String] = []
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(
        title: title, primaryAction: UIAction { log.append("\(title) \($0.sender is UIBarButtonItem)") })
    }
    root.navigationItem.rightBarButtonItems = [item("R1"), item("R2")]
    root.navigationItem.leftBarButtonItem = item("L1")
    let shown = ContainerWindow(UINavigationController(rootViewController: root))
    let places = try ["L1", "R2", "R1"].map { try #require(shown.button($0)).placeInWindow.midX }
    #expect(places == places.sorted() && places[0] < 100 && places[2] > 900)
    shown.button("R2")?.receive(.pressed)
    #expect(log == ["R2 true"])
    root.navigationItem.rightBarButtonItems?[1].isEnabled = false
    shown.turn()
    shown.button("R2")?.receive(.pressed)
    #expect(log.count == 1)
    root.navigationItem.rightBarButtonItems = nil
    shown.turn()
    #expect(shown.button("R1") == nil && shown.button("L1") != nil)
  }

  @Test("An item with a menu opens it, and the selected action runs") func menus() throws {
    let root = screen("Inbox")
    var ran = false
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [UIAction(title: "Go") { _ in ran = true }]))
    let shown = ContainerWindow(UINavigationController(rootViewController: root))
    let button = try #require(shown.button("More"))
    guard case .button(let content) = button.shownContent else {
      Issue.record("The item is no button")
      return
    }
    #expect(content.menu?.items.map(\.title) == ["Go"])
    button.receive(.choseMenuItem([0]))
    #expect(ran)
  }

  @Test("A title never overlaps the buttons, however long it is") func crowded() throws {
    let root = screen(String(repeating: "long ", count: 30))
    root.navigationItem.rightBarButtonItems = (0..<4).map { UIBarButtonItem(title: "Button \($0)") }
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
    let shown = ContainerWindow(UINavigationController(rootViewController: root), width: 700)
    let label = try #require(shown.views(UILabel.self).first { $0.text?.hasPrefix("long") == true })
    #expect(shown.views(UIButton.self).allSatisfy { !$0.placeInWindow.intersects(label.placeInWindow) })
    #expect(label.bounds.width > 100)
  }

  @Test("A titleView replaces the title, and a customView a button") func customViews() throws {
    let root = screen("Inbox")
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    root.navigationItem.titleView = title
    root.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: custom)
    let shown = ContainerWindow(UINavigationController(rootViewController: root))
    #expect(title.placeInWindow.midX == 500 && title.bounds.size == CGSize(width: 200, height: 30))
    #expect(custom.placeInWindow.size == CGSize(width: 40, height: 20) && custom.placeInWindow.minX < 40)
    #expect(texts(shown).isEmpty)
    root.navigationItem.titleView = nil
    shown.turn()
    #expect(texts(shown) == ["Inbox"] && title.superview == nil)
  }

  @Test("A large title makes the bar higher; automatic items follow the root's mode") func large() {
    let root = screen("Inbox")
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let shown = ContainerWindow(navigation)
    let high = navigation.navigationBar.frame.height
    #expect(high == 96 && root.view.frame.minY == 96)
    let second = screen("Second")
    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: false)
    shown.turn()
    #expect(navigation.navigationBar.frame.height == 44 && second.view.frame.minY == 44)
  }

  @Test("The toolbar has the items of the top controller, and flexible spaces share the rest") func toolbar()
    throws
  {
    let root = screen("Inbox")
    root.toolbarItems = [
      UIBarButtonItem(title: "Left"), .flexibleSpace(), UIBarButtonItem(title: "Middle"), .flexibleSpace(),
      UIBarButtonItem(title: "Right"),
    ]
    let navigation = UINavigationController(rootViewController: root)
    let shown = ContainerWindow(navigation)
    #expect(shown.button("Left") == nil && root.view.frame.maxY == 700)
    navigation.isToolbarHidden = false
    shown.turn()
    let places = try ["Left", "Middle", "Right"].map { try #require(shown.button($0)).placeInWindow }
    #expect(places[0].minX == 12 && places[2].maxX == 988)
    #expect(abs(places[1].midX - 500) < 20)
    #expect(root.view.frame.maxY == navigation.toolbar.frame.minY && navigation.toolbar.frame.maxY == 700)
    navigation.pushViewController(screen("No items"), animated: false)
    shown.turn()
    #expect(navigation.toolbar.isHidden)
  }

  @Test("The edit button toggles editing, and its title is the next action") func edit() throws {
    let root = screen("Inbox")
    root.navigationItem.rightBarButtonItem = root.editButtonItem
    let shown = ContainerWindow(UINavigationController(rootViewController: root))
    try #require(shown.button("Edit")).receive(.pressed)
    shown.turn()
    #expect(root.isEditing)
    try #require(shown.button("Done")).receive(.pressed)
    #expect(!root.isEditing)
  }

  @Test("Tabs are at the top of a wide window and at the bottom of a narrow one, and a press selects") func tabs()
    throws
  {
    let tabs = UITabBarController()
    let controllers = ["One", "Two", "Three"].map(screen)
    tabs.viewControllers = controllers
    let shown = ContainerWindow(tabs)
    #expect(tabs.tabBar.frame.minY == 0 && controllers[0].view.frame.minY == tabs.tabBar.frame.maxY)
    try #require(shown.button("Two")).receive(.pressed)
    shown.turn()
    #expect(tabs.selectedIndex == 1 && controllers[1].view.frame.maxY == 700)
    #expect(shown.views(UIButton.self).map(\.isSelected) == [false, true, false])
    shown.resize(width: 400)
    #expect(tabs.tabBar.frame.maxY == 700 && controllers[1].view.frame.minY == 0)
    #expect(controllers[1].view.frame.maxY == tabs.tabBar.frame.minY)
    controllers[2].tabBarItem.badgeValue = "3"
    shown.turn()
    #expect(texts(shown) == ["3"])
  }
}
