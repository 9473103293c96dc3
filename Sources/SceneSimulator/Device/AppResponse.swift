public import SceneSystem
public import SceneTrace
import SceneWire

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
