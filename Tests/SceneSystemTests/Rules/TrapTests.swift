import SceneSystem
import Testing

/// Problems that other projects' trackers report from the field, each named after what is prevented.
@Suite("Traps from the field that the kernel decides")
struct TrapTests {
  @Test("trap 7: a discard delivered after launch never names the session of the running app")
  func lateDiscardNamesTheLiveSession() {
    let device = Device.sideBySide()
    device(.kill)
    device(.removeCard(.a))
    let directives = device.raw(.tapIcon)
    var discarded: [SessionID] = []
    var connected: [SessionID] = []
    for directive in directives {
      if case .discard(let sessions) = directive { discarded += sessions.map(\.id) }
      if case .connect(let connection) = directive {
        #expect(!discarded.isEmpty, "the discard comes first")
        connected.append(connection.session.id)
      }
    }
    #expect(discarded == [.a])
    #expect(connected == [.b])
  }

  @Test("trap 7: a session made after a discard has neither the id nor the identifier of the discarded one")
  func newSessionIsMistakenForTheDiscardedOne() {
    let device = Device.running(.pad1)
    let identifier = device.record(.a)?.persistentIdentifier
    device([.swipeHome, .suspend, .openSwitcher, .swipeAway(.a)])
    #expect(
      device(.tapIcon) == ["launch", "discard {A}", "connect B new", "enterForeground B +app", "activate B +app"])
    #expect(device.record(.b)?.persistentIdentifier != identifier)
  }

  @Test("trap 7: swiping a phone's only scene away discards nothing, so no documents are deleted")
  func onlySceneIsDiscarded() {
    let device = Device.running(.phone)
    #expect(!device([.openSwitcher, .swipeAway(.a), .tapIcon]).contains { $0.hasPrefix("discard") })
  }

  @Test("trap 8: life-cycle events are neither duplicated nor lost when several scenes change at once")
  func doubledApplicationEvents() {
    let device = Device.sideBySide()
    device(.newWindow)
    var changes: [String] = []
    for stimulus in [Stimulus.swipeHome, .tapIcon, .alert, .dismissAlert, .lock, .unlock] {
      changes += device(stimulus).filter { $0.hasSuffix("+app") }.map { String($0.prefix { $0 != " " }) }
    }
    #expect(
      changes == [
        "deactivate", "enterBackground", "enterForeground", "activate", "deactivate", "activate", "deactivate",
        "enterBackground", "enterForeground", "activate",
      ])
  }

  @Test("trap 9: stored sessions that reconnect at launch are distinguished from a requested window")
  func requestedWindowIsMistakenForARestoredOne() {
    let device = Device(.desktop, sessions: 2)
    let directives = device([.external(.url("notes://7", target: nil))])
    #expect(directives.filter { $0.hasPrefix("connect") } == ["connect A urls={notes://7}", "connect B"])
    #expect(device(.activate(nil, .of("detail"))).first == "connect C new activities={detail}")
  }

  @Test(
    "trap 14: closing the last window keeps its session, so the next launch restores it",
    arguments: [
      DeviceProfile.phone, .padN, .desktop,
    ])
  func lastWindowLosesItsRestoration(profile: DeviceProfile) {
    let device = Device.running(profile)
    device(.closeWindow(.a))
    #expect(device.record(.a)?.restorationActivity == .of("editing"))
    #expect(device(.tapIcon).contains("connect A"))
  }

  @Test("trap 14: closing a window and quitting the app are distinguished")
  func closingIsMistakenForQuitting() {
    let device = Device.running(.mac)
    device([.newWindow, .closeWindow(.b), .quit])
    #expect(device.open == "A")
    #expect(device(.tapIcon).filter { $0.hasPrefix("connect") } == ["connect A"])
  }

  @Test("trap 15: an auxiliary window that returns no activity is restored without one")
  func auxiliaryWindowIsForcedToRestore() throws {
    let device = Device.running(.desktop)
    device.activities[.a] = .some(nil)
    device(.quit)
    #expect(try #require(device.raw(.tapIcon).firstConnection).session.restorationActivity == nil)
  }

  @Test("trap 15: an auxiliary window that destroys its session is not restored")
  func auxiliaryWindowComesBack() {
    let device = Device.running(.desktop)
    device([.newWindow, .destroy(.b), .quit])
    #expect(device(.tapIcon).filter { $0.hasPrefix("connect") } == ["connect A"])
  }
}
