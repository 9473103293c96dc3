import TortureState

/// Compares the restored states with those that were reported as saved.
struct StateVerifier {
  /// The number of the latest save of each window that the app reported as done.
  private(set) var acknowledged: [String: Int] = [:]
  /// The highest number that any process reported, or left in the store.
  private(set) var highest = 0
  /// The number of saves that were reported as done.
  private(set) var saves = 0
  /// The number of states that were restored to a window.
  private(set) var restored = 0
  /// The number of the latest save whose items the app reported as indexed.
  private(set) var indexed = 0
  private(set) var lost: [String] = []
  private(set) var torn: [String] = []

  var isIntact: Bool { lost.isEmpty && torn.isEmpty }

  /// Handles one line of the app's output; returns `false` for a line of no valid form.
  mutating func handle(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    switch words.first {
    case "restored" where words.count == 3:
      guard let counter = Int(words[2]) else { return false }
      restored += 1
      highest = max(highest, counter)
      if let saved = acknowledged[words[1]], counter < saved {
        lost.append("Window \(words[1]) was restored with save \(counter); save \(saved) was reported as done.")
      }
    case "torn" where words.count > 2:
      torn.append("Window \(words[1]): \(words.dropFirst(2).joined(separator: " ")).")
    case "empty" where words.count == 2: break
    case "open":
      for window in acknowledged.keys.sorted() where !words.dropFirst().contains(window) {
        lost.append("Window \(window) was not restored; its save \(acknowledged[window] ?? 0) was reported as done.")
      }
    case "saved" where words.count > 2:
      guard let counter = Int(words[1]) else { return false }
      saves += 1
      highest = max(highest, counter)
      for window in words.dropFirst(2) { acknowledged[window] = counter }
    case "indexed" where words.count == 2:
      guard let counter = Int(words[1]) else { return false }
      indexed = max(indexed, counter)
    default: return false
    }
    return true
  }

  /// Checks the search index after a process has ended: it is not behind what was reported, and its items are those of one save.
  mutating func verify(_ index: StoredIndex) {
    torn += index.flaws
    if index.counter < indexed {
      lost.append("The search index has save \(index.counter); save \(indexed) was reported as indexed.")
    }
    let expected = index.counter == 0 ? [] : StoredIndex.identifiers.map { "\($0) Save \(index.counter)" }
    if index.items.sorted() != expected {
      torn.append("The search index of save \(index.counter) has the items \(index.items.sorted()).")
    }
  }

  /// Checks the store after a process has ended. A state that was set aside is not lost.
  mutating func verify(_ stored: StoredStates) {
    torn += stored.flaws
    for (window, saved) in acknowledged.sorted(by: { $0.key < $1.key }) {
      if !stored.windows.contains(window) {
        lost.append("The store has no window \(window); its save \(saved) was reported as done.")
        continue
      }
      let found = stored.latest(of: window)?.counter
      if (found ?? 0) < saved {
        let what = found.map { "save \($0)" } ?? "no state"
        lost.append("The store has \(what) of window \(window); save \(saved) was reported as done.")
      }
    }
    for window in stored.windows.sorted() {
      guard let state = stored.latest(of: window) else { continue }
      highest = max(highest, state.counter)
      for other in state.together {
        guard let counter = stored.latest(of: other)?.counter, counter != state.counter else { continue }
        torn.append(
          "Windows of one save have different states: \(window) has \(state.counter), \(other) has \(counter)."
        )
      }
    }
  }

  /// Handles a line that the app wrote to standard error, where no run should write anything.
  mutating func handleError(_ line: String) { torn.append("The app wrote to standard error: \(line)") }
}
