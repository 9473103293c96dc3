import Foundation

/// An app of this package as a process, whose output is read line by line while it runs.
final class AppProcess {
  private let process = Process()
  private let output = Pipe()
  private let errors: URL
  private var unread = Data()

  /// Starts `name` with `environment` added to the test's own, and without variables that lead it to another device.
  init(
    _ name: String = "HostedProbe", in folder: TemporaryFolder, arguments: [String] = [],
    environment: [String: String] = [:]
  ) throws {
    errors = folder.url.appendingPathComponent("errors-\(UUID().uuidString)")
    let built = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
    process.executableURL = name.hasPrefix("/") ? URL(fileURLWithPath: name) : built.appendingPathComponent(name)
    var whole = ProcessInfo.processInfo.environment
    for key in ["PROSCENIUM_DEVICE", "PROSCENIUM_INFO_PLIST", "PROSCENIUM_DESCRIBE"] { whole[key] = nil }
    whole["XDG_STATE_HOME"] = folder.url.path
    whole["XDG_RUNTIME_DIR"] = folder.runtime
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.environment = whole.merging(environment) { $1 }
    process.standardOutput = output
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    // A process that hangs must not block the test run; its end closes the pipe, and reading continues.
    let identifier = process.processIdentifier
    watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: watchdog)
  }

  private let watchdog: DispatchWorkItem

  deinit {
    watchdog.cancel()
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// The next line that the app prints, or `nil` after its exit.
  func line() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      unread.append(more)
    }
  }

  /// The lines up to the last of the `wanted` ones, in any order.
  func lines(until wanted: Set<String>) -> [String] {
    var missing = wanted
    var read: [String] = []
    while !missing.isEmpty, let line = line() {
      read.append(line)
      missing.remove(line)
    }
    return read
  }

  /// The lines that have already arrived, without waiting.
  func linesThatArrived() -> [String] {
    let descriptor = output.fileHandleForReading.fileDescriptor
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, 0) == 1, waiting.revents & Int16(POLLIN) != 0 {
      unread.append(output.fileHandleForReading.availableData)
    }
    var lines: [String] = []
    while unread.contains(UInt8(ascii: "\n")), let line = line() { lines.append(line) }
    return lines
  }

  var processIdentifier: Int32 { process.processIdentifier }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// The rest of the app's output, until it exits.
  func remainder() -> [String] {
    var read: [String] = []
    while let line = line() { read.append(line) }
    process.waitUntilExit()
    return read
  }

  /// How the process ended: its status, or the signal's number below zero.
  var end: Int32 {
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }

  /// What the process wrote to standard error.
  var said: String {
    get throws { try String(contentsOf: errors, encoding: .utf8) }
  }
}

/// A temporary folder of a test, removed with this object.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("hosts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(atPath: runtime, withIntermediateDirectories: true)
  }

  /// The value of `XDG_RUNTIME_DIR` for apps.
  var runtime: String { url.appendingPathComponent("run").path }

  deinit {
    // A folder that cannot be removed is in the folder for temporary files.
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to name: String) throws -> String {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(folder).path).sorted()
  }
}
