import Dispatch
import Foundation
import Synchronization

/// The thread of the main actor, for nonisolated functions that any thread may call.
package enum MainThread {
  /// Whether the caller is on the main actor's thread, so that `MainActor.assumeIsolated` does not trap.
  ///
  /// The first thread is not enough: after `dispatchMain()`, as in a process of tests, the main queue is served by other threads.
  package static var isCurrent: Bool { isFirst || DispatchQueue.getSpecific(key: key) != nil }

  /// Whether the caller is on the first thread of the process. `Thread.isMainThread` says the same, by two calls of the kernel each time.
  package static var isFirst: Bool {
    let current = identifier
    let known = first.load(ordering: .relaxed)
    if known != 0 { return known == current }
    guard Thread.isMainThread else { return false }
    first.store(current, ordering: .relaxed)
    return true
  }

  /// Runs work on the main actor, from any thread, and returns its result.
  package static func perform<Value: Sendable>(_ work: @MainActor () -> Value) -> Value {
    if isCurrent { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }

  /// The first thread, which lives as long as the process; 0 until it has asked.
  private static let first = Atomic<UInt>(0)

  private static var identifier: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  private static let key = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
