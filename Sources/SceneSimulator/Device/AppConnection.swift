public import SceneSystem
import SceneWire

/// The connection of a simulated device to its app: a process over a socket, or a test's own implementation.
public protocol AppConnection: AnyObject {
  /// Whether the process is alive.
  var isRunning: Bool { get }

  /// Whether the timestamps of its trace are the device's, so that they need no conversion; by default they are those of a process with its
  /// own clock.
  var sharesDeviceClock: Bool { get }

  /// Returns the open sessions when the app reads them; set by the device.
  var openSessions: () -> [SessionRecord] { get set }

  /// Starts a process and waits until it has sent its greeting. Its output up to then is part of the next response.
  func start() throws(AppConnectionError)

  /// Sends the directives to the app and waits until they are carried out. Resumes a suspended process.
  func run(_ directives: [Directive]) -> AppResponse

  /// Makes the app perform an action through its own API, and waits until it is done.
  func perform(_ act: AppAction) -> AppResponse

  /// What the app sent and printed without a directive since the last response, and whether it has exited.
  func poll() -> AppResponse

  /// Stops the process immediately (B-03).
  func suspend()

  /// Resumes a stopped process.
  func resume()

  /// Ends the process without notifying it, and waits until it has exited.
  func kill() -> AppResponse

  /// Waits for the exit of a process that was asked to terminate; one that does not is killed.
  func waitForExit() -> AppResponse
}

extension AppConnection {
  /// A process has its own clock, unless its implementation overrides this.
  public var sharesDeviceClock: Bool { false }
}
