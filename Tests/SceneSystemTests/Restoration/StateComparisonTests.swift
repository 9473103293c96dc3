import SceneSystem
import Testing

/// Two states that compare equal are not written, so a difference that goes unseen would be a save that is lost.
@Suite("What makes two persistent states different")
struct StateComparisonTests {
  private static let entryChanges: [@Sendable (inout PersistentState.Entry) -> Void] = [
    { $0.record.userInfo = [9] }, { $0.isNew.toggle() }, { $0.isDiscardOwed.toggle() }, { $0.restorationDeaths += 1 },
  ]

  private static let recordChanges: [@Sendable (inout SessionRecord) -> Void] = [
    { $0.id = .d }, { $0.persistentIdentifier += "X" },
    { $0.role = .windowExternalDisplayNonInteractive }, { $0.configuration.storyboardName = "Main" },
    { $0.userInfo = [1] }, { $0.restorationActivity = .of("writing") }, { $0.conditions = .nothing },
    { $0.geometry = WindowGeometry(width: 1, height: 1) }, { $0.snapshot = "A.png" },
    { $0.isDiscardedOnDisconnection.toggle() }, { $0.stateSetAside = .of("old") },
  ]

  private static let stateChanges: [@Sendable (inout PersistentState) -> Void] = [
    { $0.entries.removeLast() }, { $0.recency.reverse() }, { $0.space = [.a] }, { $0.nextID += 1 },
    { $0.identifierSeed += 1 }, { $0.isForceQuit.toggle() }, { $0.preservedState = [1] }, { $0.isRunning.toggle() },
    { $0.restoring = [.a] },
  ]

  private func state() -> PersistentState {
    var state = PersistentState(identifierSeed: 1)
    for _ in 0..<3 {
      _ = state.addSession(configuration: SceneConfiguration(name: "Main"), restorationActivity: .of("editing"))
    }
    return state
  }

  @Test("every field of a state, an entry and a record counts")
  func everyField() {
    let original = state()
    #expect(original == state(), "equal values are equal, also where they share nothing")
    #expect(Mirror(reflecting: original).children.count == Self.stateChanges.count, "a field has come or gone")
    for (number, change) in Self.stateChanges.enumerated() {
      var changed = original
      change(&changed)
      #expect(changed != original, "field \(number) of the state")
    }
    #expect(Mirror(reflecting: original.entries[0]).children.count == Self.entryChanges.count)
    for (number, change) in Self.entryChanges.enumerated() {
      var changed = original
      change(&changed.entries[1])
      #expect(changed != original, "field \(number) of an entry")
      #expect(changed.entriesThatDiffer(from: original) == [1])
    }
    #expect(Mirror(reflecting: original.entries[0].record).children.count == Self.recordChanges.count)
    for (number, change) in Self.recordChanges.enumerated() {
      var changed = original
      change(&changed.entries[2].record)
      #expect(changed != original, "field \(number) of a record")
      #expect(changed.entriesThatDiffer(from: original) == [2])
    }
  }

  @Test("a copy differs nowhere, a longer one only where both reach")
  func copies() {
    let original = state()
    var longer = original
    _ = longer.addSession(configuration: SceneConfiguration())
    #expect(original.entriesThatDiffer(from: original) == [])
    #expect(longer.entriesThatDiffer(from: original) == [])
    #expect(longer != original)
    #expect(PersistentState().entriesThatDiffer(from: original) == [])
  }
}
