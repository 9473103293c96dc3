import TortureState
import Testing

@testable import torture

/// A judge that finds nothing would find nothing whatever happened, so each thing that it looks for is put before it.
@Suite("The judge of make torture")
struct JudgeTests {
  private func judge(_ lines: String...) -> Judge {
    var judge = Judge()
    for line in lines {
      let isKnown = judge.take(line)
      #expect(isKnown, "\(line)")
    }
    return judge
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

  @Test("What was acknowledged and comes back, or something later, is well")
  func well() {
    var judge = judge("open", "saved 1 A", "saved 2 A B", "restored A 2", "restored B 3", "open A B")
    judge.look(at: stored(["A": 3, "B": 3], together: ["A", "B"]))
    #expect(judge.isContent)
    #expect(judge.highest == 3 && judge.saves == 2 && judge.restored == 2)
  }

  @Test("An older state than the acknowledged one is lost")
  func older() {
    #expect(
      judge("saved 7 A", "restored A 6").lost == ["Window A came back with save 6; save 7 was told to be done."])
  }

  @Test("A window that does not come back is lost")
  func missing() {
    #expect(
      judge("saved 7 A B", "open B").lost == ["Window A did not come back; save 7 of it was told to be done."])
  }

  @Test("What the app finds torn is torn")
  func torn() {
    let judge = judge("torn A its checksum does not hold")
    #expect(judge.torn == ["Window A: its checksum does not hold."] && !judge.isContent)
  }

  @Test("A store without the window, without a state or with an older one has lost it")
  func storeLost() {
    var missing = judge("saved 7 A")
    missing.look(at: stored([:]))
    #expect(missing.lost == ["The store has no window A; save 7 of it was told to be done."])
    var older = judge("saved 7 A")
    older.look(at: stored(["A": 6]))
    #expect(older.lost == ["The store has save 6 of window A; save 7 was told to be done."])
    var none = judge("saved 7 A")
    var empty = stored([:])
    empty.windows = ["A"]
    none.look(at: empty)
    #expect(none.lost == ["The store has no state of window A; save 7 was told to be done."])
  }

  @Test("A state that was set aside is not lost, unless it is older than what was acknowledged")
  func setAside() {
    var well = judge("saved 7 A", "empty A")
    well.look(at: stored([:], aside: ["A": 7]))
    #expect(well.isContent)
    var older = judge("saved 7 A", "empty A")
    older.look(at: stored([:], aside: ["A": 6]))
    #expect(older.lost.count == 1)
  }

  @Test("Windows that are always saved together and are not of one save are torn")
  func halfASave() {
    var judge = judge("saved 7 A B")
    judge.look(at: stored(["A": 8, "B": 7], together: ["A", "B"]))
    #expect(judge.lost.isEmpty)
    #expect(
      judge.torn.first == "Windows that are saved together are not of one save: A has 8, B has 7.")
  }

  @Test(
    "A line that the app does not write is not taken", arguments: ["", "saved", "saved x A", "restored A", "hello"])
  func unknown(line: String) {
    var judge = Judge()
    let isKnown = judge.take(line)
    #expect(!isKnown)
  }

  @Test("A sentence that no run should see counts")
  func wonder() {
    var judge = Judge()
    judge.wonder(at: "The session file is damaged.")
    #expect(!judge.isContent)
  }
}
