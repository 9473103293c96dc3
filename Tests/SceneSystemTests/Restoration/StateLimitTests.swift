import Testing

@testable import SceneSystem

@Suite("Limits of saved states")
struct StateLimitTests {
  private func bytes(_ count: Int) -> Bytes { Bytes([UInt8](repeating: 7, count: count)) }

  private func state(_ count: Int) -> ActivityArchive { ActivityArchive(activityType: "editing", bytes: bytes(count)) }

  @Test("a state above the limit from an app is refused, and the previous one is kept", arguments: [0, 1])
  func refused(excess: Int) {
    let device = Device.running(.padN)
    let length = StateLimit.maximumLength + excess
    let replies: [Reply] = [
      .captured(.a, activity: state(length), conditions: ActivationConditions()),
      .restorationActivity(.a, state(length)), .userInfo(.a, bytes(length)),
    ]
    for reply in replies {
      var kernel = device.kernel
      _ = kernel.handle(.reply(.restorationActivity(.a, state(5))))
      _ = kernel.handle(.reply(.userInfo(.a, bytes(6))))
      _ = kernel.handle(.reply(reply))
      let record = kernel.sessions[0]
      let lengths = [record.restorationActivity?.bytes.elements.count, record.userInfo?.elements.count]
      switch reply {
      case .userInfo: #expect(lengths == [5, excess == 0 ? length : 6])
      default: #expect(lengths == [excess == 0 ? length : 5, 6])
      }
    }
    var kernel = Device.running(.phone, adoption: .application).kernel
    _ = kernel.handle(.reply(.preservedState(bytes(5))))
    _ = kernel.handle(.reply(.preservedState(bytes(length))))
    #expect(kernel.persistent.preservedState?.elements.count == (excess == 0 ? length : 5))
  }

  @Test("a launch contains no large sessions; the app gets them on request")
  func heavyLaunch() throws {
    for (length, isCarried) in [(1000, true), (300_000, true), (600_000, false)] {
      let device = Device(.desktop, sessions: 2)
      device.activities = [.a: state(length), .b: state(length)]
      device([.tapIcon, .quit])
      guard case .launch(let launch)? = device.raw(.tapIcon).first else { return #expect(Bool(false)) }
      #expect((launch.sessions != nil) == isCarried, "\(length)")
      #expect(device.kernel.sessionsForApp.count == 2)
    }
  }

  @Test("a state that was or will be set aside is not sent to the app")
  func setAside() throws {
    let device = Device(.phone, sessions: 1)
    device([.tapIcon, .swipeHome, .reboot])
    device.deadly = [.a]
    device([.tapIcon, .tapIcon])
    let directives = device.raw(.tapIcon)
    guard case .launch(let launch)? = directives.first else { return #expect(Bool(false)) }
    #expect(
      launch.sessions?.map(\.restorationActivity) == [nil], "a state that ended the app twice is not offered again")
    let connection = try #require(directives.firstConnection)
    #expect(connection.session.restorationActivity == nil && connection.session.stateSetAside == nil)
    #expect(device.record(.a)?.stateSetAside == .of("editing"))
    #expect(device.kernel.sessionsForApp.map(\.stateSetAside) == [nil])
  }
}
