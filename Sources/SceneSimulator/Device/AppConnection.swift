import SceneSystem
import SceneTrace
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

/// The result of one batch.
public struct AppResponse: Hashable, Sendable {
  /// The app's replies, in order.
  public var replies: [Reply] = []
  /// The app's requests, in order.
  public var requests: [Request] = []
  /// The events that the app's process recorded, with the timestamps of its clock.
  public var trace: [TraceEvent] {
    get { recorded.events }
    set { recorded = TraceSegment(newValue) }
  }
  /// The same events, as they were recorded.
  package var recorded = TraceSegment()
  /// The app's output, line by line, as far as the device keeps it.
  public var output: [String] {
    get { printed.lines }
    set { printed.lines = newValue }
  }
  /// What was dropped of the app's output, or `nil` if nothing was.
  public var droppedOutput: DroppedOutput? { printed.dropped }
  /// The output and what was dropped of it.
  var printed = AppOutput()
  /// How the process ended, if it did.
  public var termination: ProcessTermination?
  /// Why the device ended the process itself, as a sentence: it did not respond, or it sent an invalid message.
  public var problem: String?

  /// One request of the app.
  public struct Request: Hashable, Sendable {
    /// Identifies the request in a refusal.
    public var id: RequestID
    /// The request.
    public var request: SceneRequest

    /// Makes a request.
    public init(id: RequestID, request: SceneRequest) {
      self.id = id
      self.request = request
    }
  }

  /// Makes an empty response.
  public init() {}

  /// Appends a later response.
  mutating func append(_ later: AppResponse) {
    replies += later.replies
    requests += later.requests
    if !later.recorded.isEmpty { recorded = recorded.isEmpty ? later.recorded : TraceSegment(trace + later.trace) }
    printed.append(later.printed)
    termination = later.termination ?? termination
    problem = later.problem ?? problem
  }
}
