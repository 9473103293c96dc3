import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thread that starts a process and waits for its stops and its end.
///
/// The thread that starts the process lives as long as the process does, which lets an app ask the operating system to be
/// ended with it (``DeviceEnvironment/endsWithParent``). The end is told twice: as a value under a lock, and as a
/// descriptor that can be waited for together with a socket.
final class ProcessWatch: @unchecked Sendable {
  /// What the process does.
  private enum State {
    case notStarted
    case running(pid_t)
    case stopped(pid_t)
    case ended(ProcessEnd)
    case failed(ChildProcessError)
  }

  /// Can be read once the process is gone. Open as long as this object lives.
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

  /// Has a new thread call `spawn`, which starts a process and returns its number, and waits until it has.
  func start(_ spawn: @escaping @Sendable () -> Result<pid_t, ChildProcessError>) throws(ChildProcessError) -> pid_t {
    Thread { [self] in
      switch spawn() {
      case .success(let identifier):
        set(.running(identifier))
        wait(for: identifier)
      case .failure(let error): set(.failed(error))
      }
      // Whoever can read the end finds it in `state` already.
      close(endSignal)
    }.start()
    condition.lock()
    defer { condition.unlock() }
    while true {
      switch state {
      case .notStarted: condition.wait()
      case .failed(let error): throw error
      case .running(let identifier), .stopped(let identifier): return identifier
      // It has lived for a moment only; the number is nobody's any more.
      case .ended: return 0
      }
    }
  }

  /// How the process ended, or `nil` while it lives.
  var end: ProcessEnd? {
    condition.withLock { if case .ended(let end) = state { end } else { nil } }
  }

  /// Waits for the end; `nil` where the time ran out first.
  func waitForEnd(timeout: Duration) -> ProcessEnd? {
    let deadline = ContinuousClock.now + timeout
    while true {
      if let end { return end }
      let (seconds, attoseconds) = max(.zero, deadline - .now).components
      let milliseconds =
        seconds < 1_000_000
        ? seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000 : 1_000_000_000
      var request = pollfd(fd: endDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, Int32(milliseconds)) == 0, ContinuousClock.now >= deadline { return end }
    }
  }

  /// Sends a signal to the process and to what it has started, unless it is gone.
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

  /// Stops the process where it stands, and returns when it stands or has ended; `false` where neither came in time.
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
      // Looks without taking: until the lock is held, the number must stay the process's own.
      let flags = Int32(WEXITED | WSTOPPED | WNOWAIT)
      if waitid(P_PID, id_t(identifier), &information, flags) != 0 {
        if errno == EINTR { continue }
        // Somebody else has waited for it, which a device never does.
        return set(.ended(.exited(status: 0)))
      }
      if information.si_code == Int32(CLD_STOPPED) {
        // The news is taken, so that the next is the next stop.
        _ = waitid(P_PID, id_t(identifier), &information, Int32(WSTOPPED | WNOHANG))
        set(.stopped(identifier))
        continue
      }
      condition.withLock {
        // What the app has started goes with it, as on a device. The number is still its own.
        _ = kill(-identifier, SIGKILL)
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        state = .ended(ProcessEnd(waitStatus: status))
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
