import Dispatch
import Foundation

/// The thread of the main actor, for nonisolated methods that any thread may call.
enum MainThread {
  /// Whether the caller is on the main actor's thread, so that `MainActor.assumeIsolated` does not trap.
  ///
  /// `Thread.isMainThread` is not enough: after `dispatchMain()`, as in a process of tests, the main queue is served by other threads.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

  /// Runs work on the main actor, from any thread, and returns its result.
  static func perform<Value: Sendable>(_ work: @MainActor () -> Value) -> Value {
    if isCurrent { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }

  private static let key = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
