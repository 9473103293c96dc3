package import Foundation
import SceneSystem
import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// A program that a command runs and waits for.
///
/// It is in this process's group, so that Ctrl-C in a terminal reaches both; a signal to this process alone is passed on.
package enum ChildProcess {
  /// Where the program's output goes.
  package enum Output {
    /// To this process's output.
    case inherited
    /// Both output and errors, line by line, to a function.
    case lines((String) -> Void)
    /// The output as a whole to a function; errors go to this process's.
    case data((Data) -> Void)
  }

  /// Runs a program and returns its exit status, or 128 and the number of the signal that ended it.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that is searched in `PATH`.
  ///   - environment: All its variables.
  ///   - output: Where its output goes. Its input is this process's.
  package static func run(
    _ program: String, _ arguments: [String], environment: [String: String], output: Output = .inherited
  ) throws(BuilderError) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var ends: [Int32] = [-1, -1]
    if case .inherited = output {
    } else {
      guard pipe(&ends) == 0 else { throw failure(program, errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
      if case .lines = output { posix_spawn_file_actions_adddup2(&actions, ends[1], 2) }
    }
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    let result = withDefaultSignals { posix_spawnp(&child, program, &actions, $0, words, variables) }
    if ends[1] >= 0 { close(ends[1]) }
    guard result == 0 else {
      if ends[0] >= 0 { close(ends[0]) }
      throw failure(program, result)
    }
    return SignalForwarding.whileRunning(child) {
      switch output {
      case .inherited: break
      case .lines(let handle): LineSplitter.read(ends[0], handle)
      case .data(let handle): handle(readAll(ends[0]))
      }
      if ends[0] >= 0 { close(ends[0]) }
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      let signal = status & 0x7F
      return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }
  }

  /// Replaces this process by a program, which so receives its signals and determines its exit status. Returns only if that fails.
  package static func replace(
    by program: String, _ arguments: [String], environment: [String: String]
  ) -> BuilderError {
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    execve(program, words, variables)
    return failure(program, errno)
  }

  /// The attributes of a program that no signal is blocked for, and that ends at SIGINT and SIGTERM whatever this process does.
  private static func withDefaultSignals(_ body: (UnsafePointer<posix_spawnattr_t>) -> Int32) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, defaults) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&defaults)
    for number in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    return body(&attributes)
  }

  private static func failure(_ program: String, _ number: Int32) -> BuilderError {
    BuilderError(.tool, "\(program.oneLine) cannot be started: \(String(cString: strerror(number))).")
  }

  private static func readAll(_ descriptor: Int32) -> Data {
    var data = Data()
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count > 0 {
        data.append(contentsOf: piece[..<count])
      } else if count == 0 || errno != EINTR {
        return data
      }
    }
  }
}

/// Passes SIGINT, SIGTERM and SIGHUP on to a running program, so that it does not outlive this process.
private enum SignalForwarding {
  private static let child = Atomic<Int32>(0)

  static func whileRunning(_ identifier: pid_t, _ body: () -> Int32) -> Int32 {
    child.store(identifier, ordering: .sequentiallyConsistent)
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let former = signals.map { number in
      signal(number) { number in
        let identifier = SignalForwarding.child.load(ordering: .sequentiallyConsistent)
        if identifier > 0 { _ = kill(identifier, number) }
      }
    }
    let status = body()
    child.store(0, ordering: .sequentiallyConsistent)
    for (number, handler) in zip(signals, former) { _ = signal(number, handler) }
    return status
  }
}
