import SceneSystem
import Testing

@Suite("Answers to requests")
struct AcceptanceTests {
  private func running() -> Device {
    let device = Device.running(.padN)
    device(.newWindow)
    return device
  }

  private func answers(_ device: Device, _ request: SceneRequest) -> [String] {
    device.raw(.request(RequestID(rawValue: 5), request)).map(\.text)
      .filter { $0.hasPrefix("accept") || $0.hasPrefix("refuse") }
  }

  @Test("P-06: a request that is carried out is accepted first, once")
  func accepted() {
    for request: SceneRequest in [
      .activate(.new(.windowApplication), activity: nil, requestingScene: nil),
      .activate(.existing(.a), activity: nil, requestingScene: nil), .destroy(.b, animation: .standard), .refresh(.a),
    ] {
      let directives = running().raw(.request(RequestID(rawValue: 5), request))
      #expect(directives.first == .accept(RequestID(rawValue: 5)))
      #expect(answers(running(), request) == ["accept 5"])
    }
  }

  @Test("P-06: a refused request is not accepted as well")
  func refused() {
    let unknown = SessionID(rawValue: 9)
    #expect(answers(running(), .destroy(unknown, animation: .standard)) == ["refuse 5 code 1"])
    #expect(
      answers(running(), .activate(.existing(unknown), activity: nil, requestingScene: nil)) == ["refuse 5 code 1"])
    #expect(
      answers(.running(.phone), .activate(.new(.windowApplication), activity: nil, requestingScene: nil))
        == ["refuse 5 code 0"])
    #expect(answers(.running(.phone, adoption: .application), .refresh(.a)) == ["refuse 5 code 1"])
  }

  @Test(
    "P-06: a new scene of an unsupported role is refused; the app's default role is always supported",
    arguments: [
      ("CPTemplateApplicationSceneSessionRoleApplication", "refuse 5 code 1"),
      ("UISceneSessionRoleImmersiveSpaceApplication", "refuse 5 code 1"),
      ("UIWindowSceneSessionRoleVolumetricApplication", "accept 5"), ("of nobody", "refuse 5 code 1"),
      ("", "refuse 5 code 1"), ("UIWindowSceneSessionRoleApplication", "accept 5"),
      ("UIWindowSceneSessionRoleExternalDisplayNonInteractive", "accept 5"),
    ])
  func roles(name: String, answer: String) {
    let volume = SessionRole(rawValue: "UIWindowSceneSessionRoleVolumetricApplication")
    let app = InstalledApp(
      bundleIdentifier: "notes", supportsMultipleScenes: true, defaultRole: volume,
      defaultConfigurations: [volume: SceneConfiguration(name: "Volume")])
    for target in [ActivationTarget.new(SessionRole(rawValue: name)), .role(SessionRole(rawValue: name))] {
      let device = Device(.padN, app: app)
      device(.tapIcon)
      #expect(answers(device, .activate(target, activity: nil, requestingScene: nil)) == [answer])
    }
  }

  @Test("P-06: requests of a process that has ended get no reply")
  func notRunning() {
    #expect(answers(Device(.padN, sessions: 1), .refresh(.a)) == [])
  }
}
