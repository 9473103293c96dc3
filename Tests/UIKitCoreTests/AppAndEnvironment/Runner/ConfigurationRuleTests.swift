import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Configuration (C)") struct ConfigurationRuleTests {
  static let two = [
    (name: "Main", delegate: "UIKitCoreTests.TestSceneDelegate"),
    (name: "Detail", delegate: "UIKitCoreTests.DetailSceneDelegate"),
  ]

  @Test("C-01: a new session has the manifest's first entry during the configuration request")
  func defaultEntry() {
    let device = TestDevice(manifest: TestDevice.manifest(Self.two))
    var name: String?
    device.log.on("AppDelegate.configurationForConnecting") { name = device.session()?.configuration.name }
    device(.tapIcon)
    #expect(name == "Main")
  }

  @Test("C-02: a configuration is requested for each new session and for no other")
  func newSessionsOnly() {
    let device = TestDevice(.padN)
    func asked(_ lines: [String]) -> [String] { lines.filter { $0.contains("configurationForConnecting") } }
    #expect(asked(device(.tapIcon)) == ["AppDelegate.configurationForConnecting [A]"])
    #expect(asked(device(.newWindow)) == ["AppDelegate.configurationForConnecting [B]"])
    #expect(asked(device(.swipeHome, .tapIcon)) == [])
    #expect(asked(device(.swipeHome, .reclaim(.first), .reclaim(.second), .tapIcon)) == [])
    #expect(asked(device(.kill, .tapIcon)) == [])
    #expect(asked(device(.closeWindow(.second), .newWindow)) == ["AppDelegate.configurationForConnecting [C]"])
  }

  @Test("C-02, K-01b: a profile can request it for restored sessions too")
  func askedOnRestore() {
    var profile = DeviceProfile.mac
    profile.asksConfigurationOnRestore = true
    let device = TestDevice(profile)
    device(.tapIcon, .quit)
    #expect(device(.tapIcon).contains("AppDelegate.configurationForConnecting [A]"))
  }

  @Test("C-03: the returned configuration is copied into the session and kept through relaunches")
  func answerIsKept() {
    let device = TestDevice(.padN, manifest: TestDevice.manifest(Self.two))
    var answer: UISceneConfiguration?
    AppBehaviour.current.configuration = { session, _ in
      let made = UISceneConfiguration(name: "Detail", sessionRole: session.role)
      answer = made
      return made
    }
    device(.tapIcon)
    #expect(device.delegate() is DetailSceneDelegate)
    #expect(device.session()?.configuration !== answer && device.session()?.configuration.name == "Detail")
    // Changing the returned object later has no effect.
    answer?.delegateClass = TestSceneDelegate.self
    device(.swipeHome, .reclaim(.first), .tapIcon)
    #expect(device.delegate() is DetailSceneDelegate)
    device(.kill, .tapIcon)
    #expect(device.delegate() is DetailSceneDelegate)
    #expect(device.session()?.configuration.name == "Detail")
  }

  @Test("C-03: a class that is set in code survives a relaunch too")
  func classSetInCode() {
    let device = TestDevice(.padN)
    AppBehaviour.current.configuration = { session, _ in
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = DetailSceneDelegate.self
      configuration.sceneClass = TestWindowScene.self
      return configuration
    }
    device(.tapIcon, .kill, .tapIcon)
    #expect(device.delegate() is DetailSceneDelegate)
    #expect(device.scene() is TestWindowScene)
  }

  @Test("C-04: without the method the manifest's first entry is used")
  func methodLeftOut() {
    let device = TestDevice(manifest: TestDevice.manifest(Self.two), delegate: OldAppDelegate.self)
    device(.tapIcon)
    #expect(type(of: device.scene()?.delegate as AnyObject) == TestSceneDelegate.self)
    #expect(device.record()?.configuration.name == "Main")
    #expect(device(.kill, .tapIcon).contains("SceneDelegate[A].willConnect"))
  }

  @Test("C-05: a configuration of another role stops the process, and the message names both roles")
  func wrongRole() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = TestDevice()
        AppBehaviour.current.configuration = { _, _ in
          UISceneConfiguration(name: nil, sessionRole: .windowExternalDisplayNonInteractive)
        }
        _ = device(.tapIcon)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("UIWindowSceneSessionRoleExternalDisplayNonInteractive"))
    #expect(text.contains("UIWindowSceneSessionRoleApplication") && text.contains("C-05"))
  }

  @Test("C-06: a name gives its entry, nil the first one, an unknown name an empty one with the given role")
  func lookup() {
    let device = TestDevice(manifest: TestDevice.manifest(Self.two))
    device(.tapIcon)
    #expect(
      UISceneConfiguration(name: "Detail", sessionRole: .windowApplication).delegateClass == DetailSceneDelegate.self)
    let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    #expect(first.delegateClass == TestSceneDelegate.self && first.name == "Main")
    let (unknown, sentences) = RuntimeLog.capture {
      UISceneConfiguration(name: "Missing", sessionRole: .windowApplication)
    }
    #expect(unknown.delegateClass == nil && unknown.sceneClass == nil && unknown.storyboard == nil)
    #expect(unknown.role == .windowApplication)
    #expect(sentences == [UIKitLog.missingConfiguration(named: "Missing")])
  }

  @Test("C-07: a persisted configuration has priority over a changed delegate until the session is discarded")
  func persistedWins() {
    let device = TestDevice(.padN, manifest: TestDevice.manifest(Self.two))
    device(.tapIcon)
    device.crash()
    AppBehaviour.current.configuration = { session, _ in
      UISceneConfiguration(name: "Detail", sessionRole: session.role)
    }
    device(.tapIcon)
    #expect(!(device.delegate() is DetailSceneDelegate))
    device(.newWindow, .closeWindow(.first))
    #expect(device.delegate(.second) is DetailSceneDelegate)
  }

  @Test(
    "C-07: a session whose configuration and class are missing is discarded, and a new one replaces it",
    arguments: [DeviceProfile.phone, .desktop])
  func vanished(profile: DeviceProfile) {
    let old = TestDevice(profile, manifest: TestDevice.manifest([("Old", "UIKitCoreTests.GoneSceneDelegate")]))
    _ = RuntimeLog.capture { old(.tapIcon, .kill) }
    let device = TestDevice(profile, persistent: old.kernel.persistent)
    device.log.observeNotifications()
    let lines = device(.tapIcon).only("AppDelegate", "SceneDelegate", "nApp").without("init", "willFinish", "didFinish")
    #expect(
      lines.only("AppDelegate", "SceneDelegate") == [
        "AppDelegate.didDiscard sessions={A}", "AppDelegate.configurationForConnecting [B]",
        "SceneDelegate[B].willConnect", "SceneDelegate[B].sceneWillEnterForeground",
        "SceneDelegate[B].sceneDidBecomeActive",
      ])
    #expect(lines.count { $0 == "nApp.willEnterForeground" } == 1 && lines.count { $0 == "nApp.didBecomeActive" } == 1)
    #expect(UIApplication.shared.applicationState == .active)
    #expect(UIApplication.shared.openSessions.map(\.id) == [.second])
  }

  @Test("C-07: one such session among several does not affect the others, and the application becomes active once")
  func vanishedAmongOthers() {
    let old = TestDevice(
      .desktop,
      manifest: TestDevice.manifest([
        ("Old", "UIKitCoreTests.GoneSceneDelegate"), ("Main", "UIKitCoreTests.TestSceneDelegate"),
      ]))
    AppBehaviour.current.configuration = { session, _ in
      UISceneConfiguration(name: session.id == .second ? "Old" : "Main", sessionRole: session.role)
    }
    _ = RuntimeLog.capture { old(.tapIcon, .newWindow, .kill) }
    let device = TestDevice(.desktop, persistent: old.kernel.persistent)
    device.log.observeNotifications()
    let lines = device(.tapIcon)
    #expect(lines.contains("AppDelegate.didDiscard sessions={B}"))
    #expect(lines.contains("SceneDelegate[A].sceneDidBecomeActive"))
    #expect(lines.count { $0 == "nApp.willEnterForeground" } == 1)
    #expect(lines.count { $0 == "nApp.didBecomeActive" } == 1)
    #expect(UIApplication.shared.applicationState == .active)
  }
}
