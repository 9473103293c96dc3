import Dispatch
import Foundation

/// The thread of the main actor, for nonisolated methods that any thread may call.
enum MainThread {
  /// Whether the caller is on the main actor's thread, so that `MainActor.assumeIsolated` does not trap.
  ///
  /// `Thread.isMainThread` is not enough: after `dispatchMain()`, as in a process of tests, the main queue is served by other threads.
  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

  private static let key = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
