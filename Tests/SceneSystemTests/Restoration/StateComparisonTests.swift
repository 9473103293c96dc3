import SceneSystem
import Testing

/// A state that compares equal is not written, so an undetected difference would be a lost save.
@Suite("Comparison of persistent states")
struct StateComparisonTests {
  private static let entryChanges: [@Sendable (inout PersistentState.Entry) -> Void] = [
    { $0.record.userInfo = [9] }, { $0.isNew.toggle() }, { $0.isDiscardPending.toggle() },
    { $0.restorationDeaths += 1 },
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

  @Test("every field of a state, an entry and a record is compared")
  func everyField() {
    let original = state()
    #expect(original == state(), "equal values are equal, also where they share nothing")
    #expect(Mirror(reflecting: original).children.count == Self.stateChanges.count, "a field was added or removed")
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
      #expect(changed.changes(from: original) == Self.change(1))
    }
    #expect(Mirror(reflecting: original.entries[0].record).children.count == Self.recordChanges.count)
    for (number, change) in Self.recordChanges.enumerated() {
      var changed = original
      change(&changed.entries[2].record)
      #expect(changed != original, "field \(number) of a record")
      #expect(
        changed.changes(from: original)
          == (changed.entries[2].record.id == .d ? PersistentState.Changes(removed: [2], added: [2]) : Self.change(2)))
    }
  }

  private static func change(_ place: Int) -> PersistentState.Changes {
    PersistentState.Changes(changed: [PersistentState.Changes.Change(previous: place, present: place)])
  }

  @Test("a copy has no differences, a longer one the added entries, a shorter one the removed entries")
  func copies() {
    let original = state()
    var longer = original
    _ = longer.addSession(configuration: SceneConfiguration())
    #expect(original.changes(from: original).isEmpty)
    #expect(state().changes(from: original).isEmpty, "also where they share nothing")
    #expect(longer.changes(from: original) == PersistentState.Changes(added: [3]))
    #expect(original.changes(from: longer) == PersistentState.Changes(removed: [3]))
    #expect(longer != original)
    #expect(PersistentState().changes(from: original) == PersistentState.Changes(removed: [0, 1, 2]))
  }

  /// Random sequences of changes to a state of many sessions; after a few of them, `changes(from:)` is compared with a comparison of every
  /// entry with every other. A missed change would be a lost save.
  @Test(
    "the recorded changes of a state equal the differences of a full comparison", arguments: 0..<40 as Range<UInt64>)
  func againstAll(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var state = PersistentState(identifierSeed: seed)
    for _ in 0..<Int.random(in: 0...120, using: &random) { _ = state.addSession(configuration: SceneConfiguration()) }
    for step in 0..<60 {
      let previous = state
      for _ in 0..<Int.random(in: 0...5, using: &random) { Self.change(&state, &random) }
      let found = state.changes(from: previous)
      #expect(found == Self.naiveChanges(from: previous, to: state), "seed \(seed), step \(step)")
      #expect((state == previous) == Self.isSame(state, previous), "seed \(seed), step \(step)")
    }
  }

  private static func change(_ state: inout PersistentState, _ random: inout SeededGenerator) {
    let index = state.entries.isEmpty ? nil : Int.random(in: 0..<state.entries.count, using: &random)
    switch (Int.random(in: 0..<8, using: &random), index) {
    case (0, _), (_, nil): _ = state.addSession(configuration: SceneConfiguration())
    case (1, let index?), (2, let index?): state.remove(state.entries[index].record.id)
    case (3, let index?): state.entries[index].record.snapshot = nil
    case (_, let index?): state.entries[index].record.snapshot = "\(Int.random(in: 0..<3, using: &random))"
    }
  }

  private static func naiveChanges(from previous: PersistentState, to state: PersistentState) -> PersistentState.Changes
  {
    let (past, present) = (Array(previous.entries), Array(state.entries))
    var changes = PersistentState.Changes()
    for (place, entry) in past.enumerated() where !present.contains(where: { $0.record.id == entry.record.id }) {
      changes.removed.append(place)
    }
    for (place, entry) in present.enumerated() {
      guard let previousIndex = past.firstIndex(where: { $0.record.id == entry.record.id }) else {
        changes.added.append(place)
        continue
      }
      if past[previousIndex] != entry {
        changes.changed.append(PersistentState.Changes.Change(previous: previousIndex, present: place))
      }
    }
    return changes
  }

  private static func isSame(_ one: PersistentState, _ other: PersistentState) -> Bool {
    Array(one.entries) == Array(other.entries) && one.recency == other.recency && one.nextID == other.nextID
  }
}
