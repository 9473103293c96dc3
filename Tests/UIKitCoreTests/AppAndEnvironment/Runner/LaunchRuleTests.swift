import Foundation
import RuntimeLogging
import SceneManifest
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Launch (L)") struct LaunchRuleTests {
  @Test("L-01: the launch callbacks come before any scene, without options, in the background state")
  func processStart() {
    let device = TestDevice()
    device.log.observeNotifications()
    device.log.showsStates = true
    device.log.on("AppDelegate.init") { #expect(UIApplication.shared.connectedScenes.isEmpty) }
    let lines = device(.tapIcon)
    #expect(
      Array(lines.prefix(4)) == [
        "AppDelegate.init app=background",
        "AppDelegate.willFinishLaunching app=background",
        "AppDelegate.didFinishLaunching launchOptions=nil app=background",
        "nApp.didFinishLaunching app=background",
      ])
    #expect(lines[4].hasPrefix("AppDelegate.configurationForConnecting"))
  }

  @Test("L-01: several sessions connect one by one, each completely before the next")
  func oneByOne() {
    let device = TestDevice(.desktop)
    device(.tapIcon, .newWindow, .quit)
    let lines = device(.tapIcon).only("SceneDelegate")
    #expect(
      lines == [
        "SceneDelegate.init", "SceneDelegate[B].willConnect restoration=editing",
        "SceneDelegate[B].restoreInteractionState editing", "SceneDelegate[B].sceneWillEnterForeground",
        "SceneDelegate[B].sceneDidBecomeActive",
        "SceneDelegate.init", "SceneDelegate[A].willConnect restoration=editing",
        "SceneDelegate[A].restoreInteractionState editing", "SceneDelegate[A].sceneWillEnterForeground",
        "SceneDelegate[A].sceneDidBecomeActive",
      ])
  }

  @Test("L-03: the scene has its session and its delegate and is in connectedScenes before willConnect")
  func connectionSteps() {
    let device = TestDevice()
    device.log.observeNotifications()
    var seen: [String] = []
    device.log.on("AppDelegate.configurationForConnecting") {
      seen.append("asked: scenes=\(UIApplication.shared.connectedScenes.count)")
    }
    device.log.on("SceneDelegate.init") {
      seen.append("delegate: scenes=\(UIApplication.shared.connectedScenes.count)")
    }
    device.log.on("SceneDelegate[A].willConnect") {
      let scene = UIApplication.shared.connectedScenes.first
      seen.append("connect: session.scene=\(scene?.session.scene === scene) delegate=\(scene?.delegate != nil)")
      seen.append("class: \(scene.map { "\(type(of: $0))" } ?? "none") \(scene?.activationState as Any)")
    }
    let lines = device(.tapIcon)
    #expect(
      seen == [
        "asked: scenes=0", "delegate: scenes=1", "connect: session.scene=true delegate=true",
        "class: UIWindowScene Optional(UIKitCore.UIScene.ActivationState.unattached)",
      ])
    let connect = lines.firstIndex(of: "SceneDelegate[A].willConnect")
    let posted = lines.firstIndex(of: "nScene[A].willConnect")
    #expect(connect != nil && posted != nil && connect! < posted!, "K-11: delegate first, then notification")
  }

  @Test("L-03: the scene has the class that the manifest names")
  func sceneClass() {
    let device = TestDevice(
      manifest: TestDevice.manifest(extra: ["UISceneClassName": .string("UIKitCoreTests.TestWindowScene")]))
    device(.tapIcon)
    #expect(device.scene() is TestWindowScene)
    #expect(device.scene()?.activationState == .foregroundActive)
  }

  @Test("L-03: a class that is not a scene is named in the log, and a window scene replaces it")
  func wrongSceneClass() {
    let device = TestDevice(
      manifest: TestDevice.manifest(extra: ["UISceneClassName": .string("UIKitCoreTests.TestController")]))
    let (lines, sentences) = RuntimeLog.capture { device(.tapIcon) }
    #expect(lines.contains("SceneDelegate[A].sceneDidBecomeActive"))
    #expect(sentences.count == 1 && sentences[0].contains("UIKitCoreTests.TestController is named as a scene's class"))
    #expect(device.scene().map { type(of: $0) == UIWindowScene.self } == true)
  }

  @Test("L-03: a scene class that is not found gives UIKit's log line, and a window scene replaces it")
  func unknownSceneClass() {
    let device = TestDevice(
      manifest: TestDevice.manifest(extra: ["UISceneClassName": .string("UIKitCoreTests.NoSuchScene")]))
    let (lines, sentences) = RuntimeLog.capture { device(.tapIcon) }
    #expect(lines.contains("SceneDelegate[A].sceneDidBecomeActive"))
    #expect(sentences.contains { $0.contains("UISceneClassName") && $0.contains("NoSuchScene") })
  }

  @Test("L-05: with a window made in code the view loads and begins to appear inside willConnect")
  func programmaticWindow() {
    let device = TestDevice()
    device.log.observeNotifications()
    #expect(
      device(.tapIcon).without("init", "willFinishLaunching") == [
        "AppDelegate.didFinishLaunching launchOptions=nil",
        "nApp.didFinishLaunching",
        "AppDelegate.configurationForConnecting [A]",
        "SceneDelegate[A].willConnect",
        "ViewController[A].viewDidLoad",
        "ViewController[A].viewWillAppear",
        "nScene[A].willConnect",
        "SceneDelegate[A].sceneWillEnterForeground",
        "nScene[A].willEnterForeground",
        "nApp.willEnterForeground",
        "ViewController[A].viewIsAppearing",
        "ViewController[A].viewWillLayoutSubviews",
        "ViewController[A].viewDidLayoutSubviews",
        "SceneDelegate[A].sceneDidBecomeActive",
        "nScene[A].didActivate",
        "nApp.didBecomeActive",
        "ViewController[A].viewDidAppear",
      ])
    #expect(device.scene()?.activationState == .foregroundActive)
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("L-05: a window without a scene stays invisible, and its view is not loaded")
  func windowWithoutScene() {
    onDevice(.phone) {
      let device = TestDevice()
      AppBehaviour.current.makesWindow = false
      device.log.on("SceneDelegate[A].willConnect") {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = TestController(label: "lost")
        window.makeKeyAndVisible()
        AppBehaviour.current.keptWindows = [window]
      }
      let lines = device(.tapIcon)
      #expect(lines.only("ViewController").isEmpty)
      #expect(UIApplication.shared.windows.isEmpty)
    }
  }

  @Test("L-07: sessions discarded while nothing ran are delivered in one call, before any scene connects")
  func pendingDiscards() {
    let device = TestDevice(.padN)
    device(.tapIcon, .newWindow, .newWindow, .kill, .removeCard(.second), .removeCard(.third))
    let lines = device(.tapIcon).only("AppDelegate", "SceneDelegate").without("init", "willFinish", "restoreInt")
    #expect(
      lines == [
        "AppDelegate.didFinishLaunching launchOptions=nil",
        "AppDelegate.didDiscard sessions={B,C}",
        "SceneDelegate[A].willConnect",
        "SceneDelegate[A].sceneWillEnterForeground",
        "SceneDelegate[A].sceneDidBecomeActive",
      ])
    #expect(device(.kill, .tapIcon).filter { $0.contains("didDiscard") }.isEmpty, "reported once only")
  }

  @Test("L-08: a relaunch with a persisted session requests no configuration")
  func relaunch() {
    let device = TestDevice()
    let first = device(.tapIcon)
    #expect(first.contains("AppDelegate.configurationForConnecting [A]"))
    let second = device(.swipeHome, .kill, .tapIcon)
    #expect(!second.contains { $0.contains("configurationForConnecting") })
    #expect(second.contains("SceneDelegate[A].willConnect restoration=editing"))
  }

  @Test("L-09: an unknown configuration name gives a black scene without delegate, and a log line")
  func unknownConfiguration() {
    let device = TestDevice()
    device.log.observeNotifications()
    AppBehaviour.current.configuration = { session, _ in
      UISceneConfiguration(name: "Missing", sessionRole: session.role)
    }
    let (lines, sentences) = RuntimeLog.capture { device(.tapIcon) }
    #expect(lines.only("SceneDelegate", "ViewController").isEmpty)
    #expect(
      lines.only("nScene", "nApp") == [
        "nApp.didFinishLaunching", "nScene[A].willConnect", "nScene[A].willEnterForeground",
        "nApp.willEnterForeground", "nScene[A].didActivate", "nApp.didBecomeActive",
      ])
    #expect(!lines.contains("AppDelegate.didBecomeActive"), "no return to the app delegate")
    #expect(sentences == [UIKitLog.missingConfiguration(named: "Missing")])
    #expect(device.scene()?.delegate == nil && device.scene()?.activationState == .foregroundActive)
  }

  @Test(
    "L-09: an unusable delegate class gives a black scene, and the log names the class",
    arguments: [
      ("UIKitCoreTests.NoSuchDelegate", "could not load class with name"),
      ("UIKitCoreTests.TestController", "is not a UISceneDelegate"),
      ("UIKitCoreTests.AppLog", "is not a UISceneDelegate"),
    ])
  func unusableDelegateClass(name: String, reason: String) {
    let device = TestDevice(manifest: TestDevice.manifest([("Main", name)]))
    let (lines, sentences) = RuntimeLog.capture { device(.tapIcon, .swipeHome, .tapIcon) }
    #expect(lines.only("SceneDelegate").isEmpty)
    #expect(sentences.contains { $0.contains(reason) && $0.contains(name) }, "\(sentences)")
    #expect(device.scene() != nil && device.scene()?.delegate == nil)
  }

  @Test("L-10: a background launch connects no scene, and the user's launch after it has no second didFinish")
  func backgroundLaunch() {
    let device = TestDevice()
    device.log.observeNotifications()
    let background = device(.silentPush)
    #expect(
      background.without("init") == [
        "AppDelegate.willFinishLaunching", "AppDelegate.didFinishLaunching launchOptions=nil",
        "nApp.didFinishLaunching", "AppDelegate.didReceiveRemoteNotification",
      ])
    #expect(UIApplication.shared.applicationState == .background)
    #expect(device(.backgroundFetch) == ["AppDelegate.performFetch"])
    let opened = device(.tapIcon)
    #expect(opened.first == "AppDelegate.configurationForConnecting [A]")
    #expect(!opened.contains { $0.contains("FinishLaunching") })
    #expect(opened.contains("nApp.didBecomeActive"))
  }

  @Test("L-10: prewarming runs only the launch callbacks")
  func prewarm() {
    let device = TestDevice()
    #expect(
      device(.prewarm).without("init") == [
        "AppDelegate.willFinishLaunching", "AppDelegate.didFinishLaunching launchOptions=nil",
      ])
  }

  @Test("L-11: an app that adopted no scenes gets the log line of its iOS version", arguments: [17, 18, 25, 26])
  func adoptionLine(version: Int) {
    let device = TestDevice(
      DeviceProfile(kind: .phone, osVersion: version), manifest: nil, delegate: OldAppDelegate.self)
    let (lines, sentences) = RuntimeLog.capture { device(.tapIcon) }
    #expect(lines.last == "AppDelegate.didBecomeActive")
    #expect(sentences == [UIKitLog.noAdoption(osVersion: version)].compactMap { $0 })
  }

  @Test("L-11: an app with scenes gets no such line", arguments: [18, 26, 27])
  func noAdoptionLine(version: Int) {
    let device = TestDevice(DeviceProfile(kind: .phone, osVersion: version))
    let (lines, sentences) = RuntimeLog.capture { device(.tapIcon) }
    #expect(lines.contains("SceneDelegate[A].sceneDidBecomeActive"))
    #expect(sentences.isEmpty)
  }

  @Test("L-11: from iOS 27 on an app that adopted no scenes does not launch")
  func adoptionTrap() async {
    let result = await #expect(processExitsWith: .signal(SIGTRAP), observing: [\.standardErrorContent]) {
      await MainActor.run {
        let device = TestDevice(
          DeviceProfile(kind: .phone, osVersion: 27), manifest: nil, delegate: OldAppDelegate.self)
        _ = device(.tapIcon)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(UIKitLog.sceneLifeCycleRequired))
  }
}
