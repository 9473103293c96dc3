@testable import SceneSystem
import Testing

/// A state that crashes the process each time it is restored must not make the app unusable.
@Suite("The guard against crash loops (trap 13)")
struct CrashLoopTests {
  /// An app with saved sessions, the first one in front, whose process has ended.
  private func device(_ profile: DeviceProfile = .phone, sessions: Int = 1) -> Device {
    let device = Device(profile, sessions: sessions)
    device([.tapIcon, profile.isWindowed ? .quit : .swipeHome, .reboot])
    return device
  }

  private func reason(_ device: Device, of id: SessionID = .a) -> RestoreReason? {
    for case .connect(let connection) in device.raw(.tapIcon) where connection.session.id == id {
      return connection.reason
    }
    return nil
  }

  @Test("two crashes are tolerated; the third launch connects a clean scene, and the old state is set aside")
  func thirdLaunchIsClean() throws {
    let device = device()
    device.deadly = [.a]
    for _ in 1...2 {
      #expect(device(.tapIcon).contains("connect A"))
      #expect(device.kernel.processState == .notRunning)
      #expect(device.record(.a)?.restorationActivity == .of("editing"), "a death loses nothing")
    }
    let directives = device.raw(.tapIcon)
    #expect(directives.map(\.text).prefix(3) == ["launch open={A}", "setAside A", "connect A cleanStart"])
    let connection = try #require(directives.firstConnection)
    #expect(connection.session.restorationActivity == nil)
    #expect(connection.reason == .cleanStart)
    #expect(device.kernel.processState == .active)
    #expect(device.record(.a)?.stateSetAside == .of("editing"))
    #expect(device.record(.a)?.restorationActivity == nil)
  }

  @Test("R-05, R-08: values that a restored scene saves are committed before the next scene is restored")
  func savedBeforeNextPart() throws {
    let device = device(.desktop, sessions: 3)
    device.deadly = [.c]
    device(.tapIcon)
    let driver = KernelDriver(device.kernel)
    var saved: [Bytes?] = []
    var last: PersistentState?
    driver.run(.tapIcon, commit: { last = $0 }) { directives in
      guard case .connect(let connection)? = directives.first(where: { if case .connect = $0 { true } else { false } })
      else { return }
      saved.append(last?.sessions.first { $0.id == .a }?.userInfo)
      let number = UInt8(saved.count)
      driver.send(connection.session.id == .c ? .processExited : .reply(.userInfo(.a, [number])))
    }
    #expect(saved.count > 1)
    #expect(try #require(saved.last) == [UInt8(saved.count - 1)])
  }

  @Test("a successful restoration resets the session's count")
  func successForgets() {
    let device = device()
    device.deadly = [.a]
    device(.tapIcon)
    device.deadly = []
    device([.tapIcon, .swipeHome, .kill])
    device.deadly = [.a]
    device(.tapIcon)
    #expect(device.kernel.persistent.restorationDeaths(of: .a) == 1)
    #expect(device.record(.a)?.stateSetAside == nil)
  }

  @Test("crashes after the restoration, however many, set nothing aside")
  func laterDeaths() {
    let device = device()
    for _ in 1...4 { device([.tapIcon, .processExited]) }
    #expect(reason(device) == .recovery)
    #expect(device.record(.a)?.restorationActivity == .of("editing"))
  }

  @Test("a session without a saved state is never counted")
  func nothingToRestore() {
    let device = Device(.phone, sessions: 1)
    device.deadly = [.a]
    for _ in 1...3 { device([.tapIcon, .processExited]) }
    #expect(device.kernel.persistent.restorationDeaths(of: .a) == 0)
  }

  @Test("a state is recorded on disk before the app gets it, and the record is removed afterwards")
  func writtenAhead() {
    let device = device()
    device(.tapIcon)
    #expect(device.commits.count == 2)
    #expect(device.commits.first?.sessions.first?.restorationActivity == .of("editing"))
    // A new kernel on the first of them, as after a crash in between, has a record of the crash; on the second it has none.
    let deaths = device.commits.map {
      Kernel(profile: .phone, app: device.kernel.app, persistent: $0).persistent.restorationDeaths(of: .a)
    }
    #expect(deaths == [1, 0])
  }

  @Test("a stimulus without a restoration is committed once")
  func committedOnce() {
    let device = Device.sideBySide()
    for stimulus in [Stimulus.swipeHome, .tapIcon, .alert, .dismissAlert, .newWindow] {
      device(stimulus)
      #expect(device.commits.count == 1, "\(stimulus)")
    }
  }

  @Test("after a crash windows are restored one by one, so that only the failing one loses its state")
  func culprit() {
    let device = device(.desktop, sessions: 3)
    device.deadly = [.b]
    device([.tapIcon, .tapIcon])
    #expect(
      [SessionID.a, .b, .c].map { device.kernel.persistent.restorationDeaths(of: $0) } == [0, 2, 1],
      "A was restored before B died, C was not reached")
    let directives = device(.tapIcon)
    #expect(directives.contains("setAside B"))
    #expect(directives.filter { $0.hasPrefix("connect") } == ["connect A", "connect B cleanStart", "connect C"])
    #expect(device.kernel.sessions.map(\.stateSetAside) == [nil, .of("editing"), nil])
    #expect([SessionID.a, .c].allSatisfy { device.kernel.persistent.restorationDeaths(of: $0) == 0 })
  }

  @Test("the steps are carried out in order and completely")
  func parts() {
    let device = device(.desktop, sessions: 3)
    device.deadly = [.a]
    device(.tapIcon)
    var kernel = device.kernel
    let directives = kernel.handle(.tapIcon)
    let parts = Kernel.parts(of: directives) { kernel.isSuspected($0) }
    #expect(parts.count == 4, "the launch, and a part for each window")
    #expect(parts.flatMap(\.directives) == directives)
    #expect(Kernel.parts(of: [], isSuspected: { _ in true }) == [])
  }

  @Test("saving after a clean start keeps the state that was set aside")
  func cleanStateIsSaved() {
    let device = device()
    device.deadly = [.a]
    device([.tapIcon, .tapIcon, .tapIcon])
    device.deadly = []
    device.activities[.a] = .of("fresh")
    device(.swipeHome)
    #expect(device.record(.a)?.restorationActivity == .of("fresh"))
    #expect(device.record(.a)?.stateSetAside == .of("editing"))
  }

  @Test("a state that was set aside can be recovered and is offered again")
  func recover() throws {
    let device = device()
    device.deadly = [.a]
    device([.tapIcon, .tapIcon, .tapIcon, .swipeHome, .kill])
    var persistent = device.kernel.persistent
    let recovered = [persistent.recoverStateSetAside(of: .a), persistent.recoverStateSetAside(of: .a)]
    #expect(recovered == [true, false], "there is only one")
    var kernel = Kernel(profile: .phone, app: device.kernel.app, persistent: persistent)
    let directives = kernel.handle(.tapIcon)
    let connection = try #require(directives.firstConnection)
    #expect(connection.session.restorationActivity == .of("editing"))
    #expect(connection.session.stateSetAside == nil)
  }

  @Test("the number of tolerated crashes is the profile's", arguments: 1...3)
  func tolerance(deaths: Int) {
    let device = Device(.phone, sessions: 1) { $0.restorationDeathsTolerated = deaths }
    device([.tapIcon, .swipeHome, .reboot])
    device.deadly = [.a]
    for _ in 0..<deaths { device(.tapIcon) }
    #expect(reason(device) == .cleanStart)
  }
}
