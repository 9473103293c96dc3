import SceneSystem
import Testing

@Suite("P: multiple scenes")
struct MultipleScenesTests {
  @Test(
    "P-01: several scenes need both the app and the device",
    arguments: [
      (DeviceProfile.phone, true, false), (.phone, false, false), (.pad1, true, false), (.padN, true, true),
      (.padN, false, false), (.mac, true, true), (.mac, false, false), (.desktop, true, true), (.desktop, false, false),
    ])
  func support(profile: DeviceProfile, app: Bool, expected: Bool) {
    let device = Device(
      profile, app: InstalledApp(bundleIdentifier: "notes", supportsMultipleScenes: app), sessions: 0)
    #expect(device.kernel.supportsMultipleScenes == expected)
    device(.tapIcon)
    #expect(device(.newWindow).isEmpty == !expected)
  }

  @Test("P-01: an app without scenes has one window whatever its manifest contains")
  func applicationSupport() {
    let device = Device.running(.padN, adoption: .application)
    #expect(!device.kernel.supportsMultipleScenes)
    #expect(device(.newWindow) == [])
    #expect(device(.activate(nil)) == ["refuse 1 code 1"])
  }

  @Test("P-02: a window that the user adds is a new session beside the first, which stays active")
  func openNewWindow() {
    let device = Device.running(.padN)
    #expect(device(.newWindow) == ["connect B new", "enterForeground B", "activate B"])
    #expect(device.state(.a) == .foregroundActive)
    #expect(device.open == "BA")
  }

