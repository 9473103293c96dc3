import Foundation
import SceneSystem
import Testing
import TestSupport
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Navigation controllers: stack and delegate") struct NavigationStackTests {
  let log = ViewsLog()

  @Test("After any push, pop and set: stack, children, bar and screen agree, and popped controllers are freed")
  func anyChanges() {
    var random = SeededGenerator.fresh("navigation stack")
    let navigation = UINavigationController()
    let shown = ContainerWindow(navigation)
    var model: [UIViewController] = []
    var next = 0
    func fresh() -> UIViewController {
      next += 1
      let made = UIViewController()
      made.title = "\(next)"
      return made
    }
    struct Removed {
      weak var controller: UIViewController?
    }
    var removed: [Removed] = []
    for _ in 0..<400 {
      let before = model
      let animated = Bool.random(using: &random)
      switch random.below(6) {
      case 0, 1:
        model.append(fresh())
        navigation.pushViewController(model[model.count - 1], animated: animated)
      case 2:
        #expect(navigation.popViewController(animated: animated) === (model.count > 1 ? model.popLast() : nil))
      case 3:
        guard let target = model.randomElement(using: &random) else { continue }
        let popped = navigation.popToViewController(target, animated: animated) ?? []
        #expect(popped == Array(model.suffix(popped.count)))
        model.removeLast(popped.count)
        #expect(model.last === target)
      case 4:
        let kept = model.shuffled(using: &random).prefix(random.below(3))
        model = (kept + (0..<random.below(3)).map { _ in fresh() }).shuffled(using: &random)
        navigation.setViewControllers(model, animated: animated)
      default: shown.turn()
      }
      removed += before.filter { !model.contains($0) }.map { Removed(controller: $0) }
      #expect(navigation.viewControllers == model && navigation.topViewController === model.last)
      #expect(model.allSatisfy { $0.navigationController === navigation && $0.parent === navigation })
      #expect(navigation.navigationBar.items ?? [] == model.map(\.navigationItem))
      guard random.below(3) == 0 else { continue }
      shown.turn()
      #expect(navigation.children == model)
      #expect(model.filter { $0.viewIfLoaded?.window != nil } == model.suffix(1))
      #expect(model.filter { $0.appearance == .appeared } == model.suffix(1))
    }
    shown.turn()
    #expect(removed.count > 50 && removed.allSatisfy { $0.controller == nil || model.contains($0.controller!) })
  }

  @Test("The delegate receives willShow after viewWillAppear and didShow after viewDidAppear, with the animation")
  func delegate() {
    final class Watcher: NSObject, UINavigationControllerDelegate {
      let log: ViewsLog
      init(_ log: ViewsLog) { self.log = log }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { log.add("will show \((viewController as? LoggingController)?.name ?? "?") \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { log.add("did show \((viewController as? LoggingController)?.name ?? "?") \(animated)") }
    }
    let watcher = Watcher(log)
    let (a, b) = (LoggingController("A", log), LoggingController("B", log))
    let navigation = UINavigationController(rootViewController: a)
    navigation.delegate = watcher
    let shown = ContainerWindow(navigation)
    func take() -> [String] {
      log.take().filter { $0.contains("ill") || $0.contains("id") }.filter { !$0.contains("Layout") }
    }
    _ = take()
    navigation.pushViewController(b, animated: true)
    shown.turn()
    #expect(
      take() == [
        "B.willMove(toParent: container)", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "will show B true",
        "A.viewDidDisappear", "B.viewDidAppear", "B.didMove(toParent: container)", "did show B true",
      ])
    navigation.popViewController(animated: false)
    shown.turn()
    #expect(
      take() == [
        "B.willMove(toParent: nil)", "B.viewWillDisappear", "A.viewWillAppear", "will show A false",
        "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(toParent: nil)", "did show A false",
      ])
  }

  @Test("A pop from inside viewDidAppear removes the controller again, with paired calls") func popAtOnce() {
    let (a, b) = (LoggingController("A", log), LoggingController("B", log))
    let navigation = UINavigationController(rootViewController: a)
    let shown = ContainerWindow(navigation)
    _ = log.take()
    b.onDidAppear = { navigation.popViewController(animated: true) }
    navigation.pushViewController(b, animated: true)
    shown.turn()
    #expect(navigation.viewControllers == [a] && a.appearance == .appeared && b.parent == nil)
    let calls = appearanceOnly(log.take()).filter { $0.hasPrefix("B.") && !$0.contains("Load") }
    #expect(
      calls == [
        "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear",
      ])
  }

  @Test("Nested navigation controllers are allowed: each has its bar, and lookups find the nearest")
  func nearest() {
    let (leaf, middle) = (UIViewController(), UIViewController())
    let inner = UINavigationController(rootViewController: leaf)
    let tabs = UITabBarController()
    middle.addChild(inner)
    let outer = UINavigationController(rootViewController: middle)
    tabs.viewControllers = [outer]
    let split = UISplitViewController()
    split.viewControllers = [tabs, UIViewController()]
    #expect(leaf.navigationController === inner && inner.navigationController === outer)
    #expect(leaf.tabBarController === tabs && leaf.splitViewController === split && tabs.tabBarController == nil)
    #expect(outer.navigationController == nil && UIViewController().splitViewController == nil)
  }

  @Test("The visible controller is the presented one if there is one, or else the top") func visible() {
    let (a, b, sheet) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: a)
    let shown = ContainerWindow(navigation)
    navigation.pushViewController(b, animated: false)
    shown.turn()
    #expect(navigation.visibleViewController === b)
    b.present(sheet, animated: true)
    shown.turn()
    #expect(navigation.visibleViewController === sheet && navigation.topViewController === b)
    sheet.show(UIViewController(), sender: nil)
    #expect(sheet.presentedViewController != nil, "without a stack around it, show presents")
    navigation.dismiss(animated: false)
    shown.turn()
    let c = UIViewController()
    a.show(c, sender: nil)
    #expect(navigation.topViewController === c, "within one, it pushes")
  }

  @Test("Controllers below the top keep their views, and get the new size when they return") func below() {
    let (a, b) = (LoggingController("A", log), LoggingController("B", log))
    let navigation = UINavigationController(rootViewController: a)
    let shown = ContainerWindow(navigation)
    let view = a.view
    navigation.pushViewController(b, animated: false)
    shown.turn()
    #expect(a.viewIfLoaded === view && view?.superview == nil)
    shown.resize(width: 640)
    _ = log.take()
    navigation.popViewController(animated: false)
    shown.turn()
    #expect(a.view === view && a.view.frame.width == 640)
    #expect(!log.take().contains("A.loadView"))
  }

  @Test("viewWillTransition is called on a controller in a stack before its view has the new size") func newSize() {
    final class Sized: UIViewController {
      var sizes: [(CGSize, CGFloat)] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append((size, view.bounds.width))
      }
    }
    let sized = Sized()
    let shown = ContainerWindow(UINavigationController(rootViewController: sized))
    shown.window.resize(to: CGSize(width: 800, height: 700))
    shown.turn()
    #expect(sized.sizes.map(\.0.width) == [800] && sized.sizes.map(\.1) == [1000])
    #expect(sized.view.bounds.width == 800)
  }

  @Test("The desktop's key for back, and a device's, press the back button, and nothing where there is none")
  func backByKeys() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    let last = UIViewController()
    navigation.pushViewController(last, animated: false)
    let window = ContainerWindow(navigation)
    #expect(!window.window.handle(KeyStroke("\u{F702}")) && !window.window.handle(KeyStroke("\u{F703}", .option)))
    #expect(window.window.handle(KeyStroke("\u{F702}", .option)))
    #expect(navigation.viewControllers.count == 2)
    window.turn()
    navigation.topViewController?.navigationItem.hidesBackButton = true
    window.turn()
    #expect(!window.window.handle(KeyStroke("[", .command)) && navigation.viewControllers.count == 2)
    navigation.topViewController?.navigationItem.hidesBackButton = false
    window.turn()
    #expect(window.window.handle(KeyStroke("[", .command)) && navigation.viewControllers.count == 1)
    window.turn()
    #expect(!window.window.handle(KeyStroke("\u{F702}", .option)))
  }
}
