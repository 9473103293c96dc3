import SceneTesting
import Testing
import UIKitCore

@MainActor @Suite("A device in the test's own process") struct DeviceTests {
  @Test("An app is launched by its icon, enters the background, loses its scene, returns, is killed and is restored")
  func wholeLife() throws {
    let device = Device(.pad)
    let app = try device.install(
      ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self).activityTypes("reading"))
    #expect(!app.isRunning)
    #expect(
      app.tapIcon().callbacks == [
        "ProbeAppDelegate.application(_:willFinishLaunchingWithOptions:)",
        "ProbeAppDelegate.application(_:didFinishLaunchingWithOptions:)",
        "ProbeSceneDelegate[A].scene(_:willConnectTo:options:)",
        "ProbeSceneDelegate[A].sceneWillEnterForeground(_:)",
        "ProbeSceneDelegate[A].sceneDidBecomeActive(_:)",
      ])
    #expect(app.scene("A").state == .foregroundActive)

    device.swipeHome()
    #expect(app.scene("A").state == .background)
    #expect(app.scene("A").savedActivity?.activityType == "reading")

    let previous = app.scene("A").scene
    device.reclaim(app.scene("A"))
    #expect(!app.scene("A").isConnected)
    #expect(app.scene("A").exists)
    app.tapIcon()
    #expect(app.scene("A").isConnected)
    #expect(app.scene("A").scene !== previous)

    device.kill(app)
    #expect(!app.isRunning)
    #expect(app.application == nil)
    app.tapIcon()
    #expect(app.scene("A").session?.stateRestorationActivity?.activityType == "reading")
  }

  @Test("A URL is delivered at a cold start, in the foreground and in the background")
  func urlAtEveryTemperature() throws {
    let device = Device()
    let app = try device.install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self))
    app.launch(url: "probe://cold")
    app.launch(url: "probe://warm")
    device.swipeHome()
    app.launch(url: "probe://background")
    #expect(
      app.scene("A").delegate(as: ProbeSceneDelegate.self)?.opened == [
        "probe://cold", "probe://warm", "probe://background",
      ])
  }

  @Test("A device does not affect another device's app, though the labels are the same")
  func anotherDevicesApp() throws {
    func running() throws -> (Device, AppUnderTest) {
      let device = Device()
      let app = try device.install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self))
      app.tapIcon()
      device.swipeHome()
      return (device, app)
    }
    let (device, app) = try running()
    let (_, other) = try running()
    for stepResult in [device.kill(other), device.reclaim(other.scene("A"))] {
      #expect(stepResult.rejectionReason?.hasSuffix("is on another device; use its own device.") == true)
      #expect(stepResult.events.filter { $0.kind != .stimulus }.isEmpty)
    }
    for app in [app, other] { #expect(app.isRunning && app.scene("A").isConnected) }
  }

  @Test("A stimulus that is impossible now returns the reason and does nothing")
  func rejectionReasons() throws {
    let device = Device()
    let app = try device.install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self))
    #expect(device.reclaim(app.scene("A")).rejectionReason == "There is no session A; known are: none.")
    #expect(
      device.reclaim(app.scene("a b")).rejectionReason
        == "\u{201C}a b\u{201D} is no label; labels are A, B, C and so on.")
    #expect(Device().swipeHome().rejectionReason == "There is no app on the device.")
    app.tapIcon()
    #expect(app.openNewWindow().rejectionReason != nil, "an iPhone has no second window")
  }

  @Test("A device script's lines can be used unchanged, and a wrong one gives the known stimuli")
  func scriptLines() throws {
    let device = Device(.pad)
    let app = try device.install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self))
    try device.perform("tap icon")
    try device.perform("new window")
    #expect(app.sessionLabels == ["A", "B"])
    let error = #expect(throws: (any Error).self) { try device.perform("swipe hom") }
    let sentence =
      "the device: error: unknown stimulus \u{201C}swipe hom\u{201D}; did you mean \u{201C}swipe home\u{201D}?"
    #expect("\(try #require(error))".hasPrefix(sentence))
    let kept = #expect(throws: (any Error).self) { try device.perform("open-url probe://7") }
    #expect("\(try #require(kept))".contains("did you mean \u{201C}open url probe://7\u{201D}?"))
  }

  @Test("A failed installation reports the reason")
  func installation() throws {
    let device = Device()
    let missing = #expect(throws: InstallationError.self) { try device.install(ProbeAppDelegate.self) }
    #expect("\(try #require(missing))".contains("No Info.plist was found for the module SceneTestingTests."))
    try device.install(
      ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self).bundleIdentifier("org.example.probe"))
    #expect(throws: InstallationError.alreadyInstalled(bundleIdentifier: "org.example.probe")) {
      try device.install(ProbeAppDelegate.self, manifest: .scenes(ProbeSceneDelegate.self))
    }
  }

  @Test("L-11: with the SDK of iOS 27 an app without scenes ends at its launch, and the test continues")
  func trap() throws {
    let device = Device(osVersion: 27)
    let app = try device.install(ProbeAppDelegate.self, manifest: .none)
    let stepResult = app.tapIcon()
    #expect(stepResult.problems == ["The app's process was ended by signal 5 (SIGTRAP)."])
    #expect(!stepResult.console.isEmpty)
    #expect(!app.isRunning)
  }
}
