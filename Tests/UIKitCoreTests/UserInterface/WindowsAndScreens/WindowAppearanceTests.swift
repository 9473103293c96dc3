import Foundation
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Windows show their root controllers") struct WindowAppearanceTests {
  let log = ViewsLog()
  let scene = makeTestScene()

  @Test("L-05: makeKeyAndVisible loads the view and begins its appearance before it returns") func programmatic() {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = LoggingController("A", log)
    #expect(log.take() == [], "A hidden window must not load its root's view.")
    window.makeKeyAndVisible()
    #expect(log.take() == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear"])
    window.layoutPass(forced: false)
    #expect(log.take() == ["A.viewIsAppearing", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"])
    window.finishAppearance()
    #expect(log.take() == ["A.viewDidAppear"])
    window.endTurn()
    #expect(log.take() == [], "A turn in which nothing happened must say nothing.")
  }

  @Test("F-20: each forced pass lays the visible controllers out once") func forcedPasses() {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = LoggingController("A", log)
    window.makeKeyAndVisible()
    window.endTurn()
    _ = log.take()
    window.layoutPass(forced: true)
    window.layoutPass(forced: true)
    #expect(
      log.take() == [
        "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
      ])
  }

  @Test("L-05: in an app, a window without a scene stays invisible until it gets one") func withoutScene() {
    onDevice(.phone) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = LoggingController("A", log)
      window.makeKeyAndVisible()
      window.endTurn()
      #expect(log.take() == [])
      #expect(!window.isKeyWindow)
      #expect(!window.isShown)
      window.windowScene = scene
      #expect(log.take() == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear"])
      #expect(scene.windows.first === window)
    }
  }

  @Test("In a process without an app, a window without a scene shows its controller, and is laid out when a turn ends")
  func withoutApp() {
    let process = UIProcess.library()
    process.enter {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let controller = LoggingController("A", log)
      window.rootViewController = controller
      #expect(log.take() == [])
      window.makeKeyAndVisible()
      #expect(log.take() == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear"])
      #expect(controller.view.window === window)
      process.finishTurnWithoutApp()
      #expect(
        log.take() == [
          "A.viewIsAppearing", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear",
        ])
      controller.view.setNeedsLayout()
      #expect(log.take() == [])
      process.finishTurnWithoutApp()
      #expect(log.take() == ["A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews"])
      window.isHidden = true
      #expect(log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
      controller.view.setNeedsLayout()
      process.finishTurnWithoutApp()
      #expect(log.take() == [])
    }
  }

  @Test("L-02: in an app without scenes a window made with a frame joins the implicit scene") func implicitScene() {
    UIProcess.main.implicitWindowScene = scene
    defer { UIProcess.main.implicitWindowScene = nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    #expect(window.windowScene === scene)
    window.rootViewController = LoggingController("A", log)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    #expect(log.take() == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear"])
    #expect(UIWindow().windowScene === scene)
  }

  @Test("R-03: a teardown makes the visible controllers disappear, and then everything is freed") func tearDown() {
    weak var weakController: LoggingController?
    weak var weakView: UIView?
    weak var weakWindow: UIWindow?
    do {
      let window = UIWindow(windowScene: scene)
      let controller = LoggingController("A", log)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.endTurn()
      weakController = controller
      weakView = controller.view
      weakWindow = window
      _ = log.take()
      window.tearDown()
      #expect(window.windowScene == nil)
    }
    #expect(log.take() == ["A.viewWillDisappear", "A.viewDidDisappear", "A.deinit"])
    #expect(weakController == nil)
    #expect(weakView == nil)
    #expect(weakWindow == nil)
    #expect(scene.windows.isEmpty)
    #expect(scene.keyWindow == nil)
  }

  @Test("A-04: the scene does not retain its windows") func sceneIsWeak() {
    do {
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      #expect(scene.windows.count == 1)
    }
    #expect(scene.windows.isEmpty)
    #expect(scene.keyWindow == nil)
  }

  @Test("A-05: a retained window can be moved to another scene after its teardown") func reattached() {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = LoggingController("A", log)
    window.makeKeyAndVisible()
    window.endTurn()
    window.tearDown()
    _ = log.take()
    let other = makeTestScene()
    window.windowScene = other
    window.endTurn()
    #expect(appearanceOnly(log.take()) == ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
    #expect(other.windows.count == 1)
  }

  @Test("a window that moves directly from one scene to another keeps its controllers on screen") func moves() {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = LoggingController("A", log)
    window.makeKeyAndVisible()
    window.endTurn()
    _ = log.take()
    let other = makeTestScene()
    window.windowScene = other
    window.endTurn()
    #expect(log.take() == [])
    #expect(scene.windows.isEmpty)
    #expect(scene.keyWindow == nil)
    #expect(other.windows.first === window)
  }

  @Test("a new root takes the old one's place") func swapRoot() {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = LoggingController("A", log)
    window.makeKeyAndVisible()
    window.endTurn()
    _ = log.take()
    window.rootViewController = LoggingController("B", log)
    #expect(
      log.take() == [
        "A.viewWillDisappear", "A.viewDidDisappear", "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "A.deinit",
      ])
    window.endTurn()
    #expect(
      log.take() == ["B.viewIsAppearing", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear"])
    #expect(window.subviews.count == 1)
    window.rootViewController = nil
    #expect(log.take() == ["B.viewWillDisappear", "B.viewDidDisappear", "B.deinit"])
    #expect(window.subviews.isEmpty)
  }

  @Test("hiding a window makes its controllers disappear, showing it makes them appear again") func hideAndShow() {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = LoggingController("A", log)
    window.isHidden = false
    window.endTurn()
    _ = log.take()
    window.isHidden = true
    #expect(log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
    window.isHidden = true
    #expect(log.take() == [])
    window.isHidden = false
    window.endTurn()
    #expect(appearanceOnly(log.take()) == ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
  }

  @Test("a window that is hidden before its appearance ends causes no viewDidAppear") func interrupted() {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = LoggingController("A", log)
    window.isHidden = false
    window.isHidden = true
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == [
        "A.viewDidLoad", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
      ])
  }

  @Test("a root that is replaced inside its own viewWillAppear disappears with paired calls") func replacedFromInside()
  {
    let window = UIWindow(windowScene: scene)
    let first = LoggingController("A", log)
    first.onWillAppear = { [log] in window.rootViewController = LoggingController("B", log) }
    window.rootViewController = first
    window.isHidden = false
    first.onWillAppear = nil
    window.endTurn()
    #expect(
      appearanceOnly(log.take()) == [
        "A.viewDidLoad", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidLoad",
        "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      ])
    #expect(window.subviews.count == 1)
  }
}
