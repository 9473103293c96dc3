import SceneSystem
import Testing

@Suite("F: foreground and background, single scene")
struct ForegroundTests {
  @Test(
    "F-01: going home resigns active, enters the background, saves, and takes the snapshot",
    arguments: [
      (DeviceProfile.phone, "x2"), (.pad1, "x4"), (.padN, "x4"),
    ])
  func home(profile: DeviceProfile, passes: String) {
    let device = Device.running(profile)
    #expect(
      device(.swipeHome) == [
        "deactivate A +app", "enterBackground A +app", "captureState A", "snapshot A \(passes)",
      ])
    #expect(device.state(.a) == .background)
    #expect(device.kernel.processState == .background)
  }

  @Test("F-02: reopening enters the foreground and becomes active")
  func reopen() {
    let device = Device.running(.phone)
    device(.swipeHome)
    #expect(device(.tapIcon) == ["enterForeground A +app", "activate A +app"])
  }

  @Test("F-03: a finger that starts a system gesture makes the scene resign active", arguments: SystemGesture.allCases)
  func beginGesture(gesture: SystemGesture) {
    let device = Device.running(.phone)
    #expect(device(.beginGesture(gesture)) == ["deactivate A +app"])
    #expect(device.state(.a) == .foregroundInactive)
    #expect(device.kernel.processState == .inactive)
  }

  @Test("F-04: a cancelled gesture makes the scene active again", arguments: SystemGesture.allCases)
  func cancelGesture(gesture: SystemGesture) {
    let device = Device.running(.phone)
    device(.beginGesture(gesture))
    #expect(device(.cancelGesture) == ["activate A +app"])
  }

  @Test("F-05: the notification centre activates the scene briefly before it stays")
  func notificationCenter() {
    let device = Device.running(.phone)
    device(.beginGesture(.notificationCenter))
    #expect(device(.completeGesture) == ["activate A +app", "deactivate A +app"])
    #expect(device.state(.a) == .foregroundInactive)
  }

  @Test("F-05: behind an alert the notification centre activates no scene")
  func notificationCenterBehindAlert() {
    let device = Device.running(.phone)
    device([.alert, .beginGesture(.notificationCenter)])
    #expect(device(.completeGesture) == [])
  }

  @Test(
    "F-06: control centre and switcher stay without a further callback",
    arguments: [
      SystemGesture.controlCenter, .appSwitcher,
    ])
  func completeGesture(gesture: SystemGesture) {
    let device = Device.running(.phone)
    device(.beginGesture(gesture))
    #expect(device(.completeGesture) == [])
    #expect(device.state(.a) == .foregroundInactive)
  }

  @Test("F-07: returning from system UI activates the scene", arguments: SystemGesture.allCases)
  func dismiss(gesture: SystemGesture) {
    let device = Device.running(.phone)
    device([.beginGesture(gesture), .completeGesture])
    #expect(device(.dismiss) == ["activate A +app"])
  }

  @Test("F-08: from the switcher to the home screen the scene does not resign active a second time")
  func switcherToHome() {
    let device = Device.running(.phone)
    #expect(device(.openSwitcher) == ["deactivate A +app"])
    #expect(device(.swipeHome) == ["enterBackground A +app", "captureState A", "snapshot A x2"])
  }

  @Test("F-07, F-08: the app's own card in the switcher activates it again")
  func chooseOwnCard() {
    let device = Device.running(.phone)
    device(.openSwitcher)
    #expect(device(.choose(.a)) == ["activate A +app"])
  }

  @Test("F-09: an alert makes the scene resign active, and its dismissal activates it")
  func alert() {
    let device = Device.running(.phone)
    #expect(device(.alert) == ["deactivate A +app"])
    #expect(device(.alert) == [])
    #expect(device(.dismissAlert) == ["activate A +app"])
  }

  @Test("F-09: a scene behind an alert and a gesture is active only after both end")
  func twoInterruptions() {
    let device = Device.running(.phone)
    device([.alert, .beginGesture(.controlCenter)])
    #expect(device(.cancelGesture) == [])
    #expect(device(.dismissAlert) == ["activate A +app"])
  }

  @Test("F-09: an app that comes forward behind an alert is not active")
  func launchBehindAlert() {
    let device = Device(.phone)
    #expect(device([.alert, .tapIcon]) == ["launch", "connect A new", "enterForeground A +app"])
  }

  @Test("F-10, F-11: locking sends the app to the background, unlocking brings it back")
  func lock() {
    let device = Device.running(.phone)
    #expect(
      device(.lock) == ["deactivate A +app", "enterBackground A +app", "captureState A", "snapshot A x2"])
    #expect(device(.unlock) == ["enterForeground A +app", "activate A +app"])
  }

  @Test("F-10: where the lock only interrupts, the scene stays in the foreground")
  func lockThatInterrupts() {
    let device = Device.running(.phone) { $0.lockEntersBackground = false }
    #expect(device(.lock) == ["deactivate A +app"])
    #expect(device(.unlock) == ["activate A +app"])
  }

  @Test("F-11: a process that was suspended behind the lock is resumed first")
  func unlockSuspended() {
    let device = Device.running(.phone)
    device([.lock, .suspend])
    #expect(device(.unlock) == ["resume", "enterForeground A +app", "activate A +app"])
  }

  @Test("F-11: unlocking to the home screen brings no scene forward")
  func unlockHome() {
    let device = Device.running(.phone)
    device([.swipeHome, .lock])
    #expect(device(.unlock) == [])
    #expect(device.state(.a) == .background)
  }

  @Test("F-11: an app that was killed behind the lock is not started by unlocking")
  func unlockAfterKill() {
    let device = Device.running(.phone)
    device([.lock, .kill])
    #expect(device(.unlock) == [])
    #expect(device.kernel.processState == .notRunning)
  }

  @Test("F-12: the authentication prompt shows the app without activating it, and sends it back")
  func appLock() {
    let device = Device.running(.phone)
    device(.swipeHome)
    #expect(device(.appLock) == ["enterForeground A +app"])
    #expect(device(.appLockCancel) == ["enterBackground A +app", "captureState A", "snapshot A x2"])
  }

  @Test("F-12: after authentication the app is active")
  func appLockSatisfied() {
    let device = Device.running(.phone)
    device([.swipeHome, .appLock])
    #expect(device(.dismiss) == ["activate A +app"])
  }

  @Test("F-12: authentication is required before a cold launch is active, too")
  func appLockCold() {
    #expect(Device(.phone)(.appLock) == ["launch", "connect A new", "enterForeground A +app"])
  }

  @Test("F-13: a scene on a display without input enters the foreground and is never active")
  func externalDisplay() {
    let device = Device.running(.padN)
    let request = SceneRequest.activate(
      .new(.windowExternalDisplayNonInteractive), activity: nil, requestingScene: nil)
    #expect(device(.request(RequestID(rawValue: 1), request)) == ["connect B new", "enterForeground B"])
    #expect(device.state(.b) == .foregroundInactive)
    let home = device(.swipeHome)
    #expect(home.filter { $0.contains("deactivate") } == ["deactivate A +app"])
    #expect(device(.tapIcon).filter { $0.hasPrefix("activate") } == ["activate A +app"])
  }

  @Test("F-20: without snapshots there are no layout passes for them")
  func noSnapshot() {
    let device = Device.running(.phone) { $0.snapshotPasses = 0 }
    #expect(device(.swipeHome) == ["deactivate A +app", "enterBackground A +app", "captureState A"])
  }

  @Test("F-20: the number of layout passes is the profile's")
  func snapshotPasses() {
    let device = Device.running(.phone) { $0.snapshotPasses = 7 }
    #expect(device(.swipeHome).last == "snapshot A x7")
  }

  @Test(
    "F-22: moving focus between visible windows changes no scene's state",
    arguments: [
      DeviceProfile.padN, .mac,
    ])
  func focus(profile: DeviceProfile) {
    let device = Device.running(profile)
    device(.newWindow)
    #expect(device([.focus(.a), .focus(.b), .focus(.a)]) == [])
    #expect(device.open == "AB")
  }

  @Test("F-03: without the app on screen system gestures have no effect on it")
  func gesturesAtHome() {
    let device = Device.running(.phone)
    device(.swipeHome)
    #expect(device([.beginGesture(.notificationCenter), .completeGesture, .dismiss, .swipeHome]) == [])
  }

  @Test("F-01: an app without scenes enters the background with the same steps")
  func applicationHome() {
    let device = Device.running(.phone, adoption: .application)
    #expect(
      device(.swipeHome) == ["deactivate A +app", "enterBackground A +app", "captureState A", "snapshot A x2"])
    #expect(device(.tapIcon) == ["enterForeground A +app", "activate A +app"])
  }
}
