import SceneSystem
import Testing

@Suite("L: launch")
struct LaunchTests {
  @Test("L-01: launching with scenes finishes before any scene connects, and has no options")
  func scenesLaunch() throws {
    let device = Device(.phone)
    let directives = device.raw(.external(.url("notes://7")))
    guard case .launch(let launch) = try #require(directives.first) else {
      Issue.record("The first directive is \(directives[0].text)")
      return
    }
    #expect(launch.adoption == .scenes)
    #expect(!launch.isBackground)
    #expect(launch.event == nil)
    #expect(launch.implicitSession == nil)
    #expect(launch.sessions == [])
  }

  @Test("L-02: an app without scenes gets its implicit scene, and no foreground callback at a cold launch")
  func applicationLaunch() {
    let device = Device(.phone, adoption: .application)
    #expect(device(.tapIcon) == ["launch implicit=A", "enterForeground A", "activate A +app"])
  }

  @Test("L-02: an app without scenes starts inactive, not in the background")
  func applicationLaunchBehindAlert() {
    let device = Device(.phone, adoption: .application)
    #expect(device([.alert, .tapIcon]) == ["launch implicit=A", "enterForeground A"])
    #expect(device.kernel.processState == .inactive)
  }

  @Test("L-02: launch options of an app without scenes contain the event, which is delivered as well")
  func applicationLaunchOptions() {
    let device = Device(.phone, adoption: .application)
    #expect(
      device(.external(.url("notes://7"))) == [
        "launch implicit=A options=urls", "chose A accepts", "enterForeground A", "open {notes://7} to A",
        "activate A +app",
      ])
  }

  @Test("L-02: the preserved state of an app without scenes is offered at its next launch")
  func preservedState() {
    let device = Device.running(.phone, adoption: .application)
    #expect(
      device(.swipeHome) == ["deactivate A +app", "enterBackground A +app", "captureState A", "snapshot A x2"])
    device(.reply(.preservedState([1, 2])))
    #expect(device(.kill) == ["kill"])
    #expect(
      device(.tapIcon) == ["launch implicit=A preserved=[1, 2]", "enterForeground A", "activate A +app"])
  }

  @Test("L-02: the implicit session is the same at every launch")
  func implicitSessionIsKept() {
    let device = Device.running(.phone, adoption: .application)
    let identifier = device.record(.a)?.persistentIdentifier
    device([.kill, .tapIcon])
    #expect(device.open == "A")
    #expect(device.record(.a)?.persistentIdentifier == identifier)
  }

  @Test(
    "L-03, L-04: a first launch connects a new session, enters the foreground and becomes active",
    arguments: [
      DeviceProfile.phone, .pad1, .padN, .mac, .desktop,
    ])
  func coldLaunch(profile: DeviceProfile) {
    let device = Device(profile)
    // A device with windows also sends which one is in front (D-08).
    let front = profile.isWindowed ? ["present A"] : []
    #expect(device(.tapIcon) == ["launch", "connect A new", "enterForeground A +app", "activate A +app"] + front)
    #expect(device.state(.a) == .foregroundActive)
    #expect(device.kernel.processState == .active)
  }

  @Test("L-07: sessions discarded while nothing ran are delivered in one call, before any connection")
  func pendingDiscards() {
    let device = Device(.padN, sessions: 3)
    #expect(device([.removeCard(.b), .removeCard(.c)]) == [])
    #expect(device.open == "A")
    #expect(
      device(.tapIcon) == [
        "launch open={A}", "discard {B,C}", "connect A", "enterForeground A +app",
        "activate A +app",
      ])
  }

  @Test("L-07: a discard is delivered once")
  func owedDiscardOnce() {
    let device = Device(.padN, sessions: 2)
    device([.removeCard(.b), .tapIcon, .kill])
    #expect(device(.tapIcon) == ["launch open={A}", "connect A", "enterForeground A +app", "activate A +app"])
  }

  @Test("L-07: an undelivered discard survives the loss of the kernel's state")
  func owedDiscardIsPersistent() {
    let device = Device(.padN, sessions: 2)
    device(.removeCard(.b))
    #expect(device.restarted()(.silentPush) == ["launch in background open={A}", "discard {B}", "silentPush"])
  }

  @Test("L-08: a relaunch with a persisted session requests no configuration")
  func relaunch() {
    let device = Device.running(.phone)
    device.configuration = SceneConfiguration(name: "Other")
    device(.kill)
    #expect(device(.tapIcon) == ["launch open={A}", "connect A", "enterForeground A +app", "activate A +app"])
    #expect(device.record(.a)?.configuration.name == "Main")
  }

  @Test(
    "L-10: a background launch connects no scene and brings none forward",
    arguments: [
      (Stimulus.silentPush, ["launch in background", "silentPush"]),
      (.backgroundFetch, ["launch in background", "fetch"]),
      (.prewarm, ["launch in background"]),
    ])
  func backgroundLaunch(stimulus: Stimulus, expected: [String]) {
    let device = Device(.phone)
    #expect(device(stimulus) == expected)
    #expect(device.kernel.processState == .background)
    #expect(device.open == "")
  }

  @Test("L-10: opening the app after a background launch connects without a second launch")
  func openAfterPrewarm() {
    let device = Device(.phone)
    device(.prewarm)
    #expect(device(.tapIcon) == ["connect A new", "enterForeground A +app", "activate A +app"])
  }

  @Test("L-10: an app without scenes that was launched in the background enters the foreground when opened")
  func applicationBackgroundLaunch() {
    let device = Device(.phone, adoption: .application)
    #expect(device(.silentPush) == ["launch in background implicit=A options=silentPush", "silentPush"])
    #expect(device(.tapIcon) == ["enterForeground A +app", "activate A +app"])
  }

  @Test(
    "L-02, K-16: the event that starts an app in the background is in its launch options, unless it has scenes",
    arguments: [Stimulus.silentPush: BackgroundEvent.silentPush, .backgroundFetch: .fetch, .prewarm: nil]
      as [Stimulus: BackgroundEvent?])
  func launchWork(stimulus: Stimulus, work: BackgroundEvent?) {
    func launch(_ adoption: Adoption) -> Launch? {
      guard case .launch(let launch) = Device(.phone, adoption: adoption).raw(stimulus).first else { return nil }
      return launch
    }
    #expect(launch(.application)?.work == work)
    #expect(launch(.scenes).map { $0.work == nil && $0.event == nil } == true)
  }

  @Test("L-10: background work of a running process needs no launch")
  func backgroundWorkWhileRunning() {
    let device = Device.running(.phone)
    #expect(device([.silentPush, .backgroundFetch, .prewarm]) == ["silentPush", "fetch"])
  }
}
