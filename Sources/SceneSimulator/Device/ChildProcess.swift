import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A real process that the device has started, with its output and its exit status.
///
/// Standard output and error share one pipe, so that their order is kept. The process and its children are one group, which receives the
/// device's signals and is ended with the process. A signal is never sent to a process identifier that may have been reused.
final class ChildProcess: @unchecked Sendable {
  let identifier: pid_t
  private let monitor: ProcessMonitor
  private let output: OutputPipe

  /// Starts `executable` in its own process group, with an empty standard input.
  ///
  /// Throws a part of a sentence, such as `No such file or directory`.
  init(
    executable: String, arguments: [String], environment: [String: String], limits: AppLimits = AppLimits()
  ) throws(ChildProcessError) {
    RunningApps.waitIfTerminating()
    let monitor = try ProcessMonitor()
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildProcessError(reason: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let input = ends[1]
    output = OutputPipe(descriptor: ends[0], monitor: monitor, limits: limits)
    self.monitor = monitor
    defer { close(input) }
    identifier = try monitor.start {
      RunningApps.add(monitor) {
        Self.spawn(executable, arguments: arguments, environment: environment, output: input)
      }
    }
    let output = output
    Thread { output.readUntilEnd() }.start()
  }

  deinit { RunningApps.remove(monitor) }

  private static func spawn(
    _ executable: String, arguments: [String], environment: [String: String], output: Int32
  ) -> Result<pid_t, ChildProcessError> {
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
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    // Signals that this process ignores, such as Ctrl-C at the prompt, are not ignored in the app.
    var allSignals = sigset_t()
    sigfillset(&allSignals)
    posix_spawnattr_setsigdefault(&attributes, &allSignals)
    // Its own group: Ctrl-C at the prompt must not reach the app.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var child: pid_t = 0
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    let result = posix_spawn(&child, executable, &actions, &attributes, words, variables)
    for text in words + variables { free(text) }
    return result == 0
      ? .success(child) : .failure(ChildProcessError(reason: String(cString: strerror(result))))
  }

  /// Becomes readable when the process has ended; open for the lifetime of this object.
  var endDescriptor: Int32 { monitor.endDescriptor }

  /// How the process ended, or `nil` while it runs.
  var termination: ProcessTermination? {
    RunningApps.waitIfTerminating()
    return monitor.termination
  }

  /// Waits for the end; `nil` if the timeout expires first.
  func waitForEnd(timeout: Duration) -> ProcessTermination? {
    let end = monitor.waitForEnd(timeout: timeout)
    RunningApps.waitIfTerminating()
    return end
  }

  /// Sends a signal to the process and its children, unless it has ended.
  func send(signal: Int32) { monitor.send(signal: signal) }

  /// Stops the process, and returns when it is stopped, or after `timeout`: a process that waits for a disk stops later.
  func stop(timeout: Duration = .seconds(10)) { _ = monitor.stop(timeout: timeout) }

  /// Whether a process is this one or one of its group.
  func includes(process: pid_t) -> Bool { process == identifier || getpgid(process) == identifier }

  /// The whole lines since the last call, and the last, unfinished one if the process has ended.
  func drainOutput() -> AppOutput { output.drain(unfinished: monitor.termination != nil) }
}
