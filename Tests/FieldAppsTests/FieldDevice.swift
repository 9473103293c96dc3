import Foundation
import SceneManifest
import SceneSimulator
import SessionStorage
import SceneSystem
import TestSupport

/// A simulated device with one of the field apps on it, as a real process.
final class FieldDevice {
  private let container: AppContainer
  private let connection: ProcessAppConnection
  private let device: SimulatedDevice

  /// A device with the app.
  ///
  /// - Parameters:
  ///   - app: The fixture's name.
  ///   - profile: The device.
  ///   - sessions: The number of existing sessions, each in the first configuration and with an activity.
  ///   - environment: Variables for the app's process.
  init(
    _ app: String, on profile: DeviceProfile = .phone, sessions: Int = 0, environment: [String: String] = [:]
  ) throws {
    container = try AppContainer.temporary()
    let bundle = try InstalledBundle.load(
      executable: BuildLayout.product(app), profile: profile, container: container)
    var options = ProcessAppConnection.Options(executable: bundle.executable, container: container, profile: profile)
    options.environment = bundle.environment.merging(environment) { $1 }
    connection = try ProcessAppConnection(options)
    var initial = PersistentState(identifierSeed: 11)
    for _ in 0..<sessions {
      _ = initial.addSession(
        configuration: bundle.manifest?.configurations(for: .windowApplication).first ?? SceneConfiguration(),
        restorationActivity: ScriptedActivity.plain(type: bundle.activityTypes.first ?? "page"))
    }
    device = try SimulatedDevice(
      profile: profile, app: bundle.app, store: InMemorySessionStore(), connection: connection, initial: initial)
  }

  deinit {
    _ = device.shutDown()
    do { try container.remove() } catch { print("The container \(container.path) stays behind: \(error)") }
  }

  /// Performs the lines in order, and returns the app's output for them.
  func perform(_ lines: String...) throws -> [String] {
    try lines.flatMap { line -> [String] in
      let outcome = try outcome(line)
      if let rejectionReason = outcome.rejectionReason { throw FieldFailure(line: line, reason: rejectionReason) }
      if let problem = outcome.problems.first { throw FieldFailure(line: line, reason: problem) }
      if let end = outcome.unexpectedTermination { throw FieldFailure(line: line, reason: "The app \(end).") }
      return outcome.output.filter { !$0.hasPrefix("`UIScene`") && !$0.hasPrefix("Info.plist contained") }
    }
  }

  /// Performs the line, and returns its whole outcome, whatever it is.
  func outcome(_ line: String) throws -> StimulusOutcome {
    device.perform(try StimulusParser(knownSessions: device.knownSessions).parse(line, location: "a field app's test"))
  }

  /// The sessions in the device's store.
  var sessions: [SessionRecord] { device.kernel.sessions }
}

/// A stimulus did not have the effect that a test requires.
struct FieldFailure: Error, CustomStringConvertible {
  let line: String
  let reason: String
  var description: String { "\u{201C}\(line)\u{201D}: \(reason)" }
}
