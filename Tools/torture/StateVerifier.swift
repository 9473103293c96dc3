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
  private(set) var lost: [String] = []
  private(set) var torn: [String] = []

  var isContent: Bool { lost.isEmpty && torn.isEmpty }

  /// Handles one line of the app's; returns `false` for a line that it should not have written.
  mutating func take(_ line: String) -> Bool {
    let words = line.split(separator: " ").map(String.init)
    switch words.first {
    case "restored" where words.count == 3:
      guard let counter = Int(words[2]) else { return false }
      restored += 1
      highest = max(highest, counter)
      if let owed = acknowledged[words[1]], counter < owed {
        lost.append("Window \(words[1]) came back with save \(counter); save \(owed) was told to be done.")
      }
    case "torn" where words.count > 2:
      torn.append("Window \(words[1]): \(words.dropFirst(2).joined(separator: " ")).")
    case "empty" where words.count == 2: break
    case "open":
      for window in acknowledged.keys.sorted() where !words.dropFirst().contains(window) {
        lost.append("Window \(window) did not come back; save \(acknowledged[window] ?? 0) of it was told to be done.")
      }
    case "saved" where words.count > 2:
      guard let counter = Int(words[1]) else { return false }
      saves += 1
      highest = max(highest, counter)
      for window in words.dropFirst(2) { acknowledged[window] = counter }
    default: return false
    }
    return true
  }

  /// Checks the store after a death. A state that was set aside is not lost.
  mutating func verify(_ stored: StoredStates) {
    torn += stored.flaws
    for (window, owed) in acknowledged.sorted(by: { $0.key < $1.key }) {
      if !stored.windows.contains(window) {
        lost.append("The store has no window \(window); save \(owed) of it was told to be done.")
        continue
      }
      let found = stored.youngest(of: window)?.counter
      if (found ?? 0) < owed {
        let what = found.map { "save \($0)" } ?? "no state"
        lost.append("The store has \(what) of window \(window); save \(owed) was told to be done.")
      }
    }
    for window in stored.windows.sorted() {
      guard let state = stored.youngest(of: window) else { continue }
      highest = max(highest, state.counter)
      for other in state.together {
        guard let counter = stored.youngest(of: other)?.counter, counter != state.counter else { continue }
        torn.append(
          "Windows that are saved together are not of one save: \(window) has \(state.counter), \(other) has \(counter)."
        )
      }
    }
  }

  /// The app's output on standard error, which no run should have.
  mutating func wonder(at sentence: String) { torn.append("The app said: \(sentence)") }
}
