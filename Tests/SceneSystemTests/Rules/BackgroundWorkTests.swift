import SceneSystem
import Testing

@Suite("B: refresh, background work, memory")
struct BackgroundWorkTests {
  @Test("B-01: a refresh of a connected scene requests its state and takes a new snapshot")
  func refreshConnected() {
    let device = Device.inFrontOfAnother()
    #expect(device(.refresh(.b)) == ["captureState B", "snapshot B x4"])
    #expect(device(.refresh(.a)) == ["captureState A", "snapshot A x4"])
    #expect(device.state(.a) == .foregroundActive)
  }

  @Test("B-01: a refresh does not interrupt an active scene")
  func refreshActive() {
    let device = Device.running(.phone) { $0.snapshotPasses = 0 }
    #expect(device(.refresh(.a)) == ["captureState A"])
  }

  @Test("B-02: a session without a scene is connected for a refresh, in the background and never active")
  func refreshDisconnected() {
    let device = Device.inFrontOfAnother { $0.announcesBackgroundConnection = false }
    device(.reclaim(.b))
    #expect(device(.refresh(.b)) == ["connect B", "enterBackground B", "captureState B", "snapshot B x4"])
    #expect(device.state(.b) == .background)
    #expect(device.state(.a) == .foregroundActive)
  }

