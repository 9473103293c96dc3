import Foundation
import Handoff
import HandoffClient

/// The service of the session in which the program runs.
enum Service {
  /// The bundle identifier of the app that the benchmark is.
  static let app = "org.proscenium.handoff-bench"
  /// The type of its activities.
  static let activityType = "org.proscenium.handoff-bench.edit"

  /// A connection to its socket.
  static func connect() async throws -> HandoffClient {
    guard let socket = HandoffServicePaths.socket(environment: ProcessInfo.processInfo.environment) else {
      throw BenchError("XDG_RUNTIME_DIR is not set.")
    }
    return try await HandoffClient.connect(to: socket)
  }

  /// A connection as an app.
  static func connectApp() async throws -> HandoffClient {
    let client = try await connect()
    try await client.send(.app(bundleIdentifier: app, activityTypes: [activityType]))
    return client
  }
}

/// Why a program of the benchmark ends: a whole sentence.
struct BenchError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
