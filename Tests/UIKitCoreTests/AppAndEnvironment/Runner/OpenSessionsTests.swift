import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("openSessions with many sessions, and protected states (M-02, R-06)")
struct OpenSessionsTests {
  /// A device with this many stored sessions, each with an activity.
  private func stored(_ count: Int, _ profile: DeviceProfile = .padN) -> TestDevice {
    let names = TestDevice()
    names(.tapIcon, .swipeHome)
    var state = PersistentState(identifierSeed: 3)
    let configuration = names.record()?.configuration ?? SceneConfiguration()
    for _ in 0..<count {
      _ = state.addSession(configuration: configuration, restorationActivity: names.record()?.restorationActivity)
    }
    return TestDevice(profile, persistent: state)
  }

  private var open: [SessionID] { UIApplication.shared.openSessions.map(\.id).sorted() }

  @Test("M-02: a launch sends few sessions, and no request for more", arguments: [1, 16])
  func few(count: Int) {
    let device = stored(count)
    device(.tapIcon)
    #expect(open.count == count)
    #expect(device.timesAskedForSessions == 0)
  }

  @Test("M-02: a launch with a thousand stored sessions makes one session object, until openSessions is read")
  func many() {
    let device = stored(1000)
    device(.tapIcon)
    #expect(device.runner?.sessions.count == 1)
    #expect(device.timesAskedForSessions == 0)
    let connected = device.session(.first)
    #expect(open == (1...1000).map { SessionID(rawValue: $0) })
    #expect(device.timesAskedForSessions == 1)
    #expect(UIApplication.shared.openSessions.contains { $0 === connected }, "the same object")
    #expect(UIApplication.shared.openSessions == UIApplication.shared.openSessions)
    #expect(device.timesAskedForSessions == 1, "asked once")
  }

  @Test("M-02: additions and removals before the first read, and after it, are correct in it")
  func comingAndGoing() {
    let device = stored(20)
    device(.removeCard(SessionID(rawValue: 5)))
    device.log.on("AppDelegate.didDiscard") {}
    #expect(device(.tapIcon).contains("AppDelegate.didDiscard sessions={E}"))
    device(.newWindow, .closeWindow(SessionID(rawValue: 7)))
    #expect(device.timesAskedForSessions == 0)
    let expected = (1...21).filter { $0 != 5 && $0 != 7 }.map { SessionID(rawValue: $0) }
    #expect(open == expected)
    device(.closeWindow(SessionID(rawValue: 9)), .newWindow)
    #expect(open == expected.filter { $0.rawValue != 9 } + [SessionID(rawValue: 22)])
  }

  @Test("M-02: the first read may be anywhere, also during didDiscard, and never contains discarded sessions")
  func firstLookInCallbacks() {
    for callback in ["AppDelegate.didFinishLaunching", "AppDelegate.didDiscard", "SceneDelegate[A].willConnect"] {
      let device = stored(20)
      device(.removeCard(.second))
      var seen: [SessionID] = []
      device.log.on(callback) { seen = open }
      device(.tapIcon)
      let isTelling = callback == "AppDelegate.didDiscard"
      #expect(seen.count == (isTelling ? 20 : 19), "\(callback)")
      #expect(open.count == 19 && !open.contains(.second), "\(callback)")
    }
  }

  @Test("M-02: a script can name any session, read or not")
  func acts() {
    let device = stored(20)
    device(.tapIcon)
    let lines = device.act { _ in
      device.runner?.activateScene(SessionID(rawValue: 18), activityType: nil, from: nil)
    }
    #expect(lines.contains("SceneDelegate[R].sceneDidBecomeActive"))
  }

  @Test("R-06: while states are protected a scene connects without one, and it is not restored later")
  func withheld() {
    let device = stored(1, .phone)
    device(.protectedData(available: false))
    let lines = device(.tapIcon)
    #expect(!UIApplication.shared.isProtectedDataAvailable, "known from the launch on")
    #expect(lines.contains("SceneDelegate[A].willConnect") && !lines.contains { $0.contains("restore") })
    #expect(device.session()?.stateRestorationActivity == nil)
    var inCallback: String?
    device.log.on("AppDelegate.protectedDataDidBecomeAvailable") {
      inCallback = device.session()?.stateRestorationActivity?.activityType
    }
    let later = device(.protectedData(available: true))
    #expect(inCallback == "editing", "it is there when the app hears of it")
    #expect(device.session()?.stateRestorationActivity?.activityType == "editing")
    #expect(!later.contains { $0.contains("restore") })
  }

  @Test("R-06: the state of a session without a scene is filled in later, too", arguments: [3, 20])
  func withheldWithoutScene(count: Int) {
    let device = stored(count)
    device(.protectedData(available: false), .tapIcon)
    let last = SessionID(rawValue: UInt32(count))
    let session = UIApplication.shared.openSessions.first { $0.id == last }
    #expect(session != nil && session?.scene == nil)
    #expect(session?.stateRestorationActivity == nil)
    device(.protectedData(available: true))
    let asked = device.timesAskedForSessions
    #expect(session?.stateRestorationActivity?.activityType == "editing")
    for session in UIApplication.shared.openSessions { #expect(session.stateRestorationActivity != nil) }
    #expect(device.timesAskedForSessions == asked + 1, "asked once for all")
  }

  @Test("R-06: a state that was read before is withheld from a scene that connects while it is protected")
  func withheldAtReconnection() {
    let device = stored(1, .padN)
    device(.tapIcon, .swipeHome, .reclaim(.first), .protectedData(available: false))
    #expect(!device(.tapIcon).contains { $0.contains("restoration=") })
    #expect(device.session()?.stateRestorationActivity == nil)
    device(.swipeHome, .protectedData(available: true))
    #expect(device.session()?.stateRestorationActivity?.activityType == "editing")
  }

  @Test("R-06: an activity that the app sets while states are protected has priority over the saved one")
  func setWhileWithheld() {
    let device = stored(2)
    device(.protectedData(available: false), .tapIcon)
    device.act { _ in
      let activity = NSUserActivity(activityType: "editing")
      activity.title = "mine"
      device.session(.second)?.stateRestorationActivity = activity
    }
    device(.protectedData(available: true))
    #expect(device.session(.second)?.stateRestorationActivity?.title == "mine")
    #expect(device.session(.first)?.stateRestorationActivity?.title == nil)
  }

  @Test("R-06, B-03: a process that was suspended during the change receives it before anything else")
  func asleep() {
    let device = stored(1, .phone)
    device(.tapIcon, .swipeHome, .suspend)
    #expect(device(.protectedData(available: false)) == [])
    #expect(device(.tapIcon).first == "AppDelegate.protectedDataWillBecomeUnavailable true")
    device(.swipeHome, .suspend)
    #expect(device(.protectedData(available: true), .protectedData(available: false)) == [])
    #expect(!device(.tapIcon).contains { $0.contains("protectedData") }, "as it was")
  }
}
