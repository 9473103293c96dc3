import Foundation
import SceneSimulator
import SceneStore
import SceneSystem

/// A simulated device with one of the field apps on it, as a real process.
final class FieldDevice {
  private let container: AppContainer
  private let half: ProcessAppHalf
  private let device: SimulatedDevice

  /// The folder in which everything is built, which is that of the test runner.
  private static let products: String = {
    let bundle = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    return ((bundle ?? CommandLine.arguments[0]) as NSString).deletingLastPathComponent
  }()

  /// A device with the app on it.
  ///
  /// - Parameters:
  ///   - app: The fixture's name.
  ///   - profile: The device.
  ///   - sessions: How many sessions are there from before, each in the first configuration and with an activity.
  ///   - environment: Variables for the app's process.
  init(
    _ app: String, on profile: DeviceProfile = .phone, sessions: Int = 0, environment: [String: String] = [:]
  ) throws {
    container = try AppContainer.temporary()
    let bundle = try InstalledBundle.load(
      executable: "\(FieldDevice.products)/\(app)", profile: profile, container: container)
    var options = ProcessAppHalf.Options(executable: bundle.executable, container: container, profile: profile)
    options.environment = bundle.environment.merging(environment) { $1 }
    half = try ProcessAppHalf(options)
    var initial = PersistentState(identifierSeed: 11)
    for _ in 0..<sessions {
      _ = initial.addSession(
        configuration: bundle.manifest?.configurations(for: .windowApplication).first ?? SceneConfiguration(),
        restorationActivity: ScriptedActivity.plain(type: bundle.activityTypes.first ?? "page"))
    }
    device = try SimulatedDevice(
      profile: profile, app: bundle.app, store: InMemorySessionStore(), half: half, initial: initial)
  }

  deinit {
    _ = device.shutDown()
    do { try container.remove() } catch { print("The container \(container.path) stays behind: \(error)") }
  }

  /// Does what the lines say, one after the other, and returns what the app printed because of them.
  func perform(_ lines: String...) throws -> [String] {
    try lines.flatMap { line -> [String] in
      let outcome = try outcome(line)
      if let objection = outcome.objection { throw FieldFailure(line: line, reason: objection) }
      if let problem = outcome.problems.first { throw FieldFailure(line: line, reason: problem) }
      if let end = outcome.unexpectedEnd { throw FieldFailure(line: line, reason: "The app \(end).") }
      return outcome.output.filter { !$0.hasPrefix("`UIScene`") && !$0.hasPrefix("Info.plist contained") }
    }
  }

  /// Does what the line says, and returns all that came of it, whatever that is.
  func outcome(_ line: String) throws -> StimulusOutcome {
    device.perform(try StimulusParser(known: device.knownSessions).parse(line, place: "a field app's test"))
  }

  /// The sessions as the device keeps them.
  var sessions: [SessionRecord] { device.kernel.sessions }
}

/// A stimulus did not do what a test wanted of it.
struct FieldFailure: Error, CustomStringConvertible {
  let line: String
  let reason: String
  var description: String { "\u{201C}\(line)\u{201D}: \(reason)" }
}
