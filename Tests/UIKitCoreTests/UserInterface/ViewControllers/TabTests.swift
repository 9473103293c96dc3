import Foundation
import RuntimeLogging
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Tab bar controllers: tabs, items and stacks") struct TabTests {
  private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func titles(_ tabs: UITabBarController) -> [String?] { (tabs.tabBar.items ?? []).map(\.title) }

  @Test("A system item has the title and the picture of its kind")
  func systemItem() {
    let item = UITabBarItem(tabBarSystemItem: .search, tag: 7)
    #expect(item.title == "Search" && item.image != nil && item.tag == 7)
    let all = (0...11).compactMap(UITabBarItem.SystemItem.init).map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
    #expect(all.count == 12 && all.allSatisfy { $0.title?.isEmpty == false && $0.image != nil })
  }

  @Test("A stack's tab is that of its root, unless the stack has its own") func stackItem() {
    let (inbox, drafts) = (screen("Inbox"), screen("Drafts"))
    inbox.tabBarItem = UITabBarItem(title: "In", image: UIImage(systemName: "tray"), tag: 3)
    let (first, second) = (
      UINavigationController(rootViewController: inbox), UINavigationController(rootViewController: drafts)
    )
    second.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 4)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let shown = ContainerWindow(tabs)
    #expect(titles(tabs) == ["In", "Own"] && tabs.tabBar.items?.map(\.tag) == [3, 4])
    #expect(tabs.tabBar.selectedItem === inbox.tabBarItem && shown.button("In") != nil)
    first.pushViewController(screen("Message"), animated: false)
    shown.turn()
    #expect(titles(tabs) == ["In", "Own"], "what lies on the root does not change the tab")
    first.setViewControllers([screen("Archive")], animated: false)
    shown.turn()
    #expect(titles(tabs) == ["Archive", "Own"] && shown.button("Archive") != nil)
    drafts.title = "Changed"
    shown.turn()
    #expect(titles(tabs) == ["Archive", "Own"])
  }

  @Test("A controller that gets another item shows it in the bar, and its title, badge and state follow") func newItem()
    throws
  {
    let (one, two) = (screen("One"), screen("Two"))
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    let shown = ContainerWindow(tabs)
    two.tabBarItem = UITabBarItem(title: "Zwei", image: nil, selectedImage: nil)
    shown.turn()
    #expect(shown.button("Two") == nil && shown.button("Zwei") != nil)
    two.tabBarItem.isEnabled = false
    two.tabBarItem.badgeValue = "7"
    shown.turn()
    try #require(shown.button("Zwei")).receive(.pressed)
    #expect(tabs.selectedIndex == 0, "a tab that is disabled cannot be pressed")
    #expect(shown.views(UILabel.self).compactMap(\.text).contains("7"))
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === two, "the app always can")
  }

  @Test("A press on the selected tab pops its stack to the root, if the delegate allows it")
  func backToRoot() throws {
    final class Gate: NSObject, UITabBarControllerDelegate {
      var isOpen = true
      var selected = 0
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { isOpen }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        selected += 1
      }
    }
    let gate = Gate()
    let stack = UINavigationController(rootViewController: screen("Root"))
    let tabs = UITabBarController()
    tabs.delegate = gate
    tabs.viewControllers = [stack, screen("Other")]
    let shown = ContainerWindow(tabs)
    stack.pushViewController(screen("A"), animated: false)
    stack.pushViewController(screen("B"), animated: false)
    shown.turn()
    gate.isOpen = false
    let button = try #require(shown.tab("Root"))
    button.receive(.pressed)
    #expect(stack.viewControllers.count == 3 && gate.selected == 0)
    gate.isOpen = true
    button.receive(.pressed)
    shown.turn()
    #expect(stack.viewControllers.count == 1 && gate.selected == 1)
    stack.pushViewController(screen("A"), animated: false)
    try #require(shown.tab("Other")).receive(.pressed)
    shown.turn()
    try #require(shown.tab("Root")).receive(.pressed)
    shown.turn()
    #expect(stack.viewControllers.count == 2, "coming back from another tab finds the stack as it was left")
  }

  @Test(
    "New tabs keep the selected controller if it is among them, else its index, else the first",
    arguments: [
      ([0, 1, 2], 1, [2, 1], 1), ([0, 1, 2], 1, [3, 4, 5], 4), ([0, 1, 2], 2, [3], 3), ([0], 0, [], nil),
      ([], nil, [1, 2], 1), ([0, 1], 1, [1, 1, 0], 1),
    ] as [([Int], Int?, [Int], Int?)])
  func replaced(before: [Int], selected: Int?, after: [Int], expected: Int?) {
    let all = (0..<6).map { screen("\($0)") }
    let tabs = UITabBarController()
    tabs.viewControllers = before.map { all[$0] }
    let shown = ContainerWindow(tabs)
    if let selected { tabs.selectedViewController = all[selected] }
    shown.turn()
    tabs.setViewControllers(after.map { all[$0] }, animated: true)
    shown.turn()
    #expect(tabs.selectedViewController === expected.map { all[$0] })
    #expect(all.filter { $0.viewIfLoaded?.window != nil } == (expected.map { [all[$0]] } ?? []))
    #expect(all.filter { $0.parent === tabs } == all.filter { tabs.viewControllers!.contains($0) })
    #expect(
      tabs.selectedIndex == expected.flatMap { index in tabs.viewControllers?.firstIndex(of: all[index]) } ?? NSNotFound
    )
  }

  @Test("An index or a controller that is not a tab is not selected") func strangers() {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("One"), screen("Two")]
    _ = ContainerWindow(tabs)
    for place in [2, -1, NSNotFound] { tabs.selectedIndex = place }
    tabs.selectedViewController = screen("Stranger")
    tabs.selectedViewController = nil
    #expect(tabs.selectedIndex == 0)
    #expect(UITabBarController().selectedIndex == NSNotFound)
  }

  @Test("Any number of tabs fits in the bar, side by side") func many() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<9).map { screen("Tab \($0)") }
    let shown = ContainerWindow(tabs, width: 400)
    let places = shown.views(TabButton.self).map(\.placeInWindow)
    #expect(places.count == 9 && places[0].minX >= 0 && places[8].maxX <= 400)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.maxX <= $1.minX + 1 })
  }

  @Test("A controller with hidesBottomBarWhenPushed hides the bar of a narrow window while it is on the stack")
  func hidesBar() {
    let stack = UINavigationController(rootViewController: screen("Root"))
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, screen("Other")]
    let shown = ContainerWindow(tabs, width: 400)
    let chat = screen("Chat")
    chat.hidesBottomBarWhenPushed = true
    stack.pushViewController(chat, animated: false)
    shown.turn()
    #expect(tabs.tabBar.isHidden && stack.view.frame.maxY == 700)
    stack.pushViewController(screen("Details"), animated: false)
    shown.turn()
    #expect(tabs.tabBar.isHidden, "also for what lies above it")
    stack.popToRootViewController(animated: false)
    shown.turn()
    #expect(!tabs.tabBar.isHidden && stack.view.frame.maxY == tabs.tabBar.frame.minY)
    tabs.isTabBarHidden = true
    shown.turn()
    #expect(stack.view.frame == rect(0, 0, 400, 700))
  }

  @Test("A bar that the app hides stays hidden when other tabs are selected, and its space is the tab's")
  func hiddenByApp() {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("One"), screen("Two")]
    let shown = ContainerWindow(tabs, width: 400)
    tabs.tabBar.isHidden = true
    shown.turn()
    #expect(tabs.tabBar.isHidden && tabs.selectedViewController?.view.frame == rect(0, 0, 400, 700))
    tabs.selectedIndex = 1
    shown.turn()
    #expect(tabs.tabBar.isHidden && tabs.selectedViewController?.view.frame == rect(0, 0, 400, 700))
    tabs.isTabBarHidden = true
    shown.turn()
    tabs.tabBar.isHidden = false
    shown.turn()
    #expect(tabs.tabBar.isHidden, "by the controller")
    tabs.isTabBarHidden = false
    shown.turn()
    #expect(!tabs.tabBar.isHidden && tabs.selectedViewController?.view.frame.maxY == tabs.tabBar.frame.minY)
  }

  @Test("Only the selected tab's view follows the window; the others are sized when they are selected") func sizes() {
    let (one, two) = (screen("One"), screen("Two"))
    let tabs = UITabBarController()
    tabs.viewControllers = [one, two]
    let shown = ContainerWindow(tabs)
    tabs.selectedIndex = 1
    shown.turn()
    shown.resize(width: 500)
    #expect(two.view.frame.width == 500)
    tabs.selectedIndex = 0
    shown.turn()
    #expect(one.view.frame == two.view.frame && two.view.superview == nil)
  }
}

