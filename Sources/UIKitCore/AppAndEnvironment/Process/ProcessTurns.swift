import Foundation

/// Which hosted process each task entered last, so that a test finds the application of its own device also between two
/// stimuli, while other tests wait in the middle of theirs.
///
/// Invariant: it keeps no process alive. A task that is over leaves its entry until the process it names is gone too.
final class ProcessTurns: @unchecked Sendable {
  /// The process whose code is running: inside `UIProcess.enter(_:)`, and in the tasks that were started there.
  @TaskLocal static var entered: UIProcess?

  private struct Entry {
    weak var process: UIProcess?
  }

  private let lock = NSLock()
  private var entries: [Int: Entry] = [:]
  private var last = Entry()
  private var sweepSize = 64

  /// The process that the running task entered last; in code outside any task, as in a test that is no task or in a block of
  /// the main queue, the one that was entered last of all.
  var latest: UIProcess? {
    let task = ProcessTurns.task
    return lock.withLock { task == 0 ? last.process : entries[task]?.process }
  }

  /// The one that was entered last of all.
  var latestOfAll: UIProcess? { lock.withLock { last.process } }

  /// The running task has entered `process`.
  func note(_ process: UIProcess) {
    let task = ProcessTurns.task
    lock.withLock {
      last.process = process
      guard entries[task]?.process !== process else { return }
      entries[task] = Entry(process: process)
      guard entries.count > sweepSize else { return }
      entries = entries.filter { $0.value.process != nil }
      sweepSize = max(64, entries.count * 2)
    }
  }

  private static var task: Int { withUnsafeCurrentTask { $0?.hashValue } ?? 0 }
}
