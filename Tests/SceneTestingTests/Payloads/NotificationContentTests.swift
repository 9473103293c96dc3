import Foundation
import SceneTesting
import Testing
import UIKitCore

/// Each notification of the life cycle: when it is posted, its object, and its `userInfo`.
@MainActor @Suite("Notifications are posted in order, each with its object") struct NotificationContentTests {
  private func install(
    on profile: DeviceProfile = .phone, scenes: Bool = true
  ) throws -> (device: Device, app: AppUnderTest) {
    let device = Device(profile, osVersion: 18)
    let manifest = scenes ? AppManifest.scenes(ListeningSceneDelegate.self) : .none
    return (device, try device.install(ListeningDelegate.self, manifest: manifest))
  }

  private func listener(of app: AppUnderTest) throws -> Listener {
    try #require(app.delegate(as: ListeningDelegate.self)?.listener)
  }

  /// The notifications, as `name object`: the application, a scene by its label, or a window by its scene's, in lower case.
  private func lines(_ received: [HeardNotification], in app: AppUnderTest) -> [String] {
    var names: [ObjectIdentifier: String] = [:]
    if let application = app.application { names[ObjectIdentifier(application)] = "application" }
    for scene in app.scenes {
      if let connected = scene.scene { names[ObjectIdentifier(connected)] = scene.label }
      if let window = scene.window { names[ObjectIdentifier(window)] = scene.label.lowercased() }
    }
    return received.map { received in
      let name = received.name.replacing("Notification", with: "")
      return "\(name) \(received.object.flatMap { names[$0] } ?? "?")\(received.userInfo == nil ? "" : " userInfo")"
    }
  }

  /// The notifications that are posted while `body` runs.
  private func received(in app: AppUnderTest, _ body: () throws -> Void) throws -> [String] {
    let listener = try listener(of: app)
    _ = listener.take()
    try body()
    return lines(listener.take(), in: app)
  }

