import TortureState
import UIKit

/// Numbers the saves, and says which of them are done.
@MainActor final class Ledger {
  static let shared = Ledger()

  /// How many windows the app has.
  private let wanted = 3
  /// The number of the save that was begun last. Never below what any process before has told.
  private var counter = ProcessInfo.processInfo.environment["TORTURE_FROM"].flatMap { Int($0) } ?? 0
  /// The windows that take part in the present save; empty between two saves.
  private var saving: [String] = []
  /// All windows are there, so from now on every save takes all of them.
  private var isComplete = false

  func say(_ line: String) {
    var bytes = Array((line + "\n").utf8)
    // One call, so that a line is there as a whole or not at all.
    _ = write(STDOUT_FILENO, &bytes, bytes.count)
  }

  /// A window came back with a state of this number.
  func found(_ number: Int) { counter = max(counter, number) }

  /// The number and the companions for a window that is being saved now.
  func state(of window: String) -> TortureState {
    if saving.isEmpty {
      counter += 1
      // The system commits at the end of the turn in which it asks, and this comes after that turn.
      DispatchQueue.main.async { self.saveIsDone() }
    }
    saving.append(window)
    return TortureState(counter: counter, window: window, together: isComplete ? windows : [])
  }

  func launchIsOver() {
    say("open \(windows.joined(separator: " "))")
    wantMore()
  }

  private func saveIsDone() {
    say("saved \(counter) \(saving.joined(separator: " "))")
    saving = []
    wantMore()
  }

  private var windows: [String] { UIApplication.shared.openSessions.map(\.persistentIdentifier).sorted() }

  private func wantMore() {
    guard !isComplete else { return }
    isComplete = windows.count == wanted
    guard !isComplete else { return }
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
      self.say("torn - \(error)")
    }
  }
}
