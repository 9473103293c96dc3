import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The apps that run on this process's devices, for the case that the process is terminated.
enum RunningApps {
  private struct Registry {
    var isTerminating = false
    var watches: [ObjectIdentifier: ProcessMonitor] = [:]
  }

  private static let registry = Mutex(Registry())

  /// Calls `spawn`, unless the process is terminating, and registers the process that it has started.
  static func add(
    _ monitor: ProcessMonitor, spawn: () -> Result<pid_t, ChildProcessError>
  ) -> Result<pid_t, ChildProcessError> {
    registry.withLock { registry in
      guard !registry.isTerminating else {
        return .failure(ChildProcessError(reason: "the device is being shut down"))
      }
      let result = spawn()
      if case .success = result { registry.watches[ObjectIdentifier(monitor)] = monitor }
      return result
    }
  }

  /// Removes a process that its device no longer needs.
  static func remove(_ monitor: ProcessMonitor) {
    registry.withLock { _ = $0.watches.removeValue(forKey: ObjectIdentifier(monitor)) }
  }

  /// Ends every app, busy or suspended, and waits until they have ended. No app is started afterwards.
  static func terminateAll() {
    let watches = registry.withLock { registry in
      registry.isTerminating = true
      return Array(registry.watches.values)
    }
    for monitor in watches { monitor.send(signal: SIGKILL) }
    let deadline = ContinuousClock.now + .seconds(5)
    for monitor in watches { _ = monitor.waitForEnd(timeout: max(.zero, deadline - .now)) }
  }

  /// Returns at once, except in a process that is terminating. There it does not return: the device must not react to the app's end any
  /// more.
  static func waitIfTerminating() {
    guard registry.withLock({ $0.isTerminating }) else { return }
    while true { pause() }
  }
}
