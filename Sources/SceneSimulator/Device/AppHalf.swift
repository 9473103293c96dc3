import SceneSystem
import SceneTrace
import SceneWire

/// The app's side of a simulated device: a process over a socket, or whatever a test puts in its place.
public protocol AppHalf: AnyObject {
  /// Whether a process lives.
  var isRunning: Bool { get }

  /// Whether the times of its trace are the device's, so that they need not be brought together; where nothing is said, they are
  /// those of a process with a clock of its own.
  var sharesDeviceClock: Bool { get }

  /// Gives the app the open sessions where it asks for them; set by the device.
  var openSessions: () -> [SessionRecord] { get set }

  /// Starts a process and waits until it has introduced itself. What it printed meanwhile comes with the next answer.
  func start() throws(AppHalfError)

  /// Has the directives carried out and waits until they are. Wakes a suspended process.
  func run(_ directives: [Directive]) -> AppAnswer

  /// Has the app do something by its own API, and waits until it is done.
  func perform(_ act: AppAct) -> AppAnswer

  /// What the app sent and printed by itself since the last answer, and whether it is gone.
  func collect() -> AppAnswer

  /// Stops the process where it stands (B-03).
  func suspend()

  /// Lets a stopped process run again.
  func resume()

  /// Ends the process without a word, and waits until it is gone.
  func kill() -> AppAnswer

  /// Waits for a process that was told to leave; one that does not is killed.
  func awaitExit() -> AppAnswer
}

extension AppHalf {
  /// A process has a clock of its own, unless its half says otherwise.
  public var sharesDeviceClock: Bool { false }
}

/// What came of one batch.
public struct AppAnswer: Hashable, Sendable {
  /// What the app half reports, in order.
  public var replies: [Reply] = []
  /// What the app asked for, in order.
  public var requests: [Request] = []
  /// The events that the app half recorded, by the clock of the process.
  public var trace: [TraceEvent] {
    get { recorded.events }
    set { recorded = TraceChapter(newValue) }
  }
  /// The same, as it was recorded.
  package var recorded = TraceChapter()
  /// What the app printed, line by line, as far as the device keeps it.
  public var output: [String] {
    get { printed.lines }
    set { printed.lines = newValue }
  }
  /// What was dropped of the app's output, or `nil` where nothing was.
  public var droppedOutput: DroppedOutput? { printed.dropped }
  /// Both.
  var printed = AppOutput()
  /// How the process ended, where it did.
  public var end: ProcessEnd?
  /// Why the device ended the process itself, as a sentence: it hung, or spoke nonsense.
  public var problem: String?

  /// One request of the app.
  public struct Request: Hashable, Sendable {
    /// Names the request in a refusal.
    public var id: RequestID
    /// What is asked for.
    public var request: SceneRequest

    /// Makes a request.
    public init(id: RequestID, request: SceneRequest) {
      self.id = id
      self.request = request
    }
  }

  /// Makes an answer in which nothing happened.
  public init() {}

  /// Adds what came later.
  mutating func append(_ later: AppAnswer) {
    replies += later.replies
    requests += later.requests
    if !later.recorded.isEmpty { recorded = recorded.isEmpty ? later.recorded : TraceChapter(trace + later.trace) }
    printed.append(later.printed)
    end = later.end ?? end
    problem = later.problem ?? problem
  }
}

/// Why an app could not be started.
public struct AppHalfError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A whole sentence that names the app.
  public var description: String
  /// What the app printed before it failed.
  public var output: [String]

  /// Makes an error.
  public init(_ description: String, output: [String] = []) {
    self.description = description
    self.output = output
  }
}
