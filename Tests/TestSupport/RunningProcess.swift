package import Foundation
import Synchronization

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// A program that runs beside a test or a tool, whose output is read line by line and which can be killed at any time.
///
/// Started with `posix_spawn`, because a tool starts ten thousand of them, and because Foundation's `Process` regards a process as running
/// while a child of it lives. A signal is never sent to a process identifier that may have been reused.
package final class RunningProcess: Sendable {
  /// Where the program's output or its errors go.
  package enum Destination: Sendable {
    /// To `/dev/null`.
    case discarded
    /// To this object, which returns it with ``line(before:)``. For one of output and errors.
    case read
    /// To a file, which is created, or extended.
    case file(String)
    /// Errors only: to the same place as the output, in order.
    case output
    /// Errors only: to the errors of this process.
    case inherited
  }

  /// The program's process identifier.
  package let identifier: pid_t
  private static let starting = Mutex(())
  private let errorFile: String?
  private let input: Int32
  private let output: Int32
  private let isInputOpen = Mutex(true)
  private let unread = Mutex(Unread())
  /// The exit status once the process has been waited for.
  private let status = Mutex<Int32?>(nil)
  /// Serializes waiting for the end.
  private let waiting = Mutex(())

  private struct Unread {
    var bytes: [UInt8] = []
    var isAtEnd = false
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - executable: A path, or a name that is searched in `PATH`.
  ///   - environment: All its variables.
  ///   - folder: Its current folder.
  ///   - hasInput: Whether its standard input is what ``write(_:)`` writes. Otherwise it is empty.
  ///   - timeout: When it is killed, so that a program that hangs does not block all tests.
  package init(
    _ executable: String, _ arguments: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment, in folder: String? = nil,
    hasInput: Bool = false, output: Destination = .read, errors: Destination = .inherited, timeout: Duration? = nil
  ) throws(ProcessError) {
    // One start at a time, so that no other program inherits the ends of the pipes.
    let started = try Self.starting.withLock { _ throws(ProcessError) in
      var (ours, theirs): ([Int32], [Int32]) = ([], [])
      defer { for descriptor in theirs { close(descriptor) } }
      for end in [1, 0] {
        var pair: [Int32] = [-1, -1]
        guard pipe(&pair) == 0 else { throw ProcessError("pipe failed: \(String(cString: strerror(errno)))") }
        for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        ours.append(pair[end])
        theirs.append(pair[1 - end])
      }
      let spawned = Self.spawn(
        executable, arguments, environment: environment, in: folder, input: hasInput ? theirs[0] : nil, pipe: theirs[1],
        output: output, errors: errors)
      guard case .success(let identifier) = spawned else {
        for descriptor in ours { close(descriptor) }
        throw ProcessError("\(executable) cannot be started: \(String(cString: strerror(spawned.errorNumber)))")
      }
      return (input: ours[0], output: ours[1], identifier: identifier)
    }
    (self.input, self.output, self.identifier) = (started.input, started.output, started.identifier)
    errorFile = if case .file(let path) = errors { path } else { nil }
    if let timeout {
      let seconds = Double(timeout.components.seconds)
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in self?.send(SIGKILL) }
    }
  }

  deinit {
    send(SIGKILL)
    _ = waitForEnd()
    closeInput()
    close(output)
  }

  // MARK: Input

  /// Writes a text to the program's standard input.
  package func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
      if count > 0 { rest.removeFirst(count) } else if errno != EINTR { return }
    }
  }

  /// Ends the program's standard input.
  package func closeInput() {
    isInputOpen.withLock { isOpen in
      if isOpen { close(input) }
      isOpen = false
    }
  }

  // MARK: Output

  /// The next line, or `nil` if none arrives before `deadline`, or there are no more.
  ///
  /// A last line without a line break does not count: the program ended while it wrote the line.
  package func line(before deadline: ContinuousClock.Instant? = nil) -> String? {
    unread.withLock { unread in
      while true {
        if let end = unread.bytes.firstIndex(of: UInt8(ascii: "\n")) {
          defer { unread.bytes.removeSubrange(...end) }
          return String(decoding: unread.bytes[..<end], as: UTF8.self)
        }
        if unread.isAtEnd { return nil }
        if let deadline {
          let left = deadline - .now
          let microseconds = max(
            0, left.components.seconds * 1_000_000 + left.components.attoseconds / 1_000_000_000_000)
          var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
          guard poll(&request, 1, Int32(clamping: microseconds / 1000)) > 0 else {
            guard microseconds > 0 else { return nil }
            // poll counts milliseconds; a kill must be possible at any time.
            usleep(UInt32(clamping: microseconds % 1000))
            continue
          }
        }
        readMore(&unread)
      }
    }
  }

  /// The lines up to the last of the `wanted` ones, in any order.
  package func lines(until wanted: Set<String>) -> [String] {
    var missing = wanted
    var read: [String] = []
    while !missing.isEmpty, let line = line() {
      read.append(line)
      missing.remove(line)
    }
    return read
  }

  /// The lines that have already arrived.
  package func arrivedLines() -> [String] { lines(before: .now) }

  /// All further lines, up to the end of the program.
  package func remainingLines() -> [String] { lines(before: nil) }

  private func lines(before deadline: ContinuousClock.Instant?) -> [String] {
    var lines: [String] = []
    while let line = line(before: deadline) { lines.append(line) }
    return lines
  }

  /// The program's errors so far, where they go to a file.
  package var errorText: String {
    get throws { try errorFile.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? "" }
  }

  private func readMore(_ unread: inout Unread) {
    var piece = [UInt8](repeating: 0, count: 65_536)
    let count = read(output, &piece, piece.count)
    if count > 0 {
      unread.bytes += piece[..<count]
    } else if count == 0 || errno != EINTR {
      unread.isAtEnd = true
    }
  }

  // MARK: End

  /// Sends a signal, unless the program's end has been waited for.
  package func send(_ signal: Int32) {
    status.withLock { status in
      if status == nil { _ = kill(identifier, signal) }
    }
  }

  /// Whether the program has not ended yet.
  package var isRunning: Bool { end(waits: false) == nil }

  /// Waits for the program's end, and returns its exit status, or the negated number of the signal that ended it.
  @discardableResult package func waitForEnd() -> Int32 {
    waiting.withLock { _ in
      if let status = end(waits: false) { return status }
      // Signals are still possible meanwhile: the identifier is in use until the process has been reaped below.
      var information = siginfo_t()
      while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
      return end(waits: true) ?? -1
    }
  }

  private func end(waits: Bool) -> Int32? {
    status.withLock { status in
      if let status { return status }
      var code: Int32 = 0
      var result = waitpid(identifier, &code, waits ? 0 : WNOHANG)
      while result < 0, errno == EINTR { result = waitpid(identifier, &code, waits ? 0 : WNOHANG) }
      guard result == identifier else { return nil }
      let signal = code & 0x7F
      status = signal == 0 ? (code >> 8) & 0xFF : -signal
      return status
    }
  }

  // MARK: Start

  private enum Spawned {
    case success(pid_t)
    case failure(Int32)

    var errorNumber: Int32 { if case .failure(let number) = self { number } else { 0 } }
  }

  private static func spawn(
    _ executable: String, _ arguments: [String], environment: [String: String], in folder: String?, input: Int32?,
    pipe: Int32, output: Destination, errors: Destination
  ) -> Spawned {
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
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    for (descriptor, destination) in [(Int32(1), output), (2, errors)] {
      switch destination {
      case .discarded: posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
      case .read: posix_spawn_file_actions_adddup2(&actions, pipe, descriptor)
      case .file(let path):
        posix_spawn_file_actions_addopen(&actions, descriptor, path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      case .output: posix_spawn_file_actions_adddup2(&actions, 1, descriptor)
      case .inherited: break
      }
    }
    // A program starts with the default signals, whatever the tests' process does with them.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    // The current folder is changed by `env`, which the program then replaces.
    let command = (folder.map { ["env", "-C", $0] } ?? []) + [executable] + arguments
    let words = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var child: pid_t = 0
    let result = posix_spawnp(&child, command[0], &actions, &attributes, words, variables)
    return result == 0 ? .success(child) : .failure(result)
  }
}
