import SceneSystem
import Testing

@Suite("R: disconnect, reconnect, restoration")
struct RestorationTests {
  @Test("R-01: state is captured after entering the background and before the snapshot")
  func saveOnBackground() {
    let device = Device.running(.phone)
    device.activities[.a] = .of("writing")
    #expect(device(.swipeHome).suffix(3) == ["enterBackground A +app", "captureState A", "snapshot A x2"])
    #expect(device.record(.a)?.restorationActivity == .of("writing"))
  }

  @Test("R-01: a delegate that returns no activity clears the saved one")
  func saveNothing() {
    let device = Device.running(.phone)
    device([.swipeHome, .tapIcon])
    device.activities[.a] = .some(nil)
    device(.swipeHome)
    #expect(device.record(.a)?.restorationActivity == nil)
  }

  @Test("R-01: of several scenes that leave, each is saved before any snapshot")
  func saveAll() {
    let device = Device.sideBySide()
    #expect(
      device(.swipeHome).suffix(4) == ["captureState A", "captureState B", "snapshot A x4", "snapshot B x4"])
  }

  @Test("R-02, R-03: a reclaimed scene is saved and disconnected; its session stays")
  func reclaim() {
    let device = Device.running(.phone)
    device(.swipeHome)
    #expect(device(.reclaim(.a)) == ["captureState A", "disconnect A"])
    #expect(device.state(.a) == nil)
    #expect(device.open == "A")
    #expect(device.kernel.processState == .background)
  }

  @Test("R-03: only a scene in the background is reclaimed")
  func reclaimForeground() {
    let device = Device.running(.phone)
    #expect(device(.reclaim(.a)) == [])
    device(.alert)
    #expect(device(.reclaim(.a)) == [])
    #expect(device.state(.a) == .foregroundInactive)
  }

  @Test("R-03: a suspended process resumes to disconnect a scene, and is suspended again")
  func reclaimSuspended() {
    let device = Device.running(.phone)
    device([.swipeHome, .suspend])
    #expect(device(.reclaim(.a)) == ["resume", "captureState A", "disconnect A", "suspend"])
    #expect(device.kernel.processState == .suspended)
  }

  @Test("R-03: an app without scenes keeps its implicit scene")
  func reclaimApplication() {
    let device = Device.running(.phone, adoption: .application)
    device(.swipeHome)
    #expect(device(.reclaim(.a)) == [])
    #expect(device.state(.a) == .background)
  }

  @Test("R-04: a reconnection has the session unchanged, with empty options, and does not launch")
  func reconnect() throws {
    let device = Device.running(.phone)
    let identifier = device.record(.a)?.persistentIdentifier
    device([.reply(.userInfo(.a, [9])), .swipeHome, .reclaim(.a)])
    let directives = device.raw(.tapIcon)
    #expect(directives.map(\.text) == ["connect A", "enterForeground A +app", "activate A +app"])
    let connection = try #require(directives.firstConnection)
    #expect(connection.options == ConnectionPayload())
    #expect(connection.session.restorationActivity == .of("editing"))
    #expect(connection.session.userInfo == [9])
    #expect(connection.session.persistentIdentifier == identifier)
  }

  @Test("R-04: selecting the card of a session without a scene reconnects that session alone")
  func reconnectByCard() {
    let device = Device.inFrontOfAnother()
    device([.swipeHome, .reclaim(.a), .reclaim(.b), .openSwitcher])
    #expect(device(.choose(.b)) == ["connect B", "enterForeground B +app", "activate B +app"])
    #expect(device.state(.a) == nil)
  }

  @Test("R-07: the app may set the activity of a session that has no scene")
  func setActivity() throws {
    let device = Device.running(.phone)
    device([.swipeHome, .reclaim(.a), .reply(.restorationActivity(.a, .of("set")))])
    #expect(device.record(.a)?.restorationActivity == .of("set"))
    #expect(try #require(device.raw(.tapIcon).firstConnection).session.restorationActivity == .of("set"))
  }

  @Test("R-08: a session's userInfo survives process and device restart")
  func userInfo() {
    let device = Device.running(.phone)
    device([.reply(.userInfo(.a, [1, 2])), .reboot])
    #expect(device.restarted().record(.a)?.userInfo == [1, 2])
  }

  @Test("R-09: a session's identifier is the same after reclaim, kill, reboot and loss of the kernel's state")
  func persistentIdentifier() {
    let device = Device.running(.phone)
    let identifier = device.record(.a)?.persistentIdentifier
    for stimulus in [Stimulus.swipeHome, .reclaim(.a), .tapIcon, .kill, .tapIcon, .reboot, .tapIcon] {
      device(stimulus)
      #expect(device.record(.a)?.persistentIdentifier == identifier)
    }
    #expect(device.restarted().record(.a)?.persistentIdentifier == identifier)
  }

  @Test("R-09: identifiers have the form of a random UUID, differ between sessions, and depend only on the seed")
  func identifierShape() {
    func identifiers(seed: UInt64) -> [String] {
      var state = PersistentState(identifierSeed: seed)
      for _ in 0..<200 { _ = state.addSession(configuration: SceneConfiguration()) }
      return state.sessions.map(\.persistentIdentifier)
    }
    let all = identifiers(seed: 1)
    #expect(Set(all + identifiers(seed: 2)).count == 400)
    #expect(all == identifiers(seed: 1))
    for identifier in all {
      let groups = identifier.split(separator: "-", omittingEmptySubsequences: false)
      #expect(groups.map(\.count) == [8, 4, 4, 4, 12])
      #expect(groups[2].first == "4")
      #expect("89AB".contains(groups[3].first ?? " "))
      #expect(identifier.allSatisfy { $0 == "-" || $0.isHexDigit && !$0.isLowercase })
    }
  }

  @Test("R-10: after the process ended, an iPad connects only the sessions on screen")
  func onlyWhatIsOnScreen() {
    let device = Device.inFrontOfAnother()
    device(.kill)
    #expect(device(.tapIcon).filter { $0.hasPrefix("connect") } == ["connect A"])
    #expect(device.state(.b) == nil)
    #expect(device.open == "AB")
  }

  @Test("R-10: windows side by side are restored side by side")
  func sideBySideComesBack() {
    let device = Device.sideBySide()
    device(.kill)
    #expect(device(.tapIcon).filter { $0.hasPrefix("connect") } == ["connect B", "connect A"])
  }

  @Test(
    "R-10: a Mac restores every window, or only the last one, depending on the user's setting",
    arguments: [
      (true, ["connect A", "connect B", "connect C"]), (false, ["connect A"]),
    ])
  func macRestores(all: Bool, expected: [String]) {
    let device = Device(.mac, sessions: 3) { $0.restoresAllWindows = all }
    #expect(device(.tapIcon).filter { $0.hasPrefix("connect") } == expected)
    #expect(device.open == "ABC")
  }

  @Test("R-10: a window that was not restored can be opened again")
  func macRestoresLater() {
    let device = Device(.mac, sessions: 2) { $0.restoresAllWindows = false }
    device(.tapIcon)
    #expect(device(.focus(.b)) == ["connect B", "enterForeground B", "activate B"])
  }

  @Test("K-10: a scene in the background stays connected unless the profile differs")
  func disconnectsInBackground() {
    let device = Device.running(.phone) { $0.disconnectsInBackground = true }
    #expect(
      device(.swipeHome) == [
        "deactivate A +app", "enterBackground A +app", "captureState A", "snapshot A x2", "disconnect A",
      ])
    #expect(device(.tapIcon) == ["connect A", "enterForeground A +app", "activate A +app"])
  }

  @Test(
    "R-11: after a force quit the state is kept on phone and padN and deleted on pad1",
    arguments: [
      (DeviceProfile.phone, ActivityArchive?.some(.of("editing"))), (.padN, .of("editing")), (.pad1, nil),
    ])
  func forceQuit(profile: DeviceProfile, expected: ActivityArchive?) throws {
    let device = Device.running(profile)
    device([.swipeHome, .openSwitcher, .swipeAway(.a)])
    #expect(try #require(device.raw(.tapIcon).firstConnection).session.restorationActivity == expected)
  }

  @Test("R-01: a saved state for a discarded session changes nothing")
  func lateReply() {
    let device = Device.sideBySide()
    device(.destroy(.b))
    let before = device.kernel
    #expect(
      device([
        .reply(.captured(.b, activity: .of("late"), conditions: .nothing)), .reply(.userInfo(.b, [1])),
        .reply(.restorationActivity(.b, .of("late"))), .reply(.configured(.b, SceneConfiguration(name: "Late"))),
        .reply(.unavailable(.b)), .reply(.conditions(.b, .nothing)),
      ]) == [])
    #expect(device.kernel == before)
  }
}
