import Foundation

/// A program that a test has started.
final class ChildProcess: Sendable {
  private let process: SharedProcess
  /// The lines of its output, until it ends.
  let lines: AsyncStream<String>

  /// Starts a program with exactly this environment.
  init(_ program: String, _ arguments: [String], environment: [String: String]) throws {
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    self.lines = lines
    self.process = SharedProcess(process)
    // Threads of tests block signals, and a program inherits that.
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try process.run()
    let file = output.fileHandleForReading
    Thread {
      var buffer = Data()
      while case let bytes = file.availableData, !bytes.isEmpty {
        buffer.append(bytes)
        while let end = buffer.firstIndex(of: 10) {
          continuation.yield(String(decoding: buffer[buffer.startIndex..<end], as: UTF8.self))
          buffer = Data(buffer[(end + 1)...])
        }
      }
      continuation.finish()
    }.start()
  }

  deinit { terminate() }

  /// Sends `SIGTERM`, if the program still runs.
  func terminate() { process.terminate() }

  /// The exit status, when the program has ended; -1 if the test was cancelled before.
  func exitStatus() async -> Int32 { await process.exitStatus() }
}

/// `Process` is used by one thread at a time.
private final class SharedProcess: @unchecked Sendable {
  private let process: Process
  private let ended: AsyncStream<Int32>

  init(_ process: Process) {
    self.process = process
    let (ended, continuation) = AsyncStream.makeStream(of: Int32.self)
    self.ended = ended
    process.terminationHandler = {
      continuation.yield($0.terminationStatus)
      continuation.finish()
    }
  }

  func terminate() { if process.isRunning { process.terminate() } }

  func exitStatus() async -> Int32 {
    for await status in ended { return status }
    return -1
  }
}
