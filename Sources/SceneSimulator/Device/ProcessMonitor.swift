import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thread that starts a process and waits until it stops and ends.
///
/// The thread that starts the process lives as long as the process does, which lets an app ask the operating system to be ended with it
/// (``DeviceEnvironment/exitsWithParent``). The end is reported twice: as a value under a lock, and as a descriptor that can be waited for
/// together with a socket.
final class ProcessMonitor: @unchecked Sendable {
  /// The state of the process.
  private enum State {
    case notStarted
    case running(pid_t)
    case stopped(pid_t)
    case ended(ProcessTermination)
    case failed(ChildProcessError)
  }

  /// Becomes readable when the process has ended. Open for the lifetime of this object.
  let endDescriptor: Int32
  /// The other end of that pipe; closed by the thread.
  private let endSignal: Int32
  private let condition = NSCondition()
  private var state = State.notStarted

  init() throws(ChildProcessError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildProcessError(reason: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    endDescriptor = ends[0]
    endSignal = ends[1]
  }

  deinit {
    close(endDescriptor)
    if case .notStarted = state { close(endSignal) }
  }

  /// Calls `spawn`, which starts a process and returns its identifier, on a new thread, and waits until it has returned.
  func start(_ spawn: @escaping @Sendable () -> Result<pid_t, ChildProcessError>) throws(ChildProcessError) -> pid_t {
    Thread { [self] in
      switch spawn() {
      case .success(let identifier):
        set(.running(identifier))
        wait(for: identifier)
      case .failure(let error): set(.failed(error))
      }
      // When the descriptor becomes readable, `state` has the end already.
      close(endSignal)
    }.start()
    condition.lock()
    defer { condition.unlock() }
    while true {
      switch state {
      case .notStarted: condition.wait()
      case .failed(let error): throw error
      case .running(let identifier), .stopped(let identifier): return identifier
      // It ended immediately; the identifier may be reused.
      case .ended: return 0
      }
    }
  }

  /// How the process ended, or `nil` while it runs.
  var termination: ProcessTermination? {
    condition.withLock { if case .ended(let termination) = state { termination } else { nil } }
  }

  /// Waits for the end; `nil` if the timeout expires first.
  func waitForEnd(timeout: Duration) -> ProcessTermination? {
    let deadline = ContinuousClock.now + timeout
    while true {
      if let termination { return termination }
      let (seconds, attoseconds) = max(.zero, deadline - .now).components
      let milliseconds =
        seconds < 1_000_000
        ? seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000 : 1_000_000_000
      var request = pollfd(fd: endDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, Int32(milliseconds)) == 0, ContinuousClock.now >= deadline { return termination }
    }
  }

  /// Sends a signal to the process and its children, unless it has ended.
  func send(signal: Int32) {
    condition.withLock {
      switch state {
      case .running(let identifier), .stopped(let identifier):
        if kill(-identifier, signal) != 0 { _ = kill(identifier, signal) }
        if signal == SIGCONT { state = .running(identifier) }
      case .notStarted, .ended, .failed: break
      }
    }
  }

  /// Stops the process, and returns when it is stopped or has ended; `false` if neither happened in time.
  func stop(timeout: Duration) -> Bool {
    send(signal: SIGSTOP)
    let limit = Date(
      timeIntervalSinceNow: Double(timeout.components.seconds) + Double(timeout.components.attoseconds) * 1e-18)
    return condition.withLock {
      while case .running = state {
        if !condition.wait(until: limit) { return false }
      }
      return true
    }
  }

  private func set(_ state: State) {
    condition.withLock {
      self.state = state
      condition.broadcast()
    }
  }

  private func wait(for identifier: pid_t) {
    while true {
      var information = siginfo_t()
      // Waits without reaping: until the lock is held, the identifier must not be reused.
      let flags = Int32(WEXITED | WSTOPPED | WNOWAIT)
      if waitid(P_PID, id_t(identifier), &information, flags) != 0 {
        if errno == EINTR { continue }
        // Another caller has reaped it, which a device never does.
        return set(.ended(.exited(status: 0)))
      }
      if information.si_code == Int32(CLD_STOPPED) {
        // The stop is consumed, so that the next one reported is a new stop.
        _ = waitid(P_PID, id_t(identifier), &information, Int32(WSTOPPED | WNOHANG))
        set(.stopped(identifier))
        continue
      }
      condition.withLock {
        // The process's children are ended with it, as on a device. The identifier has not been reused yet.
        _ = kill(-identifier, SIGKILL)
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        state = .ended(ProcessTermination(waitStatus: status))
        condition.broadcast()
      }
      return
    }
  }
}

/// A process that could not be started.
struct ChildProcessError: Error {
  /// The system's own text.
  var reason: String
}
