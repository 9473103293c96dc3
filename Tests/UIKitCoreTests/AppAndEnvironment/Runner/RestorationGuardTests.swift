import Foundation
import RuntimeLogging
import SceneSystem
import SceneTrace
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Extended restorations and crash loops (R-05, T-09)") struct RestorationGuardTests {
  /// A device whose only session was saved and whose process has ended.
  private func saved(_ profile: DeviceProfile = .phone) -> TestDevice {
    let device = TestDevice(profile)
    device(.tapIcon, .swipeHome, .kill)
    return device
  }

  @Test(
    "R-05: a scene may extend its restoration while it connects, and its stored state is kept until that ends",
    arguments: ["willConnect", "restoreInteractionState"])
  func extended(callback: String) {
    let device = saved()
    var scene: UIScene?
    device.log.on("SceneDelegate[A].\(callback)") {
      scene = device.scene()
      device.scene()?.extendStateRestoration()
    }
    AppBehaviour.current.restorationActivity = { _ in
      let activity = NSUserActivity(activityType: "editing")
      activity.userInfo = ["half": true]
      return activity
    }
    let before = device.record()?.restorationActivity
    device(.tapIcon)
    #expect(device.kernel.extendedRestorations == [.first])
    device(.swipeHome)
    #expect(device.record()?.restorationActivity == before, "half a restoration is no substitute for what was saved")
    device.act { _ in scene?.completeStateRestoration() }
    #expect(device.kernel.extendedRestorations.isEmpty)
    device(.tapIcon, .swipeHome)
    #expect(device.record()?.restorationActivity != before)
  }

  @Test("R-05: a restoration ends after as many completions as extensions")
  func balanced() {
    let device = saved()
    device.log.on("SceneDelegate[A].willConnect") {
      device.scene()?.extendStateRestoration()
      device.scene()?.extendStateRestoration()
    }
    device.log.on("SceneDelegate[A].restoreInteractionState") { device.scene()?.completeStateRestoration() }
    device(.tapIcon)
    #expect(device.kernel.extendedRestorations == [.first])
    device.act { _ in device.scene()?.completeStateRestoration() }
    #expect(device.kernel.extendedRestorations.isEmpty)
  }

  @Test("R-05: an extension that is completed during the connection ends with it")
  func extendedAndCompletedAtOnce() {
    let device = saved()
    device.log.on("SceneDelegate[A].restoreInteractionState") {
      device.scene()?.extendStateRestoration()
      device.scene()?.completeStateRestoration()
    }
    device(.tapIcon)
    #expect(device.kernel.extendedRestorations.isEmpty)
  }

  @Test("R-05: calls at a wrong time are logged and change nothing")
  func wrongMoments() {
    let device = saved()
    var sentences = RuntimeLog.capture {
      device.log.on("SceneDelegate[A].sceneWillEnterForeground") { device.scene()?.extendStateRestoration() }
      device.log.on("SceneDelegate[A].willConnect") { device.scene()?.completeStateRestoration() }
      device(.tapIcon)
    }.sentences
    #expect(sentences.count == 2, "\(sentences)")
    #expect(sentences.first?.hasPrefix("completeStateRestoration() has no effect on session A") == true)
    #expect(sentences.last?.hasPrefix("extendStateRestoration() has no effect on session A") == true)
    #expect(device.kernel.extendedRestorations.isEmpty)
    let old = TestDevice(manifest: nil, delegate: OldAppDelegate.self)
    sentences =
      RuntimeLog.capture {
        old(.tapIcon)
        old.act { _ in old.scene()?.extendStateRestoration() }
      }.sentences
    #expect(
      sentences.contains { $0.hasPrefix("extendStateRestoration()") }, "L-02: the implicit scene restores nothing")
  }

  @Test("R-05: a disconnected scene cannot complete the restoration of its successor")
  func staleScene() {
    let device = saved(.padN)
    var scenes: [UIScene] = []
    device.log.on("SceneDelegate[A].willConnect") {
      if let scene = device.scene() { scenes.append(scene) }
      device.scene()?.extendStateRestoration()
    }
    device(.tapIcon, .swipeHome, .reclaim(.first), .tapIcon)
    #expect(scenes.count == 2 && device.kernel.extendedRestorations == [.first])
    let sentences = RuntimeLog.capture { device.act { _ in scenes[0].completeStateRestoration() } }.sentences
    #expect(sentences.count == 1)
    #expect(device.kernel.extendedRestorations == [.first])
    scenes = []
  }

  @Test("R-05: the watchdog ends the process of a scene that takes too long, and the next one receives the reason")
  func timedOut() {
    let device = saved()
    device.log.on("SceneDelegate[A].willConnect") { device.scene()?.extendStateRestoration() }
    device(.tapIcon, .restorationTimedOut(.first))
    #expect(device.runner == nil)
    #expect(reason(device) == .recovery)
  }

  /// Launches, and returns the reason in the scene's connection options.
  private func reason(_ device: TestDevice, by stimuli: Stimulus...) -> UIScene.RestoreReason? {
    var reason: UIScene.RestoreReason?
    AppBehaviour.current.onConnection = { reason = $0.restoreReason }
    for stimulus in stimuli.isEmpty ? [.tapIcon] : stimuli { device(stimulus) }
    return reason
  }

  @Test("L-08, R-04, T-09: a scene receives the reason for its connection, and so does the trace")
  func reasons() {
    let device = TestDevice(.padN)
    #expect(reason(device) == .newSession)
    #expect(reason(device, by: .swipeHome, .reclaim(.first), .tapIcon) == .reconnection)
    #expect(reason(device, by: .swipeHome, .kill, .tapIcon) == .launch)
    device.crash()
    #expect(reason(device) == .recovery)
    for reason in UIScene.RestoreReason.allCases { #expect(!reason.description.isEmpty) }
    device(.swipeHome, .reclaim(.first))
    let recorder = TraceRecorder(clock: { 0 })
    device.runner?.recorder = recorder
    device(.tapIcon)
    let notes = recorder.drain().filter { $0.kind == .note }.map(\.callback)
    #expect(notes == ["Session A comes back after its scene was released."])
  }

  @Test("13: a scene whose state crashes it twice starts clean the third time, and the state is set aside")
  func cleanStart() {
    let device = saved()
    device.log.on("SceneDelegate[A].restoreInteractionState") { device.scene()?.extendStateRestoration() }
    for _ in 0..<2 {
      #expect(device(.tapIcon).contains("SceneDelegate[A].restoreInteractionState editing"))
      device.crash()
    }
    var lines: [String] = []
    var seen: UIScene.RestoreReason?
    AppBehaviour.current.onConnection = { seen = $0.restoreReason }
    let sentences = RuntimeLog.capture { lines = device(.tapIcon) }.sentences
    #expect(lines.contains("SceneDelegate[A].willConnect"), "no restoration in \(lines)")
    #expect(!lines.contains { $0.contains("restoreInteractionState") })
    #expect(seen == .cleanStart)
    #expect(device.session()?.stateRestorationActivity == nil)
    #expect(sentences.contains { $0.contains("session A") && $0.contains("twice") }, "\(sentences)")
    #expect(device.record()?.stateSetAside?.activityType == "editing")
    device(.swipeHome, .kill)
    #expect(device(.tapIcon).contains("SceneDelegate[A].restoreInteractionState editing"), "it saves anew")
  }

  @Test("13: crashes outside of restoration keep the state")
  func otherDeaths() {
    let device = saved()
    for _ in 0..<5 {
      #expect(device(.tapIcon).contains("SceneDelegate[A].restoreInteractionState editing"))
      device.crash()
    }
    #expect(device.record()?.stateSetAside == nil)
  }
}
