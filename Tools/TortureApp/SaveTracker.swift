import TortureState
import UIKit

/// Numbers the saves, and reports which of them are done.
@MainActor final class SaveTracker {
  nonisolated static let shared = MainActor.assumeIsolated { SaveTracker() }

  /// The number of the app's windows.
  private let wanted = 3
  /// The number of the last save that was begun. Never less than the number that any previous process reported.
  private var counter = ProcessInfo.processInfo.environment["TORTURE_FROM"].flatMap { Int($0) } ?? 0
  /// The windows of the present save; empty between two saves.
  private var saving: [String] = []
  /// All windows exist, so from now on every save includes all of them.
  private var isComplete = false

  private let search = SearchTracker()

  nonisolated func report(_ line: String) {
    var bytes = Array((line + "\n").utf8)
    // One call, so that a line is written as a whole or not at all.
    _ = write(STDOUT_FILENO, &bytes, bytes.count)
  }

  /// A window was restored with a state of this number.
  func found(_ number: Int) { counter = max(counter, number) }

  /// The number and the other windows for a window that is being saved now.
  func state(of window: String) -> TortureState {
    if saving.isEmpty {
      counter += 1
      // The system commits at the end of the turn in which it captures the state, and this runs after that turn.
      DispatchQueue.main.async { self.saveIsDone() }
    }
    saving.append(window)
    return TortureState(counter: counter, window: window, together: isComplete ? windows : [])
  }

  func launchIsOver() {
    report("open \(windows.joined(separator: " "))")
    requestSave()
  }

  private func saveIsDone() {
    report("saved \(counter) \(saving.joined(separator: " "))")
    if isComplete { search.index(counter) }
    saving = []
    requestSave()
  }

  private var windows: [String] { UIApplication.shared.openSessions.map(\.persistentIdentifier).sorted() }

  private func requestSave() {
    guard !isComplete else { return }
    isComplete = windows.count == wanted
    guard !isComplete else { return }
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error in
      self.report("torn - \(error)")
    }
  }
}
