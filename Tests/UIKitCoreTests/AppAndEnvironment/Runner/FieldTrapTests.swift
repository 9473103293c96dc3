import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

/// Known problems of apps that adopted or imitated scenes; each test is named after what it prevents.
@MainActor @Suite("Traps from the field") struct FieldTraps {
  @Test("1: a window made in the app delegate joins no scene, and the reason is visible")
  func appDelegateWindow() { onDevice(.phone) { checkAppDelegateWindow() } }

  private func checkAppDelegateWindow() {
    let device = TestDevice(delegate: OldAppDelegate.self)
    AppBehaviour.current.makesWindow = false
    device.log.on("AppDelegate.didFinishLaunching") {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = TestController(label: "lost")
      window.makeKeyAndVisible()
      (UIApplication.shared.delegate as? OldAppDelegate)?.window = window
    }
    let lines = device(.tapIcon)
    #expect(lines.only("ViewController").isEmpty, "black, as on a device")
    let window = (UIApplication.shared.delegate as? OldAppDelegate)?.window
    #expect(window?.windowScene == nil && window?.isHidden == false && window?.isKeyWindow == false)
    window?.windowScene = device.scene() as? UIWindowScene
    #expect(device(.alert).contains("ViewController[lost].viewDidAppear"), "given its scene, it is seen")
  }

  @Test(
    "2: with a storyboard and a window made in code the delegate's own window is used, and no controller is loaded twice"
  )
  func twoRoots() throws {
    let (device, folder) = try StoryboardRuleTests.device(delegate: "UIKitCoreTests.OwnWindowSceneDelegate")
    defer { withExtendedLifetime(folder) {} }
    let lines = device(.tapIcon)
    #expect(lines.count { $0.hasSuffix("viewDidLoad") } == 1)
    let window = (device.scene()?.delegate as? OwnWindowSceneDelegate)?.window
    #expect(window is OwnWindow && window?.rootViewController is TestController)
    #expect((device.scene() as? UIWindowScene)?.windows.count == 1)
  }

  @Test("3: the older state preservation is not called with scenes, at any background or launch")
  func olderPreservation() {
    let device = TestDevice()
    AppBehaviour.current.preserves = (true, true)
    let lines = device(.tapIcon, .swipeHome, .tapIcon, .swipeHome, .kill, .tapIcon)
    #expect(!lines.contains { $0.contains("should") || $0.contains("willEncode") || $0.contains("didDecode") })
  }

