import Foundation
import SceneSimulator
import SceneStore
import SceneSystem
import SceneTrace

/// A simulated device with Notes on it.
final class Stage {
  private let half: ProcessAppHalf
  private let device: SimulatedDevice
  private let state: String

  /// Installs the app at `app`; everything that it and the device keep lies in `container`.
  init(app: String, profile: DeviceProfile = .padN, container: AppContainer) throws {
    let bundle = try InstalledBundle.load(executable: app, profile: profile, container: container)
    var options = ProcessAppHalf.Options(executable: bundle.executable, container: container, profile: profile)
    options.wantsTrace = true
    half = try ProcessAppHalf(options)
    state = "\(container.path)/sessions.sqlite"
    device = try SimulatedDevice(
      profile: profile, app: bundle.app,
      store: SQLiteSessionStore(path: state, report: { print($0) }), half: half, wantsTrace: true)
  }

  /// The app's process, or `nil` while none runs.
  var processIdentifier: Int32? { half.processIdentifier }

  /// Whether the window is in front of the user.
  func isOnScreen(_ window: String) -> Bool {
    SessionID(label: window).flatMap(device.kernel.activationState) == .foregroundActive
  }

  /// Does what a line of a device script says, and returns what the app was told.
  func perform(_ line: String) throws -> [TraceEvent] {
    try perform(StimulusParser(known: device.knownSessions).parse(line, place: "the story"), line)
  }

  /// Types on the keyboard, into a window.
  func type(_ text: String, into window: String) throws {
    guard let session = SessionID(label: window) else { throw StoryError.objection(window, "There is no such window.") }
    _ = try perform(.app(.type(session, text)), "type \(window)")
  }

  /// What `proscenium sessions` says of the sessions that the device keeps, in lines; and how it is called.
  func sessions(_ command: String...) throws -> (call: String, lines: [String]) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
      .deletingLastPathComponent().appendingPathComponent("proscenium")
    process.arguments = ["sessions", command[0], "--state", state] + command.dropFirst()
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (
      "proscenium \(process.arguments?.joined(separator: " ") ?? "")", text.split(separator: "\n").map(String.init)
    )
  }

  /// Switches the device off.
  func close() { _ = device.shutDown() }

  private func perform(_ stimulus: ScriptStimulus, _ line: String) throws -> [TraceEvent] {
    let outcome = device.perform(stimulus)
    if let objection = outcome.objection { throw StoryError.objection(line, objection) }
    if let problem = outcome.problems.first { throw StoryError.objection(line, problem) }
    if let end = outcome.unexpectedEnd { throw StoryError.objection(line, "The app ended by itself: \(end).") }
    return outcome.trace
  }
}

/// The story cannot go on.
enum StoryError: Error, CustomStringConvertible {
  case noProcess
  case objection(String, String)

  var description: String {
    switch self {
    case .noProcess: "The app should be running here, and it is not."
    case .objection(let line, let reason): "\u{201C}\(line)\u{201D}: \(reason)"
    }
  }
}
