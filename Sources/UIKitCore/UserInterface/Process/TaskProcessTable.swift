import Foundation
import Synchronization

/// The hosted process that each task entered last, so that between two stimuli a test finds the application of its own device, while other
/// tests are suspended inside theirs.
///
/// Invariant: it retains no process. The entry of a finished task remains until the process that it refers to is released.
final class TaskProcessTable: Sendable {
  /// The process whose code is running: inside `UIProcess.enter(_:)`, and in the tasks that were started there.
  @TaskLocal static var entered: UIProcess?

  private struct Entry {
    weak var process: UIProcess?
  }

  private struct Entries {
    var ofTasks: [Int: Entry] = [:]
    var last = Entry()
    var cleanupThreshold = 64
  }

  private let entries = Mutex(Entries())

  /// The process that the running task entered last; in code outside any task, such as a synchronous test or a block of the main queue, the
  /// process that any task entered last.
  var latest: UIProcess? {
    let task = TaskProcessTable.task
    return entries.withLock { task == 0 ? $0.last.process : $0.ofTasks[task]?.process }
  }

  /// The process that any task entered last.
  var latestOfAll: UIProcess? { entries.withLock { $0.last.process } }

  /// The running task has entered `process`.
  func note(_ process: UIProcess) {
    let task = TaskProcessTable.task
    entries.withLock { entries in
      entries.last.process = process
      guard entries.ofTasks[task]?.process !== process else { return }
      entries.ofTasks[task] = Entry(process: process)
      guard entries.ofTasks.count > entries.cleanupThreshold else { return }
      entries.ofTasks = entries.ofTasks.filter { $0.value.process != nil }
      entries.cleanupThreshold = max(64, entries.ofTasks.count * 2)
    }
  }

  private static var task: Int { withUnsafeCurrentTask { $0?.hashValue } ?? 0 }
}
