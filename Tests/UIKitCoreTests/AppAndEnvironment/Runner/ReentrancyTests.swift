import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// An app that makes calls inside the very callbacks that they cause: nothing may be lost or run twice, and the order must stay valid.
@MainActor @Suite("Reentrancy: calls that an app makes inside a callback") struct ReentrancyTests {
  /// Every callback of a life cycle from launch to disconnection, for two scenes.
  nonisolated static let callbacks = [
    "AppDelegate.init", "AppDelegate.willFinishLaunching", "AppDelegate.didFinishLaunching",
    "AppDelegate.configurationForConnecting", "SceneDelegate.init", "SceneDelegate[A].willConnect",
    "SceneDelegate[A].sceneWillEnterForeground", "SceneDelegate[A].sceneDidBecomeActive",
    "SceneDelegate[A].sceneWillResignActive", "SceneDelegate[A].sceneDidEnterBackground",
    "SceneDelegate[A].stateRestorationActivity", "SceneDelegate[A].sceneDidDisconnect", "AppDelegate.didDiscard",
    "ViewController[A].viewDidLoad", "ViewController[A].viewWillAppear", "ViewController[A].viewDidAppear",
    "ViewController[A].viewWillDisappear", "ViewController[A].viewDidDisappear", "SceneDelegate[A].deinit",
    "ViewController[A].deinit", "nScene[A].willConnect", "nScene[A].didActivate", "nScene[A].didDisconnect",
    "nApp.didBecomeActive", "nApp.willResignActive", "nApp.didEnterBackground",
  ]

  /// The valid successors of a scene's callbacks (M-03).
  private func firstIllegal(_ lines: [String]) -> String? {
    var states: [String: String] = [:]
    let edges: [String: Set<String>] = [
      "willConnect": ["unattached"], "sceneWillEnterForeground": ["background"], "sceneDidBecomeActive": ["inactive"],
      "sceneWillResignActive": ["active"], "sceneDidEnterBackground": ["inactive", "background"],
      "sceneDidDisconnect": ["background", "inactive", "active"],
    ]
    let results = [
      "willConnect": "background", "sceneWillEnterForeground": "inactive", "sceneDidBecomeActive": "active",
      "sceneWillResignActive": "inactive", "sceneDidEnterBackground": "background", "sceneDidDisconnect": "unattached",
    ]
    for line in lines.only("SceneDelegate", "AppDelegate") {
      if line == "AppDelegate.init" { states = [:] }
      let event = line.prefix { $0 != " " }
      let parts = event.split(separator: ".")
      guard parts.count == 2, let allowed = edges[String(parts[1])] else { continue }
      let owner = String(parts[0])
      if !allowed.contains(states[owner] ?? "unattached") { return line }
      states[owner] = results[String(parts[1])]
    }
    return nil
  }

  /// Runs a whole life cycle, with `body` inside the first call of one callback.
  private func life(_ callback: String, _ body: @escaping (TestDevice, UIApplication) -> Void) -> ([String], TestDevice)
  {
    let device = TestDevice(.padN)
    device.log.observeNotifications()
    var isDone = false
    device.log.on(callback) { [unowned device] in
      guard !isDone else { return }
      isDone = true
      body(device, UIApplication.shared)
    }
    let lines = device(
      .tapIcon, .newWindow, .swipeHome, .tapIcon, .swipeHome, .reclaim(.first), .tapIcon, .closeWindow(.first), .tapIcon
    )
    #expect(isDone, "\(callback) never came")
    #expect(firstIllegal(lines) == nil, "after \(callback)")
    return (lines, device)
  }

