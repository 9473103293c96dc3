import Foundation
import RuntimeLogging
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("The life cycle without scenes (L-02)") struct AppBasedRuleTests {
  private func device(_ persistent: PersistentState = PersistentState(identifierSeed: 7)) -> TestDevice {
    // iOS 17 logs no line about adoption.
    TestDevice(
      DeviceProfile(kind: .phone, osVersion: 17), manifest: nil, delegate: OldAppDelegate.self, persistent: persistent)
  }

  private let url = Stimulus.external(.urls([OpenedURL(url: "test://7", sourceApplication: "org.example.other")]))
  private let link = Stimulus.external(.activity(ActivityArchive(activityType: "reading")))
  private let action = Stimulus.external(.quickAction(QuickAction(type: "compose")))
  private let tap = Stimulus.external(.notification(NotificationResponse(identifier: "n1")))
  private let handoff = Stimulus.external(.handoff(activityType: "reading"))

  private func appLines(_ lines: [String]) -> [String] { lines.only("AppDelegate").without("should") }

  @Test(
    "L-02: a cold launch is inactive, then active; willEnterForeground is not called; an implicit scene posts as well")
  func launch() {
    let device = device()
    device.log.observeNotifications()
    device.log.showsStates = true
    #expect(
      device(.tapIcon) == [
        "AppDelegate.willFinishLaunching app=inactive",
        "AppDelegate.didFinishLaunching launchOptions=nil app=inactive",
        "nApp.didFinishLaunching app=inactive",
        "nScene[A].willConnect scene=unattached app=inactive",
        "nScene[A].willEnterForeground scene=unattached app=inactive",
        "nScene[A].didActivate scene=foregroundActive app=inactive",
        "AppDelegate.didBecomeActive app=active",
        "nApp.didBecomeActive app=active",
      ])
    #expect(UIApplication.shared.connectedScenes.count == 1, "K-17")
    #expect(UIApplication.shared.supportsMultipleScenes == false)
  }

  @Test("L-02: in a whole round trip the app delegate's callback comes before the application's notification")
  func round() {
    let device = device()
    device(.tapIcon)
    device.log.observeNotifications()
    #expect(
      device(.swipeHome).without("should") == [
        "nScene[A].willDeactivate", "AppDelegate.willResignActive", "nApp.willResignActive",
        "nScene[A].didEnterBackground", "AppDelegate.didEnterBackground", "nApp.didEnterBackground",
      ])
    #expect(
      device(.tapIcon) == [
        "nScene[A].willEnterForeground", "AppDelegate.willEnterForeground", "nApp.willEnterForeground",
        "nScene[A].didActivate", "AppDelegate.didBecomeActive", "nApp.didBecomeActive",
      ])
  }

  @Test("L-02: a window made without a scene joins the implicit one and is visible")
  func window() {
    let device = device()
    device.log.on("AppDelegate.didFinishLaunching") {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = TestController(label: "A")
      (UIApplication.shared.delegate as? OldAppDelegate)?.window = window
      window.makeKeyAndVisible()
    }
    let lines = device(.tapIcon).only("ViewController", "AppDelegate")
    #expect(
      lines == [
        "AppDelegate.willFinishLaunching", "AppDelegate.didFinishLaunching launchOptions=nil",
        "ViewController[A].viewDidLoad", "ViewController[A].viewWillAppear", "ViewController[A].viewIsAppearing",
        "ViewController[A].viewWillLayoutSubviews", "ViewController[A].viewDidLayoutSubviews",
        "AppDelegate.didBecomeActive", "ViewController[A].viewDidAppear",
      ])
    #expect(UIApplication.shared.keyWindow === (UIApplication.shared.delegate as? OldAppDelegate)?.window)
  }

  @Test("L-02: launch options have the reason for the launch, and the delivery follows once")
  func launchOptions() {
    let prefix = "UIApplicationLaunchOptions"
    let cases: [(Stimulus, String, [String])] = [
      (url, "{\(prefix)SourceApplicationKey,\(prefix)URLKey}", ["AppDelegate.open test://7"]),
      (
        link, "{\(prefix)UserActivityDictionaryKey}",
        ["AppDelegate.willContinue reading", "AppDelegate.continue reading"]
      ),
      (action, "{\(prefix)ShortcutItemKey}", ["AppDelegate.performAction compose"]),
      (tap, "{\(prefix)RemoteNotificationKey}", ["AppDelegate.didReceiveRemoteNotification"]),
      (handoff, "{\(prefix)UserActivityDictionaryKey}", ["AppDelegate.willContinue reading"]),
    ]
    for (stimulus, options, delivery) in cases {
      let device = device()
      #expect(
        appLines(device(stimulus)) == [
          "AppDelegate.willFinishLaunching", "AppDelegate.didFinishLaunching launchOptions=\(options)",
        ]
          + delivery + ["AppDelegate.didBecomeActive"])
    }
  }

  @Test(
    "L-02: false from one of the launch callbacks drops the URL or the quick action, and nothing later",
    arguments: [(false, true), (true, false), (false, false)])
  func dealtWith(will: Bool, did: Bool) {
    for event in [url, action] {
      let device = device()
      AppBehaviour.current.launchAnswers = (will, did)
      #expect(!device(event).contains { $0.contains(".open") || $0.contains("performAction") })
      #expect(appLines(device(url)) == ["AppDelegate.open test://7"], "a warm one is delivered")
      #expect(appLines(device(action)) == ["AppDelegate.performAction compose"])
    }
  }

  @Test("L-02: false from a launch callback drops nothing after a launch by notification or link")
  func falseAfterNotification() {
    for (event, expected) in [
      (tap, "AppDelegate.didReceiveRemoteNotification"), (link, "AppDelegate.continue reading"),
    ] {
      let device = device()
      AppBehaviour.current.launchAnswers = (true, false)
      #expect(device(event).contains(expected))
      #expect(appLines(device(url)) == ["AppDelegate.open test://7"])
    }
  }

  @Test("L-02: warm events are delivered to the app delegate between foreground and activation")
  func warm() {
    let device = device()
    device(.tapIcon, .swipeHome)
    #expect(
      appLines(device(link)) == [
        "AppDelegate.willEnterForeground", "AppDelegate.willContinue reading", "AppDelegate.continue reading",
        "AppDelegate.didBecomeActive",
      ])
    device(.swipeHome)
    #expect(
      appLines(device(handoff, .handoffFail())) == [
        "AppDelegate.willEnterForeground", "AppDelegate.willContinue reading", "AppDelegate.didBecomeActive",
        "AppDelegate.didFailToContinue reading",
      ])
  }

  @Test(
    "R-13: the older preservation requests, writes, and restores at the next launch between will and did",
    arguments: [true, false])
  func preservation(secure: Bool) {
    let device = device()
    AppBehaviour.current.preserves = (secure, !secure)
    device(.tapIcon)
    let asked = secure ? ["AppDelegate.shouldSaveSecure"] : ["AppDelegate.shouldSaveSecure", "AppDelegate.shouldSave"]
    #expect(
      device(.swipeHome).only("AppDelegate") == ["AppDelegate.willResignActive", "AppDelegate.didEnterBackground"]
        + asked + ["AppDelegate.willEncode"])
    device(.kill)
    let restored =
      secure ? ["AppDelegate.shouldRestoreSecure"] : ["AppDelegate.shouldRestoreSecure", "AppDelegate.shouldRestore"]
    #expect(
      device(.tapIcon).only("AppDelegate") == ["AppDelegate.willFinishLaunching"] + restored
        + [
          "AppDelegate.didDecode draft", "AppDelegate.didFinishLaunching launchOptions=nil",
          "AppDelegate.didBecomeActive",
        ])
  }

  @Test("R-13: an app that declines preserves nothing, and damaged state is left out with a line in the log")
  func noPreservation() {
    let device = device()
    device(.tapIcon, .swipeHome, .kill)
    #expect(!device(.tapIcon).contains { $0.contains("Restore") })
    var kernel = Kernel(profile: .phone, app: device.kernel.app, persistent: device.kernel.persistent)
    _ = kernel.handle(.reply(.preservedState([1, 2, 3])))
    device.crash()
    let other = self.device(kernel.persistent)
    let (lines, sentences) = RuntimeLog.capture { other(.tapIcon) }
    #expect(!lines.contains { $0.contains("Restore") || $0.contains("didDecode") })
    #expect(sentences.count == 1 && sentences[0].contains("preserved state"))
    #expect(lines.last == "AppDelegate.didBecomeActive")
  }

  @Test("L-02: a background launch is in the background, and its scene too")
  func background() {
    let device = device()
    device.log.showsStates = true
    #expect(
      device(.silentPush) == [
        "AppDelegate.willFinishLaunching app=background",
        "AppDelegate.didFinishLaunching launchOptions={UIApplicationLaunchOptionsRemoteNotificationKey} app=background",
        "AppDelegate.didReceiveRemoteNotification app=background",
      ])
    #expect(
      device(.tapIcon) == ["AppDelegate.willEnterForeground app=background", "AppDelegate.didBecomeActive app=active"])
  }

  @Test("L-02: requests for scenes are refused in an app without scenes")
  func requests() {
    let device = device()
    device(.tapIcon)
    let lines = device.act { app in
      app.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: device.handler("new"))
      if let session = device.session() {
        app.requestSceneSessionDestruction(session, options: nil, errorHandler: device.handler("destroy"))
      }
    }
    #expect(lines == [])
    #expect(device.refusals == ["new": [1], "destroy": [1]])
    #expect(device.scene() != nil)
  }
}
