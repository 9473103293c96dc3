package import Foundation

/// An app that was built beside the tests, running on a private desktop; tests can wait for its output.
package final class RunningApp {
  private let process: Process
  private let log = Log()
  package let errors = Log()

  /// The app's output on standard error, without the warnings of GTK's libraries on a busy machine about a late pointer event or frame.
  package var warnings: [String] {
    errors.all.filter { line in
      !line.isEmpty && !(line.contains("-WARNING **:") && ["Gtk", "Gdk", "Gsk"].contains(where: line.contains))
    }
  }

  /// The files that are mapped into the app's memory, such as its libraries.
  package var mappedFiles: Set<String> {
    get throws {
      // A string with the contents of a file of no size has the first page only.
      let map = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(processIdentifier)/maps")).readToEnd()
      let lines = String(decoding: map ?? Data(), as: UTF8.self).split(separator: "\n")
      return Set(lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } })
    }
  }

  /// The lines that a process has printed so far, collected by a thread.
  package final class Log: @unchecked Sendable {
    private let condition = NSCondition()
    private var lines: [String] = []
    private var isClosed = false

    package init() {}

    package func gather(_ handle: FileHandle) {
      let descriptor = handle.fileDescriptor
      Thread.detachNewThread { [self] in
        _ = handle
        var rest = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
          let count = read(descriptor, &buffer, buffer.count)
          guard count > 0 else { break }
          rest += buffer[..<count]
          while let end = rest.firstIndex(of: 10) {
            append(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
            rest = Data(rest[(end + 1)...])
          }
        }
        condition.withLock {
          isClosed = true
          condition.broadcast()
        }
      }
    }

    private func append(_ line: String) {
      condition.withLock {
        lines.append(line)
        condition.broadcast()
      }
    }

    /// All lines so far.
    package var all: [String] { condition.withLock { lines } }

    /// Waits for a line that matches, among those from `start` on; returns its index.
    package func await(from start: Int, seconds: Double, _ matches: (String) -> Bool) -> Int? {
      let deadline = Date(timeIntervalSinceNow: seconds)
      return condition.withLock {
        var next = start
        while true {
          while next < lines.count {
            if matches(lines[next]) { return next }
            next += 1
          }
          if isClosed || !condition.wait(until: deadline) { return nil }
        }
      }
    }
  }

  /// The index of the next unread line.
  private var position = 0

  /// The app's standard input.
  private let input: Pipe?

  /// The path of the executable that was built as `name`.
  package static func path(of name: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
      .appendingPathComponent(name).path
  }

  /// Starts the app that was built as `name`.
  ///
  /// - Parameters:
  ///   - name: The product.
  ///   - arguments: The command line arguments.
  ///   - desktop: The desktop for its windows.
  ///   - isDriven: Whether the test sends it commands on its standard input.
  package init(
    _ name: String, arguments: [String] = [], on desktop: PrivateDesktop, isDriven: Bool = false
  ) throws {
    let (output, error) = (Pipe(), Pipe())
    input = isDriven ? Pipe() : nil
    process = try desktop.start(
      [Self.path(of: name)] + arguments, output: output, error: error, input: input ?? FileHandle.nullDevice)
    log.gather(output.fileHandleForReading)
    errors.gather(error.fileHandleForReading)
  }

  package var processIdentifier: Int32 { process.processIdentifier }

  /// Waits until the app has printed `line`, after the last line that was waited for.
  package func awaitLine(_ line: String, seconds: Double = 30) throws {
    guard let found = log.await(from: position, seconds: seconds, { $0 == line }) else {
      throw DesktopProblem(
        "The app did not print \u{201C}\(line)\u{201D}. It printed since then: \(log.all[position...].joined(separator: " | ")). "
          + "On standard error: \(errors.all.joined(separator: " | "))")
    }
    position = found + 1
  }

  /// Sends one line to a driven app. One that has crashed does not answer; writing to it must not end the tests with SIGPIPE.
  package func send(_ line: String) {
    var (pipe, before) = (sigset_t(), sigset_t())
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    defer {
      var now = timespec()
      if sigismember(&before, SIGPIPE) == 0 { sigtimedwait(&pipe, nil, &now) }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    try? input?.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
  }

  /// Sends one line to a driven app and returns the next line with this prefix, which is its answer. Lines in between can still be waited
  /// for.
  package func ask(_ line: String, beginning: String, seconds: Double = 10) -> String? {
    let start = log.all.count
    send(line)
    return log.await(from: start, seconds: seconds) { $0.hasPrefix(beginning) }.map { log.all[$0] }
  }

  /// Waits for the next line with this prefix, and returns it.
  package func awaitLine(beginningWith beginning: String, seconds: Double = 30) throws -> String {
    guard let found = log.await(from: position, seconds: seconds, { $0.hasPrefix(beginning) }) else {
      throw DesktopProblem(
        "The app printed nothing that begins with \u{201C}\(beginning)\u{201D}. On standard error: "
          + errors.all.joined(separator: " | "))
    }
    position = found + 1
    return log.all[found]
  }

  /// All output so far.
  package var lines: [String] { log.all }

  /// Skips the output so far.
  package func skip() { position = log.all.count }

  /// The output since the last line that was waited for.
  package var newLines: [String] { Array(log.all[position...]) }

  package func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Waits for the process's end and returns its exit status.
  package func waitForExit() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
}
