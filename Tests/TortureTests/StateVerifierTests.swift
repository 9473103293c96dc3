import TortureState
import Testing

@testable import torture

/// A judge that finds nothing could be one that never finds anything, so each kind of fault is given to it.
@Suite("The judge of make torture")
struct StateVerifierTests {
  private func verifier(_ lines: String...) -> StateVerifier {
    var verifier = StateVerifier()
    for line in lines {
      let isKnown = verifier.handle(line)
      #expect(isKnown, "\(line)")
    }
    return verifier
  }

  private func stored(
    _ offered: [String: Int], aside: [String: Int] = [:], together: [String] = []
  ) -> StoredStates {
    var stored = StoredStates()
    stored.windows = Set(offered.keys).union(aside.keys)
    for (window, counter) in offered {
      stored.offered[window] = TortureState(counter: counter, window: window, together: together)
    }
    for (window, counter) in aside {
      stored.setAside[window] = TortureState(counter: counter, window: window, together: together)
    }
    return stored
  }

  @Test("An acknowledged state, or a later one, that is restored passes")
  func well() {
    var verifier = verifier("open", "saved 1 A", "saved 2 A B", "restored A 2", "restored B 3", "open A B")
    verifier.verify(stored(["A": 3, "B": 3], together: ["A", "B"]))
    #expect(verifier.isIntact)
    #expect(verifier.highest == 3 && verifier.saves == 2 && verifier.restored == 2)
  }

  @Test("An older state than the acknowledged one is lost")
  func older() {
    #expect(
      verifier("saved 7 A", "restored A 6").lost == ["Window A was restored with save 6; save 7 was reported as done."])
  }

  @Test("A window that is not restored is lost")
  func missing() {
    #expect(
      verifier("saved 7 A B", "open B").lost == ["Window A was not restored; its save 7 was reported as done."])
  }

  @Test("A state that the app reports as inconsistent is inconsistent")
  func torn() {
    let verifier = verifier("torn A its checksum does not hold")
    #expect(verifier.torn == ["Window A: its checksum does not hold."] && !verifier.isIntact)
  }

  @Test("A search index that is behind what was reported is lost, and one with items of several saves is inconsistent")
  func index() {
    func checked(_ counter: Int, _ items: [String]) -> StateVerifier {
      var verifier = verifier("indexed 7")
      verifier.verify(StoredIndex(counter: counter, items: items))
      return verifier
    }
    #expect(checked(8, ["c Save 8", "a Save 8", "b Save 8"]).isIntact)
    #expect(
      checked(6, ["a Save 6", "b Save 6", "c Save 6"]).lost == [
        "The search index has save 6; save 7 was reported as indexed."
      ])
    #expect(!checked(8, ["a Save 8", "b Save 7", "c Save 8"]).torn.isEmpty)
    #expect(!checked(8, ["a Save 8", "b Save 8"]).torn.isEmpty)
    #expect(!checked(0, []).lost.isEmpty)
  }

  @Test("A store without the window, without a state or with an older one has lost it")
  func storeLost() {
    var missing = verifier("saved 7 A")
    missing.verify(stored([:]))
    #expect(missing.lost == ["The store has no window A; its save 7 was reported as done."])
    var older = verifier("saved 7 A")
    older.verify(stored(["A": 6]))
    #expect(older.lost == ["The store has save 6 of window A; save 7 was reported as done."])
    var none = verifier("saved 7 A")
    var empty = stored([:])
    empty.windows = ["A"]
    none.verify(empty)
    #expect(none.lost == ["The store has no state of window A; save 7 was reported as done."])
  }

  @Test("A state that was set aside is not lost, unless it is older than the acknowledged one")
  func setAside() {
    var well = verifier("saved 7 A", "empty A")
    well.verify(stored([:], aside: ["A": 7]))
    #expect(well.isIntact)
    var older = verifier("saved 7 A", "empty A")
    older.verify(stored([:], aside: ["A": 6]))
    #expect(older.lost.count == 1)
  }

  @Test("Windows that are always saved together but come from different saves are inconsistent")
  func halfASave() {
    var verifier = verifier("saved 7 A B")
    verifier.verify(stored(["A": 8, "B": 7], together: ["A", "B"]))
    #expect(verifier.lost.isEmpty)
    #expect(
      verifier.torn.first == "Windows of one save have different states: A has 8, B has 7.")
  }

  @Test(
    "A line that the app does not print is refused", arguments: ["", "saved", "saved x A", "restored A", "hello"])
  func unknown(line: String) {
    var verifier = StateVerifier()
    let isKnown = verifier.handle(line)
    #expect(!isKnown)
  }

  @Test("A log line that no run should contain is a failure")
  func standardError() {
    var verifier = StateVerifier()
    verifier.handleError("The session file is damaged.")
    #expect(!verifier.isIntact)
  }
}
