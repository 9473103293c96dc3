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

  init(_ app: String, on profile: DeviceProfile = .phone) throws {
    container = try AppContainer.temporary()
    let bundle = try InstalledBundle.load(
      executable: "\(FieldDevice.products)/\(app)", profile: profile, container: container)
    var options = ProcessAppHalf.Options(executable: bundle.executable, container: container, profile: profile)
    options.environment = bundle.environment
    half = try ProcessAppHalf(options)
    device = try SimulatedDevice(profile: profile, app: bundle.app, store: InMemorySessionStore(), half: half)
  }

  deinit {
    _ = device.shutDown()
    do { try container.remove() } catch { print("The container \(container.path) stays behind: \(error)") }
  }

  /// Does what the lines say, one after the other, and returns what the app printed because of them.
  func perform(_ lines: String...) throws -> [String] {
    try lines.flatMap { line -> [String] in
      let outcome = device.perform(
        try StimulusParser(known: device.knownSessions).parse(line, place: "a field app's test"))
      if let objection = outcome.objection { throw FieldFailure(line: line, reason: objection) }
      if let problem = outcome.problems.first { throw FieldFailure(line: line, reason: problem) }
      if let end = outcome.unexpectedEnd { throw FieldFailure(line: line, reason: "The app \(end).") }
      return outcome.output.filter { !$0.hasPrefix("`UIScene`") && !$0.hasPrefix("Info.plist contained") }
    }
  }
}

/// A stimulus did not do what a test wanted of it.
struct FieldFailure: Error, CustomStringConvertible {
  let line: String
  let reason: String
  var description: String { "\u{201C}\(line)\u{201D}: \(reason)" }
}
