package import SearchIndex
import Foundation
import Synchronization

/// The search index of an app's process, and the clock by which its items expire.
///
/// A simulated device makes each change before the call that requests it returns, so that tests are deterministic. On a desktop a thread makes
/// them in order, because each waits for the disk.
package final class AppSearchIndex: Sendable {
  /// The index of the running process.
  package static var ofProcess: AppSearchIndex { finder.withLock { $0 }.find?() ?? main }
  static let main = AppSearchIndex()

  /// Installs a lookup that is used first: several apps in one process each have an index.
  ///
  /// - Parameter find: Called on any thread; returns `nil` if the running code belongs to no such app.
  static func findIndex(with find: @escaping @Sendable () -> AppSearchIndex?) {
    finder.withLock { $0.find = find }
  }

  // In a structure: a function that is itself the mutex's value is wrapped once more each time it is read.
  private struct Finder {
    var find: (@Sendable () -> AppSearchIndex?)?
  }

  private static let finder = Mutex(Finder())

  private struct State {
    var storage: any SearchIndexStorage
    var now: @Sendable () -> Double
    var queue: SearchQueue?
  }

  private let state: Mutex<State>

  /// An index that makes each change at once.
  package init(
    storage: any SearchIndexStorage = MemorySearchIndex(),
    now: @escaping @Sendable () -> Double = { Date().timeIntervalSinceReferenceDate }
  ) {
    state = Mutex(State(storage: storage, now: now))
  }

  /// Replaces the storage by one whose changes wait for the disk. Called before the app runs.
  package func useStorage(_ storage: any SearchIndexStorage) {
    state.withLock {
      $0.storage = storage
      $0.queue = SearchQueue()
    }
  }

  /// Where the items are kept.
  package var storage: any SearchIndexStorage { state.withLock { $0.storage } }

  /// The present time, in seconds since 1 January 2001.
  package var now: Double { state.withLock { $0.now }() }

  /// Calls a closure with the storage and the present time: on the calling thread before this returns, or on the index's own thread after the
  /// closures before it.
  package func perform(_ work: @escaping @Sendable (any SearchIndexStorage, Double) -> Void) {
    let (storage, now, queue) = state.withLock { ($0.storage, $0.now, $0.queue) }
    guard let queue else { return work(storage, now()) }
    queue.add { work(storage, now()) }
  }
}

extension AppSearchIndex {
  /// Waits until the closures that were added are done, because the process ends: what was saved is found.
  ///
  /// - Parameter seconds: The longest time to wait.
  package func finish(within seconds: Double) {
    guard let queue = state.withLock({ $0.queue }), queue.isBusy else { return }
    let done = DispatchSemaphore(value: 0)
    queue.add { done.signal() }
    _ = done.wait(timeout: .now() + seconds)
  }
}

/// Runs closures in order on a thread, which exists only while there are some.
private final class SearchQueue: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Void] = []
    var hasThread = false
  }

  private let state = Mutex(State())

  /// Whether there are closures that are not done.
  var isBusy: Bool { state.withLock { $0.hasThread } }

  func add(_ work: @escaping @Sendable () -> Void) {
    let needsThread = state.withLock { state in
      state.waiting.append(work)
      defer { state.hasThread = true }
      return !state.hasThread
    }
    // A thread, and not a queue of libdispatch, whose own threads would wake an idle app up each second.
    if needsThread { Thread.detachNewThread { self.runAll() } }
  }

  private func runAll() {
    while true {
      let batch = state.withLock { state in
        defer { state.waiting = [] }
        if state.waiting.isEmpty { state.hasThread = false }
        return state.waiting
      }
      if batch.isEmpty { return }
      for work in batch { work() }
    }
  }
}