  @Test("P-02: a window can be added before the app runs")
  func newWindowCold() {
    let device = Device(.padN, sessions: 1)
    #expect(
      device(.newWindow) == ["launch open={A}", "connect B new", "enterForeground B +app", "activate B +app"])
  }

  @Test("P-03: a request without a session makes a new one with the activity in its options")
  func activateNew() {
    let device = Device.running(.padN)
    #expect(
      device(.activate(nil, .of("detail"), from: .a)) == [
        "connect B new activities={detail}", "enterForeground B", "activate B",
      ])
    #expect(device.state(.a) == .foregroundActive)
  }

  @Test("P-03: the requesting scene is not the one that is replaced")
  func requestingSceneStays() {
    let device = Device.sideBySide()
    device([.newWindow, .openSwitcher, .choose(.c), .activate(.a, nil, from: .c)])
    #expect(device.state(.c) == .foregroundActive)
    #expect(device.state(.a) == .foregroundActive)
    let directives = device(.activate(.b, nil, from: .a))
    #expect(directives.contains("enterBackground C"))
    #expect(device.state(.a) == .foregroundActive)
    #expect(device.state(.b) == .foregroundActive)
  }

  @Test("K-09: a request without a session selects a session whose conditions name the activity's content")
  func activateNewTargeted() {
    let device = Device.inFrontOfAnother()
    device.conditions[.b] = .prefers("note-7")
    device(.refresh(.b))
    let directives = device(.activate(nil, .of("detail", target: "note-7")))
    #expect(directives.contains("continue detail to B"))
    #expect(device.open == "BA")
  }

  @Test("K-09: with default conditions, which accept everything, a new session is made all the same")
  func activateNewUntargeted() {
    let device = Device.inFrontOfAnother()
    let directives = device(.activate(nil, .of("detail", target: "note-7")))
    #expect(directives.contains("connect C new activities={detail}"))
  }

  @Test("K-09: a session that restricted its conditions to the content gets the request")
  func activateNewAccepting() {
    let device = Device.inFrontOfAnother()
    device.conditions[.b] = .accepts("note-7")
    device(.refresh(.b))
    #expect(device(.activate(nil, .of("detail", target: "note-7"))).contains("continue detail to B"))
    #expect(device(.activate(nil, .of("detail", target: "note-8"))).contains("connect C new activities={detail}"))
  }

  @Test("K-09: without a target content identifier a request without a session makes a new one")
  func activateNewWithoutIdentifier() {
    let device = Device.inFrontOfAnother()
    device.conditions[.b] = .prefers("detail")
    device(.refresh(.b))
    #expect(device(.activate(nil, .of("detail"))).contains("connect C new activities={detail}"))
  }

  @Test("P-04: an existing session without a scene is connected with the activity, without a configuration request")
  func activateDisconnected() {
    let device = Device.inFrontOfAnother()
    device(.reclaim(.b))
    let directives = device(.activate(.b, .of("detail"), from: .a))
    #expect(directives == ["connect B activities={detail}", "enterForeground B", "activate B"])
  }

  @Test("P-05: an existing session with a background scene comes forward and continues the activity")
  func activateConnected() {
    let device = Device.inFrontOfAnother()
    #expect(
      device(.activate(.b, .of("detail"), from: .a)) == [
        "enterForeground B", "continue detail to B", "activate B",
      ])
  }

  @Test("P-05: a session that is active continues the activity and changes no state")
  func activateActive() {
    let device = Device.running(.phone)
    #expect(device(.activate(.a, .of("detail"))) == ["continue detail to A"])
  }

  @Test("P-05: without an activity there are only the transitions")
  func activateWithoutActivity() {
    let device = Device.inFrontOfAnother()
    #expect(device(.activate(.b, nil, from: .a)) == ["enterForeground B", "activate B"])
    #expect(device(.activate(.b)) == [])
  }

  @Test(
    "P-06: a new session where only one scene is possible is refused with code 0",
    arguments: [
      DeviceProfile.phone, .pad1,
    ])
  func refuseNew(profile: DeviceProfile) {
    let device = Device.running(profile)
    #expect(device(.activate(nil, .of("detail"))) == ["refuse 1 code 0"])
    #expect(device(.activateRole()) == ["refuse 1 code 0"])
    #expect(device.open == "A")
  }

  @Test("P-06: on a phone the existing session may be requested")
  func phoneOwnSession() {
    let device = Device.running(.phone)
    #expect(device(.activate(.a)) == [])
  }

  @Test("P-06: an unknown session is refused with code 1")
  func refuseUnknown() {
    let device = Device.running(.padN)
    #expect(device(.activate(.d)) == ["refuse 1 code 1"])
    #expect(device(.destroy(.d)) == ["refuse 2 code 1"])
    #expect(device(.refresh(.d)) == [])
  }

  @Test("P-06: the refusal has the number of its own request")
  func refusalNumber() {
    let device = Device.running(.padN)
    let request = SceneRequest.destroy(.d, animation: .decline)
    #expect(device(.request(RequestID(rawValue: 99), request)) == ["refuse 99 code 1"])
  }

  @Test("P-06: requests of an app without scenes are refused with code 1")
  func refuseApplication() {
    let device = Device.running(.phone, adoption: .application)
    #expect(device([.activate(.a), .destroy(.a)]) == ["refuse 1 code 1", "refuse 2 code 1"])
    #expect(device.open == "A")
  }

  @Test("P-06: a request that arrives after the process has ended starts nothing and gets no reply")
  func refuseAfterExit() {
    let device = Device.running(.padN)
    device(.kill)
    #expect(device(.activate(nil)) == [])
    #expect(device.kernel.processState == .notRunning)
  }

  @Test("P-07: without the app in the foreground an activation is refused with code 1")
  func refuseInBackground() {
    let device = Device.running(.padN)
    device(.swipeHome)
    #expect(device([.activate(nil), .activate(.a)]) == ["refuse 1 code 1", "refuse 1 code 1"])
    #expect(device.open == "A")
  }

  @Test("P-07: system UI over the app does not forbid a request")
  func requestBehindControlCenter() {
    let device = Device.running(.padN)
    device(.beginGesture(.controlCenter))
    #expect(device(.activate(nil)) == ["connect B new", "enterForeground B"])
  }

  @Test("P-09: a request by role activates a session whose conditions accept the activity, the preferring one first")
  func activateRole() {
    let device = Device.inFrontOfAnother()
    #expect(device(.activateRole(.of("detail", target: "note-7"))) == ["chose A accepts", "continue detail to A"])
    device.conditions[.b] = .prefers("note-7")
    device(.refresh(.b))
    #expect(device(.activateRole(.of("detail", target: "note-7"))).contains("continue detail to B"))
  }

  @Test("P-09: a request by role makes a new session where none accepts the activity, or where there is none")
  func activateRoleNew() {
    let device = Device.running(.padN)
    device.conditions[.a] = .nothing
    device(.refresh(.a))
    #expect(
      device(.activateRole(.of("detail", target: "note-7"))).prefix(2)
        == ["chose new noneAccepts", "connect B new activities={detail}"])
    #expect(device(.activateRole()).first == "connect C new")
  }

  @Test("P-10, X-05: windows side by side are active together, and touching one does not deactivate the other")
  func sideBySide() {
    let device = Device.sideBySide()
    #expect(device.state(.a) == .foregroundActive)
    #expect(device.state(.b) == .foregroundActive)
    #expect(device(.focus(.a)) == [])
    #expect(device.open == "AB")
  }

  @Test("P-01: a device that shows one scene replaces it by another session instead of showing both")
  func phoneWithTwoSessions() {
    let device = Device(.phone, sessions: 2)
    device(.tapIcon)
    device(.activate(.b, nil, from: .a))
    #expect(device.state(.a) == .background)
    #expect(device.state(.b) == .foregroundActive)
  }
}
