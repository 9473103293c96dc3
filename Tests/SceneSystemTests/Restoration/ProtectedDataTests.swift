import SceneSystem
import Testing

@Suite("R-06: protected data")
struct ProtectedDataTests {
  /// A phone with a saved session whose process has ended and whose files are protected.
  private func locked(_ profile: DeviceProfile = .phone) -> Device {
    let device = Device.running(profile)
    device([.reply(.userInfo(.a, [1])), .swipeHome, .reboot, .protectedData(available: false)])
    return device
  }

  @Test("R-06: a state that is protected when its scene connects is nil, and is delivered later")
  func handedInLater() throws {
    let device = locked()
    let connection = try #require(device.raw(.tapIcon).firstConnection)
    #expect(connection.session.restorationActivity == nil)
    #expect(connection.session.userInfo == [1])
    #expect(
      device(.protectedData(available: true)) == ["protectedData true", "restorationActivity A editing"])
    #expect(device(.protectedData(available: true)) == [], "it is available already")
  }

  @Test("R-06: saving does not overwrite a state that the app has not received", arguments: [nil, "blank"])
  func carriedOn(type: String?) {
    let device = locked()
    device.activities.updateValue(type.map { .of($0) }, forKey: .a)
    device([.tapIcon, .swipeHome])
    #expect(device.record(.a)?.restorationActivity == .of("editing"))
    device([.protectedData(available: true), .tapIcon, .swipeHome])
    #expect(device.record(.a)?.restorationActivity == type.map { .of($0) })
  }

  @Test("R-06, R-07: a state that the app sets itself replaces the one it has not received")
  func setByTheApp() {
    let device = locked()
    device([.tapIcon, .reply(.restorationActivity(.a, .of("set")))])
    #expect(device.record(.a)?.restorationActivity == .of("set"))
    #expect(device(.protectedData(available: true)) == ["protectedData true"])
  }

  @Test("R-06: a suspended process gets it when it resumes")
  func suspended() {
    let device = locked()
    device([.tapIcon, .swipeHome, .suspend])
    #expect(device(.protectedData(available: true)) == [])
    #expect(
      device(.tapIcon).prefix(3) == ["resume", "protectedData true", "restorationActivity A editing"])
  }

  @Test("R-06: a scene that is disconnected before that gets it at its next connection")
  func disconnectedBefore() throws {
    let device = locked()
    device([.tapIcon, .swipeHome, .reclaim(.a)])
    #expect(device(.protectedData(available: true)) == ["protectedData true"])
    #expect(try #require(device.raw(.tapIcon).firstConnection).session.restorationActivity == .of("editing"))
  }

  @Test("R-06: the launch has whether protected data is available, and contains no state that cannot be read")
  func launch() throws {
    for isAvailable in [true, false] {
      let device = locked()
      if isAvailable { device(.protectedData(available: true)) }
      guard case .launch(let launch) = try #require(device.raw(.tapIcon).first) else {
        Issue.record("no launch")
        continue
      }
      #expect(launch.isProtectedDataAvailable == isAvailable)
      #expect(launch.sessions?.first?.restorationActivity == (isAvailable ? .of("editing") : nil))
    }
  }

  @Test("R-06: a withheld state is not being restored, so no crash counts against it")
  func deathBlamesNobody() {
    let device = locked()
    device.deadly = [.a]
    device([.tapIcon, .processExited])
    #expect(device.kernel.persistent.restorationDeaths(of: .a) == 0)
  }

  @Test("R-06: without a process no callback follows, and a change without effect gives an objection")
  func notRunning() {
    let device = Device(.phone, sessions: 1)
    #expect(device.rejectionReason(for: .protectedData(available: true)) == "Protected data is available already.")
    #expect(device(.protectedData(available: false)) == [])
    #expect(device.rejectionReason(for: .protectedData(available: false)) == "Protected data is unavailable already.")
    #expect(device.rejectionReason(for: .protectedData(available: true)) == nil)
  }
}
