import SceneTesting
import Testing
import UIKitCore

@MainActor @Suite("Seed 000: responsibilities of the scene delegate, and restoring a document") struct Seed000Tests {
  private func install(on profile: DeviceProfile, multiple: Bool = true) throws -> (Device, AppUnderTest) {
    let device = Device(profile)
    let app = try device.install(
      Documents.AppDelegate.self,
      manifest: .scenes(Documents.SceneDelegate.self, multiple: multiple).activityTypes(Documents.editing)
        .urlSchemes("documents"))
    return (device, app)
  }

  private func open(_ id: String, in scene: SceneUnderTest) {
    scene.app.perform { _ in
      if let connected = scene.scene { scene.delegate(as: Documents.SceneDelegate.self)?.show(id, in: connected) }
    }
  }

  private func shown(in scene: SceneUnderTest) -> String? {
    (scene.visibleViewController as? Documents.DocumentViewController)?.title
  }

  @Test("C-02: a configuration is requested for a new window, and not when the app starts with an existing one")
  func configuration() throws {
    let (device, app) = try install(on: .phone)
    let ask = "AppDelegate.application(_:configurationForConnecting:options:)"
    let begin = [
      "AppDelegate.application(_:willFinishLaunchingWithOptions:)",
      "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
    ]
    let scene = [
      "SceneDelegate[A].scene(_:willConnectTo:options:)", "SceneDelegate[A].sceneWillEnterForeground(_:)",
      "SceneDelegate[A].sceneDidBecomeActive(_:)",
    ]
    expectCallbacks(begin + [ask] + scene, in: app.tapIcon())
    device.swipeHome()
    device.kill(app)
    expectCallbacks(begin + scene, in: app.tapIcon())
  }

  @Test("There is one window until \u{201C}Enable Multiple Windows\u{201D} is YES", arguments: [false, true])
  func multipleWindows(enabled: Bool) throws {
    let (_, app) = try install(on: .pad, multiple: enabled)
    app.tapIcon()
    #expect(app.application?.supportsMultipleScenes == enabled)
    let stepResult = app.openNewWindow()
    #expect((stepResult.rejectionReason == nil) == enabled)
    #expect(app.sessionLabels == (enabled ? ["A", "B"] : ["A"]))
    if enabled {
      expectCallbacks(
        containing: [
          "AppDelegate.application(_:configurationForConnecting:options:)", "scene(_:willConnectTo:options:)",
        ],
        in: stepResult)
    }
  }

  @Test("F-01, F-02: the scene delegate receives the app delegate's previous foreground and background callbacks")
  func foregroundAndBackground() throws {
    let (device, app) = try install(on: .phone)
    app.tapIcon()
    expectCallbacks(
      ["SceneDelegate[A].sceneWillResignActive(_:)", "SceneDelegate[A].sceneDidEnterBackground(_:)"]
        + ["SceneDelegate[A].stateRestorationActivity(for:)"], in: device.swipeHome())
    expectCallbacks(
      ["SceneDelegate[A].sceneWillEnterForeground(_:)", "SceneDelegate[A].sceneDidBecomeActive(_:)"], in: app.tapIcon())
  }

  @Test("T-01: a card that is swiped away is reported immediately while the app runs")
  func discardWhileRunning() throws {
    let (device, app) = try install(on: .pad)
    app.tapIcon()
    app.openNewWindow()
    let identifier = try #require(app.scene("B").session?.persistentIdentifier)
    device.openSwitcher()
    expectCallbacks(
      containing: ["SceneDelegate[B].sceneDidDisconnect(_:)", "AppDelegate.application(_:didDiscardSceneSessions:)"],
      in: app.swipeAway(app.scene("B")))
    #expect(app.delegate(as: Documents.AppDelegate.self)?.discarded == [[identifier]])
    #expect(app.isRunning && !app.scene("B").exists)
  }

  @Test("L-07: one that is swiped away while the app does not run is reported right after the next launch")
  func discardWhileNotRunning() throws {
    let (device, app) = try install(on: .pad)
    app.tapIcon()
    app.openNewWindow()
    let identifier = try #require(app.scene("B").session?.persistentIdentifier)
    device.swipeHome()
    device.kill(app)
    #expect(app.removeCard(app.scene("B")).callbacks.isEmpty, "no process can be notified")
    expectCallbacks(
      containing: [
        "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "AppDelegate.application(_:didDiscardSceneSessions:)", "SceneDelegate[A].scene(_:willConnectTo:options:)",
      ], in: app.tapIcon())
    #expect(app.delegate(as: Documents.AppDelegate.self)?.discarded == [[identifier]])
  }

  @Test("R-03: a disconnected scene is freed, the app keeps running, and the session connects to a new scene")
  func disconnect() throws {
    let (device, app) = try install(on: .phone)
    app.tapIcon()
    let session = try #require(app.scene("A").session)
    let previous = try #require(app.scene("A").scene)
    device.swipeHome()
    expectCallbacks(containing: ["SceneDelegate[A].sceneDidDisconnect(_:)"], in: device.reclaim(app.scene("A")))
    #expect(app.isRunning && session.scene == nil)
    #expect(app.application?.openSessions.contains(session) == true)
    expectCallbacks(
      containing: ["SceneDelegate[A].scene(_:willConnectTo:options:)", "SceneDelegate[A].sceneDidBecomeActive(_:)"],
      in: app.tapIcon())
    #expect(session.scene != nil && session.scene !== previous)
  }

  @Test("R-01, R-04: the open document is presented again, whatever ended the scene", arguments: Interruption.allCases)
  func documentComesBack(interruption: Interruption) throws {
    let (_, app) = try install(on: .pad)
    app.tapIcon()
    app.openNewWindow()
    open("7", in: app.scene("A"))
    open("8", in: app.scene("B"))
    #expect(shown(in: app.scene("A")) == "Groceries")
    for label in ["A", "B"] { expectStateRestored(app, app.scene(label), after: interruption, reading: shown) }
  }

  @Test("K-14: the activity is requested on the way to the background, before any disconnection")
  func whenSaved() throws {
    let (device, app) = try install(on: .phone)
    app.tapIcon()
    open("7", in: app.scene("A"))
    #expect(app.scene("A").savedActivity == nil)
    device.swipeHome()
    let saved = try #require(app.scene("A").savedActivity)
    #expect(saved.activityType == Documents.editing)
    #expect(saved.userInfo?["documentId"] as? String == "7")
  }

  @Test("An activity that the Info.plist does not list is not saved")
  func unlistedType() throws {
    let device = Device()
    let app = try device.install(
      Documents.AppDelegate.self, manifest: .scenes(Documents.SceneDelegate.self).activityTypes("org.example.other"))
    app.tapIcon()
    open("7", in: app.scene("A"))
    device.swipeHome()
    #expect(app.scene("A").savedActivity == nil)
  }

  @Test("E-01: the URL that connects a scene is in the connection options, with the source application and openInPlace")
  func urlContexts() throws {
    let (_, app) = try install(on: .phone)
    expectDeliveredOnce(.url("documents://8", from: "org.example.mail", inPlace: true), to: app)
    expectDeliveredAfterRootViewController(in: app.scene("A"))
    let shown = try #require(app.scene("A").visibleViewController as? Documents.DocumentViewController)
    #expect(shown.id == "8")
    #expect(shown.arrival == "org.example.mail true")
  }
}
