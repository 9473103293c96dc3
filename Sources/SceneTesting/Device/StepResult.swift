import SceneSimulator
public import SceneTrace

/// The result of one step on a ``Device``.
public struct StepResult: Hashable, Sendable, CustomStringConvertible {
  /// The app's events, in order, as far as the device records them.
  public var events: [TraceEvent] {
    get { recorded.events }
    set { recorded.events = newValue }
  }
  private var recorded = TraceSegments()
  /// Why it had no effect in the device's present state, as a sentence, or `nil`.
  public var rejectionReason: String?
  /// The payloads that were delivered to the app, in order, with what the app had done with each when the device had finished; see
  /// ``AppUnderTest/deliveries`` for their later state.
  public var deliveries: [DeliveryRecord] = []
  /// The messages that UIKit would have written to the console.
  public var console: [String] = []
  /// The pages that the device's browser has opened, because the app of an activity is not installed.
  public internal(set) var openedPages: [String] = []
  /// Problems: an app that makes requests without end, a process that ended unexpectedly.
  public var problems: [String] = []

  /// Makes a result without events.
  public init(rejectionReason: String? = nil) { self.rejectionReason = rejectionReason }

  init(_ outcome: StimulusOutcome, deliveries: [DeliveryRecord], console: [String]) {
    recorded = outcome.recorded
    self.deliveries = deliveries
    rejectionReason = outcome.rejectionReason
    self.console = console
    problems = outcome.problems
    if let watchdog = outcome.watchdog { problems.append(watchdog) }
    if let end = outcome.unexpectedTermination { problems.append("The app's process \(end).") }
  }

  /// Adds what followed from the same action later.
  mutating func append(_ later: StepResult) {
    if !later.events.isEmpty { events += later.events }
    deliveries += later.deliveries
    console += later.console
    openedPages += later.openedPages
    problems += later.problems
  }

  /// The app's callbacks, in order, such as `SceneDelegate[A].sceneDidBecomeActive(_:)`; the label is omitted for a callback without a
  /// scene.
  public var callbacks: [String] { events.filter { $0.kind == .callback }.map(\.name) }

  /// The events as text, one per line.
  public var description: String { TextTraceWriter().text(for: events) }
}
