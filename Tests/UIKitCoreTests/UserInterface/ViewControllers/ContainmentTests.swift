import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Containment") struct ContainmentTests {
  let log = ViewsLog()
  let scene = makeTestScene()

  func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test("a child that is added in viewDidLoad appears with its parent") func fromViewDidLoad() {
    let parent = LoggingController("P", log)
    let child = LoggingController("C", log)
    parent.onLoad = { [unowned parent] in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let window = show(parent)
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == [
        "P.viewDidLoad", "C.viewDidLoad", "P.viewWillAppear", "C.viewWillAppear", "P.viewIsAppearing",
        "C.viewIsAppearing", "C.viewDidAppear", "P.viewDidAppear",
      ])
    window.isHidden = true
    #expect(
      log.take() == ["P.viewWillDisappear", "C.viewWillDisappear", "C.viewDidDisappear", "P.viewDidDisappear"])
    parent.onLoad = nil
  }

  @Test(
    "a child that is added to a visible parent appears immediately, in either order of adding controller and view",
    arguments: [true, false])
  func intoVisible(viewFirst: Bool) {
    let parent = LoggingController("P", log)
    let window = show(parent)
    window.endTurn()
    _ = log.take()
    let child = LoggingController("C", log)
    if viewFirst { parent.view.addSubview(child.view) }
    parent.addChild(child)
    if !viewFirst { parent.view.addSubview(child.view) }
    child.didMove(toParent: parent)
    #expect(appearanceOnly(log.take()) == ["C.viewDidLoad", "C.viewWillAppear"])
    window.endTurn()
    #expect(appearanceOnly(log.take()) == ["C.viewIsAppearing", "C.viewDidAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "C.willMove(toParent: nil)", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove(toParent: nil)",
      ])
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test("a parent that does not forward makes the calls itself") func manual() {
    let parent = LoggingController("P", log)
    parent.forwards = false
    let child = LoggingController("C", log)
    let window = show(parent)
    window.endTurn()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.endTurn()
    #expect(!log.take().contains("C.viewWillAppear"))
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    child.beginAppearanceTransition(true, animated: false)
    #expect(appearanceOnly(log.take()) == ["C.viewWillAppear", "C.viewIsAppearing", "C.viewDidAppear"])
    child.beginAppearanceTransition(false, animated: false)
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["C.viewWillDisappear", "C.viewDidDisappear"])
  }

  @Test("a child moves from one parent to another") func adoption() {
    let first = LoggingController("P", log)
    let second = LoggingController("Q", log)
    let child = LoggingController("C", log)
    first.addChild(child)
    second.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    #expect(log.take() == ["C.willMove(toParent: P)", "C.willMove(toParent: Q)"])
    let refused = RuntimeLog.capture { child.addChild(second) }
    #expect(refused.sentences.count == 1)
    #expect(child.children.isEmpty)
  }

  @Test("children receive a new size with their parent, before the views have it") func resize() {
    final class Sized: UIViewController {
      var received: [CGSize] = []
      var completed = 0
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        received.append(size)
        #expect(view.bounds.size != size)
        coordinator.animate(alongsideTransition: nil) { _ in self.completed += 1 }
      }
    }
    let parent = Sized(nibName: nil, bundle: nil)
    let child = Sized()
    parent.addChild(child)
    let window = show(parent)
    window.endTurn()
    window.resize(to: CGSize(width: 500, height: 300))
    window.resize(to: CGSize(width: 500, height: 300))
    #expect(parent.received == [CGSize(width: 500, height: 300)])
    #expect(child.received == parent.received)
    #expect(parent.view.bounds.size == CGSize(width: 500, height: 300))
    #expect(parent.completed == 1)
  }

  @Test("a loadView that reads view, or sets none, gets a plain view and a log line") func badLoadView() {
    final class Reader: UIViewController {
      override func loadView() { _ = view.bounds }
    }
    final class Forgetter: UIViewController {
      override func loadView() {}
    }
    let reading = RuntimeLog.capture { Reader().view != nil }
    #expect(reading.result)
    #expect(reading.sentences.count == 1)
    let forgetting = RuntimeLog.capture { Forgetter().view != nil }
    #expect(forgetting.result)
    #expect(forgetting.sentences.count == 1)
  }
}

@MainActor @Suite("Nested containers") struct NestedContainerTests {
  let log = ViewsLog()
  let scene = makeTestScene()

  @Test("tabs of stacks: only the visible controller is called, and a teardown frees all of them") func tabsOfStacks() {
    weak var weakTabs: UITabBarController?
    do {
      let tabs = UITabBarController()
      let first = UINavigationController(rootViewController: LoggingController("A", log))
      let second = UINavigationController(rootViewController: LoggingController("B", log))
      tabs.viewControllers = [first, second]
      let window = UIWindow(windowScene: scene)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      window.endTurn()
      first.pushViewController(LoggingController("C", log), animated: false)
      tabs.selectedIndex = 1
      window.endTurn()
      #expect(first.topViewController?.tabBarController === tabs)
      weakTabs = tabs
      _ = log.take()
      window.tearDown()
    }
    let lines = log.take()
    #expect(lines.prefix(2) == ["B.viewWillDisappear", "B.viewDidDisappear"])
    #expect(Set(lines.dropFirst(2)) == ["A.deinit", "B.deinit", "C.deinit"])
    #expect(weakTabs == nil)
  }

  @Test("a presentation over a definesPresentationContext controller covers only that one") func currentContext() {
    let parent = LoggingController("P", log)
    let child = LoggingController("C", log)
    child.definesPresentationContext = true
    let window = UIWindow(windowScene: scene)
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    window.endTurn()
    _ = log.take()
    let guest = LoggingController("G", log)
    guest.modalPresentationStyle = .currentContext
    child.present(guest, animated: false)
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == [
        "G.viewDidLoad", "C.viewWillDisappear", "G.viewWillAppear", "G.viewIsAppearing", "G.viewDidAppear",
        "C.viewDidDisappear",
      ])
    #expect(parent.appearance == .appeared)
    #expect(guest.presentingViewController === child)
    guest.dismiss(animated: false)
    window.endTurn()
    #expect(child.appearance == .appeared)
  }

  @Test("a controller popped while its stack is covered still receives viewDidDisappear") func poppedWhileCovered() {
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    navigation.pushViewController(LoggingController("B", log), animated: false)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.endTurn()
    _ = log.take()
    let guest = LoggingController("G", log)
    guest.modalPresentationStyle = .fullScreen
    navigation.present(guest, animated: false)
    navigation.popViewController(animated: false)
    let lines = appearanceOnly(log.take())
    #expect(
      lines == [
        "G.viewDidLoad", "B.viewWillDisappear", "G.viewWillAppear", "B.viewDidDisappear", "B.deinit",
      ])
    window.endTurn()
    navigation.dismiss(animated: false)
    window.endTurn()
    #expect(
      appearanceOnly(log.take()).filter { $0.hasPrefix("A") } == [
        "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
      ])
  }
}
