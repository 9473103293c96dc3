import Foundation

#if canImport(Glibc)
  @preconcurrency import Glibc
#endif

/// One process of the torture app, read line by line, and killed at a given time.
///
/// Started with `posix_spawn`, because ten thousand of them are started.
final class TortureProcess {
  let processIdentifier: pid_t
  private let descriptor: Int32
  private let errors: String
  private var unread: [UInt8] = []
  private var isAtEnd = false

  /// Starts `executable` with `environment`; its standard error is written to the file `errors`.
  init(executable: String, environment: [String: String], errors: String) throws(TortureError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw TortureError("pipe failed: \(String(cString: strerror(errno))).") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup(executable), nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var identifier: pid_t = 0
    let result = posix_spawn(&identifier, executable, &actions, nil, arguments, variables)
    close(ends[1])
    guard result == 0 else {
      close(ends[0])
      throw TortureError("\(executable) cannot be started: \(String(cString: strerror(result))).")
    }
    processIdentifier = identifier
    descriptor = ends[0]
    self.errors = errors
  }

  deinit { close(descriptor) }

  /// The next whole line, or `nil` if none arrives before `deadline`, or there are no more.
  func line(before deadline: ContinuousClock.Instant) -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let left = deadline - .now
      guard left > .zero else { return nil }
      let microseconds = left.components.seconds * 1_000_000 + left.components.attoseconds / 1_000_000_000_000
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Int32(clamping: microseconds / 1000)) > 0 else {
        // poll counts milliseconds; a kill must be possible at any time.
        usleep(UInt32(clamping: microseconds % 1000))
        continue
      }
      readMore()
      if isAtEnd { return nil }
    }
  }

  /// Everything that it wrote before it died; call it after the process was killed, or asked to quit.
  func remainingLines() -> [String] {
    while !isAtEnd { readMore() }
    // A line without a line break counts as not reported.
    let whole = unread.lastIndex(of: UInt8(ascii: "\n")).map { Array(unread[...$0]) } ?? []
    unread = []
    return whole.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func readMore() {
    var piece = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &piece, piece.count)
    if count > 0 {
      unread += piece[..<count]
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }

  func send(_ signal: Int32) { _ = kill(processIdentifier, signal) }

  /// The process's exit status, or the negated number of the signal that ended it. Waits for the end.
  func end() -> Int32 {
    var status: Int32 = 0
    while waitpid(processIdentifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  /// Its output on standard error.
  func output() -> [String] {
    guard let text = try? String(contentsOfFile: errors, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map(String.init)
  }
}
