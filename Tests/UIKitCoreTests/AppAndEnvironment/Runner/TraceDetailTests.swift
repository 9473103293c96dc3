import SceneSystem
import SceneTrace
import Testing

@testable import UIKitCore

@MainActor @Suite("Details of connections and discards in the trace")
struct TraceDetailTests {
  /// The details of `callback` in the trace of the stimuli, one text per call.
  private func details(_ device: TestDevice, of callback: String, _ stimuli: Stimulus...) -> [String] {
    let recorder = TraceRecorder(clock: { 0 })
    device.runner?.recorder = recorder
    for stimulus in stimuli { device(stimulus) }
    return recorder.drain().filter { $0.callback == callback }
      .map { $0.details.map { "\($0.key)=\($0.value)" }.joined(separator: " ") }
  }

  private let connection = "scene(_:willConnectTo:options:)"

  private func running() -> TestDevice {
    let device = TestDevice(.padN)
    device(.tapIcon)
    return device
  }

  @Test("R-04: a connection with a saved activity has the detail that it restores, a new session's has none")
  func restoration() {
    #expect(details(running(), of: connection, .newWindow) == [""])
    #expect(
      details(running(), of: connection, .swipeHome, .reclaim(.first), .tapIcon) == ["stateRestorationActivity=yes"])
  }

  @Test("E-01 … E-06: a connection has its payload as a detail")
  func payloads() {
    func cold(_ event: ExternalEvent) -> [String] {
      let device = running()
      device(.swipeHome, .reclaim(.first))
      return details(device, of: connection, .external(event))
    }
    let saved = " stateRestorationActivity=yes"
    #expect(cold(.urls([OpenedURL(url: "s://1"), OpenedURL(url: "s://2")])) == ["urlContexts={s://1,s://2}" + saved])
    #expect(cold(.quickAction(QuickAction(type: "compose"))) == ["shortcutItem=compose" + saved])
    #expect(cold(.notification(NotificationResponse(identifier: "n1"))) == ["notificationResponse=n1" + saved])
    #expect(cold(.handoff(activityType: "reading")) == ["handoffUserActivityType=reading" + saved])
    #expect(cold(.share(ShareInvitation(url: "s://share"))) == ["cloudKitShareMetadata=s://share" + saved])
  }

  @Test("T-08: a discard has its sessions as a detail; other callbacks have none")
  func discard() {
    let device = running()
    device(.newWindow, .newWindow)
    #expect(
      details(device, of: "application(_:didDiscardSceneSessions:)", .closeWindow(SessionID(rawValue: 3)))
        == ["sessions={C}"])
    #expect(details(device, of: "sceneWillResignActive(_:)", .swipeHome) == ["", ""])
  }
}