  @Test("B-02: with the profile's option the connection passes through the foreground, without activation")
  func refreshAnnounced() {
    let device = Device.inFrontOfAnother()
    device(.reclaim(.b))
    #expect(
      device(.refresh(.b)) == [
        "connect B", "enterForeground B", "enterBackground B", "captureState B", "snapshot B x4",
      ])
  }

  @Test("B-03: a process in the background is suspended, one in the foreground is not")
  func suspend() {
    let device = Device.running(.phone)
    #expect(device(.suspend) == [])
    device(.alert)
    #expect(device(.suspend) == [])
    device([.dismissAlert, .swipeHome])
    #expect(device(.suspend) == ["suspend"])
    #expect(device(.suspend) == [])
    #expect(device.kernel.processState == .suspended)
  }

  @Test("B-03: a suspended process resumes before anything else is delivered")
  func resume() {
    let device = Device.running(.phone)
    device([.swipeHome, .suspend])
    #expect(device(.tapIcon) == ["resume", "enterForeground A +app", "activate A +app"])
  }

  @Test(
    "B-03: background work resumes a suspended process",
    arguments: [
      (Stimulus.silentPush, "silentPush"), (.backgroundFetch, "fetch"),
    ])
  func workResumes(stimulus: Stimulus, event: String) {
    let device = Device.running(.phone)
    device([.swipeHome, .suspend])
    #expect(device(stimulus) == ["resume", event])
    #expect(device.kernel.processState == .background)
  }

  @Test("B-03: a request from the last turn before suspension gets a reply, and the process is suspended again")
  func requestWhileSuspended() {
    let device = Device.running(.padN)
    device([.swipeHome, .suspend])
    let answer = device(.activate(nil))
    #expect(answer.first == "resume")
    #expect(answer.contains { $0.hasPrefix("refuse") })
    #expect(answer.last == "suspend")
    #expect(device.kernel.processState == .suspended)
  }

  @Test("B-03, T-06: a window that a suspended process destroyed is closed, and the process is suspended again")
  func destroyWhileSuspended() {
    let device = Device.running(.padN)
    device([.newWindow, .swipeHome, .suspend])
    let answer = device(.destroy(.b))
    #expect(answer.first == "resume")
    #expect(answer.contains { $0.hasPrefix("disconnect B") })
    #expect(answer.last == "suspend")
    #expect(device.kernel.sessions.map(\.id) == [.a])
  }

  @Test(
    "B-04: a memory warning is delivered once for the app, and reclaims nothing on a device",
    arguments: [
      DeviceProfile.phone, .padN, .mac,
    ])
  func memoryWarning(profile: DeviceProfile) {
    let device = Device.running(profile)
    device(.newWindow)
    #expect(device(.memoryWarning) == ["memoryWarning"])
  }

  @Test("B-04: a suspended process receives no memory warning")
  func memoryWarningSuspended() {
    let device = Device.running(.phone)
    device([.swipeHome, .suspend])
    #expect(device(.memoryWarning) == [])
  }

  @Test("B-04: with the option on, memory pressure reclaims the least recently used background scenes first")
  func pressure() {
    let device = Device.sideBySide { $0.pressureReclaimsScenes = true }
    device([.newWindow, .swipeHome])
    #expect(
      device(.memoryWarning) == [
        "captureState A", "disconnect A", "captureState B", "disconnect B", "captureState C", "disconnect C",
        "memoryWarning",
      ])
  }

  @Test(
    "B-05: after a force quit nothing launches the app until the user opens it",
    arguments: [
      Stimulus.silentPush, .backgroundFetch, .prewarm,
    ])
  func forceQuit(stimulus: Stimulus) {
    let device = Device.running(.phone)
    device([.openSwitcher, .swipeAway(.a)])
    #expect(device(stimulus) == [])
    #expect(device.restarted()(stimulus) == [])
    device([.tapIcon, .kill])
    #expect(device(stimulus).first?.hasPrefix("launch in background") == true)
  }

  @Test("B-05: a reboot ends the effect of a force quit")
  func forceQuitReboot() {
    let device = Device.running(.phone)
    device([.openSwitcher, .swipeAway(.a), .reboot])
    #expect(device(.silentPush) == ["launch in background open={A}", "silentPush"])
  }

  @Test("B-05: flicking a suspended app is a force quit, a crash is not")
  func forceQuitSuspended() {
    let device = Device.running(.phone)
    device([.swipeHome, .suspend, .openSwitcher, .swipeAway(.a)])
    #expect(device(.silentPush) == [])
    device([.tapIcon, .processExited])
    #expect(device(.silentPush) == ["launch in background open={A}", "silentPush"])
  }

  @Test(
    "B-06: a time change is delivered immediately to a running process, in front or not, and once for the app",
    arguments: [DeviceProfile.phone, .padN, .mac, .desktop])
  func timeChange(profile: DeviceProfile) {
    let device = Device.running(profile)
    device(.newWindow)
    #expect(device(.significantTimeChange) == ["significantTimeChange"])
    #expect(device(.significantTimeChange) == ["significantTimeChange"], "another change is delivered again")
    device([.swipeHome, .minimize(.a), .minimize(.b)])
    #expect(device.kernel.applicationState == .background)
    #expect(device(.significantTimeChange) == ["significantTimeChange"])
  }

  @Test(
    "B-06, B-03: a suspended process receives only the last change, and first when it resumes",
    arguments: [
      (Stimulus.tapIcon, ["enterForeground A +app", "activate A +app"]), (.silentPush, ["silentPush"]),
      (.reclaim(.a), ["captureState A", "disconnect A", "suspend"]),
    ], [1, 3])
  func timeChangeAsleep(waking: (stimulus: Stimulus, expected: [String]), changes: Int) {
    let device = Device.running(.phone)
    device([.swipeHome, .suspend])
    for _ in 0..<changes { #expect(device(.significantTimeChange) == []) }
    #expect(device.rejectionReason(for: .significantTimeChange) == nil)
    #expect(device(waking.stimulus) == ["resume", "significantTimeChange"] + waking.expected)
    device([.tapIcon, .swipeHome, .suspend])
    #expect(device(.tapIcon).prefix(2) == ["resume", "enterForeground A +app"], "it was notified already")
  }

  @Test("B-06: a process that does not run receives no earlier change, and neither does the next one")
  func timeChangeDead() {
    let device = Device(.phone)
    #expect(device(.significantTimeChange) == [])
    #expect(!device(.tapIcon).contains("significantTimeChange"))
    device([.swipeHome, .suspend, .significantTimeChange, .kill])
    #expect(device(.tapIcon) == ["launch open={A}", "connect A", "enterForeground A +app", "activate A +app"])
  }

  @Test("B-06, R-06: protected files can be read by the time the process adjusts after resuming")
  func timeChangeAfterProtectedData() {
    let device = Device.running(.phone)
    device([.protectedData(available: false), .swipeHome, .suspend, .significantTimeChange])
    device(.protectedData(available: true))
    #expect(device(.tapIcon).prefix(3) == ["resume", "protectedData true", "significantTimeChange"])
  }

  @Test("R-06: a running process receives changes of the availability of protected data")
  func protectedData() {
    let device = Device.running(.phone)
    #expect(device(.protectedData(available: false)) == ["protectedData false"])
    #expect(device(.protectedData(available: true)) == ["protectedData true"])
    device(.kill)
    #expect(device(.protectedData(available: true)) == [])
  }
}
