import SceneSystem
import Testing

/// Each objection to an impossible stimulus, which has no consequences.
@Suite("Objections to impossible stimuli")
struct RejectionTests {
  private func object(
    _ device: Device, _ stimulus: Stimulus, _ sentence: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(device.rejectionReason(for: stimulus) == sentence, sourceLocation: sourceLocation)
    if sentence != nil {
      let before = device.kernel
      #expect(device(stimulus) == [], sourceLocation: sourceLocation)
      #expect(device.kernel == before, "the stimulus left something behind", sourceLocation: sourceLocation)
    }
  }

  @Test("a windowed device objects to home screen and switcher", arguments: [DeviceProfile.mac, .desktop])
  func noHomeScreen(profile: DeviceProfile) {
    for stimulus in [Stimulus.swipeHome, .openSwitcher, .beginGesture(.controlCenter)] {
      object(
        Device.running(profile), stimulus,
        "A \(profile.kind.rawValue) has windows, but no home screen and no switcher.")
    }
  }

  @Test("a locked device objects to gestures and cards")
  func locked() {
    let device = Device.running(.padN)
    device(.lock)
    for stimulus in [
      Stimulus.swipeHome, .openSwitcher, .beginGesture(.controlCenter), .newWindow, .swipeAway(.a), .removeCard(.a),
      .closeWindow(.a),
    ] {
      object(device, stimulus, "The device is locked.")
    }
    device(.unlock)
    object(device, .swipeHome, nil)
  }

  @Test("a gesture that has not begun can be neither cancelled nor continued")
  func noGesture() {
    let device = Device.running(.phone)
    object(device, .cancelGesture, "No gesture has begun.")
    object(device, .completeGesture, "No gesture has begun.")
    device(.beginGesture(.appSwitcher))
    object(device, .cancelGesture, nil)
  }

  @Test("with nothing over the app there is nothing to dismiss")
  func nothingCovers() {
    let device = Device.running(.phone)
    object(device, .dismiss, "Nothing covers the app.")
    device(.openSwitcher)
    object(device, .dismiss, nil)
    device([.dismiss, .swipeHome, .appLock])
    object(device, .dismiss, nil)
  }

  @Test("an unknown session gives an objection that lists the known ones")
  func unknownSession() {
    let device = Device.sideBySide()
    let sentence = "There is no session D; known are: A, B."
    for stimulus in [
      Stimulus.choose(.d), .swipeAway(.d), .removeCard(.d), .closeWindow(.d), .focus(.d), .reclaim(.d),
    ] {
      object(device, stimulus, sentence)
    }
    object(Device(.phone), .choose(.a), "There is no session A; known are: none.")
    object(Device.running(.desktop), .minimize(.d), "There is no session D; known are: A.")
    object(Device.running(.desktop), .unminimize(.d), "There is no session D; known are: A.")
  }

  @Test("only windows can be minimised")
  func minimize() {
    let sentence = "Only windows of a mac or a desktop can be minimised."
    object(Device.running(.padN), .minimize(.a), sentence)
    object(Device.running(.padN), .unminimize(.a), sentence)
    object(Device.running(.mac), .minimize(.a), nil)
  }

  @Test("a second window needs an app and a device that allow it")
  func openNewWindow() {
    object(Device.running(.phone), .newWindow, "The app has no multiple windows here (P-01).")
    object(Device.running(.padN), .newWindow, nil)
  }

  @Test(
    "a stimulus that needs a process gives an objection without one",
    arguments: [
      Stimulus.closeWindow(.a), .minimize(.a), .unminimize(.a), .quit, .memoryWarning, .significantTimeChange,
      .kill, .suspend, .autosave, .refresh(.a),
    ])
  func notRunning(stimulus: Stimulus) {
    object(Device(.desktop, sessions: 1), stimulus, "The process is not running.")
  }

  @Test("only windowed apps can be quit")
  func quit() {
    object(Device.running(.phone), .quit, "Only apps on a mac or a desktop are quit by the user.")
  }

  @Test("an interruption that does not exist cannot end")
  func notThere() {
    let device = Device.running(.phone)
    object(device, .unlock, "The device is not locked.")
    object(device, .appLockCancel, "The system's app lock is not shown.")
    object(device, .dismissAlert, "No alert is shown.")
    object(device, .handoffDeliver(nil), "No Handoff is pending.")
    object(device, .handoffFail(), "No Handoff is pending.")
    device([.alert, .external(.handoff(activityType: "reading"))])
    object(device, .dismissAlert, nil)
    object(device, .handoffFail(), nil)
    device(.lock)
    object(device, .unlock, nil)
    device(.appLock)
    object(device, .appLockCancel, nil)
  }

  @Test("after a force quit background launches give an objection with the reason (B-05)")
  func forceQuit() {
    let device = Device.running(.phone)
    device([.openSwitcher, .swipeAway(.a)])
    let sentence = "The user swiped the app away; nothing launches it until it is opened again (B-05)."
    for stimulus in [Stimulus.silentPush, .backgroundFetch, .prewarm] { object(device, stimulus, sentence) }
  }

  @Test("a running process cannot be prewarmed")
  func prewarm() {
    object(Device.running(.phone), .prewarm, "The process runs already.")
  }

  @Test("only background scenes can be reclaimed, and the implicit scene never")
  func reclaim() {
    object(
      Device.running(.phone), .reclaim(.a), "Only a scene in the background can be reclaimed; A is not (R-03).")
    let application = Device.running(.phone, adoption: .application)
    application(.swipeHome)
    object(
      application, .reclaim(.a), "The implicit scene of an app without scenes is never reclaimed (L-02).")
  }

  @Test("a process that is not running can make no requests")
  func requestNotRunning() {
    let device = Device.running(.phone)
    object(device, .refresh(.a), nil)
    device(.kill)
    object(device, .refresh(.a), "The process is not running.")
  }

  @Test("only a process in the background can be suspended")
  func suspend() {
    object(Device.running(.phone), .suspend, "Only a process in the background is suspended (B-03).")
  }

  @Test(
    "stimuli that are always possible give no objection",
    arguments: [
      Stimulus.tapIcon, .lock, .appLock, .alert, .external(.url("notes://7")), .reboot, .processExited,
      .reply(.preservedState(nil)),
    ])
  func never(stimulus: Stimulus) {
    #expect(Device(.phone).rejectionReason(for: stimulus) == nil)
    #expect(Device.running(.desktop).rejectionReason(for: stimulus) == nil)
  }
}
