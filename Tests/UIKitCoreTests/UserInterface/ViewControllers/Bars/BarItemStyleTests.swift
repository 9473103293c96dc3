import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Items of bars: fonts, colours and groups") struct BarItemStyleTests {
  private func look(_ button: UIButton?) -> TextAppearance? {
    guard case .button(let content)? = button?.shownContent else { return nil }
    return content.appearance
  }

  private func screen(_ items: UIBarButtonItem...) -> (UIViewController, UINavigationController, ContainerWindow) {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = items
    let navigation = UINavigationController(rootViewController: controller)
    return (controller, navigation, ContainerWindow(navigation))
  }

  @Test("A title has the attributes of the appearance, of appearance(), and of its item, the last first") func order() {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let (_, navigation, shown) = screen(item)
    let bar = navigation.navigationBar
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 21),
    ]
    bar.itemChanged()
    shown.turn()
    #expect(look(shown.button("Go"))?.color == bar.resolved(.red) && look(shown.button("Go"))?.font.size == 21)
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    defer { UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal) }
    bar.itemChanged()
    shown.turn()
    #expect(look(shown.button("Go"))?.color == bar.resolved(.green) && look(shown.button("Go"))?.font.size == 21)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    shown.turn()
    #expect(look(shown.button("Go"))?.color == bar.resolved(.blue))
    #expect(item.titleTextAttributes(for: .normal)?.count == 1 && item.titleTextAttributes(for: .disabled) == nil)
  }

  @Test("A button that cannot be pressed is dimmed, unless its own state has a colour") func disabled() {
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.isEnabled = false
    let (_, navigation, shown) = screen(item)
    let look = navigation.navigationBar.standardAppearance.buttonAppearance
    look.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    navigation.navigationBar.itemChanged()
    shown.turn()
    #expect(self.look(shown.button("Go"))?.color == nil)
    look.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
    navigation.navigationBar.itemChanged()
    shown.turn()
    #expect(self.look(shown.button("Go"))?.color == navigation.navigationBar.resolved(.gray))
  }

  @Test("A picture behind a button fills it, and insets and adjustments move the content") func background() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    item.setBackgroundImage(picture, for: .normal, barMetrics: .default)
    item.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 3), for: .default)
    let (_, _, shown) = screen(item)
    let view = try #require(shown.views(BarButton.self).first)
    let behind = try #require(view.subviews.first as? UIImageView)
    #expect(behind.image === picture && behind.frame == view.bounds)
    #expect(shown.button("Go")?.frame == view.bounds.offsetBy(dx: 2, dy: 3))
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) == nil)
    item.title = nil
    item.image = UIImage(systemName: "star")
    item.imageInsets = UIEdgeInsets(top: 4, left: 0, bottom: -4, right: 0)
    shown.turn()
    #expect(shown.views(BarItemButton.self).first { $0.superview is BarButton }?.frame.minY == 4)
  }

  @Test("A tab has colours for its picture, its title and its badge, by state") func tabs() throws {
    let (first, second) = (UIViewController(), UIViewController())
    first.tabBarItem = UITabBarItem(title: "A", image: UIImage(systemName: "star"), tag: 0)
    second.tabBarItem = UITabBarItem(title: "B", image: UIImage(systemName: "star"), tag: 1)
    second.tabBarItem.badgeValue = "3"
    second.tabBarItem.badgeColor = .purple
    let controller = UITabBarController()
    controller.viewControllers = [first, second]
    let bar = controller.tabBar
    let look = bar.standardAppearance.stackedLayoutAppearance
    look.normal.iconColor = .red
    look.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    look.selected.iconColor = .blue
    let shown = ContainerWindow(controller, width: 400)
    func content(_ title: String) -> ButtonContent? {
      guard case .button(let content)? = shown.button(title)?.shownContent else { return nil }
      return content
    }
    #expect(content("B")?.image?.tint == bar.resolved(.red) && content("B")?.appearance.color == bar.resolved(.green))
    #expect(content("A")?.image?.tint == bar.resolved(.blue))
    #expect(content("A")?.appearance.color == bar.resolved(bar.tintColor))
    let badge = try #require(shown.views(BadgeLabel.self).first)
    #expect(badge.text == "3" && badge.shownDescription.background == bar.resolved(.purple))
    // A copy is independent.
    let copy = try #require(bar.standardAppearance.copy() as? UITabBarAppearance)
    copy.stackedLayoutAppearance.normal.iconColor = .black
    #expect(look.normal.iconColor === UIColor.red && copy.stackedLayoutAppearance.selected.iconColor === UIColor.blue)
  }

  @Test("Groups are beside the other buttons, and a hidden group is not shown") func groups() {
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }
    let (controller, _, shown) = screen(item("R"))
    let group = UIBarButtonItemGroup(barButtonItems: [item("T1"), item("T2")], representativeItem: nil)
    controller.navigationItem.trailingItemGroups = [group]
    controller.navigationItem.pinnedTrailingGroup = item("P").creatingFixedGroup()
    controller.navigationItem.leadingItemGroups = [.fixedGroup(items: [item("L1"), item("L2")])]
    shown.turn()
    let order = shown.views(BarButton.self).sorted { $0.placeInWindow.minX < $1.placeInWindow.minX }
    #expect(order.map { $0.item.title } == ["L1", "L2", "T1", "T2", "R", "P"])
    #expect(group.barButtonItems[0].buttonGroup === group)
    group.isHidden = true
    shown.turn()
    #expect(shown.button("T1") == nil && shown.button("R") != nil)
  }
}
