import Foundation
import SceneSimulator
import SceneStore
import SceneSystem
import SceneTrace
import SessionReports

/// A simulated device with Notes on it.
final class DemoDevice {
  private let connection: ProcessAppConnection
  private let device: SimulatedDevice
  private let state: String

  /// Installs the app at `app`; all files of the app and the device are in `container`.
  init(app: String, profile: DeviceProfile = .padN, container: AppContainer) throws {
    let bundle = try InstalledBundle.load(executable: app, profile: profile, container: container)
    var options = ProcessAppConnection.Options(executable: bundle.executable, container: container, profile: profile)
    options.recordsTrace = true
    connection = try ProcessAppConnection(options)
    state = "\(container.path)/sessions.sqlite"
    device = try SimulatedDevice(
      profile: profile, app: bundle.app,
      store: SQLiteSessionStore(path: state, report: { print($0) }), connection: connection, recordsTrace: true)
  }

  /// The app's process, or `nil` while none runs.
  var processIdentifier: Int32? { connection.processIdentifier }

  /// Whether the window is on screen.
  func isOnScreen(_ window: String) -> Bool {
    SessionID(label: window).flatMap(device.kernel.activationState) == .foregroundActive
  }

  /// Performs a line of a device script, and returns the app's events.
  func perform(_ line: String) throws -> [TraceEvent] {
    try perform(StimulusParser(knownSessions: device.knownSessions).parse(line, location: "the story"), line)
  }

  /// Types on the keyboard, into a window.
  func type(_ text: String, into window: String) throws {
    guard let session = SessionID(label: window) else { throw DemoError.rejected(window, "There is no such window.") }
    _ = try perform(.app(.type(session, text)), "type \(window)")
  }

  /// The saved sessions as a table, read from the device's file.
  func savedSessions() throws -> [String] {
    let file = URL(fileURLWithPath: state).lastPathComponent
    return SessionsTable(try savedState(), of: file, at: state).lines
  }

  /// Everything that is saved in the session of one window, read from the device's file.
  func savedSession(of window: String) throws -> [String] {
    guard let session = SessionID(label: window) else { throw DemoError.rejected(window, "There is no such window.") }
    return SessionDescription(session, in: try savedState(), of: URL(fileURLWithPath: state).lastPathComponent).lines
  }

  private func savedState() throws -> PersistentState {
    try SQLiteSessionStore.read(path: state, report: { print($0) }) ?? PersistentState()
  }

  /// Switches the device off.
  func close() { _ = device.shutDown() }

  private func perform(_ stimulus: ScriptStimulus, _ line: String) throws -> [TraceEvent] {
    let outcome = device.perform(stimulus)
    if let reason = outcome.rejectionReason { throw DemoError.rejected(line, reason) }
    if let problem = outcome.problems.first { throw DemoError.rejected(line, problem) }
    if let end = outcome.unexpectedTermination { throw DemoError.rejected(line, "The app ended unexpectedly: \(end).") }
    return outcome.trace
  }
}

/// An error that ends the story.
enum DemoError: Error, CustomStringConvertible {
  case noProcess
  case rejected(String, String)

  var description: String {
    switch self {
    case .noProcess: "The app should be running here, and it is not."
    case .rejected(let line, let reason): "\u{201C}\(line)\u{201D}: \(reason)"
    }
  }
}
