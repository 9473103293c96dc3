import SceneSystem
import Testing

@Suite("C: configuration")
struct ConfigurationTests {
  let app = InstalledApp(
    bundleIdentifier: "notes", supportsMultipleScenes: true,
    defaultConfigurations: [.windowApplication: SceneConfiguration(name: "First", delegateClassName: "Notes.First")])

  @Test("C-01: a session begins with the default configuration of its role")
  func defaultConfiguration() throws {
    let device = Device(.padN, app: app)
    let connection = try #require(device.raw(.tapIcon).firstConnection)
    #expect(connection.session.configuration.name == "First")
  }

  @Test("C-01: without a manifest entry for the role the session begins with an empty configuration")
  func emptyConfiguration() throws {
    let connection = try #require(Device(.phone).raw(.tapIcon).firstConnection)
    #expect(connection.session.configuration == SceneConfiguration())
  }

  @Test("C-02: the configuration is requested at the first connection of a session and at no later one")
  func askedOnce() {
    let device = Device.sideBySide()
    #expect(device([.swipeHome, .reclaim(.a), .tapIcon]).filter { $0.hasPrefix("connect") } == ["connect A"])
    #expect(device([.kill, .tapIcon]).filter { $0.contains("new") } == [])
  }

  @Test("C-02: after the last session was destroyed the next launch requests it again")
  func askedAfterDestruction() {
    let device = Device.running(.padN)
    device([.destroy(.a), .kill])
    #expect(device(.tapIcon) == ["launch", "connect B new", "enterForeground B +app", "activate B +app"])
  }

  @Test("C-02: if the process crashes before its reply, the configuration is requested again")
  func askedAgainWithoutAnswer() {
    var kernel = Kernel(profile: .phone, app: InstalledApp(bundleIdentifier: "notes"))
    _ = kernel.handle(.tapIcon)
    _ = kernel.handle(.processExited)
    #expect(kernel.handle(.tapIcon).map(\.text).contains("connect A new"))
  }

  @Test("C-03: the configuration that the app returns is copied into the session and saved")
  func configurationIsKept() {
    let device = Device(.padN, app: app)
    device.configuration = SceneConfiguration(name: "Second", storyboardName: "Second")
    device(.tapIcon)
    #expect(device.record(.a)?.configuration == device.configuration)
    #expect(device.restarted().record(.a)?.configuration == device.configuration)
  }

  @Test("C-03: the connection options are available when the configuration is requested")
  func optionsAreThere() throws {
    let connection = try #require(Device(.phone).raw(.external(.link("reading"))).firstConnection)
    #expect(connection.isNew)
    #expect(connection.options.activities == [.of("reading")])
  }

  @Test("C-07: a session that can no longer be displayed is discarded, and a new one replaces it")
  func unavailable() {
    let device = Device(.phone, sessions: 1)
    device.unavailable = [.a]
    #expect(
      device(.tapIcon) == [
        "launch open={A}", "connect A", "enterForeground A +app", "activate A +app", "discard {A}", "connect B new",
        "enterForeground B", "activate B",
      ])
    #expect(device.open == "B")
  }

  @Test("C-07: if another scene entered the foreground with it, the application keeps its state")
  func unavailableBesideAnother() {
    let device = Device(.desktop, sessions: 2)
    device.unavailable = [.a]
    #expect(device(.tapIcon).suffix(5) == ["connect B", "enterForeground B", "activate B", "present A", "discard {A}"])
    #expect(device.kernel.applicationState == .active)
  }

  @Test("C-07: a session that is not on screen does not change the application's state")
  func unavailableOffScreen() {
    let device = Device.inFrontOfAnother()
    device(.reclaim(.b))
    device.unavailable = [.b]
    device(.swipeHome)
    #expect(
      device(.refresh(.b)).suffix(2) == ["snapshot B x4", "discard {B}"])
    #expect(device.kernel.applicationState == .background)
  }

  @Test("C-07: the event is kept when the session that should get it cannot be displayed")
  func unavailableWithEvent() {
    let device = Device(.phone, sessions: 1)
    device.unavailable = [.a]
    #expect(
      device(.external(.url("notes://7"))).suffix(4) == [
        "discard {A}", "connect B new urls={notes://7}", "enterForeground B", "activate B",
      ])
  }

  @Test("C-07: an existing window receives the event")
  func unavailableWithEventBesideAnother() {
    let device = Device(.desktop, sessions: 2)
    device.unavailable = [.a]
    #expect(
      device(.external(.handoff(activityType: "reading"))).suffix(3)
        == ["discard {A}", "willContinue reading to B", "present B"])
    #expect(device(.handoffDeliver(nil)) == ["continue reading to B"])
  }

  @Test("C-07: an app without scenes keeps its implicit session, whatever configuration it returns")
  func unavailableImplicit() {
    let device = Device.running(.phone, adoption: .application)
    #expect(device(.reply(.unavailable(.a))) == [])
    #expect(device.open == "A")
  }

  @Test("C-07: a session in the background that can no longer be displayed is discarded alone")
  func unavailableInBackground() {
    let device = Device.inFrontOfAnother()
    device(.reclaim(.b))
    device.unavailable = [.b]
    let directives = device(.refresh(.b))
    #expect(directives.last == "discard {B}")
    #expect(device.open == "A")
    #expect(device.state(.a) == .foregroundActive)
  }

  @Test(
    "C-08, K-01b: a configuration is requested again for a restored session only where the profile requires it",
    arguments: [
      (false, "connect A"), (true, "connect A new"),
    ])
  func askedOnRestore(asks: Bool, expected: String) {
    let device = Device(.mac, sessions: 1) { $0.asksConfigurationOnRestore = asks }
    #expect(device(.tapIcon)[1] == expected)
  }
}

extension [Directive] {
  /// The first scene that is connected.
  var firstConnection: Connection? {
    for case .connect(let connection) in self { return connection }
    return nil
  }
}
