import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Windows in and out of scenes") struct WindowTests {
  let log = ViewsLog()

  private func logged(_ window: UIWindow, _ name: String = "root") -> LoggingController {
    let root = LoggingController(name, log)
    window.rootViewController = root
    return root
  }

  @Test("in an app, a window without a scene loads nothing, is never key, and posts nothing") func noScene() {
    onDevice(.phone) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let root = logged(window)
      window.makeKeyAndVisible()
      window.endTurn()
      #expect(log.take() == [])
      #expect(!root.isViewLoaded)
      #expect(!window.isKeyWindow)
      #expect(!window.isHidden)
      #expect(window.next == nil)
      #expect(window.window === window)
      window.tearDown()
      #expect(log.take() == [])
    }
  }

  @Test("a window that gets a scene late appears then, and disappears when the scene is removed") func lateScene() {
    onDevice(.phone) { lateSceneInApp() }
  }

  private func lateSceneInApp() {
    let scene = makeTestScene()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let root = logged(window)
    window.isHidden = false
    window.windowScene = scene
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == [
        "root.viewDidLoad", "root.viewWillAppear", "root.viewIsAppearing", "root.viewDidAppear",
      ])
    #expect(scene.windows == [window])
    #expect(root.view.frame == window.bounds)
    window.windowScene = nil
    #expect(appearanceOnly(log.take()) == ["root.viewWillDisappear", "root.viewDidDisappear"])
    #expect(scene.windows.isEmpty)
  }

  @Test("when a key window moves to another scene the next one becomes key, and it is not key there") func move() {
    let (one, two) = (makeTestScene(), makeTestScene())
    let (a, b) = (UIWindow(windowScene: one), UIWindow(windowScene: one))
    b.makeKeyAndVisible()
    a.makeKeyAndVisible()
    a.windowScene = two
    #expect(one.keyWindow === b)
    #expect(one.windows == [b])
    #expect(two.windows == [a])
    #expect(two.keyWindow == nil)
    a.makeKey()
    #expect(two.keyWindow === a)
    #expect(one.keyWindow === b)
    a.windowScene = two
    #expect(two.windows == [a])
  }

  @Test("each window posts visible and hidden once for each change, also when the value is set again") func visibility()
  {
    final class Received: @unchecked Sendable { var names: [String] = [] }
    let received = Received()
    let scene = makeTestScene()
    let window = UIWindow(windowScene: scene)
    let tokens = [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification].map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
        received.names.append($0.name.rawValue)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    for hidden in [true, false, false, true, true, false] { window.isHidden = hidden }
    let (visible, disappeared) = ("UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeHiddenNotification")
    #expect(received.names == [visible, disappeared, visible])
    withExtendedLifetime(scene) { window.windowScene = nil }
    #expect(received.names == [visible, disappeared, visible, disappeared])
  }

  @Test("a window that cannot become key is skipped when the key window leaves") func refusesKey() {
    final class Overlay: UIWindow { override var canBecomeKey: Bool { false } }
    let scene = makeTestScene()
    let (below, overlay, key) = (
      UIWindow(windowScene: scene), Overlay(windowScene: scene), UIWindow(windowScene: scene)
    )
    below.isHidden = false
    overlay.makeKeyAndVisible()
    #expect(scene.keyWindow == nil)
    key.makeKeyAndVisible()
    key.isHidden = true
    #expect(scene.keyWindow === below)
    below.isHidden = true
    #expect(scene.keyWindow == nil)
  }

  @Test("setting the root to nil removes it; setting the same root again calls nothing") func swaps() {
    let scene = makeTestScene()
    let window = UIWindow(windowScene: scene)
    let root = logged(window)
    window.makeKeyAndVisible()
    window.endTurn()
    _ = log.take()
    window.rootViewController = root
    window.endTurn()
    #expect(log.take() == [])
    window.rootViewController = nil
    #expect(appearanceOnly(log.take()) == ["root.viewWillDisappear", "root.viewDidDisappear"])
    #expect(root.view.superview == nil)
    #expect(window.subviews.isEmpty)
    window.rootViewController = root
    window.endTurn()
    #expect(appearanceOnly(log.take()) == ["root.viewWillAppear", "root.viewIsAppearing", "root.viewDidAppear"])
  }

  @Test("the root's view fills the window and follows its size") func rootSize() {
    let scene = makeTestScene()
    let window = UIWindow(windowScene: scene)
    let root = UIViewController()
    root.view.frame = CGRect(x: 5, y: 5, width: 5, height: 5)
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.view.frame == window.bounds)
    window.resize(to: CGSize(width: 111, height: 222))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 111, height: 222))
    #expect(window.subviews.first === root.view)
  }

  @Test("a teardown in any state frees window, containers, presented controllers and responders") func tearDown() {
    let scene = makeTestScene()
    weak var weakWindow: UIWindow?
    do {
      let window = UIWindow(windowScene: scene)
      weakWindow = window
      let navigation = UINavigationController(rootViewController: LoggingController("a", log))
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, LoggingController("b", log)]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      window.endTurn()
      let pushed = LoggingController("c", log)
      navigation.pushViewController(pushed, animated: true)
      let field = UITextField()
      pushed.view.addSubview(field)
      field.becomeFirstResponder()
      tabs.present(LoggingController("d", log), animated: true)
      _ = log.take()
      window.tearDown()
      #expect(window.firstResponder == nil)
      #expect(window.windowScene == nil)
      #expect(scene.keyWindow == nil)
      let disappeared = log.take().filter { $0.hasSuffix("viewDidDisappear") }
      #expect(disappeared.contains("c.viewDidDisappear") && disappeared.contains("d.viewDidDisappear"))
      _ = log.take()
    }
    #expect(weakWindow == nil)
    #expect(log.take().filter { $0.hasSuffix("deinit") }.sorted() == ["a.deinit", "b.deinit", "c.deinit", "d.deinit"])
  }

  @Test("each window has its own first responder, and a responder chain with a cycle ends") func responders() {
    final class Looping: UIView {
      override var next: UIResponder? { self }
      override var canBecomeFirstResponder: Bool { true }
    }
    final class Willing: UIView { override var canBecomeFirstResponder: Bool { true } }
    final class Clinging: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let (one, two) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    let (a, b, loop, cling) = (Willing(), Willing(), Looping(), Clinging())
    one.addSubview(a)
    two.addSubview(b)
    one.addSubview(loop)
    one.addSubview(cling)
    #expect(a.becomeFirstResponder() && b.becomeFirstResponder())
    #expect(a.isFirstResponder && b.isFirstResponder)
    #expect(!loop.becomeFirstResponder())
    #expect(cling.becomeFirstResponder())
    #expect(!a.isFirstResponder)
    #expect(!cling.resignFirstResponder())
    #expect(!a.becomeFirstResponder())
    #expect(cling.isFirstResponder && b.isFirstResponder)
    cling.removeFromSuperview()
    #expect(one.firstResponder == nil)
    #expect(b.resignFirstResponder() && two.firstResponder == nil)
  }
}