  @Test(
    "a request for a new scene has one result: a scene, or with a refusal from the background",
    arguments: callbacks)
  func activation(callback: String) {
    var isForeground = false
    let (lines, device) = life(callback) { device, app in
      isForeground = app.applicationState != .background
      app.requestSceneSessionActivation(
        nil, userActivity: NSUserActivity(activityType: "asked"), options: nil, errorHandler: device.handler("new"))
    }
    let made = lines.count { $0.contains("willConnect activities={asked}") }
    let refused = device.refusals["new"]?.count ?? 0
    #expect(made + refused == 1, "\(callback): made \(made), refused \(refused)")
    if isForeground { #expect(made == 1 || !callback.hasPrefix("SceneDelegate[A].sceneDidBecome")) }
    #expect(device.runner?.errorHandlers.isEmpty == true)
  }

  @Test(
    "a session that is destroyed inside a callback is discarded once, and no callback follows", arguments: callbacks)
  func destruction(callback: String) {
    let (lines, device) = life(callback) { device, app in
      guard let session = device.session(.second) ?? device.session(.first) else { return }
      app.requestSceneSessionDestruction(session, options: nil, errorHandler: device.handler("destroy"))
      app.requestSceneSessionDestruction(session, options: nil, errorHandler: device.handler("again"))
    }
    for label in ["A", "B"] {
      #expect(lines.count { $0.hasPrefix("AppDelegate.didDiscard sessions={\(label)") } <= 1, "\(callback) \(label)")
      guard let end = lines.lastIndex(where: { $0 == "AppDelegate.didDiscard sessions={\(label)}" }) else { continue }
      #expect(!lines[end...].contains { $0.hasPrefix("SceneDelegate[\(label)].scene") }, "\(callback) \(label)")
    }
    #expect(device.refusals.values.allSatisfy { $0 == [1] })
    #expect(Set(UIApplication.shared.openSessions.map(\.id)) == Set(device.kernel.sessions.map(\.id)))
  }

  @Test("a refresh inside a callback requests the state and changes nothing else", arguments: callbacks)
  func refresh(callback: String) {
    let (lines, device) = life(callback) { device, app in
      for session in app.openSessions { app.requestSceneSessionRefresh(session) }
    }
    let (plain, _) = life(callback) { _, _ in }
    let transitions = ["sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive"]
    for transition in transitions where device.refusals.isEmpty {
      let with = lines.count { $0.hasSuffix(".\(transition)") }
      #expect(with >= plain.count { $0.hasSuffix(".\(transition)") }, "\(callback) \(transition)")
    }
  }

  @Test("a change of the session inside a callback is in the store afterwards", arguments: callbacks)
  func sessionValues(callback: String) {
    let (_, device) = life(callback) { device, app in
      guard let session = device.session(.second) else { return }
      session.userInfo = ["written": callback]
    }
    guard let session = device.session(.second) else { return }
    device.crash()
    device(.tapIcon)
    let text = device.session(.second)?.userInfo?["written"] as? String
    #expect(text == nil || text == callback)
    #expect(text != nil || session.userInfo == nil, "\(callback): what the app sees is what is kept")
  }

  @Test(
    "a window that is released inside a callback is freed with its controllers, and the scene stays",
    arguments: callbacks)
  func window(callback: String) {
    let (lines, device) = life(callback) { device, app in
      device.delegate(.first)?.window = nil
      device.delegate(.second)?.window?.rootViewController = TestController(label: "new")
    }
    for owner in Set(lines.only("ViewController").map { $0.prefix { $0 != "." } }) {
      let own = lines.filter { $0.hasPrefix(owner + ".") }
      let starts = own.count { $0.hasSuffix("viewWillAppear") }
      #expect(own.count { $0.hasSuffix("viewDidAppear") } <= starts, "\(callback) \(owner)")
      #expect(own.count { $0.hasSuffix("viewDidDisappear") } <= starts, "\(callback) \(owner)")
    }
    #expect(device.runner != nil)
  }

  @Test(
    "a controller that is presented inside a callback appears at most once and leaves with its scene",
    arguments: callbacks)
  func presentation(callback: String) {
    weak var presented: UIViewController?
    let (lines, device) = life(callback) { device, app in
      let controller = TestController(label: "presented")
      presented = controller
      let presenter = (device.delegate(.first) ?? device.delegate(.second))?.window?.rootViewController
      RuntimeLog.install { _ in }
      presenter?.present(controller, animated: true)
      RuntimeLog.install(nil)
    }
    let own = lines.filter { $0.hasPrefix("ViewController[presented].") }
    #expect(own.count { $0.hasSuffix("viewDidLoad") } <= 1)
    #expect(
      own.count { $0.hasSuffix("viewWillAppear") } == own.count { $0.hasSuffix("viewDidAppear") } || presented == nil)
    #expect(device.scene(.first) == nil, "A was closed")
  }

  @Test("observers that call back into the application see a consistent state, and may be removed meanwhile")
  func observers() {
    let device = TestDevice(.padN)
    var seen: [String] = []
    nonisolated(unsafe) var token: (any NSObjectProtocol)?
    token = NotificationCenter.default.addObserver(forName: UIScene.didActivateNotification, object: nil, queue: nil) {
      note in
      let scene = note.object as? UIScene
      MainActor.assumeIsolated {
        guard AppLog.current === device.log else { return }
        seen.append("\(scene?.session.id.label ?? "?") \(AppLog.membership) \(UIApplication.shared.applicationState)")
        if let token { NotificationCenter.default.removeObserver(token) }
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
      }
    }
    device.log.observeNotifications()
    let lines = device(.tapIcon, .newWindow)
    #expect(seen == ["A connected={A} open={A} inactive"])
    #expect(lines.count { $0 == "nApp.didBecomeActive" } == 2, "the app's own and the system's")
    #expect(lines.count { $0 == "SceneDelegate[A].sceneDidBecomeActive" } == 1)
  }

  @Test("a delegate that replaces itself passes the later callbacks to the new one")
  func delegateReplaced() {
    let device = TestDevice(.padN)
    device.log.on("SceneDelegate[A].willConnect") { device.scene()?.delegate = DetailSceneDelegate() }
    let lines = device(.tapIcon, .swipeHome).only("SceneDelegate")
    #expect(device.delegate() is DetailSceneDelegate)
    #expect(lines.contains("SceneDelegate[A].sceneDidEnterBackground"))
    #expect(lines.count { $0 == "SceneDelegate[A].sceneDidBecomeActive" } == 1)
  }

  @Test("an activity set inside stateRestorationActivity(for:) is overridden by the returned one")
  func activityInsideCapture() {
    let device = TestDevice(.padN)
    device(.tapIcon)
    AppBehaviour.current.restorationActivity = { scene in
      let other = NSUserActivity(activityType: "editing")
      other.title = "set"
      scene.session.stateRestorationActivity = other
      let returned = NSUserActivity(activityType: "editing")
      returned.title = "returned"
      return returned
    }
    device(.swipeHome)
    #expect(device.session()?.stateRestorationActivity?.title == "returned")
    device.crash()
    device.log.on("SceneDelegate[A].willConnect") {
      #expect(device.session()?.stateRestorationActivity?.title == "returned")
    }
    device(.tapIcon)
  }

  @Test("a chain of requests, each made in the handler of the previous one, ends")
  func chain() {
    let device = TestDevice(.padN)
    device(.tapIcon)
    for label in ["B", "C", "D"] {
      device.log.on("SceneDelegate[\(label)].sceneDidBecomeActive") {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
      }
    }
    device(.newWindow)
    #expect(UIApplication.shared.connectedScenes.count == 5)
    #expect(UIApplication.shared.applicationState == .active)
  }
}
