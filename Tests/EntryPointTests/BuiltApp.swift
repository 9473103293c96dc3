import Foundation
import SceneSystem
import SceneWire

/// An executable of this package, built beside the tests, run as a process with a device that is only a socket.
struct BuiltApp {
  let name: String

  /// The folder of the test runner is that of all build products.
  private var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL.deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  /// The result of a run.
  struct Run {
    var greeting: AppGreeting
    /// What the app printed.
    var output: [String]
    var status: Int32
  }

  /// Starts the app, accepts its greeting, sends it `batches`, and waits until it exits.
  func run(_ batches: [[Directive]] = [], profile: DeviceProfile = .phone) throws -> Run {
    let listener = try WireListener()
    let process = Process()
    process.executableURL = executable
    var environment = ProcessInfo.processInfo.environment
    environment[DeviceEnvironment.socketPath] = listener.path
    if batches.isEmpty { environment[DeviceEnvironment.describeOnly] = "1" }
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    let connection = try listener.accept(timeout: .seconds(60))
    let greeting = try connection.welcome(DeviceGreeting(profile: profile, recordsTrace: false), timeout: .seconds(60))
    for (number, batch) in batches.enumerated() {
      try connection.send(DeviceMessage.run(batch: UInt64(number), batch))
      try waitUntilDone(UInt64(number), on: connection)
    }
    connection.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Run(
      greeting: greeting, output: text.split(separator: "\n").map(String.init), status: process.terminationStatus)
  }

  private func waitUntilDone(_ number: UInt64, on connection: WireConnection) throws {
    while true {
      if case .done(batch: number) = try connection.receive(AppMessage.self, timeout: .seconds(60)) { return }
    }
  }
}
