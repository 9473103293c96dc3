import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A real process that the device has started, with its output and its end.
///
/// Output and errors go into one pipe, so that they stay in their order; a thread of its own reads it, so that the process
/// never waits for a reader. Another thread waits for the end. A signal is never sent to a number that may belong to
/// another process by now.
final class ChildProcess: @unchecked Sendable {
  let identifier: pid_t
  private let output: OutputPipe
  private let condition = NSCondition()
  private var ended: ProcessEnd?

  /// Starts `executable` in a process group of its own, with nothing on its input.
  ///
  /// Throws a sentence's middle, as `No such file or directory`.
  init(executable: String, arguments: [String], environment: [String: String]) throws(ChildProcessError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildProcessError(reason: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    defer { close(ends[1]) }

    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    // What this process ignores, as Ctrl-C at the prompt, the app must not ignore with it.
    var allSignals = sigset_t()
    sigfillset(&allSignals)
    posix_spawnattr_setsigdefault(&attributes, &allSignals)
    // A group of its own: Ctrl-C at the prompt is not meant for the app.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var child: pid_t = 0
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    let result = posix_spawn(&child, executable, &actions, &attributes, words, variables)
    for text in words + variables { free(text) }
    guard result == 0 else {
      close(ends[0])
      throw ChildProcessError(reason: String(cString: strerror(result)))
    }
    identifier = child
    output = OutputPipe(descriptor: ends[0])
    Thread { [self] in awaitEnd() }.start()
    let output = output
    Thread { output.readUntilEnd() }.start()
  }

  /// How the process ended, or `nil` while it lives.
  var end: ProcessEnd? { condition.withLock { ended } }

  /// Waits for the end; `nil` where the time ran out first.
  func waitForEnd(timeout: Duration) -> ProcessEnd? {
    let limit = Date(
      timeIntervalSinceNow: Double(timeout.components.seconds) + Double(timeout.components.attoseconds) * 1e-18)
    return condition.withLock {
      while ended == nil {
        if !condition.wait(until: limit) { break }
      }
      return ended
    }
  }

  /// Sends a signal, unless the process is gone.
  func send(signal: Int32) {
    condition.withLock {
      if ended == nil { _ = kill(identifier, signal) }
    }
  }

  /// Stops the process where it stands, and returns when it stands.
  func stop() {
    send(signal: SIGSTOP)
    var information = siginfo_t()
    // Looks without taking, for an end belongs to the thread that waits for it.
    while waitid(P_PID, id_t(identifier), &information, WSTOPPED | WEXITED | WNOWAIT) != 0, errno == EINTR {}
    // The news of the stop is taken, so that the next call waits for the next stop.
    _ = waitid(P_PID, id_t(identifier), &information, WSTOPPED | WNOHANG)
  }

  /// The whole lines that have come since the last call; with the last, unfinished one where the process is gone.
  func takeLines() -> [String] { output.takeLines(unfinished: end != nil) }

  private func awaitEnd() {
    var information = siginfo_t()
    // Looks without taking: until the lock is held, the number must stay the process's own.
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
    condition.withLock {
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
      ended = ProcessEnd(waitStatus: status)
      condition.broadcast()
    }
  }
}

/// A process that could not be started.
struct ChildProcessError: Error {
  /// The system's own text.
  var reason: String
}

/// The reading end of a process's output.
private final class OutputPipe: @unchecked Sendable {
  private let descriptor: Int32
  private let lock = NSLock()
  private var bytes: [UInt8] = []
  private var isAtEnd = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  func readUntilEnd() {
    while true {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, -1) > 0 || errno == EINTR else { return }
      lock.lock()
      drain()
      let isDone = isAtEnd
      lock.unlock()
      if isDone { return }
    }
  }

  func takeLines(unfinished: Bool) -> [String] {
    lock.lock()
    defer { lock.unlock() }
    // What the process wrote before it told us that it is done is in the pipe by now; the thread may not have seen it yet.
    drain()
    var end = bytes.lastIndex(of: 10).map { $0 + 1 } ?? 0
    if unfinished { end = bytes.count }
    guard end > 0 else { return [] }
    let text = String(decoding: bytes[..<end], as: UTF8.self)
    bytes.removeSubrange(..<end)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private func drain() {
    var piece = [UInt8](repeating: 0, count: 65_536)
    while !isAtEnd {
      let count = read(descriptor, &piece, piece.count)
      if count > 0 {
        bytes.append(contentsOf: piece[0..<count])
      } else if count == 0 {
        isAtEnd = true
      } else if errno != EINTR {
        if errno != EAGAIN { isAtEnd = true }
        return
      }
    }
  }
}
