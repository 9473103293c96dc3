import Foundation

/// The hosted process that each task entered last, so that between two stimuli a test finds the application of its own device, while other
/// tests are suspended inside theirs.
///
/// Invariant: it retains no process. The entry of a finished task remains until the process that it refers to is released.
final class TaskProcessTable: @unchecked Sendable {
  /// The process whose code is running: inside `UIProcess.enter(_:)`, and in the tasks that were started there.
  @TaskLocal static var entered: UIProcess?

  private struct Entry {
    weak var process: UIProcess?
  }

  private let lock = NSLock()
  private var entries: [Int: Entry] = [:]
  private var last = Entry()
  private var cleanupThreshold = 64

  /// The process that the running task entered last; in code outside any task, such as a synchronous test or a block of the main queue, the
  /// process that any task entered last.
  var latest: UIProcess? {
    let task = TaskProcessTable.task
    return lock.withLock { task == 0 ? last.process : entries[task]?.process }
  }

  /// The process that any task entered last.
  var latestOfAll: UIProcess? { lock.withLock { last.process } }

  /// The running task has entered `process`.
  func note(_ process: UIProcess) {
    let task = TaskProcessTable.task
    lock.withLock {
      last.process = process
      guard entries[task]?.process !== process else { return }
      entries[task] = Entry(process: process)
      guard entries.count > cleanupThreshold else { return }
      entries = entries.filter { $0.value.process != nil }
      cleanupThreshold = max(64, entries.count * 2)
    }
  }

  private static var task: Int { withUnsafeCurrentTask { $0?.hashValue } ?? 0 }
}
