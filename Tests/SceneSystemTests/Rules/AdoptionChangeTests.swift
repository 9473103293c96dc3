import SceneSystem
import Testing

/// An update may remove or adopt scenes; the saved sessions are those of the version before.
@Suite("M-05, L-02: apps that change their life cycle")
struct AdoptionChangeTests {
  private func device(sessions: Int, discarded: [SessionID] = []) -> (Kernel, PersistentState) {
    var state = PersistentState(identifierSeed: 1)
    for _ in 0..<sessions { _ = state.addSession(configuration: SceneConfiguration(name: "Main")) }
    for id in discarded { state.discard(id) }
    let app = InstalledApp(bundleIdentifier: "notes", adoption: .application, supportsMultipleScenes: false)
    return (Kernel(profile: .phone, app: app, persistent: state), state)
  }

  @Test("L-02: of several sessions an app without scenes keeps the last used one")
  func gaveUpScenes() {
    var (kernel, state) = device(sessions: 3)
    #expect(state.sessions.count == 3)
    let directives = kernel.handle(.tapIcon).map(\.text)
    #expect(directives == ["launch implicit=A", "enterForeground A", "activate A +app"])
    #expect(kernel.sessions.map(\.id) == [.a])
  }

  @Test("L-07, L-02: an app without scenes receives no discards, also not earlier ones")
  func pendingDiscards() {
    var (kernel, _) = device(sessions: 1, discarded: [.a])
    let directives = kernel.handle(.tapIcon).map(\.text)
    #expect(directives == ["launch implicit=B", "enterForeground B", "activate B +app"])
    var (other, _) = device(sessions: 2, discarded: [.a])
    #expect(other.handle(.tapIcon).map(\.text).first == "launch implicit=B")
  }
}
