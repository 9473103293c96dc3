import Foundation
import SceneSystem
import Testing

@Suite("M: model and invariants")
struct ModelTests {
  @Test("M-01: raw values are Apple's")
  func rawValues() {
    #expect(ActivationState.allCases.map(\.rawValue) == [-1, 0, 1, 2])
    #expect(ActivationState(rawValue: -1) == .unattached)
    #expect(ActivationState(rawValue: 0) == .foregroundActive)
    #expect(ActivationState(rawValue: 1) == .foregroundInactive)
    #expect(ActivationState(rawValue: 2) == .background)
    #expect([ApplicationState.active, .inactive, .background].map(\.rawValue) == [0, 1, 2])
    #expect(SceneErrorCode.multipleScenesNotSupported.rawValue == 0)
    #expect(SceneErrorCode.requestDenied.rawValue == 1)
    #expect([DismissalAnimation.standard, .commit, .decline].map(\.rawValue) == [1, 2, 3])
    #expect(SessionRole.windowApplication.rawValue == "UIWindowSceneSessionRoleApplication")
  }

  @Test("M-02: a session without a scene has no activation state, nor does an unknown one")
  func noScene() {
    let device = Device(.padN, sessions: 1)
    #expect(device.state(.a) == nil)
    #expect(device.state(.d) == nil)
  }

  @Test("M-02: open sessions are the connected and the persisted ones, the most recently used first")
  func openSessions() {
    let device = Device.inFrontOfAnother()
    device(.reclaim(.b))
    #expect(device.open == "AB")
    device([.openSwitcher, .choose(.b)])
    #expect(device.open == "BA")
  }

  @Test("M-07: a session keeps its role, and the first scene has the manifest's role")
  func role() throws {
    let carPlay = SessionRole(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")
    let app = InstalledApp(
      bundleIdentifier: "notes", defaultRole: carPlay,
      defaultConfigurations: [carPlay: SceneConfiguration(name: "Car")])
    let connection = try #require(Device(.phone, app: app).raw(.tapIcon).firstConnection)
    #expect(connection.session.role == carPlay)
    #expect(connection.session.configuration.name == "Car")
  }

  @Test("M-02: ids are never reused, also after a discard and the loss of the kernel's state")
  func idsAreNotReused() {
    let device = Device.running(.pad1)
    device([.openSwitcher, .swipeAway(.a)])
    let other = device.restarted()
    other(.tapIcon)
    #expect(other.open == "B")
  }

  @Test(
    "M-02: labels count in letters, and every label resolves to its session",
    arguments: [
      (1, "A"), (2, "B"), (26, "Z"), (27, "AA"), (28, "AB"), (52, "AZ"), (53, "BA"), (702, "ZZ"), (703, "AAA"),
      (UInt32.max, "MWLQKWU"),
    ] as [(UInt32, String)])
  func labels(number: UInt32, label: String) {
    #expect(SessionID(rawValue: number).label == label)
    #expect(SessionID(label: label)?.rawValue == number)
  }

  @Test(
    "M-02: text that is not a label resolves to no session",
    arguments: ["", "a", "A1", "Ä", " A", "MWLQKWV", "ZZZZZZZZZZZZZZZZ"])
  func noLabels(label: String) {
    #expect(SessionID(label: label) == nil)
  }

  @Test("M-02: a handle prints its number and is ordered by age")
  func handle() {
    #expect("\(SessionID.b)" == "#2")
    #expect(SessionID.a < .b)
    #expect(SessionID(rawValue: 0).label == "")
  }

  @Test("M-02: sessions that exist before the first launch keep order and activity")
  func addSession() {
    var state = PersistentState()
    let a = state.addSession(configuration: SceneConfiguration(name: "Main"))
    let b = state.addSession(
      configuration: SceneConfiguration(name: "Detail"), role: .windowExternalDisplayNonInteractive,
      restorationActivity: .of("detail"))
    #expect(state.sessions.map(\.id) == [a, b])
    #expect(state.sessions.map(\.restorationActivity) == [nil, .of("detail")])
    #expect(state.sessions[1].role == .windowExternalDisplayNonInteractive)
    #expect(state.pendingDiscards == [])
  }

  @Test("L-07: undelivered discards can be read and are no longer open")
  func pendingDiscards() {
    let device = Device(.padN, sessions: 2)
    device(.removeCard(.b))
    #expect(device.kernel.persistent.pendingDiscards.map(\.id) == [.b])
    #expect(device.kernel.persistent.sessions.map(\.id) == [.a])
    #expect(device.kernel.activationState(of: .b) == nil)
  }

  @Test("M-02: bytes are encoded as hexadecimal digits")
  func bytes() throws {
    let encoded = try JSONEncoder().encode([Bytes([0, 0x7F, 0xAB])])
    #expect(String(decoding: encoded, as: UTF8.self) == "[\"007fab\"]")
    #expect(try JSONDecoder().decode([Bytes].self, from: encoded) == [[0, 0x7F, 0xAB]])
    #expect(Bytes(0..<3) == [0, 1, 2])
  }

  @Test(
    "M-02: other characters, or an odd number of digits, are an error", arguments: ["0", "abc", "0g", "é "])
  func badBytes(text: String) throws {
    let json = Data("[\"\(text)\"]".utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Bytes].self, from: json) }
  }

  @Test("M-02: each profile starts from the behaviour of its family", arguments: DeviceProfile.Kind.allCases)
  func profiles(kind: DeviceProfile.Kind) {
    let profile = DeviceProfile(kind: kind, osVersion: 18)
    #expect(profile.osVersion == 18)
    #expect(profile.kind == kind)
    #expect(profile.isWindowed == (kind == .mac || kind == .desktop))
    #expect(profile.lockEntersBackground == !profile.isWindowed)
    #expect(profile.allowsMultipleScenes == (profile.isWindowed || kind == .padN || kind == .duo))
    #expect(profile.restoresAllWindows == profile.isWindowed)
    #expect(!profile.asksConfigurationOnRestore)
    #expect(!profile.disconnectsInBackground)
  }
}
