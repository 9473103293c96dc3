import Foundation
import MainThread

/// The run loops in which a stream delivers its events.
///
/// The run loop of the main thread is represented by the main actor: in a process of tests, and on a desktop that has an event loop of its own,
/// nothing runs Foundation's.
final class StreamSchedule: @unchecked Sendable {
  private struct Entry {
    let runLoop: RunLoop
    let mode: RunLoop.Mode
    /// Keeps the run loop waiting for events, and wakes it when there are some.
    let timer: Timer
  }

  // Invariant: used while the lock is held. The fire date of a timer may be set on any thread.
  private let lock = NSLock()
  private var isOnMain = false
  private var entries: [Entry] = []
  /// Delivers the events that there are, on the thread of a run loop.
  private let deliver: @Sendable () -> Void

  init(deliver: @escaping @Sendable () -> Void) { self.deliver = deliver }

  deinit { for entry in entries { entry.timer.invalidate() } }

  /// Whether the stream is scheduled on the main thread.
  var isOnMainThread: Bool { lock.withLock { isOnMain } }

  func add(_ runLoop: RunLoop, _ mode: RunLoop.Mode) {
    lock.withLock {
      guard !Self.isMain(runLoop) else {
        isOnMain = true
        return
      }
      let timer = Timer(fire: .distantFuture, interval: 1e9, repeats: true) { [deliver] _ in deliver() }
      entries.append(Entry(runLoop: runLoop, mode: mode, timer: timer))
      runLoop.add(timer, forMode: mode)
    }
  }

  func remove(_ runLoop: RunLoop, _ mode: RunLoop.Mode) {
    lock.withLock {
      if Self.isMain(runLoop) { isOnMain = false }
      for entry in entries where entry.runLoop === runLoop && entry.mode == mode { entry.timer.invalidate() }
      entries.removeAll { !$0.timer.isValid }
    }
  }

  func removeAll() {
    lock.withLock {
      isOnMain = false
      for entry in entries { entry.timer.invalidate() }
      entries = []
    }
  }

  private static func isMain(_ runLoop: RunLoop) -> Bool {
    runLoop === RunLoop.main || MainThread.isCurrent && runLoop === RunLoop.current
  }

  /// There may be events: run loops of other threads deliver them.
  func wakeUp() {
    lock.withLock { for entry in entries { entry.timer.fireDate = Date() } }
  }
}
