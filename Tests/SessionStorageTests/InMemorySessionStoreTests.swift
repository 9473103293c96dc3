import SceneSystem
import SessionStorage
import Testing

@Suite("The session store in memory") struct InMemorySessionStoreTests {
  private func state(_ names: String...) -> PersistentState {
    var state = PersistentState(identifierSeed: 7)
    for name in names { _ = state.addSession(configuration: SceneConfiguration(name: name)) }
    return state
  }

  @Test("A new store has nothing to load")
  func empty() throws {
    #expect(try InMemorySessionStore().load() == nil)
  }

  @Test("A commit replaces the state that was given or committed before, and is counted")
  func commit() throws {
    let store = InMemorySessionStore(state("Main"))
    #expect(try store.load() == state("Main"))
    #expect(store.commits == 0)
    try store.commit(state("Main", "Detail"))
    #expect(try store.load() == state("Main", "Detail"))
    #expect(store.commits == 1)
  }

  @Test("Commits from many threads are all counted")
  func threads() async throws {
    let store = InMemorySessionStore()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<200 { group.addTask { try? store.commit(PersistentState(identifierSeed: 1)) } }
    }
    #expect(store.commits == 200)
  }
}
