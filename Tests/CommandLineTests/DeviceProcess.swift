import Foundation
import Testing
import TestSupport

@testable import SceneSimulator

/// The command line tool as a process that receives its input line by line.
final class DeviceProcess {
  private let process: RunningProcess
  private let report: Report

  /// Starts `proscenium` with its own temporary folders; the app's `REPORT` is this object's.
  init(_ arguments: [String], in folder: TemporaryFolder, environment: [String: String] = [:]) throws {
    report = try Report(folder.path + "/report-\(UUID().uuidString)")
    let variables = ProcessInfo.processInfo.environment.merging(folder.environment) { $1 }
      .merging(environment) { $1 }.merging(["REPORT": report.path]) { $1 }
    process = try RunningProcess(
      BuildLayout.product("proscenium"), arguments, environment: variables, hasInput: true, errors: .discarded)
  }

  func write(_ line: String) { process.write(line + "\n") }

  /// Reads the tool's output up to the line that begins with `prefix`; `nil` if it ends before.
  @discardableResult func readLines(to prefix: String) -> [String]? {
    var lines: [String] = []
    while let line = process.line() {
      lines.append(line)
      if line.hasPrefix(prefix) { return lines }
    }
    return nil
  }

  /// The process's peak memory, in kilobytes.
  var peak: Int? {
    guard let status = try? String(contentsOfFile: "/proc/\(process.identifier)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return nil }
    return line.split(separator: " ").compactMap { Int($0) }.first
  }

  func send(_ signal: Int32) { process.send(signal) }

  /// Waits until the tool exits, and returns its exit status, or the signal that ended it as a negative number.
  func waitForEnd() -> Int32 { process.waitForEnd() }

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

extension TemporaryFolder {
  /// A folder with folders for a device's temporary files. Its path is short, because it contains sockets.
  static func forDevice() -> TemporaryFolder { TemporaryFolder(in: "/tmp", containing: "tmp", "run") }

  var environment: [String: String] { ["TMPDIR": path + "/tmp", "XDG_RUNTIME_DIR": path + "/run"] }

  /// The content of the folders for temporary files.
  var leftovers: [String] { ["tmp", "run"].flatMap(names(in:)) }
}
