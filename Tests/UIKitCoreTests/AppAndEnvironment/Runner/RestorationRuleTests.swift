import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Disconnection and restoration (R)") struct RestorationRuleTests {
  /// An activity's delegate that writes when its method is called.
  final class Saver: NSObject, NSUserActivityDelegate {
    func userActivityWillSave(_ userActivity: NSUserActivity) {
      MainActor.assumeIsolated { AppLog.current.add("Saver", nil, "userActivityWillSave") }
    }
  }

  /// A controller that keeps an activity up to date.
  final class HoldingController: TestController {
    override func updateUserActivityState(_ activity: NSUserActivity) {
      AppLog.current.add(owner, nil, "updateUserActivityState")
      activity.addUserInfoEntries(from: ["document": "7"])
    }
  }

  @Test("R-01: state is requested after didEnterBackground and before the snapshots, in UIKit's order")
  func saveOnBackground() {
    let device = TestDevice()
    device.log.observeNotifications()
    device(.tapIcon)
    let activity = NSUserActivity(activityType: "editing")
    let saver = Saver()
    activity.delegate = saver
    let controller = HoldingController(label: "A")
    controller.userActivity = activity
    let bystander = TestController(label: "child")
    controller.addChild(bystander)
    device.delegate()?.window?.rootViewController = controller
    AppBehaviour.current.restorationActivity = { _ in activity }
    device.log.on("Saver.userActivityWillSave") {
      #expect(device.record()?.restorationActivity == nil, "nothing is stored before the app was asked")
    }
    _ = device.log.take()
    let lines = device(.swipeHome).without("viewIsAppearing", "viewDidAppear", "viewWillD", "viewDidD", "deinit")
    #expect(
      Array(lines.prefix(10)) == [
        "SceneDelegate[A].sceneWillResignActive", "nScene[A].willDeactivate", "nApp.willResignActive",
        "SceneDelegate[A].sceneDidEnterBackground", "nScene[A].didEnterBackground", "nApp.didEnterBackground",
        "SceneDelegate[A].stateRestorationActivity",
        "Saver.userActivityWillSave",
        "ViewController[A].updateUserActivityState",
        "ViewController[A].viewWillLayoutSubviews",
      ])
    let kept = device.session()?.stateRestorationActivity
    #expect(kept !== activity, "the session holds a copy")
    #expect(kept?.userInfo?["document"] as? String == "7")
    #expect(device.record()?.restorationActivity?.activityType == "editing")
  }

  @Test("R-01: nil clears the saved state")
  func nilIsStored() {
    let device = TestDevice()
    device(.tapIcon, .swipeHome)
    #expect(device.record()?.restorationActivity != nil)
    AppBehaviour.current.restorationActivity = { _ in nil }
    device(.tapIcon, .swipeHome)
    #expect(device.record()?.restorationActivity == nil)
    #expect(device.session()?.stateRestorationActivity == nil)
  }

  @Test("R-01: an activity type that Info.plist does not list is not saved, and is logged")
  func unlistedType() {
    let device = TestDevice()
    AppBehaviour.current.restorationActivity = { _ in NSUserActivity(activityType: "unlisted") }
    let sentences = RuntimeLog.capture { device(.tapIcon, .swipeHome) }.sentences
    #expect(device.record()?.restorationActivity == nil)
    #expect(sentences.count == 1 && sentences[0].contains("unlisted") && sentences[0].contains("NSUserActivityTypes"))
  }

  @Test("R-02: the state is requested again before a disconnection and on a refresh")
  func otherCaptures() {
    let device = TestDevice(.padN)
    device(.tapIcon, .swipeHome)
    let reclaimed = device(.reclaim(.first)).only("SceneDelegate")
    #expect(
      reclaimed.prefix(2) == ["SceneDelegate[A].stateRestorationActivity", "SceneDelegate[A].sceneDidDisconnect"])
    device(.tapIcon)
    let refreshed = device.act { app in
      if let session = device.session() { app.requestSceneSessionRefresh(session) }
    }
    #expect(refreshed.only("SceneDelegate") == ["SceneDelegate[A].stateRestorationActivity"])
  }

  @Test("R-03: after a disconnection scene, delegate, window, controllers and views are freed, in the logged order")
  func freed() {
    let device = TestDevice(.padN)
    device.log.observeNotifications()
    device(.tapIcon)
    addChild(to: device)
    weakly(device) { objects in
      device(.swipeHome)
      let lines = device(.reclaim(.first))
      #expect(
        lines.without("stateRestoration") == [
          "SceneDelegate[A].sceneDidDisconnect", "nScene[A].didDisconnect",
          "ViewController[A].viewWillDisappear", "ViewController[child].viewWillDisappear",
          "ViewController[child].viewDidDisappear", "ViewController[A].viewDidDisappear",
          "SceneDelegate[A].deinit", "ViewController[A].deinit", "ViewController[child].deinit",
        ])
      #expect(objects() == [], "still there")
      #expect(device.session()?.scene == nil)
      #expect(UIApplication.shared.openSessions.count == 1)
    }
  }

  private func addChild(to device: TestDevice) {
    let child = TestController(label: "child")
    guard let root = device.delegate()?.window?.rootViewController else { return }
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
  }

  /// Runs `body` with a function that returns the names of the scene's living objects.
  private func weakly(_ device: TestDevice, _ body: (() -> [String]) -> Void) {
    let references: [(String, () -> AnyObject?)] = [
      ("scene", reference(device.scene())), ("delegate", reference(device.delegate())),
      ("window", reference(device.delegate()?.window)),
      ("controller", reference(device.delegate()?.window?.rootViewController)),
      ("view", reference(device.delegate()?.window?.rootViewController?.viewIfLoaded)),
      ("child", reference(device.delegate()?.window?.rootViewController?.children.first)),
    ]
    for (name, object) in references { #expect(object() != nil, "\(name)") }
    body { references.filter { $0.1() != nil }.map(\.0) }
  }

  private func reference(_ object: AnyObject?) -> () -> AnyObject? {
    { [weak object] in object }
  }

  @Test("A-05: a window that the app retains survives its scene and can join another")
  func keptWindow() {
    let device = TestDevice(.padN)
    device(.tapIcon)
    let window = device.delegate()?.window
    AppBehaviour.current.keptWindows = [window].compactMap { $0 }
    weak let scene = device.scene()
    device(.swipeHome)
    let lines = device(.reclaim(.first))
    #expect(scene == nil)
    #expect(window?.windowScene == nil && window?.rootViewController != nil)
    #expect(!lines.contains("ViewController[A].deinit"))
    AppBehaviour.current.makesWindow = false
    device.log.on("SceneDelegate[A].willConnect") { window?.windowScene = device.scene() as? UIWindowScene }
    let returned = device(.tapIcon)
    #expect(returned.contains("ViewController[A].viewWillAppear"))
    #expect(!returned.contains("ViewController[A].viewDidLoad"), "the view is the old one")
    #expect(window?.windowScene === device.scene())
  }

  @Test("R-03: an unused error handler is released, with the delegate that it captures")
  func handlersAreFreed() {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow)
    weak let delegate = device.delegate(.second)
    device.act { app in
      guard let holder = device.delegate(.second), let other = device.session(.first) else { return }
      app.requestSceneSessionActivation(other, userActivity: nil, options: nil) { _ in holder.window = nil }
      app.requestSceneSessionRefresh(other)
    }
    #expect(device.runner?.errorHandlers.isEmpty == true)
    device(.closeWindow(.second))
    #expect(delegate == nil)
  }

  @Test("R-04: a reconnection has the session's activity and empty options")
  func reconnection() {
    let device = TestDevice(.padN)
    device(.tapIcon, .swipeHome, .reclaim(.first))
    #expect(
      device(.tapIcon).only("AppDelegate", "SceneDelegate") == [
        "SceneDelegate.init", "SceneDelegate[A].willConnect restoration=editing",
        "SceneDelegate[A].restoreInteractionState editing", "SceneDelegate[A].sceneWillEnterForeground",
        "SceneDelegate[A].sceneDidBecomeActive",
      ])
  }

  @Test("R-04: a reconnection by a URL has both the URL and the activity")
  func reconnectionWithData() {
    let device = TestDevice(.padN)
    device(.tapIcon, .swipeHome, .reclaim(.first))
    let lines = device(.external(.urls([OpenedURL(url: "test://7")])))
    #expect(lines.contains("SceneDelegate[A].willConnect urls={test://7} restoration=editing"))
    #expect(!lines.contains { $0.contains("openURLContexts") })
  }

  @Test(
    "R-05: interaction state is restored once, after the view and before the foreground, from iOS 15 on",
    arguments: [14, 15, 26])
  func interactionState(version: Int) {
    let device = TestDevice(DeviceProfile(kind: .padN, osVersion: version))
    let first = device(.tapIcon)
    #expect(!first.contains { $0.contains("restoreInteractionState") }, "nothing is stored yet")
    var same = false
    device.log.on("SceneDelegate[A].restoreInteractionState") {
      same = device.session()?.stateRestorationActivity === device.session()?.stateRestorationActivity
    }
    let lines = device(.swipeHome, .kill, .tapIcon)
    let restored = lines.firstIndex(of: "SceneDelegate[A].restoreInteractionState editing")
    guard version >= 15 else {
      #expect(restored == nil)
      return
    }
    #expect(same)
    #expect(lines.firstIndex(of: "ViewController[A].viewWillAppear")! < restored!)
    #expect(restored! < lines.firstIndex(of: "SceneDelegate[A].sceneWillEnterForeground")!)
    #expect(lines.count { $0.contains("restoreInteractionState") } == 1)
  }

  @Test("R-05: an app that clears the activity in willConnect gets no restoration callback")
  func activityTakenAway() {
    let device = TestDevice()
    device(.tapIcon, .swipeHome, .kill)
    device.log.on("SceneDelegate[A].willConnect") { device.session()?.stateRestorationActivity = nil }
    #expect(!device(.tapIcon).contains { $0.contains("restoreInteractionState") })
    #expect(device.record()?.restorationActivity == nil)
  }

  @Test("R-06: protected data posts will and did, and the property follows")
  func protectedData() {
    let device = TestDevice()
    device.log.observeNotifications()
    device(.tapIcon)
    #expect(
      device(.protectedData(available: false)) == [
        "AppDelegate.protectedDataWillBecomeUnavailable true", "nApp.protectedDataWillBecomeUnavailable",
      ])
    #expect(!UIApplication.shared.isProtectedDataAvailable)
    #expect(device(.protectedData(available: false)) == [], "reported once")
    #expect(
      device(.protectedData(available: true)) == [
        "AppDelegate.protectedDataDidBecomeAvailable true", "nApp.protectedDataDidBecomeAvailable",
      ])
  }

  @Test("R-07: the activity can be set while the session has no scene, and is kept after a relaunch")
  func activitySetByApp() {
    let device = TestDevice(.padN)
    device(.tapIcon, .swipeHome, .reclaim(.first))
    device.act { _ in
      let activity = NSUserActivity(activityType: "editing")
      activity.userInfo = ["page": 3]
      device.session()?.stateRestorationActivity = activity
    }
    device.crash()
    var page: Int?
    device.log.on("SceneDelegate[A].willConnect") {
      page = device.session()?.stateRestorationActivity?.userInfo?["page"] as? Int
    }
    device(.tapIcon)
    #expect(page == 3)
  }

  @Test("R-07: a delegate without stateRestorationActivity(for:) does not clear the activity that the app set")
  func methodLeftOut() {
    let device = TestDevice(manifest: TestDevice.manifest([("Main", "UIKitCoreTests.BareSceneDelegate")]))
    device(.tapIcon)
    device.act { _ in device.session()?.stateRestorationActivity = NSUserActivity(activityType: "editing") }
    device(.swipeHome)
    #expect(device.record()?.restorationActivity?.activityType == "editing")
    #expect(device.session()?.stateRestorationActivity?.activityType == "editing")
  }

  @Test("R-08: userInfo is available in configurationForConnecting, and after every kind of end")
  func userInfo() {
    var device = TestDevice(.padN)
    device.log.on("AppDelegate.configurationForConnecting") {
      #expect(device.session()?.userInfo == nil)
      device.session()?.userInfo = ["origin": "first", "n": 1]
    }
    device(.tapIcon)
    device.crash()
    var seen: [String] = []
    device.log.on("SceneDelegate[A].willConnect") {
      seen.append(device.session()?.userInfo?["origin"] as? String ?? "-")
    }
    device(.tapIcon, .swipeHome, .reclaim(.first), .tapIcon, .kill, .reboot)
    let persistent = device.kernel.persistent
    device = TestDevice(.padN, persistent: persistent)
    device(.tapIcon)
    #expect(seen == ["first", "first"])
    #expect(device.session()?.userInfo?["n"] as? Int == 1)
  }

  @Test("R-08: a value that a property list cannot contain is refused, and the previous dictionary is kept")
  func badUserInfo() {
    let device = TestDevice()
    device(.tapIcon)
    device.act { _ in device.session()?.userInfo = ["good": 1] }
    let sentences = RuntimeLog.capture {
      device.act { _ in device.session()?.userInfo = ["bad": UIView()] }
    }.sentences
    #expect(sentences.count == 1)
    #expect(device.session()?.userInfo?["good"] as? Int == 1)
    device.crash()
    device(.tapIcon)
    #expect(device.session()?.userInfo?["good"] as? Int == 1)
  }

  @Test("R-09: the persistent identifier is the same after relaunch, reclaim, reboot and in another device object")
  func identifier() {
    let device = TestDevice(.padN)
    device(.tapIcon)
    let identifier = device.session()?.persistentIdentifier
    #expect(identifier?.count == 36)
    device(.swipeHome, .reclaim(.first), .tapIcon)
    #expect(device.session()?.persistentIdentifier == identifier)
    device(.reboot, .tapIcon)
    #expect(device.session()?.persistentIdentifier == identifier)
    device.crash()
    let other = TestDevice(.padN, persistent: device.kernel.persistent)
    other(.tapIcon)
    #expect(other.session()?.persistentIdentifier == identifier)
    other(.newWindow)
    #expect(other.session(.second)?.persistentIdentifier != identifier)
  }

  @Test("R-10: after the process ended an iPad connects only the sessions on screen, a desktop all")
  func relaunchConnects() {
    let pad = TestDevice(.padN)
    pad(.tapIcon, .newWindow, .openSwitcher, .choose(.first))
    pad.crash()
    pad(.tapIcon)
    #expect(pad.scene(.first) != nil && pad.scene(.second) == nil)
    #expect(UIApplication.shared.openSessions.count == 2)
    let desktop = TestDevice(.desktop)
    desktop(.tapIcon, .newWindow)
    desktop.crash()
    desktop(.tapIcon)
    #expect(desktop.scene(.first) != nil && desktop.scene(.second) != nil)
  }
}