  @Test("A-02: a launch, to the home screen and back") func launchAndReturn() throws {
    let (device, app) = try install()
    app.tapIcon()
    #expect(
      lines(try listener(of: app).take(), in: app) == [
        "UIApplicationDidFinishLaunching application", "UIWindowDidBecomeVisible a", "UIWindowDidBecomeKey a",
        "UISceneWillConnect A", "UISceneWillEnterForeground A", "UIApplicationWillEnterForeground application",
        "UISceneDidActivate A", "UIApplicationDidBecomeActive application",
      ])
    #expect(
      try received(in: app) { device.swipeHome() } == [
        "UISceneWillDeactivate A", "UIApplicationWillResignActive application", "UISceneDidEnterBackground A",
        "UIApplicationDidEnterBackground application",
      ])
    #expect(
      try received(in: app) { app.tapIcon() } == [
        "UISceneWillEnterForeground A", "UIApplicationWillEnterForeground application", "UISceneDidActivate A",
        "UIApplicationDidBecomeActive application",
      ])
  }

  @Test("A-02: a second window posts its scene's notifications and none of the application's") func secondWindow()
    throws
  {
    let (_, app) = try install(on: .pad)
    app.tapIcon()
    #expect(
      try received(in: app) { app.openNewWindow() }.filter { $0.hasSuffix(" B") || $0.hasPrefix("UIApplication") } == [
        "UISceneWillConnect B", "UISceneWillEnterForeground B", "UISceneDidActivate B",
      ])
  }

  @Test("UIScene.didDisconnectNotification: the disconnected scene, which its session still references")
  func disconnect()
    throws
  {
    let (device, app) = try install()
    app.tapIcon()
    device.swipeHome()
    let scene = try #require(app.scene("A").scene)
    let listener = try listener(of: app)
    _ = listener.take()
    device.reclaim(app.scene("A"))
    let received = listener.take().filter { $0.name.hasPrefix("UIScene") }
    #expect(received.map(\.name) == ["UISceneDidDisconnectNotification"])
    #expect(received.first?.object == ObjectIdentifier(scene) && received.first?.userInfo == nil)
    #expect(scene.activationState == .unattached)
  }

  @Test("B-04: a memory warning is posted once for the app, however many windows it has") func simulateMemoryWarning()
    throws
  {
    let (device, app) = try install(on: .pad)
    app.tapIcon()
    app.openNewWindow()
    #expect(
      try received(in: app) { device.simulateMemoryWarning() } == ["UIApplicationDidReceiveMemoryWarning application"])
  }

  @Test("B-06: a time change is posted once for the app, and after suspension only the last one") func timeChange()
    throws
  {
    let (device, app) = try install(on: .pad)
    app.tapIcon()
    app.openNewWindow()
    let line = "UIApplicationSignificantTimeChange application"
    #expect(try received(in: app) { device.simulateSignificantTimeChange() } == [line])
    device.swipeHome()
    device.suspend()
    #expect(try received(in: app) { for _ in 1...3 { device.simulateSignificantTimeChange() } } == [])
    #expect(try received(in: app) { app.simulateSilentPush() } == [line])
    #expect(try received(in: app) { app.tapIcon() }.contains(line) == false)
  }

  @Test("R-06: protected data becomes unavailable and available, each posted once") func protectedData() throws {
    let (device, app) = try install()
    app.tapIcon()
    #expect(
      try received(in: app) { device.setProtectedData(available: false) } == [
        "UIApplicationProtectedDataWillBecomeUnavailable application"
      ])
    #expect(try received(in: app) { device.setProtectedData(available: false) } == [])
    #expect(
      try received(in: app) { device.setProtectedData(available: true) } == [
        "UIApplicationProtectedDataDidBecomeAvailable application"
      ])
  }

  @Test("T-07: willTerminate is the last notification") func termination() throws {
    let (device, app) = try install()
    app.tapIcon()
    let listener = try listener(of: app)
    let application = try #require(app.application)
    device.openSwitcher()
    app.swipeAway(app.scene("A"))
    #expect(listener.received.last?.name == "UIApplicationWillTerminateNotification")
    #expect(listener.received.last?.object == ObjectIdentifier(application))
  }

  @Test("A window that becomes visible, hidden, key and not key posts the notification with itself") func windows()
    throws
  {
    let (_, app) = try install()
    app.tapIcon()
    let scene = try #require(app.scene("A").scene as? UIWindowScene)
    let first = try #require(app.scene("A").window)
    let listener = try listener(of: app)
    _ = listener.take()
    let second = try #require(app.perform { _ in UIWindow(windowScene: scene) })
    app.perform { _ in second.makeKeyAndVisible() }
    func short(_ received: [HeardNotification]) -> [String] {
      received.map {
        let window =
          $0.object == ObjectIdentifier(first) ? "first" : $0.object == ObjectIdentifier(second) ? "second" : "?"
        return "\($0.name.replacing("Notification", with: "")) \(window)"
      }
    }
    #expect(
      short(listener.take()) == [
        "UIWindowDidBecomeVisible second", "UIWindowDidResignKey first", "UIWindowDidBecomeKey second",
      ])
    app.perform { _ in second.isHidden = true }
    #expect(
      short(listener.take()) == [
        "UIWindowDidResignKey second", "UIWindowDidBecomeKey first", "UIWindowDidBecomeHidden second",
      ])
  }

  @Test("didFinishLaunching contains the launch options of an app without scenes, by the same keys")
  func launchUserInfo()
    throws
  {
    let (_, app) = try install(scenes: false)
    app.launch(url: "listen://a", from: "org.example.mail")
    let launched = try listener(of: app).received.first { $0.name == "UIApplicationDidFinishLaunchingNotification" }
    #expect(
      launched?.userInfo == [
        UIApplication.LaunchOptionsKey.url.rawValue: "listen://a",
        UIApplication.LaunchOptionsKey.sourceApplication.rawValue: "org.example.mail",
      ])
  }

  @Test("didFinishLaunching has no userInfo at an ordinary launch, and with scenes", arguments: [true, false])
  func noLaunchUserInfo(scenes: Bool) throws {
    let (_, app) = try install(scenes: scenes)
    _ = scenes ? app.launch(url: "listen://a") : app.tapIcon()
    let launched = try listener(of: app).received.first { $0.name == "UIApplicationDidFinishLaunchingNotification" }
    #expect(launched != nil && launched?.userInfo == nil)
  }

  @Test("No other life-cycle notification has a userInfo") func noUserInfo() throws {
    let (device, app) = try install(on: .pad)
    app.launch(url: "listen://a")
    app.openNewWindow()
    device.showAlert()
    device.dismissAlert()
    device.lock()
    device.unlock()
    device.swipeHome()
    device.simulateMemoryWarning()
    device.simulateSignificantTimeChange()
    device.reclaim(app.scene("A"))
    app.tapIcon()
    let received = try listener(of: app).received
    #expect(received.count > 20)
    #expect(received.allSatisfy { $0.userInfo == nil })
  }
}
