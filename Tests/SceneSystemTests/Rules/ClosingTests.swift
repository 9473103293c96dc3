import SceneSystem
import Testing

@Suite("T: closing and termination")
struct ClosingTests {
  @Test("T-01: a background window that is swiped away is disconnected and discarded immediately")
  func closeBackgroundWindow() {
    let device = Device.inFrontOfAnother()
    device(.openSwitcher)
    #expect(device(.swipeAway(.b)) == ["disconnect B", "discard {B}"])
    #expect(device.open == "A")
    #expect(device(.dismiss) == ["activate A +app"])
  }

  @Test("T-01: a session without a scene is only discarded")
  func closeDisconnectedWindow() {
    let device = Device.inFrontOfAnother()
    device(.reclaim(.b))
    #expect(device([.openSwitcher, .swipeAway(.b)]) == ["deactivate A +app", "discard {B}"])
  }

  @Test("T-01: a visible window that is closed is disconnected before it is discarded; the other stays active")
  func closeVisibleWindow() {
    let device = Device.sideBySide()
    let directives = device(.closeWindow(.b)).filter { !$0.hasSuffix("ground B") && $0 != "deactivate B" }
    #expect(directives == ["disconnect B", "discard {B}"])
    #expect(device.state(.a) == .foregroundActive)
    #expect(device.kernel.processState == .active)
  }

  @Test("T-01: with the option off a closed window does not pass through the background")
  func closeWithoutBracket() {
    let device = Device.sideBySide { $0.backgroundsBeforeClosing = false }
    #expect(device(.closeWindow(.b)) == ["disconnect B", "discard {B}"])
  }

  @Test("T-01: with the option off, closing the only visible window changes the application's state")
  func closeOnlyVisibleWithoutBracket() {
    let device = Device.inFrontOfAnother { $0.backgroundsBeforeClosing = false }
    #expect(device(.closeWindow(.a)) == ["disconnect A", "discard {A}", "application background"])
    #expect(device.kernel.processState == .background)
  }

  @Test("T-01: closing the only window on screen shows the home screen, and the app keeps running")
  func closeOnlyVisible() {
    let device = Device.inFrontOfAnother()
    device(.closeWindow(.a))
    #expect(device.state(.b) == .background)
    #expect(device.kernel.processState == .background)
    #expect(device(.tapIcon) == ["enterForeground B +app", "activate B +app"])
  }

  @Test("T-02 phone: flicking the only card disconnects and terminates, keeps the session, and discards nothing")
  func lastCardPhone() {
    let device = Device.running(.phone)
    #expect(device(.openSwitcher) == ["deactivate A +app"])
    #expect(device(.swipeAway(.a)) == ["captureState A", "disconnect A", "terminate"])
    #expect(device.open == "A")
    #expect(device.kernel.processState == .notRunning)
  }

  @Test("T-02 phone: the activity survives the flick (K-04)")
  func lastCardKeepsActivity() throws {
    let device = Device.running(.phone)
    device([.openSwitcher, .swipeAway(.a)])
    let connection = try #require(device.raw(.tapIcon).firstConnection)
    #expect(connection.session.restorationActivity == .of("editing"))
    #expect(!connection.isNew)
  }

  @Test("T-02 phone variant (K-03): background, then termination, without a disconnection")
  func lastCardPhoneVariant() {
    let device = Device.running(.phone) { $0.lastCard = .background }
    device(.openSwitcher)
    #expect(device(.swipeAway(.a)) == ["enterBackground A +app", "captureState A", "terminate"])
    #expect(device.open == "A")
  }

  @Test("T-02 phone variant (K-02): discard follows the disconnection and precedes the termination")
  func lastCardPhoneDiscard() {
    let device = Device.running(.phone) { $0.lastCard = .discard }
    device(.openSwitcher)
    #expect(device(.swipeAway(.a)) == ["disconnect A", "discard {A}", "terminate"])
    #expect(device.open == "")
  }

  @Test("T-02 pad1: flicking the card disconnects, discards and terminates; the session no longer exists")
  func lastCardPad1() {
    let device = Device.running(.pad1)
    device(.openSwitcher)
    #expect(device(.swipeAway(.a)) == ["disconnect A", "discard {A}", "terminate"])
    #expect(device.open == "")
    #expect(device(.tapIcon) == ["launch", "connect B new", "enterForeground B +app", "activate B +app"])
  }

  @Test("T-02 pad1: an iPad treats the card of an app with one scene that way, whatever the iPad supports")
  func lastCardAdapted() {
    let device = Device(.padN, app: InstalledApp(bundleIdentifier: "notes", supportsMultipleScenes: false))
    device([.tapIcon, .openSwitcher])
    #expect(device(.swipeAway(.a)) == ["disconnect A", "discard {A}", "terminate"])
  }

  @Test("T-02 padN: flicking the last card enters the background and terminates; the session is kept")
  func lastCardPadN() {
    let device = Device.sideBySide()
    device(.openSwitcher)
    device(.swipeAway(.a))
    #expect(device(.swipeAway(.b)) == ["enterBackground B +app", "captureState B", "terminate"])
    #expect(device.open == "B")
    #expect(device(.tapIcon) == ["launch open={B}", "connect B", "enterForeground B +app", "activate B +app"])
  }

  @Test("T-02 padN: a process already in the background only terminates")
  func lastCardPadNBackground() {
    let device = Device.running(.padN)
    device(.swipeHome)
    #expect(device([.openSwitcher, .swipeAway(.a)]) == ["terminate"])
  }

  @Test("T-02: a running process whose only session has no scene only terminates")
  func lastCardWithoutScene() {
    let device = Device(.phone, sessions: 1)
    device(.silentPush)
    #expect(device([.openSwitcher, .swipeAway(.a)]) == ["terminate"])
  }

