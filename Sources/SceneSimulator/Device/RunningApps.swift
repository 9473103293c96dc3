import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The apps that run on this process's devices, for the moment at which the process is told to leave.
enum RunningApps {
  private static let board = Board()

  private final class Board: @unchecked Sendable {
    let lock = NSLock()
    var isLeaving = false
    var watches: [ObjectIdentifier: ProcessWatch] = [:]
  }

  /// Calls `spawn`, unless the process is leaving, and remembers what it has started.
  static func add(
    _ watch: ProcessWatch, spawn: () -> Result<pid_t, ChildProcessError>
  ) -> Result<pid_t, ChildProcessError> {
    board.lock.withLock {
      guard !board.isLeaving else { return .failure(ChildProcessError(reason: "the device is being switched off")) }
      let result = spawn()
      if case .success = result { board.watches[ObjectIdentifier(watch)] = watch }
      return result
    }
  }

  /// Forgets a process whose device is done with it.
  static func remove(_ watch: ProcessWatch) {
    board.lock.withLock { _ = board.watches.removeValue(forKey: ObjectIdentifier(watch)) }
  }

  /// Ends every app, busy or suspended, and waits until they are gone. No other is started afterwards.
  static func endAll() {
    let watches = board.lock.withLock {
      board.isLeaving = true
      return Array(board.watches.values)
    }
    for watch in watches { watch.send(signal: SIGKILL) }
    let deadline = ContinuousClock.now + .seconds(5)
    for watch in watches { _ = watch.waitForEnd(timeout: max(.zero, deadline - .now)) }
  }

  /// Returns at once, except in a process that is leaving. There it does not return: the app's end is no news for the device
  /// any more, and nothing else is to be done.
  static func waitIfLeaving() {
    guard board.lock.withLock({ board.isLeaving }) else { return }
    while true { pause() }
  }
}
