import SceneSystem
import Testing

@Suite("Changes to sessions from outside")
struct SessionEditingTests {
  @Test("T-08: a session that is discarded from outside while the app runs is disconnected immediately")
  func running() {
    let device = Device.sideBySide()
    #expect(
      device(.discardSession(.b)) == [
        "deactivate B", "enterBackground B", "disconnect B", "discard {B}",
      ])
    #expect(device.open == "A")
  }

  @Test("L-07: one that is discarded while nothing runs or the process is suspended is delivered later")
  func notRunning() {
    let device = Device.inFrontOfAnother()
    device([.swipeHome, .suspend])
    #expect(device(.discardSession(.b)) == [])
    #expect(device(.tapIcon).prefix(3) == ["resume", "disconnect B", "discard {B}"])
    device([.newWindow, .kill])
    #expect(device(.discardSession(.c)) == [])
    #expect(device(.tapIcon).prefix(2) == ["launch open={A}", "discard {C}"])
  }

  @Test("T-08: the last session can be discarded too; the next launch makes a new one")
  func last() {
    let device = Device.running(.phone)
    device([.swipeHome, .kill, .discardSession(.a)])
    #expect(device(.tapIcon).prefix(3) == ["launch", "discard {A}", "connect B new"])
  }

  @Test("an unknown session gives an objection, and so does that of an app without scenes")
  func rejectionReasons() {
    #expect(
      Device(.phone, sessions: 1).rejectionReason(for: .discardSession(.c)) == "There is no session C; known are: A.")
    let older = Device.running(.phone, adoption: .application)
    #expect(
      older.rejectionReason(for: .discardSession(.a)) == "The implicit session of an app without scenes stays (L-02).")
    #expect(older(.discardSession(.a)) == [])
  }

  @Test("L-07: a discard in the record alone is delivered at the next launch, once")
  func edited() {
    let device = Device(.padN, sessions: 2)
    var persistent = device.kernel.persistent
    let discarded = [SessionID.a, .a, .d].map { persistent.discard($0) }
    #expect(discarded == [true, false, false], "it is removed the first time, and D does not exist")
    #expect(persistent.pendingDiscards.map(\.id) == [.a])
    var kernel = Kernel(profile: .padN, app: device.kernel.app, persistent: persistent)
    let directives = kernel.handle(.tapIcon).map(\.text)
    #expect(directives.prefix(3) == ["launch open={B}", "discard {A}", "connect B"])
  }

  @Test("an imported session keeps its values and gets a new handle")
  func imported() throws {
    var source = PersistentState(identifierSeed: 1)
    _ = source.addSession(
      configuration: SceneConfiguration(name: "Detail"), restorationActivity: .of("writing"), conditions: .nothing)
    let record = try #require(source.sessions.first)
    var target = PersistentState(identifierSeed: 2)
    _ = target.addSession(configuration: SceneConfiguration(name: "Main"))
    let id = target.importSession(record)
    let imported = try #require(target.sessions.last)
    #expect(id == .b && imported.id == .b)
    #expect(imported.persistentIdentifier == record.persistentIdentifier)
    #expect(imported.restorationActivity == .of("writing"))
    #expect(imported.configuration.name == "Detail")
    #expect(imported.conditions == .nothing)
  }

  @Test("R-09: no two sessions ever share a persistent identifier, also after an import")
  func importedTwice() {
    var state = PersistentState(identifierSeed: 1)
    let first = state.addSession(configuration: SceneConfiguration())
    for record in state.sessions {
      state.importSessions([record, record])
    }
    #expect(state.sessions.count == 3)
    #expect(Set(state.sessions.map(\.persistentIdentifier)).count == 3)
    #expect(state.sessions.first?.id == first)
  }

  @Test("a window's geometry and snapshot belong to the session and outlast the process")
  func geometry() {
    let device = Device.running(.desktop)
    let geometry = WindowGeometry(x: 10, y: 20, width: 800, height: 600, isMaximized: true)
    device([.geometry(.a, geometry), .snapshotTaken(.a, "A-1.png"), .quit])
    #expect(device.restarted().record(.a)?.geometry == geometry)
    #expect(device.restarted().record(.a)?.snapshot == "A-1.png")
    #expect(device([.geometry(.d, geometry), .snapshotTaken(.d, "D.png")]) == [], "there is no D")
  }
}
