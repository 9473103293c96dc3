import SceneSystem
import Testing

/// The order of one scene's background entry and the other's activation is undefined, so it is never asserted.
@Suite("X: ordering across scenes")
struct AcrossScenesTests {
  @Test("X-01: switching sessions never takes the application to the background")
  func neverBackground() {
    let device = Device.inFrontOfAnother()
    for stimulus in [Stimulus.openSwitcher, .choose(.b), .activate(.a), .newWindow, .openSwitcher, .choose(.a)] {
      #expect(!device(stimulus).contains { $0.contains("ground") && $0.contains("+app") })
      #expect(device.kernel.applicationState != .background)
    }
  }

  @Test("X-02: through the switcher the old scene resigns active before the new one becomes active")
  func throughSwitcher() {
    let device = Device.inFrontOfAnother()
    #expect(device(.openSwitcher) == ["deactivate A +app"])
    let directives = device(.choose(.b))
    #expect(directives.filter { $0.contains(" B") } == ["enterForeground B", "activate B +app"])
    #expect(
      directives.filter { $0.contains(" A") } == ["enterBackground A", "captureState A", "snapshot A x4"])
  }

  @Test("X-02: a session without a scene is connected on its way, without a configuration request")
  func throughSwitcherReconnecting() {
    let device = Device.inFrontOfAnother()
    device([.reclaim(.b), .openSwitcher])
    #expect(
      device(.choose(.b)).filter { $0.contains(" B") } == ["connect B", "enterForeground B", "activate B +app"])
  }

  @Test(
    "X-03: a scene that a request brings forward becomes active, and the previously active one enters the background")
  func programmatic() {
    let device = Device.inFrontOfAnother()
    let directives = device(.activate(.b))
    #expect(directives.filter { $0.contains(" B") }.map(\.withoutApp) == ["enterForeground B", "activate B"])
    #expect(
      directives.filter { $0.contains(" A") }.map(\.withoutApp) == [
        "deactivate A", "enterBackground A", "captureState A", "snapshot A x4",
      ])
  }

  @Test("X-04: both visible scenes resign active before either enters the background")
  func home() throws {
    let directives = Device.sideBySide()(.swipeHome).map(\.withoutApp)
    #expect(Set(directives.prefix(2)) == ["deactivate A", "deactivate B"])
    #expect(Set(directives[2..<4]) == ["enterBackground A", "enterBackground B"])
    #expect(directives.count == 8)
  }

  @Test("X-05: both visible scenes are active, and an interruption deactivates both")
  func interruption() {
    let device = Device.sideBySide()
    #expect(device(.alert) == ["deactivate A", "deactivate B +app"])
    #expect(device(.dismissAlert) == ["activate A +app", "activate B"])
  }

  @Test("X-01: a card selected from the home screen shows that session alone")
  func chooseFromHome() {
    let device = Device.sideBySide()
    device([.swipeHome, .openSwitcher])
    #expect(device(.choose(.a)) == ["enterForeground A +app", "activate A +app"])
    #expect(device.state(.b) == .background)
  }

  @Test("X-01: a card selected while nothing runs launches the app with that session")
  func chooseNotRunning() {
    let device = Device(.padN, sessions: 2)
    #expect(
      device([.openSwitcher, .choose(.b)]) == [
        "launch open={B,A}", "connect B", "enterForeground B +app", "activate B +app",
      ])
  }
}

extension String {
  /// The line without the mark for a change of the application's state.
  var withoutApp: String { hasSuffix(" +app") ? String(dropLast(5)) : self }
}
