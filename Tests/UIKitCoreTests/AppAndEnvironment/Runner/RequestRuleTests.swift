import Foundation
import RuntimeLogging
import SceneSystem
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Requests of an app (P, B, T-06)") struct RequestRuleTests {
  private func pad() -> TestDevice {
    let device = TestDevice(.padN)
    device(.tapIcon)
    return device
  }

  @Test("P-01, Z-01: several scenes need the manifest's key and a device with several windows")
  func supports() {
    for (profile, multiple, expected) in [
      (DeviceProfile.phone, true, false), (.padN, true, true), (.padN, false, false), (.desktop, true, true),
      (.desktop, false, false), (.duo, true, true), (.duo, false, false),
    ] {
      let device = TestDevice(profile, manifest: TestDevice.manifest(multiple: multiple))
      device(.tapIcon)
      #expect(UIApplication.shared.supportsMultipleScenes == expected, "\(profile.kind) \(multiple)")
    }
  }

  @Test("P-03: a request without a session makes a new scene with the activity in its options, after the current turn")
  func newScene() {
    let device = pad()
    var linesInside: [String] = []
    let lines = device.act { app in
      app.requestSceneSessionActivation(
        nil, userActivity: NSUserActivity(activityType: "reading"), options: nil, errorHandler: device.handler("new"))
      linesInside = device.log.lines
    }
    #expect(linesInside == [], "never during the call")
    #expect(
      lines.only("AppDelegate", "SceneDelegate") == [
        "AppDelegate.configurationForConnecting [B] activities={reading}", "SceneDelegate.init",
        "SceneDelegate[B].willConnect activities={reading}", "SceneDelegate[B].sceneWillEnterForeground",
        "SceneDelegate[B].sceneDidBecomeActive",
      ])
    #expect(device.refusals.isEmpty)
    #expect(device.scene(.first)?.activationState == .foregroundActive, "P-10: side by side")
  }

  @Test("P-03: the requesting scene is not the one that is replaced")
  func requestingScene() {
    let device = pad()
    device(.newWindow, .newWindow, .openSwitcher, .choose(.first))
    device.act { app in
      let options = UIScene.ActivationRequestOptions()
      options.requestingScene = device.scene(.first)
      app.requestSceneSessionActivation(device.session(.second), userActivity: nil, options: options)
    }
    #expect(device.scene(.first)?.activationState == .foregroundActive)
    #expect(device.scene(.second)?.activationState == .foregroundActive)
  }

  @Test("P-04: a session without a scene is connected with the activity, without a configuration request")
  func disconnectedSession() {
    let device = pad()
    device(.newWindow, .openSwitcher, .choose(.first), .reclaim(.second))
    let lines = device.act { app in
      app.requestSceneSessionActivation(
        device.session(.second), userActivity: NSUserActivity(activityType: "reading"), options: nil,
        errorHandler: device.handler("existing"))
    }
    #expect(
      lines.only("AppDelegate", "SceneDelegate").without("init", "stateRestoration", "restoreInt") == [
        "SceneDelegate[A].sceneWillResignActive",
        "SceneDelegate[B].willConnect activities={reading} restoration=editing",
        "SceneDelegate[B].sceneWillEnterForeground", "SceneDelegate[B].sceneDidBecomeActive",
        "SceneDelegate[A].sceneDidEnterBackground",
      ])
    #expect(device.refusals.isEmpty)
  }

  @Test("P-05: a connected session continues the activity, unannounced; without one it only comes forward")
  func connectedSession() {
    let device = pad()
    let active = device.act { app in
      app.requestSceneSessionActivation(
        device.session(), userActivity: NSUserActivity(activityType: "reading"), options: nil,
        errorHandler: device.handler("own"))
    }
    #expect(active == ["SceneDelegate[A].continue reading"])
    let nothing = device.act { app in
      app.requestSceneSessionActivation(
        device.session(), userActivity: nil, options: nil, errorHandler: device.handler("own"))
    }
    #expect(nothing == [])
    #expect(device.refusals.isEmpty)
  }

  @Test("P-06: on a phone a new scene is refused with code 0, once, without other effects")
  func multipleScenesNotSupported() {
    let device = TestDevice()
    device(.tapIcon)
    let lines = device.act { app in
      app.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: device.handler("new"))
    }
    #expect(lines == [])
    #expect(device.refusals == ["new": [UISceneError.Code.multipleScenesNotSupported.rawValue]])
    device.act { app in
      app.requestSceneSessionActivation(
        device.session(), userActivity: nil, options: nil, errorHandler: device.handler("own"))
    }
    #expect(device.refusals["own"] == nil, "its own session is legal")
  }

  @Test("P-06: requests for a discarded session are refused with code 1, each once")
  func goneSession() {
    let device = pad()
    device(.newWindow)
    let discarded = device.session(.second)
    device(.closeWindow(.second))
    device.act { app in
      guard let discarded else { return }
      app.requestSceneSessionActivation(
        discarded, userActivity: nil, options: nil, errorHandler: device.handler("activate"))
      app.requestSceneSessionDestruction(discarded, options: nil, errorHandler: device.handler("destroy"))
      app.requestSceneSessionRefresh(discarded)
    }
    #expect(device.refusals == ["activate": [1], "destroy": [1]])
  }

  @Test("P-06: an activity that cannot be encoded is refused with code 1, and the log has the reason")
  func unusableActivity() async {
    let device = pad()
    let activity = NSUserActivity(activityType: "reading")
    activity.userInfo = ["view": UIView()]
    let (lines, sentences) = RuntimeLog.capture {
      device.act { app in
        app.requestSceneSessionActivation(
          nil, userActivity: activity, options: nil, errorHandler: device.handler("new"))
      }
    }
    #expect(lines == [])
    #expect(device.refusals.isEmpty, "the handler is called later, as for every refusal")
    #expect(sentences.count == 1 && sentences[0].contains("view"))
    for _ in 0..<10 where device.refusals.isEmpty { await Task.yield() }
    #expect(device.refusals == ["new": [1]])
  }

  @Test("P-07: a request from the background is refused with code 1")
  func fromBackground() {
    let device = pad()
    device(.swipeHome)
    let lines = device.act { app in
      app.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: device.handler("new"))
    }
    #expect(lines == [])
    #expect(device.refusals == ["new": [1]])
  }

  @Test("P-09: iOS 17's request activates a session whose conditions accept the activity, or makes a new one")
  func activationRequest() {
    let device = pad()
    let target = NSUserActivity(activityType: "reading")
    target.targetContentIdentifier = "anything"
    let existing = device.act { app in
      app.activateSceneSession(
        for: UISceneSessionActivationRequest(userActivity: target), errorHandler: device.handler("matching"))
    }
    #expect(existing == ["SceneDelegate[A].continue reading"])
    let new = device.act { app in
      app.activateSceneSession(for: UISceneSessionActivationRequest(), errorHandler: device.handler("new"))
    }
    #expect(new.contains("SceneDelegate[B].sceneDidBecomeActive"))
    #expect(device.refusals.isEmpty)
  }

  @Test("P-08: an activation action opens a window with its activity")
  func activationAction() {
    let device = pad()
    var alternates = 0
    let action = UIWindowScene.ActivationAction(
      title: "Open", alternate: UIAction { _ in alternates += 1 },
      { _ in UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "reading")) })
    let lines = device.act { _ in action.performWithSender(nil, target: nil) }
    #expect(lines.contains("SceneDelegate[B].willConnect activities={reading}"), "\(lines)")
    #expect(action.title == "Open" && alternates == 0)
  }

  @Test(
    "P-08: where only one window is possible, or the system refuses, the alternate action runs, once",
    arguments: [DeviceProfile.phone, .padN])
  func alternateAction(profile: DeviceProfile) {
    let device = TestDevice(profile)
    device(.tapIcon)
    // On an iPad the request comes from the background (P-07).
    if profile.kind == .padN { device(.swipeHome) }
    var alternates = 0
    let action = UIWindowScene.ActivationAction(
      alternate: UIAction { _ in alternates += 1 },
      { _ in UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "reading")) })
    #expect(device.act { _ in action.performWithSender(nil, target: nil) } == [])
    #expect(alternates == 1)
  }

  @Test("P-08: a double click on a view with an activation interaction opens a window for its location")
  func activationInteraction() {
    let device = pad()
    var points: [CGPoint] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let interaction = UIWindowScene.ActivationInteraction(
      { _, point in
        points.append(point)
        return point.x > 50
          ? UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "reading")) : nil
      }, errorHandler: { Issue.record("refused: \($0)") })
    view.addInteraction(interaction)
    #expect(view.shownDescription.handlesDoubleClick && interaction.view === view)
    #expect(device.act { _ in view.receive(.doubleClicked(CGPoint(x: 10, y: 1))) } == [])
    let lines = device.act { _ in view.receive(.doubleClicked(CGPoint(x: 60, y: 1))) }
    #expect(lines.contains("SceneDelegate[B].willConnect activities={reading}"), "\(lines)")
    #expect(points.map(\.x) == [10, 60])
  }

  @Test("P-08: menus give an activation action without a title a default one, and leave out actions without effect")
  func activationActionInMenus() {
    func menu(_ alternate: UIAction?) -> [String] {
      UIMenu(children: [
        UIWindowScene.ActivationAction(alternate: alternate) { _ in nil }, UIAction(title: "Other") { _ in },
      ]).content.items.map(\.title)
    }
    let wide = pad()
    #expect(menu(nil) == ["Open in New Window", "Other"])
    _ = wide
    let phone = TestDevice(.phone)
    phone(.tapIcon)
    #expect(menu(nil) == ["Other"])
    #expect(menu(UIAction(title: "Show") { _ in }) == ["Show", "Other"])
  }

  @Test("P-08: an action that is disabled or has no window to open does nothing")
  func idleAction() {
    let device = pad()
    var alternates = 0
    let alternate = UIAction { _ in alternates += 1 }
    let nothing = UIWindowScene.ActivationAction(alternate: alternate) { _ in nil }
    let disabled = UIWindowScene.ActivationAction(attributes: .disabled, alternate: alternate) { _ in
      UIWindowScene.ActivationConfiguration(
        userActivity: NSUserActivity(activityType: "reading"), options: UIWindowScene.ActivationRequestOptions())
    }
    #expect(device.act { _ in nothing.performWithSender(nil, target: nil) } == [])
    #expect(device.act { _ in disabled.performWithSender(nil, target: nil) } == [])
    #expect(alternates == 0)
  }

  @Test("T-06: destruction disconnects and discards for good; the next window is a new session", arguments: 1...3)
  func destruction(animation: Int) {
    let device = pad()
    device(.newWindow)
    let lines = device.act { app in
      let options = UIWindowSceneDestructionRequestOptions()
      options.windowDismissalAnimation = UIWindowScene.DismissalAnimation(rawValue: animation) ?? .standard
      guard let session = device.session(.second) else { return }
      app.requestSceneSessionDestruction(session, options: options, errorHandler: device.handler("destroy"))
    }
    #expect(
      lines.only("AppDelegate", "SceneDelegate").without("sceneWillResign", "sceneDidEnter", "stateRest", "deinit") == [
        "SceneDelegate[B].sceneDidDisconnect", "AppDelegate.didDiscard sessions={B}",
      ])
    #expect(device.refusals.isEmpty)
    #expect(device(.newWindow).contains("AppDelegate.configurationForConnecting [C]"))
  }

  @Test("T-06: destroying the last session leaves the process alive, and opening the app makes a new session")
  func destroyLast() {
    let device = pad()
    device.act { app in
      if let session = device.session() { app.requestSceneSessionDestruction(session, options: nil) }
    }
    #expect(device.runner != nil && UIApplication.shared.connectedScenes.isEmpty)
    #expect(UIApplication.shared.openSessions.isEmpty)
    #expect(UIApplication.shared.applicationState == .background)
    let lines = device(.tapIcon)
    #expect(lines.first == "AppDelegate.configurationForConnecting [B]")
  }

  @Test("B-01: refreshing a connected scene requests its state and takes snapshots, in the background or not")
  func refreshConnected() {
    let device = pad()
    device(.swipeHome)
    let lines = device.act { app in
      if let session = device.session() { app.requestSceneSessionRefresh(session) }
    }
    #expect(lines.only("SceneDelegate") == ["SceneDelegate[A].stateRestorationActivity"])
    #expect(lines.count { $0.hasSuffix("viewWillLayoutSubviews") } == 4)
    #expect(device.scene()?.activationState == .background)
  }

  @Test("B-02: refreshing a session without a scene connects it in the background; it is never active")
  func refreshDisconnected() {
    let device = pad()
    device(.newWindow, .openSwitcher, .choose(.first), .reclaim(.second))
    device.log.observeNotifications()
    let lines = device.act { app in
      if let session = device.session(.second) { app.requestSceneSessionRefresh(session) }
    }
    #expect(
      lines.only("SceneDelegate", "nApp").without("init", "restoreInt") == [
        "SceneDelegate[B].willConnect restoration=editing", "SceneDelegate[B].sceneWillEnterForeground",
        "SceneDelegate[B].sceneDidEnterBackground", "SceneDelegate[B].stateRestorationActivity",
      ])
    #expect(device.scene(.second)?.activationState == .background)
    #expect(device.scene(.first)?.activationState == .foregroundActive)
  }

  @Test("B-03: a suspended process receives nothing, and resumes before anything else is delivered")
  func suspension() {
    let device = pad()
    device(.swipeHome)
    device.log.observeNotifications()
    #expect(device(.suspend, .memoryWarning) == [])
    #expect(device(.tapIcon).first == "SceneDelegate[A].sceneWillEnterForeground")
  }

  @Test("B-04: a memory warning is delivered once: app delegate, notification, then controllers with a loaded view")
  func simulateMemoryWarning() {
    let device = pad()
    device(.newWindow)
    device.log.observeNotifications()
    let unloaded = TestController(label: "unloaded")
    device.delegate()?.window?.rootViewController?.addChild(unloaded)
    #expect(
      device(.memoryWarning) == [
        "AppDelegate.didReceiveMemoryWarning", "nApp.didReceiveMemoryWarning",
        "ViewController[A].didReceiveMemoryWarning", "ViewController[B].didReceiveMemoryWarning",
      ])
  }

  @Test("B-06, B-03: a time change during suspension is delivered before the return to the foreground")
  func timeChangeAsleep() {
    let device = pad()
    device.log.observeNotifications()
    #expect(
      device(.swipeHome, .suspend, .significantTimeChange, .significantTimeChange).count { $0.contains("Time") } == 0)
    let lines = device(.tapIcon)
    #expect(lines.prefix(2) == ["nApp.significantTimeChange", "AppDelegate.significantTimeChange"])
    #expect(lines.count { $0.contains("Time") } == 2)
  }

  @Test("B-05: after a force quit nothing launches the app in the background until the user opens it")
  func forceQuit() {
    let device = pad()
    device(.openSwitcher, .swipeAway(.first))
    #expect(device.runner == nil)
    #expect(device(.silentPush, .backgroundFetch, .prewarm) == [])
    device(.tapIcon, .kill)
    #expect(device(.silentPush).contains("AppDelegate.didReceiveRemoteNotification"))
  }
}
