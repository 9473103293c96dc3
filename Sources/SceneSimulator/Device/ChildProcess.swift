import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A real process that the device has started, with its output and its end.
///
/// Output and errors go into one pipe, so that they stay in their order. The process and all that it starts are one group,
/// which gets the device's signals and goes with the process. A signal is never sent to a number that may belong to another
/// process by now.
final class ChildProcess: @unchecked Sendable {
  let identifier: pid_t
  private let watch: ProcessWatch
  private let output: OutputPipe

  /// Starts `executable` in a process group of its own, with nothing on its input.
  ///
  /// Throws a sentence's middle, as `No such file or directory`.
  init(
    executable: String, arguments: [String], environment: [String: String], limits: AppLimits = AppLimits()
  ) throws(ChildProcessError) {
    RunningApps.waitIfLeaving()
    let watch = try ProcessWatch()
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ChildProcessError(reason: String(cString: strerror(errno))) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let input = ends[1]
    output = OutputPipe(descriptor: ends[0], watch: watch, limits: limits)
    self.watch = watch
    defer { close(input) }
    identifier = try watch.start {
      RunningApps.add(watch) {
        Self.spawn(executable, arguments: arguments, environment: environment, output: input)
      }
    }
    let output = output
    Thread { output.readUntilEnd() }.start()
  }

  deinit { RunningApps.remove(watch) }

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
    return result == 0
      ? .success(child) : .failure(ChildProcessError(reason: String(cString: strerror(result))))
  }

  /// Can be read once the process is gone; open as long as this object lives.
  var endDescriptor: Int32 { watch.endDescriptor }

  /// How the process ended, or `nil` while it lives.
  var end: ProcessEnd? {
    RunningApps.waitIfLeaving()
    return watch.end
  }

  /// Waits for the end; `nil` where the time ran out first.
  func waitForEnd(timeout: Duration) -> ProcessEnd? {
    let end = watch.waitForEnd(timeout: timeout)
    RunningApps.waitIfLeaving()
    return end
  }

  /// Sends a signal to the process and to what it has started, unless it is gone.
  func send(signal: Int32) { watch.send(signal: signal) }

  /// Stops the process where it stands, and returns when it stands, or after `timeout`: one that waits for a disk stops later.
  func stop(timeout: Duration = .seconds(10)) { _ = watch.stop(timeout: timeout) }

  /// Whether a process is this one or was started by it.
  func includes(process: pid_t) -> Bool { process == identifier || getpgid(process) == identifier }

  /// The whole lines that have come since the last call; with the last, unfinished one where the process is gone.
  func takeOutput() -> AppOutput { output.take(unfinished: watch.end != nil) }
}
