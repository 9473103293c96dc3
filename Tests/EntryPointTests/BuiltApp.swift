import Foundation
import SceneSystem
import SceneWire
import TestSupport

/// An executable of this package, built beside the tests, run as a process with a device that is only a socket.
struct BuiltApp {
  let name: String

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
    var environment = ProcessInfo.processInfo.environment
    environment[DeviceEnvironment.socketPath] = listener.path
    if batches.isEmpty { environment[DeviceEnvironment.describeOnly] = "1" }
    let process = try RunningProcess(BuildLayout.product(name), environment: environment, errors: .discarded)

    let connection = try listener.accept(timeout: .seconds(60))
    let greeting = try connection.welcome(DeviceGreeting(profile: profile, recordsTrace: false), timeout: .seconds(60))
    for (number, batch) in batches.enumerated() {
      try connection.send(DeviceMessage.run(batch: UInt64(number), batch))
      try waitUntilDone(UInt64(number), on: connection)
    }
    connection.close()
    return Run(greeting: greeting, output: process.remainingLines(), status: process.waitForEnd())
  }

  private func waitUntilDone(_ number: UInt64, on connection: WireConnection) throws {
    while true {
      if case .done(batch: number) = try connection.receive(AppMessage.self, timeout: .seconds(60)) { return }
    }
  }
}