@MainActor @Suite("A-04: each scene has its own key window") struct KeyWindowTests {
  final class KeyWindow: UIWindow {
    var received: [String] = []
    override func becomeKey() { received.append("become") }
    override func resignKey() { received.append("resign") }
  }

  @Test("a window becomes key in its own scene only") func perScene() {
    let (one, two) = (makeTestScene(), makeTestScene())
    let (a, b, c) = (KeyWindow(windowScene: one), KeyWindow(windowScene: two), KeyWindow(windowScene: one))
    for window in [a, b] { window.makeKeyAndVisible() }
    #expect(a.isKeyWindow)
    #expect(b.isKeyWindow)
    c.makeKeyAndVisible()
    c.makeKey()
    #expect(!a.isKeyWindow)
    #expect(one.keyWindow === c)
    #expect(two.keyWindow === b)
    #expect(a.received == ["become", "resign"])
    #expect(c.received == ["become"])
  }

  @Test("when the key window leaves, the last shown one becomes key") func passedOn() {
    let scene = makeTestScene()
    let (a, b, hidden) = (
      KeyWindow(windowScene: scene), KeyWindow(windowScene: scene), KeyWindow(windowScene: scene)
    )
    a.makeKeyAndVisible()
    b.makeKeyAndVisible()
    b.isHidden = true
    #expect(scene.keyWindow === a)
    #expect(b.received == ["become", "resign"])
    a.windowScene = nil
    #expect(scene.keyWindow == nil)
    #expect(hidden.received == [])
  }

  @Test("becoming visible, hidden, key and not key posts the window") func notifications() {
    final class Received: @unchecked Sendable { var names: [String] = [] }
    let received = Received()
    let scene = makeTestScene()
    let window = UIWindow(windowScene: scene)
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) {
        received.names.append($0.name.rawValue)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    window.makeKeyAndVisible()
    window.isHidden = true
    #expect(
      received.names == [
        "UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification",
        "UIWindowDidResignKeyNotification", "UIWindowDidBecomeHiddenNotification",
      ])
  }
}
