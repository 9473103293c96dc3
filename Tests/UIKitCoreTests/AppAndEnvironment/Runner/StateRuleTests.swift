import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Objects and states (M, A)") struct StateRuleTests {
  @Test("M-01: raw values are Apple's")
  func rawValues() {
    #expect(UIScene.ActivationState.unattached.rawValue == -1)
    #expect(UIScene.ActivationState.foregroundActive.rawValue == 0)
    #expect(UIScene.ActivationState.foregroundInactive.rawValue == 1)
    #expect(UIScene.ActivationState.background.rawValue == 2)
    #expect(UIApplication.State.active.rawValue == 0)
    #expect(UIApplication.State.inactive.rawValue == 1)
    #expect(UIApplication.State.background.rawValue == 2)
    #expect(UISceneError.Code.multipleScenesNotSupported.rawValue == 0)
    #expect(UISceneError.Code.requestDenied.rawValue == 1)
    #expect((UISceneError(.requestDenied) as NSError).domain == UISceneErrorDomain)
  }

  @Test("M-02: a reconnection makes a new scene and a new delegate for the same session object")
  func reconnection() {
    let device = TestDevice(.padN)
    device(.tapIcon, .swipeHome)
    let session = device.session()
    let identifier = session?.persistentIdentifier
    // The old objects are retained, so that a new one cannot have their address.
    let scene = device.scene()
    let delegate = device.delegate()
    device(.reclaim(.first))
    #expect(session?.scene == nil && UIApplication.shared.connectedScenes.isEmpty)
    #expect(UIApplication.shared.openSessions == [session])
    device(.tapIcon)
    #expect(device.session() === session)
    #expect(device.scene() != nil && device.scene() !== scene)
    #expect(device.delegate() != nil && device.delegate() !== delegate)
    #expect(session?.scene === device.scene() && session?.persistentIdentifier == identifier)
    #expect(scene?.activationState == .unattached, "the old scene is not used again")
  }

  @Test("M-02: connected and open sessions as seen from each callback")
  func membership() {
    let device = TestDevice(.padN)
    device.log.showsMembership = true
    #expect(
      device(.tapIcon).only("AppDelegate", "SceneDelegate").without("init", "willFinish", "sceneDid") == [
        "AppDelegate.didFinishLaunching launchOptions=nil connected={} open={}",
        "AppDelegate.configurationForConnecting [A] connected={} open={A}",
        "SceneDelegate[A].willConnect connected={A} open={A}",
        "SceneDelegate[A].sceneWillEnterForeground connected={A} open={A}",
      ])
    #expect(
      device(.newWindow).only("SceneDelegate").without("init", "scene")
        == ["SceneDelegate[B].willConnect connected={A,B} open={A,B}"])
    #expect(
      device(.closeWindow(.second)).only("SceneDelegate", "AppDelegate").without("sceneWill", "sceneDidEnter", "deinit")
        == [
          "SceneDelegate[B].sceneDidDisconnect connected={A,B} open={A,B}",
          "AppDelegate.didDiscard sessions={B} connected={A} open={A,B}",
        ])
    device.log.add("Test", nil, "after")
    #expect(device.log.take() == ["Test.after connected={A} open={A}"])
  }

  @Test("M-02: at a relaunch sessions are open before anything connects")
  func openAtLaunch() {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow, .kill)
    device.log.showsMembership = true
    let lines = device(.tapIcon).only("AppDelegate")
    #expect(lines.contains("AppDelegate.didFinishLaunching launchOptions=nil connected={} open={A,B}"))
  }

  @Test("M-04: the states that each callback and notification sees, in a whole round trip")
  func visibleStates() {
    let device = TestDevice(.padN)
    device.log.observeNotifications()
    device.log.showsStates = true
    let round = device(.tapIcon, .swipeHome, .reclaim(.first))
    let seen = round.only("SceneDelegate", "nScene", "nApp", "ViewController")
      .without("init", "deinit", "stateRestoration", "didFinishLaunching", "viewWillD", "viewDidD", "viewIsA")
    #expect(
      seen.filter { !$0.contains("LayoutSubviews app=background") } == [
        "SceneDelegate[A].willConnect scene=unattached app=background",
        "ViewController[A].viewDidLoad app=background",
        "ViewController[A].viewWillAppear app=background",
        "nScene[A].willConnect scene=unattached app=background",
        "SceneDelegate[A].sceneWillEnterForeground scene=unattached app=background",
        "nScene[A].willEnterForeground scene=unattached app=background",
        "nApp.willEnterForeground app=background",
        "ViewController[A].viewWillLayoutSubviews app=inactive",
        "ViewController[A].viewDidLayoutSubviews app=inactive",
        "SceneDelegate[A].sceneDidBecomeActive scene=foregroundActive app=inactive",
        "nScene[A].didActivate scene=foregroundActive app=inactive",
        "nApp.didBecomeActive app=active",
        "ViewController[A].viewDidAppear app=active",
        "SceneDelegate[A].sceneWillResignActive scene=foregroundActive app=active",
        "nScene[A].willDeactivate scene=foregroundActive app=active",
        "nApp.willResignActive app=active",
        "SceneDelegate[A].sceneDidEnterBackground scene=background app=background",
        "nScene[A].didEnterBackground scene=background app=background",
        "nApp.didEnterBackground app=background",
        "SceneDelegate[A].sceneDidDisconnect scene=unattached app=background",
        "nScene[A].didDisconnect scene=unattached app=background",
      ])
  }

  @Test("M-04: in willEnterForeground the scene is still in the background")
  func statesOnReturn() {
    let device = TestDevice()
    device(.tapIcon, .swipeHome)
    device.log.showsStates = true
    #expect(
      device(.tapIcon) == [
        "SceneDelegate[A].sceneWillEnterForeground scene=background app=background",
        "SceneDelegate[A].sceneDidBecomeActive scene=foregroundActive app=inactive",
      ])
  }

  @Test("M-05: manifest, method, both or none decide the life cycle of the process")
  func optIn() {
    let method = TestDevice(manifest: nil)
    AppBehaviour.current.configuration = { session, _ in
      let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
      configuration.delegateClass = TestSceneDelegate.self
      return configuration
    }
    let byMethod = RuntimeLog.capture { method(.tapIcon) }.result
    #expect(byMethod.contains("SceneDelegate[A].sceneDidBecomeActive"), "the method alone suffices (K-06)")
    #expect(!byMethod.contains("AppDelegate.didBecomeActive"))

    let manifest = TestDevice(delegate: OldAppDelegate.self)
    let byManifest = manifest(.tapIcon)
    #expect(byManifest.contains("SceneDelegate[A].sceneDidBecomeActive"), "the manifest alone suffices (C-04)")
    #expect(!byManifest.contains("AppDelegate.didBecomeActive"))

    let both = TestDevice()
    #expect(both(.tapIcon).contains("SceneDelegate[A].sceneDidBecomeActive"))

    let none = TestDevice(DeviceProfile(kind: .phone, osVersion: 17), manifest: nil, delegate: OldAppDelegate.self)
    let byNone = none(.tapIcon)
    #expect(byNone.only("SceneDelegate").isEmpty)
    #expect(byNone.contains("AppDelegate.didBecomeActive"))
  }

  @Test("M-05: an empty manifest still means scenes")
  func emptyManifest() {
    let device = TestDevice(manifest: .dictionary([:]), delegate: OldAppDelegate.self)
    let lines = device(.tapIcon)
    #expect(!lines.contains("AppDelegate.didBecomeActive"))
    #expect(UIApplication.shared.applicationState == .active, "a black scene is on screen (L-09)")
  }

  static let silent = [
    "didBecomeActive", "willResignActive", "didEnterBackground", "willEnterForeground", "open", "performAction",
    "willContinue", "continue", "didFailToContinue", "shouldSave", "shouldRestore", "willEncode", "didDecode",
  ]

  @Test("M-06: with scenes no transition and no delivery is sent to the app delegate", arguments: 0..<24)
  func exclusiveRouting(seed: UInt64) {
    let profiles: [DeviceProfile] = [.phone, .pad1, .padN, .mac, .desktop]
    let device = TestDevice(profiles[Int(seed) % profiles.count])
    var random = SeededGenerator(seed: seed)
    for _ in 0..<120 {
      let stimulus = TestDevice.anyStimulus(&random)
      let lines = device(stimulus)
      let wrong = lines.filter { line in Self.silent.contains { line.hasPrefix("AppDelegate.\($0)") } }
      #expect(wrong.isEmpty, "seed \(seed), \(stimulus)")
      guard device.runner != nil else { continue }
      // A-01, as seen by the app.
      let states = UIApplication.shared.connectedScenes.map(\.activationState)
      let most: UIApplication.State =
        states.contains(.foregroundActive) ? .active : states.contains(.foregroundInactive) ? .inactive : .background
      if !states.isEmpty { #expect(UIApplication.shared.applicationState == most, "seed \(seed), \(stimulus)") }
      // M-02 between kernel and app.
      let open = Set(UIApplication.shared.openSessions.map(\.id))
      #expect(open.isSuperset(of: device.kernel.sessions.map(\.id)), "seed \(seed), \(stimulus)")
      for session in device.kernel.sessions {
        let state = device.kernel.activationState(of: session.id)?.rawValue
        #expect(device.scene(session.id)?.activationState.rawValue == state, "seed \(seed), \(stimulus)")
      }
    }
  }

  @Test("M-07: the preferred default role is the role of the first session")
  func defaultRole() {
    let role = "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    let device = TestDevice(
      manifest: .dictionary([
        "UIApplicationPreferredDefaultSceneSessionRole": .string(role),
        "UISceneConfigurations": .dictionary([
          role: .array([
            .dictionary([
              "UISceneConfigurationName": .string("Display"),
              "UISceneDelegateClassName": .string("UIKitCoreTests.TestSceneDelegate"),
            ])
          ])
        ]),
      ]))
    device.log.observeNotifications()
    let lines = device(.tapIcon)
    #expect(device.session()?.role == .windowExternalDisplayNonInteractive)
    #expect(lines.contains("nScene[A].willEnterForeground"))
    #expect(!lines.contains("nScene[A].didActivate"), "F-13: such a scene is never active")
    #expect(device.scene()?.activationState == .foregroundInactive)
  }

  @Test("A-01: the application has the state of its most active scene, and background without scenes")
  func aggregate() {
    let device = TestDevice(.padN)
    device(.silentPush)
    #expect(UIApplication.shared.applicationState == .background)
    device(.tapIcon, .newWindow)
    #expect(UIApplication.shared.applicationState == .active)
    device(.alert)
    #expect(UIApplication.shared.applicationState == .inactive)
    device(.dismissAlert, .swipeHome)
    #expect(UIApplication.shared.applicationState == .background)
    device(.reclaim(.first), .reclaim(.second))
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test("A-02: a second scene that enters the foreground posts no notification of the application")
  func aggregateNotifications() {
    let device = TestDevice(.padN)
    device.log.observeNotifications()
    device(.tapIcon)
    #expect(device(.newWindow).only("nApp").isEmpty)
    #expect(
      device(.swipeHome).only("nApp", "nScene") == [
        "nScene[A].willDeactivate", "nScene[B].willDeactivate", "nApp.willResignActive",
        "nScene[A].didEnterBackground", "nScene[B].didEnterBackground", "nApp.didEnterBackground",
      ], "X-04: once, with the last scene")
    #expect(
      device(.tapIcon).only("nApp", "nScene") == [
        "nScene[A].willEnterForeground", "nApp.willEnterForeground", "nScene[B].willEnterForeground",
        "nScene[A].didActivate", "nApp.didBecomeActive", "nScene[B].didActivate",
      ])
  }

  @Test(
    "A-02: closing the last visible window on a desktop without quitting keeps the application's notifications paired")
  func pairedNotifications() {
    var profile = DeviceProfile.desktop
    profile.lastWindowQuits = false
    let device = TestDevice(profile)
    device.log.observeNotifications()
    device(.tapIcon)
    let closed = device(.closeWindow(.first))
    #expect(closed.only("nApp").isEmpty, "the app runs on without windows, in the foreground")
    let opened = device(.newWindow)
    #expect(opened.contains("SceneDelegate[B].sceneDidBecomeActive"))
    #expect(opened.only("nApp").isEmpty)
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("A-04: every scene has its own key window, and a new one does not affect another scene")
  func keyWindows() {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow)
    let first = device.delegate(.first)?.window
    let second = device.delegate(.second)?.window
    #expect((device.scene(.first) as? UIWindowScene)?.keyWindow === first)
    #expect((device.scene(.second) as? UIWindowScene)?.keyWindow === second)
    #expect(first?.isKeyWindow == true && second?.isKeyWindow == true)
    #expect(UIApplication.shared.windows == [first, second])
  }

  @Test("A-04: only the app retains its windows: one without a strong reference is freed")
  func appRetainsWindows() {
    let device = TestDevice()
    device(.tapIcon)
    weak let window = device.delegate()?.window
    #expect(window != nil)
    device.delegate()?.window = nil
    #expect(window == nil)
    #expect(UIApplication.shared.windows.isEmpty)
    #expect(device(.swipeHome).contains("SceneDelegate[A].sceneDidEnterBackground"), "the scene lives on")
  }
}
