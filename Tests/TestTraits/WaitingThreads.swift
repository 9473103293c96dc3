import Foundation
import Synchronization

/// A few threads that run tasks which may block them.
final class WaitingThreads: TaskExecutor {
  /// One more than a machine with two processors has, because most of the time they wait.
  static let shared = WaitingThreads(count: 3)

  private let jobs = Mutex<[UnownedJob]>([])
  private let available = DispatchSemaphore(value: 0)

  private init(count: Int) {
    for number in 1...count {
      let thread = Thread { [self] in
        while true { runNext() }
      }
      thread.name = "waiting test \(number)"
      // Tests of deeply nested input need what the main thread has.
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    available.signal()
  }

  private func runNext() {
    available.wait()
    let job = jobs.withLock { $0.removeFirst() }
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
