import Foundation
import Testing

@testable import SceneSimulator

/// The command line tool as a process that receives its input line by line.
///
/// `Process` is not usable: it regards a process as running while a child of it lives.
final class DeviceProcess {
  let identifier: pid_t
  private let input: Int32
  private let output: Int32
  private var pending: [UInt8] = []
  private var status: Int32?
  private let report: Report

  /// Starts `proscenium` with its own temporary folders; the app's `REPORT` is this object's.
  init(_ arguments: [String], in folder: ScratchFolder, environment: [String: String] = [:]) throws {
    report = try Report(folder.path + "/report-\(UUID().uuidString)")
    var (ours, theirs): ([Int32], [Int32]) = ([], [])
    for end in [1, 0] {
      var pair: [Int32] = [-1, -1]
      try #require(pipe(&pair) == 0)
      for descriptor in pair { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
      ours.append(pair[end])
      theirs.append(pair[1 - end])
    }
    (input, output) = (ours[0], ours[1])
    defer { for descriptor in theirs { close(descriptor) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, theirs[0], 0)
    posix_spawn_file_actions_adddup2(&actions, theirs[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let variables = ProcessInfo.processInfo.environment.merging(folder.environment) { $1 }
      .merging(environment) { $1 }.merging(["REPORT": report.path]) { $1 }
    let executable = productsFolder + "/proscenium"
    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let pairs = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + pairs { free(text) } }
    var child: pid_t = 0
    try #require(posix_spawn(&child, executable, &actions, nil, words, pairs) == 0)
    identifier = child
  }

  deinit {
    if status == nil {
      send(SIGKILL)
      _ = waitForEnd()
    }
    close(input)
    close(output)
  }

  func write(_ line: String) throws {
    let text = line + "\n"
    try #require(Foundation.write(input, text, text.utf8.count) == text.utf8.count)
  }

  /// Reads the tool's output up to the line that begins with `prefix`; `nil` if it ends before.
  @discardableResult func readLines(to prefix: String) -> [String]? {
    var lines: [String] = []
    while true {
      while let end = pending.firstIndex(of: 10) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending.removeSubrange(...end)
        lines.append(line)
        if line.hasPrefix(prefix) { return lines }
      }
      var piece = [UInt8](repeating: 0, count: 65_536)
      let count = read(output, &piece, piece.count)
      if count == 0 || (count < 0 && errno != EINTR) { return nil }
      if count > 0 { pending += piece[0..<count] }
    }
  }

  /// The process's peak memory, in kilobytes.
  var peak: Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return nil }
    return line.split(separator: " ").compactMap { Int($0) }.first
  }

  func send(_ signal: Int32) { kill(identifier, signal) }

  /// Waits until the tool exits, and returns its exit status, or the signal that ended it as a negative number.
  func waitForEnd() -> Int32 {
    if let status { return status }
    var code: Int32 = 0
    while waitpid(identifier, &code, 0) < 0, errno == EINTR {}
    let result =
      switch ProcessTermination(waitStatus: code) {
      case .exited(let status): status
      case .signaled(let signal): -signal
      }
    status = result
    return result
  }

  /// The identifier of the app that has reported, or `nil` if it ended without a report.
  func waitForReport() -> Int32? { report.number() }

  /// Returns when every process that has reported has ended.
  func waitForEndOfApp() { report.waitForEnd() }

  /// A named pipe, to which the app writes its process identifier, and which it keeps open until its end.
  private final class Report {
    let path: String
    private let descriptor: Int32

    init(_ path: String) throws {
      self.path = path
      mkfifo(path, 0o600)
      descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      try #require(descriptor >= 0)
    }

    deinit { close(descriptor) }

    func number() -> Int32? {
      var text: [UInt8] = []
      while text.last != 10 {
        guard let piece = next() else { return nil }
        text += piece
      }
      return Int32(String(decoding: text.dropLast(), as: UTF8.self))
    }

    func waitForEnd() { while next() != nil {} }

    private func next() -> [UInt8]? {
      while true {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, -1) > 0 || errno == EINTR else { return nil }
        var piece = [UInt8](repeating: 0, count: 64)
        let count = read(descriptor, &piece, piece.count)
        if count > 0 { return Array(piece[0..<count]) }
        if count == 0 { return nil }
      }
    }
  }
}

/// A temporary folder of a test, with folders for a device's temporary files.
final class ScratchFolder {
  let path: String

  init() throws {
    // Short, because it contains sockets.
    path = "/tmp/device-\(UInt32.random(in: 0 ... .max))"
    for folder in ["tmp", "run"] {
      try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var environment: [String: String] { ["TMPDIR": path + "/tmp", "XDG_RUNTIME_DIR": path + "/run"] }

  /// The content of the folders for temporary files.
  var leftovers: [String] {
    ["tmp", "run"].flatMap { (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\($0)")) ?? [] }
  }
}
