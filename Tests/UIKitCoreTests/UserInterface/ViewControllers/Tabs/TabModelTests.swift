import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Tabs as objects") struct TabModelTests {
  @MainActor private final class Observer: NSObject, UITabBarControllerDelegate {
    var received: [String] = []
    var allows = true
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      received.append("should \(tab.identifier)")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { received.append("did \(selectedTab.identifier) \(previousTab?.identifier ?? "none")") }
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name.uppercased(), image: nil, identifier: name) { _ in
      let made = UIViewController()
      made.title = "controller of \(name)"
      return made
    }
  }

  private func titles(_ controller: UITabBarController) -> [String?] { controller.tabBar.items?.map(\.title) ?? [] }

  @Test("A tab makes its controller once, and has its own title in the bar") func controllers() {
    let one = tab("one")
    #expect(one.viewController == nil && one.tabBarController == nil)
    let tabs = UITabBarController(tabs: [one, tab("two")])
    #expect(one.tabBarController === tabs && one.viewController === tabs.viewControllers?.first)
    let shown = ContainerWindow(tabs)
    #expect(titles(tabs) == ["ONE", "TWO"] && tabs.selectedTab === one && tabs.mode == .automatic)
    one.title = "First"
    one.badgeValue = "3"
    one.viewController?.title = "another"
    shown.turn()
    #expect(titles(tabs) == ["First", "TWO"] && tabs.tabBar.items?.first?.badgeValue == "3")
  }

  @Test("The app selects a tab, and the user's selection is reported to the delegate") func selection() {
    let tabs = UITabBarController(tabs: [tab("one"), tab("two"), tab("three")])
    let shown = ContainerWindow(tabs)
    let observer = Observer()
    tabs.delegate = observer
    tabs.selectedTab = tabs.tab(forIdentifier: "two")
    shown.turn()
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "TWO" && observer.received == [])
    tabs.tap(at: 2)
    #expect(observer.received == ["should three", "did three two"] && tabs.selectedTab?.identifier == "three")
    observer.allows = false
    tabs.tap(at: 0)
    #expect(observer.received.last == "should one" && tabs.selectedIndex == 2)
    tabs.selectedTab = tab("strange")
    #expect(tabs.selectedIndex == 2 && tabs.tab(forIdentifier: "strange") == nil)
  }

  @Test("Hidden tabs and those of a sidebar are not in the bar; a search is at its end") func placement() {
    let (one, two, search) = (tab("one"), tab("two"), UISearchTab { _ in UIViewController() })
    let sidebar = tab("sidebar")
    sidebar.preferredPlacement = .sidebarOnly
    let tabs = UITabBarController(tabs: [search, one, sidebar, two])
    let shown = ContainerWindow(tabs)
    #expect(titles(tabs) == ["ONE", "TWO", "Search"] && search.image != nil)
    #expect(one.hasVisiblePlacement && !sidebar.hasVisiblePlacement)
    tabs.selectedTab = two
    one.isHidden = true
    shown.turn()
    #expect(titles(tabs) == ["TWO", "Search"] && tabs.selectedTab === two && tabs.tabs.count == 4)
    one.isHidden = false
    shown.turn()
    #expect(titles(tabs) == ["ONE", "TWO", "Search"] && tabs.selectedTab === two)
  }

  @Test("A group shows its selected child, and is one tab") func groups() {
    let (a, b) = (tab("a"), tab("b"))
    let group = UITabGroup(title: "Group", image: nil, identifier: "g", children: [a, b])
    let tabs = UITabBarController(tabs: [tab("one"), group])
    let shown = ContainerWindow(tabs)
    #expect(titles(tabs) == ["ONE", "Group"] && a.parent === group && a.tabBarController === tabs)
    tabs.selectedTab = b
    shown.turn()
    #expect(tabs.selectedTab === b && group.selectedChild === b && tabs.selectedViewController === b.viewController)
    #expect(titles(tabs) == ["ONE", "Group"] && tabs.tab(forIdentifier: "a") === a)
    group.selectedChild = a
    shown.turn()
    #expect(tabs.selectedViewController === a.viewController && a.viewController?.view.window != nil)
    group.selectedChild = tab("strange")
    #expect(group.selectedChild === a && group.tab(forIdentifier: "b") === b)
    group.defaultChildIdentifier = "b"
    group.displayOrderIdentifiers = ["b"]
    #expect(group.displayOrder == [b, a] && a.managingTabGroup == nil)
    group.children = [b]
    shown.turn()
    #expect(a.parent == nil && a.tabBarController == nil && tabs.selectedTab === b)
  }

  @Test("A group with a navigation controller of its own shows that") func managed() {
    let a = tab("a")
    let group = UITabGroup(title: "Group", image: nil, identifier: "g", children: [a])
    let navigation = UINavigationController(rootViewController: UIViewController())
    group.managingNavigationController = navigation
    let tabs = UITabBarController(tabs: [group])
    #expect(tabs.viewControllers == [navigation] && a.managingTabGroup === group)
  }

  @Test("Controllers that the app sets replace the tabs") func replaced() {
    let one = tab("one")
    let tabs = UITabBarController(tabs: [one])
    let plain = UIViewController()
    plain.title = "Plain"
    tabs.viewControllers = [plain]
    #expect(tabs.tabs.isEmpty && tabs.selectedTab == nil && one.tabBarController == nil && titles(tabs) == ["Plain"])
    tabs.tabs = [one]
    #expect(titles(tabs) == ["ONE"] && plain.parent == nil)
  }

  @Test("A controller finds the tab in which it is") func ownTab() {
    let inner = UIViewController()
    let tab = UITab(title: "A", image: nil, identifier: "a") { _ in UINavigationController(rootViewController: inner) }
    let tabs = UITabBarController(tabs: [tab])
    #expect(inner.tab === tab && tab.viewController?.tab === tab && tabs.tab == nil && UIViewController().tab == nil)
  }
}