extension ContainerWindow {
  /// The button of a tab, not that of a bar with the same title.
  @MainActor fileprivate func tab(_ title: String) -> UIButton? {
    views(TabButton.self).lazy.compactMap { $0.visible(UIButton.self).first }.first { $0.currentTitle == title }
  }
}

@MainActor @Suite("Tab bar controllers") struct TabBarTests {
  let log = ViewsLog()
  let scene = makeTestScene()

  @Test("a change of tab: viewWillAppear of the new one precedes viewWillDisappear of the old one") func change() {
    let tabs = UITabBarController()
    let a = LoggingController("A", log)
    let b = LoggingController("B", log)
    b.title = "Second"
    tabs.viewControllers = [a, b]
    #expect(tabs.selectedIndex == 0)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == ["A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
    tabs.selectedIndex = 1
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == [
        "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing", "A.viewDidDisappear",
        "B.viewDidAppear",
      ])
    #expect(tabs.selectedViewController === b)
    #expect(tabs.tabBar.selectedItem?.title == "Second")
    #expect(a.view.superview == nil)
    tabs.selectedIndex = 7
    tabs.selectedViewController = UIViewController()
    #expect(tabs.selectedIndex == 1)
    #expect(b.tabBarController === tabs)
  }

  @Test("the delegate is called for taps only") func taps() {
    let tabs = UITabBarController()
    tabs.viewControllers = [LoggingController("A", log), LoggingController("B", log)]
    let recorder = ShowRecorder(log)
    tabs.delegate = recorder
    _ = log.take()
    tabs.selectedIndex = 1
    #expect(log.take() == [])
    tabs.tap(at: 0)
    #expect(log.take() == ["shouldSelect A", "didSelect A"])
    recorder.allowed = false
    tabs.tap(at: 1)
    tabs.tap(at: 9)
    #expect(log.take() == ["shouldSelect B"])
    #expect(tabs.selectedIndex == 0)
  }

  @Test("the selected tab stays visible when the tabs around it change, and disappears when it is removed")
  func replaced() {
    let tabs = UITabBarController()
    let a = LoggingController("A", log)
    let b = LoggingController("B", log)
    tabs.viewControllers = [a, b]
    let window = UIWindow(windowScene: scene)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.endTurn()
    _ = log.take()
    tabs.viewControllers = [b, a]
    #expect(appearanceOnly(log.take()) == [])
    #expect(tabs.selectedIndex == 1)
    tabs.viewControllers = [b]
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == [
        "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewIsAppearing",
        "B.viewDidAppear",
      ])
    tabs.viewControllers = nil
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(appearanceOnly(log.take()) == ["B.viewWillDisappear", "B.viewDidDisappear"])
  }
}
