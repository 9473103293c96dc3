import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Navigation and tabs") struct NavigationAndTabCallbackTests {
  @MainActor final class Conductor: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    var received: [String] = []
    var selects = true
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { received.append("will show \(viewController.title ?? "") \(animated)") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { received.append("did show \(viewController.title ?? "") \(animated)") }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      received.append("should select \(viewController.title ?? "")")
      return selects
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      received.append("did select \(viewController.title ?? "")")
    }
  }

  let scene = makeTestScene()
  let log = ViewsLog()
  let conductor = Conductor()

  private func make(_ name: String) -> LoggingController {
    let controller = LoggingController(name, log)
    controller.title = name
    return controller
  }

  private func shown(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.endTurn()
    _ = log.take()
    conductor.received = []
    return window
  }

  private func navigation(_ count: Int) -> (UINavigationController, [LoggingController]) {
    let controllers = (0..<count).map { make("\($0)") }
    let navigation = UINavigationController()
    navigation.delegate = conductor
    navigation.viewControllers = controllers
    return (navigation, controllers)
  }

  @Test("setting the same controllers in another order changes the visible one, without containment calls")
  func reorder() {
    let (navigation, all) = navigation(3)
    let window = shown(navigation)
    navigation.setViewControllers([all[2], all[0], all[1]], animated: true)
    window.endTurn()
    let lines = log.take()
    #expect(!lines.contains { $0.contains("Move") })
    #expect(
      appearanceOnly(lines) == [
        "1.viewDidLoad", "2.viewWillDisappear", "1.viewWillAppear", "1.viewIsAppearing", "2.viewDidDisappear",
        "1.viewDidAppear",
      ])
    #expect(conductor.received == ["will show 1 true", "did show 1 true"])
    #expect(navigation.viewControllers == [all[2], all[0], all[1]])
  }

  @Test("a change below the top calls nothing") func belowTop() {
    let (navigation, all) = navigation(3)
    let window = shown(navigation)
    navigation.setViewControllers([all[1], all[2]], animated: true)
    window.endTurn()
    #expect(appearanceOnly(log.take()) == [])
    #expect(conductor.received == [])
    #expect(all[0].parent == nil)
    #expect(navigation.topViewController === all[2])
  }

  @Test("pops return the removed controllers, and nil where none can be removed") func answers() {
    let (navigation, all) = navigation(4)
    #expect(navigation.popToViewController(all[3], animated: false) == nil)
    #expect(navigation.popToViewController(UIViewController(), animated: false) == nil)
    #expect(navigation.popToViewController(all[2], animated: false) == [all[3]])
    #expect(navigation.popToRootViewController(animated: false) == [all[1], all[2]])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [all[0]])
    #expect(UINavigationController().popToRootViewController(animated: false) == nil)
  }

  @Test("two pushes in one turn end the first transition before the second begins") func twoPushes() {
    let (navigation, _) = navigation(1)
    let window = shown(navigation)
    let (a, b) = (make("a"), make("b"))
    navigation.pushViewController(a, animated: true)
    navigation.pushViewController(b, animated: false)
    window.endTurn()
    #expect(conductor.received == ["will show a true", "did show a true", "will show b false", "did show b false"])
    let lines = appearanceOnly(log.take())
    #expect(lines.firstIndex(of: "a.viewDidAppear")! < lines.firstIndex(of: "b.viewWillAppear")!)
    #expect(lines.filter { $0 == "a.viewDidDisappear" }.count == 1)
    #expect(b.navigationController === navigation)
    #expect(navigation.navigationBar.items?.count == 3)
  }

  @Test("isMovingToParent and isMovingFromParent are true during the transition only") func flags() {
    let (navigation, _) = navigation(1)
    let window = shown(navigation)
    let pushed = make("a")
    var flags: [Bool] = []
    pushed.onWillAppear = { flags.append(pushed.isMovingToParent) }
    navigation.pushViewController(pushed, animated: false)
    window.endTurn()
    #expect(flags == [true])
    #expect(!pushed.isMovingToParent)
    navigation.popViewController(animated: false)
    #expect(pushed.isMovingFromParent)
    window.endTurn()
    #expect(!pushed.isMovingFromParent)
    #expect(pushed.parent == nil)
  }

  @Test("a selection by the app calls no delegate, a tap calls should and did, and a refusal changes nothing")
  func selection() {
    let tabs = UITabBarController()
    tabs.delegate = conductor
    let all = ["a", "b", "c"].map(make)
    tabs.viewControllers = all
    let window = shown(tabs)
    tabs.selectedIndex = 2
    window.endTurn()
    #expect(conductor.received == [])
    #expect(tabs.selectedViewController === all[2])
    #expect(tabs.tabBar.selectedItem === all[2].tabBarItem)
    tabs.tap(at: 0)
    window.endTurn()
    conductor.selects = false
    tabs.tap(at: 1)
    tabs.tap(at: 17)
    #expect(conductor.received == ["should select a", "did select a", "should select b"])
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = 17
    tabs.selectedIndex = -1
    tabs.selectedViewController = UIViewController()
    #expect(tabs.selectedIndex == 0)
  }

  @Test("tabs are loaded when they are first selected, and not before") func lazyTabs() {
    let tabs = UITabBarController()
    let all = ["a", "b", "c"].map(make)
    tabs.viewControllers = all
    let window = shown(tabs)
    #expect(all.map(\.isViewLoaded) == [true, false, false])
    tabs.selectedViewController = all[1]
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == [
        "b.viewDidLoad", "b.viewWillAppear", "a.viewWillDisappear", "b.viewIsAppearing", "a.viewDidDisappear",
        "b.viewDidAppear",
      ])
    #expect(all.map(\.isViewLoaded) == [true, true, false])
    #expect(UITabBarController().selectedIndex == NSNotFound)
  }

  @Test("a push in the stack of an invisible tab waits until the tab is selected") func hiddenStack() {
    let (first, second) = (
      UINavigationController(rootViewController: make("a")), UINavigationController(rootViewController: make("b"))
    )
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = shown(tabs)
    let pushed = make("pushed")
    second.pushViewController(pushed, animated: true)
    window.endTurn()
    #expect(appearanceOnly(log.take()) == [])
    tabs.selectedIndex = 1
    window.endTurn()
    let lines = appearanceOnly(log.take())
    #expect(lines.contains("pushed.viewDidAppear"))
    #expect(lines.contains("a.viewDidDisappear"))
    #expect(!lines.contains { $0.hasPrefix("b.") })
    #expect(pushed.tabBarController === tabs)
    #expect(pushed.navigationController === second)
  }
}
