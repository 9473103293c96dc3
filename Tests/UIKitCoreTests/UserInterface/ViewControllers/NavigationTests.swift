import Foundation
import RuntimeLogging
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor final class ShowRecorder: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  let log: ViewsLog
  var allowed = true
  init(_ log: ViewsLog) {
    self.log = log
    super.init()
  }
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.add("willShow \((viewController as! LoggingController).name)") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.add("didShow \((viewController as! LoggingController).name)") }
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.add("shouldSelect \((viewController as! LoggingController).name)")
    return allowed
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    log.add("didSelect \((viewController as! LoggingController).name)")
  }
}

@MainActor @Suite("Navigation controllers") struct NavigationTests {
  let log = ViewsLog()
  let scene = makeTestScene()

  func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.endTurn()
    _ = log.take()
    return window
  }

  @Test("the root appears with its navigation controller") func root() {
    let window = UIWindow(windowScene: scene)
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    #expect(log.take() == ["A.willMove(toParent: container)", "A.didMove(toParent: container)"])
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(log.take() == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear"])
    window.endTurn()
    #expect(
      log.take() == ["A.viewIsAppearing", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear"])
    #expect(navigation.topViewController?.navigationController === navigation)
  }

  @Test("a push: the old top disappears and the new one appears, in UIKit's order") func push() {
    let a = LoggingController("A", log)
    let navigation = UINavigationController(rootViewController: a)
    let recorder = ShowRecorder(log)
    navigation.delegate = recorder
    let window = show(navigation)
    let b = LoggingController("B", log)
    b.title = "Second"
    navigation.pushViewController(b, animated: true)
    #expect(
      log.take() == [
        "B.willMove(toParent: container)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "willShow B",
      ])
    #expect(b.isMovingToParent)
    window.layoutPass(forced: false)
    #expect(log.take() == ["B.viewIsAppearing", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews"])
    window.finishAppearance()
    #expect(log.take() == ["A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent: container)", "didShow B"])
    #expect(!b.isMovingToParent)
    #expect(a.view.superview == nil)
    #expect(navigation.navigationBar.topItem?.title == "Second")
    #expect(navigation.navigationBar.backItem === a.navigationItem)
  }

  @Test("a pop frees the controller that was on top") func pop() {
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    let window = show(navigation)
    navigation.pushViewController(LoggingController("B", log), animated: false)
    window.endTurn()
    _ = log.take()
    _ = navigation.popViewController(animated: false)
    #expect(log.take() == ["B.willMove(toParent: nil)", "B.viewWillDisappear", "A.viewWillAppear"])
    window.endTurn()
    #expect(
      log.take().filter { !$0.contains("Layout") } == [
        "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(toParent: nil)", "B.deinit",
      ])
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(log.take() == [])
  }

  @Test("popping to the root skips the controllers between") func popToRoot() {
    let a = LoggingController("A", log)
    let navigation = UINavigationController(rootViewController: a)
    let window = show(navigation)
    let b = LoggingController("B", log)
    let c = LoggingController("C", log)
    navigation.setViewControllers([a, b, c], animated: false)
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == [
        "C.viewDidLoad", "A.viewWillDisappear", "C.viewWillAppear", "C.viewIsAppearing", "A.viewDidDisappear",
        "C.viewDidAppear",
      ])
    #expect(navigation.popToRootViewController(animated: false) == [b, c])
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == [
        "C.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "C.viewDidDisappear", "A.viewDidAppear",
      ])
    #expect(navigation.popToViewController(c, animated: false) == nil)
    #expect(navigation.viewControllers == [a])
  }

  @Test("a push off screen causes only containment calls") func pushOffScreen() {
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    navigation.pushViewController(LoggingController("B", log), animated: false)
    #expect(appearanceOnly(log.take()) == [])
    let window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == ["B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear"])
  }

  @Test("a push in the turn in which the window appears interrupts the root's appearance") func pushAtOnce() {
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    let window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    navigation.pushViewController(LoggingController("B", log), animated: false)
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == [
        "A.viewDidLoad", "A.viewWillAppear", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test("a push from inside viewWillAppear waits until its window is visible") func pushFromInside() {
    let a = LoggingController("A", log)
    let navigation = UINavigationController(rootViewController: a)
    a.onWillAppear = { [log, unowned navigation] in
      navigation.pushViewController(LoggingController("B", log), animated: false)
    }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    a.onWillAppear = nil
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == [
        "A.viewDidLoad", "A.viewWillAppear", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test("a mistake that raises an exception on a device is ignored with a log line") func mistakes() {
    let a = LoggingController("A", log)
    let navigation = UINavigationController(rootViewController: a)
    let twice = RuntimeLog.capture { navigation.pushViewController(a, animated: false) }
    #expect(twice.sentences == ["LoggingController is on the stack already and was not pushed again."])
    let itself = RuntimeLog.capture { navigation.pushViewController(navigation, animated: false) }
    #expect(itself.sentences.count == 1)
    #expect(navigation.viewControllers == [a])
  }

  @Test("after a teardown the whole stack is freed") func teardown() {
    weak var weakNavigation: UINavigationController?
    do {
      let navigation = UINavigationController(rootViewController: LoggingController("A", log))
      let window = show(navigation)
      navigation.pushViewController(LoggingController("B", log), animated: false)
      window.endTurn()
      navigation.pushViewController(LoggingController("C", log), animated: false)
      _ = log.take()
      weakNavigation = navigation
      window.tearDown()
    }
    #expect(
      Set(log.take().suffix(5)) == [
        "C.viewWillDisappear", "C.viewDidDisappear", "A.deinit", "B.deinit", "C.deinit",
      ])
    #expect(weakNavigation == nil)
  }
}
