import SceneSystem
import Testing

@Suite("R-05: a restoration that takes longer than its callbacks")
struct ExtendedRestorationTests {
  /// A phone whose app restores A and has asked for more time.
  private func extended(_ profile: DeviceProfile = .phone) -> Device {
    let device = Device(profile, sessions: 1)
    device([.tapIcon, profile.isWindowed ? .quit : .swipeHome, .reboot])
    device.extending = [.a]
    device(.tapIcon)
    return device
  }

  @Test("R-05: the scene goes on to the foreground while it restores")
  func goesOn() {
    let device = extended()
    #expect(device.state(.a) == .foregroundActive)
    #expect(device.kernel.extendedRestorations == [.a])
  }

  @Test("R-05: completing it ends the wait, and nothing more happens")
  func completed() {
    let device = extended()
    #expect(device(.reply(.restorationCompleted(.a))) == [])
    #expect(device.kernel.extendedRestorations == [])
    #expect(device(.restorationTimedOut(.a)) == [])
    #expect(device.objection(to: .restorationTimedOut(.a)) == "Session A has no restoration to finish (R-05).")
  }

  @Test("R-05: one that is never completed costs the app its process")
  func timedOut() {
    let device = extended()
    #expect(device(.restorationTimedOut(.a)) == ["kill"])
    #expect(device.kernel.processState == .notRunning)
    #expect(device.kernel.persistent.restorationDeaths(of: .a) == 1)
    #expect(device.record(.a)?.restorationActivity == .of("editing"), "the state is kept for the next attempt")
  }

  @Test("R-05: timing out twice is a crash loop like any other")
  func timedOutTwice() {
    let device = extended()
    device([.restorationTimedOut(.a), .tapIcon, .restorationTimedOut(.a)])
    #expect(device(.tapIcon).contains("connect A cleanStart"))
    #expect(device.record(.a)?.stateSetAside == .of("editing"))
  }

  @Test("R-05: a death while a scene is still restoring is blamed on it")
  func diesWhileExtended() {
    let device = extended()
    device(.processExited)
    #expect(device.kernel.persistent.restorationDeaths(of: .a) == 1)
  }

  @Test("R-05: an ordinary end while a scene is still restoring blames nobody")
  func quitsWhileExtended() {
    let device = extended(.desktop)
    device(.quit)
    #expect(device.kernel.persistent.restorationDeaths(of: .a) == 0)
    #expect(device.record(.a)?.restorationActivity == .of("editing"))
  }

  @Test("R-01, R-05: a scene that is still restoring has nothing to save yet, so what was saved is carried on")
  func carriedOn() {
    let device = extended()
    device.activities[.a] = .of("half restored")
    device(.swipeHome)
    #expect(device.record(.a)?.restorationActivity == .of("editing"))
    device([.tapIcon, .reply(.restorationCompleted(.a)), .swipeHome])
    #expect(device.record(.a)?.restorationActivity == .of("half restored"))
  }

  @Test("R-05: conditions that it publishes meanwhile count all the same")
  func conditionsCount() {
    let device = extended()
    device.conditions[.a] = .nothing
    device(.swipeHome)
    #expect(device.record(.a)?.conditions == .nothing)
  }

  @Test("R-05: a scene that is disconnected restores no longer")
  func disconnected() {
    let device = extended()
    device([.swipeHome, .reclaim(.a)])
    #expect(device.kernel.extendedRestorations == [])
    #expect(device.kernel.persistent.restorationDeaths(of: .a) == 0)
  }

  @Test("R-05: a session that is discarded meanwhile leaves nothing behind")
  func discarded() {
    let device = extended(.padN)
    device([.newWindow, .destroy(.a)])
    #expect(device.kernel.extendedRestorations == [])
    #expect(device.open == "B")
  }

  @Test("R-05: a scene without a saved state may ask for time too, and has to keep it")
  func withoutState() {
    let device = Device.running(.phone)
    device(.reply(.restorationExtended(.a)))
    #expect(device.kernel.extendedRestorations == [.a])
    device([.restorationTimedOut(.a), .tapIcon, .reply(.restorationExtended(.a)), .restorationTimedOut(.a)])
    #expect(device(.tapIcon).contains("connect A"), "there is no state to blame")
  }

  @Test("R-05: a session without a scene and an app without scenes cannot ask for time")
  func nobodyToExtend() {
    let device = Device(.phone, sessions: 1)
    device(.reply(.restorationExtended(.a)))
    #expect(device.kernel.extendedRestorations == [])
    let older = Device.running(.phone, adoption: .application)
    older(.reply(.restorationExtended(.a)))
    #expect(older.kernel.extendedRestorations == [])
  }

  @Test("R-05: of two scenes that restore, the one that takes too long is blamed alone")
  func blamedAlone() {
    let device = Device(.desktop, sessions: 2)
    device([.tapIcon, .quit])
    device.extending = [.a, .b]
    device([.tapIcon, .restorationTimedOut(.b)])
    #expect([SessionID.a, .b].map { device.kernel.persistent.restorationDeaths(of: $0) } == [0, 1])
  }
}