  @Test("T-02: closing the last window with the keyboard is the same as flicking its card")
  func closeLastWindow() {
    let device = Device.running(.phone)
    #expect(device(.closeWindow(.a)) == ["deactivate A +app", "captureState A", "disconnect A", "terminate"])
  }

  @Test("T-02: an app without scenes enters the background and terminates, and its preserved state is deleted")
  func lastCardApplication() {
    let device = Device.running(.phone, adoption: .application)
    device(.reply(.preservedState([1])))
    device(.openSwitcher)
    #expect(device(.swipeAway(.a)) == ["enterBackground A +app", "terminate"])
    #expect(device(.tapIcon) == ["launch implicit=A", "enterForeground A", "activate A +app"])
  }

  @Test("T-02: an app without scenes has no session to discard, whatever the profile")
  func applicationNeverDiscards() {
    let device = Device.running(.pad1, adoption: .application)
    device([.swipeHome, .suspend])
    #expect(device([.openSwitcher, .swipeAway(.a)]) == ["kill"])
    #expect(device(.tapIcon) == ["launch implicit=A", "enterForeground A", "activate A +app"])
  }

  @Test("T-02: a windowed app without scenes quits with its only window", arguments: [DeviceProfile.mac, .desktop])
  func applicationWindow(profile: DeviceProfile) {
    let device = Device.running(profile, adoption: .application)
    #expect(
      device(.closeWindow(.a)) == ["deactivate A +app", "enterBackground A +app", "captureState A", "terminate"])
    #expect(device.open == "A")
  }

  @Test(
    "T-04: a suspended process that is swiped away receives nothing",
    arguments: [
      (DeviceProfile.phone, "A"), (.padN, "A"), (.pad1, ""),
    ])
  func flickSuspended(profile: DeviceProfile, open: String) {
    let device = Device.running(profile)
    device([.swipeHome, .suspend, .openSwitcher])
    #expect(device(.swipeAway(.a)) == ["kill"])
    #expect(device.open == open)
  }

  @Test("T-04: one of several cards of a suspended process is discarded when the process resumes")
  func flickOneOfSeveralSuspended() {
    let device = Device.inFrontOfAnother()
    device([.swipeHome, .suspend, .openSwitcher])
    #expect(device(.swipeAway(.b)) == [])
    #expect(device.open == "A")
    #expect(
      device(.tapIcon) == ["resume", "disconnect B", "discard {B}", "enterForeground A +app", "activate A +app"])
  }

  @Test(
    "T-05: the last remaining card is kept on phone and padN and discarded on pad1",
    arguments: [
      (DeviceProfile.phone, "A"), (.padN, "A"), (.pad1, ""),
    ])
  func removeLastCard(profile: DeviceProfile, open: String) {
    let device = Device(profile, sessions: 1)
    #expect(device(.removeCard(.a)) == [])
    #expect(device.open == open)
  }

  @Test("T-05: a card swiped away while nothing runs is a removed card")
  func flickNotRunning() {
    let device = Device(.padN, sessions: 2)
    #expect(device([.openSwitcher, .swipeAway(.b)]) == [])
    #expect(device.open == "A")
    #expect(device(.prewarm) == ["launch in background open={A}", "discard {B}"])
  }

  @Test("T-05: a card removed while the process runs is swiped away")
  func removeWhileRunning() {
    let device = Device.inFrontOfAnother()
    device(.openSwitcher)
    #expect(device(.removeCard(.b)) == ["disconnect B", "discard {B}"])
  }

  @Test("T-06: a session that the app destroys is disconnected and discarded")
  func destroy() {
    let device = Device.sideBySide()
    let directives = device(.destroy(.b)).filter { $0.hasPrefix("dis") }
    #expect(directives == ["disconnect B", "discard {B}"])
    #expect(device.open == "A")
  }

  @Test("T-06: a destroyed session without a scene is only discarded")
  func destroyDisconnected() {
    let device = Device.inFrontOfAnother()
    device(.reclaim(.b))
    #expect(device(.destroy(.b)) == ["discard {B}"])
  }

  @Test("T-06: destroying the last session ends the scene but not the process")
  func destroyLast() {
    let device = Device.running(.phone)
    let directives = device(.destroy(.a))
    #expect(directives.filter { $0.hasPrefix("dis") } == ["disconnect A", "discard {A}"])
    #expect(!directives.contains("terminate"))
    #expect(device.kernel.processState == .background)
    #expect(device(.tapIcon) == ["connect B new", "enterForeground B +app", "activate B +app"])
  }

  @Test("T-07: a suspended process never receives willTerminate")
  func noTerminateWhenSuspended() {
    let device = Device.running(.phone)
    device([.swipeHome, .suspend])
    #expect(device(.kill) == ["kill"])
  }

  @Test("T-08: a discard carries the session's identifier and the app's userInfo")
  func discardIsReadable() {
    let device = Device.inFrontOfAnother()
    let record = device.record(.b)
    device(.reply(.userInfo(.b, [1, 2, 3])))
    var discarded: [SessionRecord] = []
    for case .discard(let sessions) in device.raw(.destroy(.b)) { discarded += sessions }
    #expect(discarded.map(\.persistentIdentifier) == [record?.persistentIdentifier])
    #expect(discarded.map(\.userInfo) == [[1, 2, 3]])
  }

  @Test("T-09: a crash or a kill calls nothing, and the sessions stay", arguments: [Stimulus.kill, .processExited])
  func crash(stimulus: Stimulus) {
    let device = Device.sideBySide()
    #expect(device(stimulus).filter { $0 != "kill" } == [])
    #expect(device.open == "BA")
    #expect(device.kernel.processState == .notRunning)
    #expect(device.state(.a) == nil)
  }
}
