import SceneSystem
import Testing

@Suite("D: the desktop profile")
struct DesktopTests {
  /// A desktop with A and B open, B focused.
  private func twoWindows(switches: (inout DeviceProfile) -> Void = { _ in }) -> Device {
    let device = Device.running(.desktop, switches: switches)
    device(.newWindow)
    return device
  }

  @Test("D-01: visible windows are active, focused or not")
  func visible() {
    let device = twoWindows()
    #expect(device.state(.a) == .foregroundActive)
    #expect(device.state(.b) == .foregroundActive)
    #expect(!device(.focus(.a)).contains { $0.contains("activate") })
  }

  @Test("D-08: A window that is requested behind a lock that hides all windows is not presented before it has a scene")
  func presentsOnlyScenes() {
    let device = Device.running(.desktop) {
      $0.lockEntersBackground = true
      $0.lastWindowQuits = false
    }
    device([.request(RequestID(rawValue: 1), .destroy(.a, animation: .commit)), .lock])
    let request = Stimulus.request(
      RequestID(rawValue: 2), .activate(.new(.windowApplication), activity: nil, requestingScene: nil))
    #expect(device(request) == [])
    #expect(device(.unlock) == ["connect B new", "enterForeground B", "activate B"])
  }

  @Test("D-02: a minimised window enters the background and is saved; restored, it is active")
  func minimize() {
    let device = twoWindows()
    #expect(device(.minimize(.b)) == ["deactivate B", "enterBackground B", "captureState B"])
    #expect(device.state(.a) == .foregroundActive)
    #expect(device(.unminimize(.b)) == ["enterForeground B", "activate B"])
  }

  @Test("D-02: minimising the last window takes the application to the background")
  func minimiseLast() {
    let device = Device.running(.desktop)
    #expect(device(.minimize(.a)) == ["deactivate A +app", "enterBackground A +app", "captureState A"])
    #expect(device(.minimize(.a)) == [])
    #expect(device(.unminimize(.a)) == ["enterForeground A +app", "activate A +app"])
  }

  @Test("D-02: focus restores a minimised window")
  func focusMinimised() {
    let device = twoWindows { $0.savesOnFocusLoss = false }
    device(.minimize(.a))
    #expect(device(.focus(.a)) == ["enterForeground A", "activate A"])
  }

  @Test("D-02: a minimised window whose scene was reclaimed is connected when it is restored")
  func unminimiseReclaimed() {
    let device = twoWindows()
    device([.minimize(.a), .reclaim(.a)])
    #expect(device(.unminimize(.a)) == ["connect A", "enterForeground A", "activate A", "captureState B"])
  }

  @Test("D-02: a suspended desktop process resumes for a window that is restored")
  func unminimiseSuspended() {
    let device = Device.running(.desktop)
    device([.minimize(.a), .suspend])
    #expect(device(.unminimize(.a)) == ["resume", "enterForeground A +app", "activate A +app"])
  }

  @Test("D-03: a locked screen makes windows resign active and leaves them in the foreground")
  func lock() {
    let device = twoWindows()
    #expect(device(.lock) == ["deactivate A", "deactivate B +app"])
    #expect(device.state(.a) == .foregroundInactive)
    #expect(device(.unlock) == ["activate A +app", "activate B"])
  }

  @Test("D-03: where locking is set to the background, windows enter it")
  func lockSwitched() {
    let device = Device.running(.desktop) { $0.lockEntersBackground = true }
    #expect(device(.lock) == ["deactivate A +app", "enterBackground A +app", "captureState A"])
    #expect(device(.unlock) == ["enterForeground A +app", "activate A +app"])
  }

  @Test("D-03: focusing a window unlocks its screen, also where that starts the app")
  func focusUnlocks() {
    let device = Device(.desktop, sessions: 1) { $0.lockEntersBackground = true }
    device(.lock)
    #expect(device(.focus(.a)) == ["launch open={A}", "connect A", "enterForeground A +app", "activate A +app"])
  }

  @Test("D-04: closing one of several windows discards its session")
  func closeOne() {
    let device = twoWindows()
    #expect(device(.closeWindow(.b)) == ["disconnect B", "discard {B}"])
    #expect(device.open == "A")
  }

  @Test("D-04: a card that is swiped away is a closed window")
  func swipeAway() {
    #expect(twoWindows()(.swipeAway(.a)) == ["disconnect A", "discard {A}"])
  }