  @Test("4: an activity whose type is not in NSUserActivityTypes is lost, and the log names it and the reason")
  func unlistedActivity() {
    let device = TestDevice(entries: ["NSUserActivityTypes": .array([])])
    let sentences = RuntimeLog.capture { device(.tapIcon, .swipeHome) }.sentences
    #expect(
      sentences.count == 1 && sentences[0].contains("\"editing\"") && sentences[0].contains("NSUserActivityTypes"))
    #expect(!device(.kill, .tapIcon).contains { $0.contains("restor") })
  }

  @Test("5: interaction state is restored before any callback that marks the interface as ready")
  func interactionStateIsFirst() {
    let device = TestDevice()
    device(.tapIcon, .swipeHome, .kill)
    let lines = device(.tapIcon)
    let restored = lines.firstIndex(of: "SceneDelegate[A].restoreInteractionState editing") ?? .max
    for later in ["sceneWillEnterForeground", "sceneDidBecomeActive", "viewWillLayoutSubviews", "viewDidAppear"] {
      #expect(restored < lines.firstIndex { $0.hasSuffix(later) } ?? -1, "\(later)")
    }
  }

  @Test("6: URLs and activities are delivered to the scene delegate only; without its method they are lost")
  func silentAppDelegate() {
    for name in ["UIKitCoreTests.TestSceneDelegate", "UIKitCoreTests.BareSceneDelegate"] {
      let device = TestDevice(manifest: TestDevice.manifest([("Main", name)]))
      device(.tapIcon)
      let lines = device(
        .external(.urls([OpenedURL(url: "test://7")])), .external(.activity(ActivityArchive(activityType: "reading"))))
      #expect(lines.only("AppDelegate").isEmpty)
      #expect(lines.isEmpty == name.contains("Bare"))
    }
  }

  @Test("7: a discard that is delivered after a launch never names a session in use, nor frees its window")
  func discardNamesOnlyTheGone() {
    for seed in UInt64(0)..<40 {
      var random = SeededGenerator(seed: seed)
      let device = TestDevice(.padN)
      device(.tapIcon, .newWindow, .newWindow, .kill)
      for _ in 0..<3 { device(.removeCard(SessionID(rawValue: .random(in: 1...3, using: &random)))) }
      let lines = device(.tapIcon)
      let discarded = lines.first { $0.contains("didDiscard") }?.dropFirst("AppDelegate.didDiscard".count) ?? ""
      for scene in UIApplication.shared.connectedScenes {
        #expect(!discarded.contains(scene.session.id.label), "seed \(seed)")
        #expect(UIApplication.shared.openSessions.contains(scene.session), "seed \(seed)")
        #expect(device.delegate(scene.session.id)?.window != nil, "seed \(seed)")
      }
    }
  }

  @Test("7: flicking the only card of a phone away does not discard its session")
  func onlyCard() {
    let device = TestDevice()
    device(.tapIcon, .openSwitcher)
    #expect(!device(.swipeAway(.first), .tapIcon).contains { $0.contains("didDiscard") })
  }

  @Test(
    "8: notifications of the application are posted once for each change of its own state, never for a single scene's",
    arguments: 0..<12)
  func noDoubles(seed: UInt64) {
    let device = TestDevice(seed % 2 == 0 ? .padN : .desktop)
    device.log.observeNotifications()
    var random = SeededGenerator(seed: seed)
    var isActive = false
    var isForeground = false
    for _ in 0..<150 {
      let stimulus = TestDevice.anyStimulus(&random)
      for line in device(stimulus).only("nApp", "AppDelegate") {
        switch line {
        case "nApp.didFinishLaunching": (isActive, isForeground) = (false, false)
        case "nApp.willEnterForeground":
          #expect(!isForeground, "seed \(seed), \(stimulus)")
          isForeground = true
        case "nApp.didBecomeActive":
          #expect(isForeground && !isActive, "seed \(seed), \(stimulus)")
          isActive = true
        case "nApp.willResignActive":
          #expect(isActive, "seed \(seed), \(stimulus)")
          isActive = false
        case "nApp.didEnterBackground":
          #expect(isForeground && !isActive, "seed \(seed), \(stimulus)")
          isForeground = false
        default: break
        }
      }
      guard device.runner != nil else { continue }
      #expect((UIApplication.shared.applicationState == .active) == isActive, "seed \(seed), \(stimulus)")
      #expect((UIApplication.shared.applicationState != .background) == isForeground, "seed \(seed), \(stimulus)")
    }
  }

  @Test("9: stored sessions that reconnect at launch are distinguished from windows that the app requested")
  func requestedAndRestored() {
    let device = TestDevice(.desktop)
    device(.tapIcon, .newWindow, .quit)
    device.log.on("SceneDelegate[B].willConnect") {
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: NSUserActivity(activityType: "asked"), options: nil)
    }
    let lines = device(.tapIcon).filter { $0.contains("willConnect") }
    #expect(
      lines == [
        "SceneDelegate[B].willConnect restoration=editing", "SceneDelegate[A].willConnect restoration=editing",
        "SceneDelegate[C].willConnect activities={asked}",
      ])
  }

  @Test("10: the app delegate's window is nil with scenes unless the app sets it, and reading it does not trap")
  func windowOfTheAppDelegate() {
    let device = TestDevice()
    device(.tapIcon)
    #expect(UIApplication.shared.delegate?.window == nil)
    #expect(UIApplication.shared.keyWindow != nil)
    let loose = UIWindow()
    #expect(loose.windowScene == nil && !loose.isKeyWindow)
    loose.makeKeyAndVisible()
    #expect(!UIApplication.shared.windows.contains(loose))
  }

  @Test("11: a device without persisted sessions uses a test's own scene delegate; one with them keeps the old one")
  func cachedSessions() {
    let first = TestDevice()
    first(.tapIcon, .kill)
    let manifest = TestDevice.manifest(ConfigurationRuleTests.two.reversed())
    let cached = TestDevice(manifest: manifest, persistent: first.kernel.persistent)
    cached(.tapIcon)
    #expect(!(cached.delegate() is DetailSceneDelegate), "C-07")
    let fresh = TestDevice(manifest: manifest)
    fresh(.tapIcon)
    #expect(fresh.delegate() is DetailSceneDelegate)
  }

  @Test("12: tests cannot make sessions and options, so a device provides every kind of them, as the system does")
  func everyKindOfOptions() {
    let events: [(ExternalEvent, String)] = [
      (.urls([OpenedURL(url: "test://7")]), "urls={test://7}"),
      (.activity(ActivityArchive(activityType: "reading")), "activities={reading}"),
      (.handoff(activityType: "reading"), "handoff=reading"),
      (.quickAction(QuickAction(type: "compose")), "shortcut=compose"),
      (.notification(NotificationResponse(identifier: "n")), "notification=n"),
      (.share(ShareInvitation(url: "https://e.org/1")), "share=https://e.org/1"),
    ]
    for (event, text) in events {
      let device = TestDevice()
      #expect(device(.external(event)).contains("SceneDelegate[A].willConnect \(text)"), "\(event)")
      #expect(device.session()?.persistentIdentifier.count == 36)
    }
  }

  @Test("14: closing the last window of a desktop is not the end of its session; closing another one is")
  func closedIsNotQuit() {
    let device = TestDevice(.desktop)
    device(.tapIcon, .newWindow)
    #expect(device(.closeWindow(.first)).contains("AppDelegate.didDiscard sessions={A}"))
    #expect(!device(.closeWindow(.second)).contains { $0.contains("didDiscard") })
    #expect(device(.tapIcon).contains("SceneDelegate[B].willConnect restoration=editing"))
    let pad = TestDevice(.padN)
    pad(.tapIcon)
    #expect(!pad(.closeWindow(.first)).contains { $0.contains("didDiscard") }, "the last one of an iPad stays too")
  }
}
