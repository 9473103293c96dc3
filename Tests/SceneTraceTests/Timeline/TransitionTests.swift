import SceneSystem
import Testing

@testable import SceneTrace

@Suite("States that a callback's name implies")
struct TransitionTests {
  static let scene: [(String, String, TimelineState?, TimelineState)] = [
    ("scene(_:willConnectTo:options:)", "willConnectNotification", .unattached, .unattached),
    ("sceneWillEnterForeground(_:)", "willEnterForegroundNotification", nil, .inactive),
    ("sceneDidBecomeActive(_:)", "didActivateNotification", .active, .active),
    ("sceneWillResignActive(_:)", "willDeactivateNotification", nil, .inactive),
    ("sceneDidEnterBackground(_:)", "didEnterBackgroundNotification", .background, .background),
    ("sceneDidDisconnect(_:)", "didDisconnectNotification", .unattached, .disconnected),
  ]

  static let application: [(String, String, TimelineState?, TimelineState)] = [
    ("applicationWillEnterForeground(_:)", "willEnterForegroundNotification", nil, .inactive),
    ("applicationDidBecomeActive(_:)", "didBecomeActiveNotification", .active, .active),
    ("applicationWillResignActive(_:)", "willResignActiveNotification", nil, .inactive),
    ("applicationDidEnterBackground(_:)", "didEnterBackgroundNotification", .background, .background),
  ]

  @Test("A scene delegate's method and its notification imply the same state", arguments: scene)
  func scenes(callback: String, notification: String, during: TimelineState?, after: TimelineState) throws {
    for event in [
      TraceEvent(kind: .callback, owner: "Any", callback: callback),
      TraceEvent(kind: .notification, owner: "UIScene", callback: notification),
    ] {
      let transition = try #require(Transition(event))
      #expect(transition.during == during && transition.after == after && !transition.isApplication)
    }
  }

  @Test("So do the app delegate's method and the application's notification", arguments: application)
  func applications(callback: String, notification: String, during: TimelineState?, after: TimelineState) throws {
    for event in [
      TraceEvent(kind: .callback, owner: "Any", callback: callback),
      TraceEvent(kind: .notification, owner: "UIApplication", callback: notification),
    ] {
      let transition = try #require(Transition(event))
      #expect(transition.during == during && transition.after == after && transition.isApplication)
    }
  }

  @Test("Other names, other kinds and other classes' notifications imply none")
  func nothing() {
    for kind: TraceEvent.Kind in [.stimulus, .process, .note, .notification] {
      #expect(Transition(TraceEvent(kind: kind, owner: "UIScene", callback: "sceneDidBecomeActive(_:)")) == nil)
    }
    #expect(Transition(TraceEvent(kind: .callback, owner: "S", callback: "viewDidLoad()")) == nil)
    #expect(
      Transition(TraceEvent(kind: .notification, owner: "UIScene", callback: "didBecomeActiveNotification")) == nil)
  }
}