  @Test("D-05: closing the last window quits and keeps its session")
  func closeLast() {
    let device = Device.running(.desktop)
    #expect(
      device(.closeWindow(.a)) == ["deactivate A +app", "enterBackground A +app", "captureState A", "terminate"])
    #expect(device.open == "A")
    #expect(
      device(.tapIcon) == ["launch open={A}", "connect A", "enterForeground A +app", "activate A +app", "present A"])
  }

  @Test("D-05: with the option off the last window is discarded and the app keeps running")
  func closeLastSwitched() {
    let device = Device.running(.desktop) { $0.lastWindowQuits = false }
    #expect(device(.closeWindow(.a)) == ["disconnect A", "discard {A}"])
    #expect(device.kernel.processState == .active)
  }

  @Test("D-05: a Mac does not quit with its last window")
  func closeLastMac() {
    let device = Device.running(.mac)
    #expect(device(.closeWindow(.a)).suffix(2) == ["disconnect A", "discard {A}"])
    #expect(device.kernel.processState == .active)
  }

  @Test("D-06: quitting sends every window to the background, saves it, and keeps its session")
  func quit() {
    let device = twoWindows()
    #expect(
      device(.quit) == [
        "deactivate A", "deactivate B +app", "enterBackground A", "enterBackground B +app", "captureState A",
        "captureState B", "terminate",
      ])
    #expect(device.open == "BA")
    #expect(device.kernel.processState == .notRunning)
  }

  @Test("D-06: quitting a suspended process resumes it first")
  func quitSuspended() {
    let device = Device.running(.desktop)
    device([.minimize(.a), .suspend])
    #expect(device(.quit) == ["resume", "terminate"])
  }

  @Test("D-06: a Mac app without windows leaves the foreground")
  func quitWithoutWindows() {
    let device = Device.running(.mac)
    device(.closeWindow(.a))
    #expect(device(.quit) == ["application background", "terminate"])
  }

  @Test(
    "D-07: after quit, crash and kill every window is restored, the last used one first",
    arguments: [
      Stimulus.quit, .processExited, .kill, .reboot,
    ])
  func comesBack(stimulus: Stimulus) {
    let device = twoWindows()
    device([.newWindow, .focus(.a), stimulus])
    #expect(
      device(.tapIcon) == [
        "launch open={A,C,B}", "connect A", "enterForeground A +app", "activate A +app", "connect C",
        "enterForeground C", "activate C", "connect B", "enterForeground B", "activate B", "present A",
      ])
  }

  @Test("D-08: a second start brings the most recent window forward in the same process")
  func startedAgain() {
    let device = twoWindows()
    #expect(device(.tapIcon) == ["present B"])
    device([.minimize(.a), .minimize(.b)])
    #expect(device(.tapIcon) == ["enterForeground B +app", "activate B +app", "present B"])
  }

  @Test("D-09: a window that loses focus is saved")
  func saveOnFocusLoss() {
    let device = twoWindows()
    #expect(device(.focus(.a)) == ["captureState B"])
    #expect(device(.focus(.a)) == [])
  }

  @Test(
    "D-09: a window loses focus to any window in front of it, and is saved",
    arguments: [
      (Stimulus.newWindow, "captureState B"), (.external(.urls([OpenedURL(url: "a://b")])), nil),
      (.unminimize(.a), "captureState B"), (.tapIcon, nil), (.closeWindow(.b), nil), (.minimize(.b), nil),
    ] as [(Stimulus, String?)])
  func saveWhatIsBehind(stimulus: Stimulus, saved: String?) {
    let device = twoWindows()
    let directives = device(stimulus)
    // A window that has entered the background is saved for that.
    #expect(
      directives.last { $0.hasPrefix("captureState") && device.state(.b) == .foregroundActive } == saved,
      "\(directives)")
  }

  @Test("D-09: with the option off a change of focus saves nothing")
  func saveOnFocusLossSwitched() {
    #expect(twoWindows { $0.savesOnFocusLoss = false }(.focus(.a)) == [])
  }

  @Test("D-09: the periodic save requests the state of scenes in the foreground")
  func autosave() {
    let device = twoWindows()
    #expect(device(.autosave) == ["captureState A", "captureState B"])
    device(.minimize(.a))
    #expect(device(.autosave) == ["captureState B"])
    device(.kill)
    #expect(device(.autosave) == [])
  }

  @Test("D-10: memory pressure reclaims background windows, the least recently used first, then warns")
  func pressure() {
    let device = twoWindows()
    device([.newWindow, .minimize(.a), .minimize(.b)])
    #expect(
      device(.memoryWarning) == [
        "captureState A", "disconnect A", "captureState B", "disconnect B", "memoryWarning",
      ])
    #expect(device.open == "CBA")
  }

  @Test("D-10: with the option off there is only the warning")
  func pressureSwitched() {
    let device = twoWindows { $0.pressureReclaimsScenes = false }
    device(.minimize(.a))
    #expect(device(.memoryWarning) == ["memoryWarning"])
  }

  @Test("D-11: a new window is a new session and does not change the other windows")
  func openNewWindow() {
    let device = Device.running(.desktop)
    #expect(device(.newWindow) == ["connect B new", "enterForeground B", "activate B", "present B", "captureState A"])
    #expect(device(.activate(nil, .of("detail"))).first == "connect C new activities={detail}")
  }

  @Test("D-01: an event brings its window to the front and does not change the others")
  func event() {
    let device = twoWindows()
    device.conditions[.a] = .prefers("note-7")
    device([.refresh(.a), .minimize(.a)])
    #expect(
      device(.external(.tap("n1", target: "note-7"))) == [
        "chose A prefers", "enterForeground A", "didReceive n1 to A", "activate A", "present A", "captureState B",
      ])
    #expect(device.state(.b) == .foregroundActive)
  }

  @Test(
    "D-01: home screen and switcher do not exist",
    arguments: [
      Stimulus.swipeHome, .openSwitcher, .beginGesture(.appSwitcher), .completeGesture, .cancelGesture,
    ])
  func noHomeScreen(stimulus: Stimulus) {
    let device = twoWindows()
    #expect(device(stimulus) == [])
    #expect(device.rejectionReason(for: stimulus) != nil)
  }
}
