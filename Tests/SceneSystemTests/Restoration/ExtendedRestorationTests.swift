import SceneSystem
import Testing

@Suite("R-05: extended restorations")
struct ExtendedRestorationTests {
  /// A phone whose app restores A and has extended the restoration.
  private func extended(_ profile: DeviceProfile = .phone) -> Device {
    let device = Device(profile, sessions: 1)
    device([.tapIcon, profile.isWindowed ? .quit : .swipeHome, .reboot])
    device.extending = [.a]
    device(.tapIcon)
    return device
  }

  @Test("R-05: the scene enters the foreground while it restores")
  func goesOn() {
    let device = extended()
    #expect(device.state(.a) == .foregroundActive)
    #expect(device.kernel.extendedRestorations == [.a])
  }

  @Test("R-05: completing it ends the wait without further effects")
  func completed() {
    let device = extended()
    #expect(device(.reply(.restorationCompleted(.a))) == [])
    #expect(device.kernel.extendedRestorations == [])
    #expect(device(.restorationTimedOut(.a)) == [])
    #expect(device.rejectionReason(for: .restorationTimedOut(.a)) == "Session A has no restoration to finish (R-05).")
  }

  @Test("R-05: an uncompleted restoration ends the app's process")
  func timedOut() {
    let device = extended()
    #expect(device(.restorationTimedOut(.a)) == ["kill"])
    #expect(device.kernel.processState == .notRunning)
    #expect(device.kernel.persistent.restorationDeaths(of: .a) == 1)
    #expect(device.record(.a)?.restorationActivity == .of("editing"), "the state is kept for the next attempt")
  }

  @Test("R-05: timing out twice counts as a crash loop")
  func timedOutTwice() {
    let device = extended()
    device([.restorationTimedOut(.a), .tapIcon, .restorationTimedOut(.a)])
    #expect(device(.tapIcon).contains("connect A cleanStart"))
    #expect(device.record(.a)?.stateSetAside == .of("editing"))
  }

  @Test("R-05: a crash while a scene is restoring counts against it")
  func diesWhileExtended() {
    let device = extended()
    device(.processExited)
    #expect(device.kernel.persistent.restorationDeaths(of: .a) == 1)
  }

  @Test("R-05: a normal end while a scene is restoring counts against none")
  func quitsWhileExtended() {
    let device = extended(.desktop)
    device(.quit)
    #expect(device.kernel.persistent.restorationDeaths(of: .a) == 0)
    #expect(device.record(.a)?.restorationActivity == .of("editing"))
  }

  @Test("R-01, R-05: a scene that is restoring is not saved, and its previous state is kept")
  func carriedOn() {
    let device = extended()
    device.activities[.a] = .of("half restored")
    device(.swipeHome)
    #expect(device.record(.a)?.restorationActivity == .of("editing"))
    device([.tapIcon, .reply(.restorationCompleted(.a)), .swipeHome])
    #expect(device.record(.a)?.restorationActivity == .of("half restored"))
  }

  @Test("R-05: conditions that it publishes meanwhile are used")
  func conditionsCount() {
    let device = extended()
    device.conditions[.a] = .nothing
    device(.swipeHome)
    #expect(device.record(.a)?.conditions == .nothing)
  }

  @Test("R-05: a disconnected scene is no longer restoring")
  func disconnected() {
    let device = extended()
    device([.swipeHome, .reclaim(.a)])
    #expect(device.kernel.extendedRestorations == [])
    #expect(device.kernel.persistent.restorationDeaths(of: .a) == 0)
  }

  @Test("R-05: a session that is discarded meanwhile leaves no record")
  func discarded() {
    let device = extended(.padN)
    device([.newWindow, .destroy(.a)])
    #expect(device.kernel.extendedRestorations == [])
    #expect(device.open == "B")
  }

  @Test("R-05: a scene without a saved state may extend its restoration, and must complete it")
  func withoutState() {
    let device = Device.running(.phone)
    device(.reply(.restorationExtended(.a)))
    #expect(device.kernel.extendedRestorations == [.a])
    device([.restorationTimedOut(.a), .tapIcon, .reply(.restorationExtended(.a)), .restorationTimedOut(.a)])
    #expect(device(.tapIcon).contains("connect A"), "there is no state to blame")
  }

  @Test("R-05: a session without a scene and an app without scenes cannot extend a restoration")
  func nobodyToExtend() {
    let device = Device(.phone, sessions: 1)
    device(.reply(.restorationExtended(.a)))
    #expect(device.kernel.extendedRestorations == [])
    let older = Device.running(.phone, adoption: .application)
    older(.reply(.restorationExtended(.a)))
    #expect(older.kernel.extendedRestorations == [])
  }

  @Test("R-05: of two scenes that are restoring, only the one that times out is counted")
  func blamedAlone() {
    let device = Device(.desktop, sessions: 2)
    device([.tapIcon, .quit])
    device.extending = [.a, .b]
    device([.tapIcon, .restorationTimedOut(.b)])
    #expect([SessionID.a, .b].map { device.kernel.persistent.restorationDeaths(of: $0) } == [0, 1])
  }
}
