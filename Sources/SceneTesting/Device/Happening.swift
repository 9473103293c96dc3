import SceneSimulator
import SceneTrace

/// What came of one thing that was done to a ``Device``.
public struct Happening: Hashable, Sendable, CustomStringConvertible {
  /// What the app was told, in order, as far as the device records it.
  public var events: [TraceEvent] {
    get { recorded.events }
    set { recorded.events = newValue }
  }
  private var recorded = TraceChapters()
  /// Why it meant nothing on the device as it stood, as a sentence, or `nil`.
  public var objection: String?
  /// The payloads that the app was handed, in order, and what became of each until the device came to rest; see
  /// ``AppUnderTest/deliveries`` for what became of them later.
  public var deliveries: [DeliveryRecord] = []
  /// What UIKit would have written to the console.
  public var console: [String] = []
  /// What went wrong: an app that asks for something without end, a process that ended by itself.
  public var problems: [String] = []

  /// Nothing happened.
  public init(objection: String? = nil) { self.objection = objection }

  init(_ outcome: StimulusOutcome, deliveries: [DeliveryRecord], console: [String]) {
    recorded = outcome.recorded
    self.deliveries = deliveries
    objection = outcome.objection
    self.console = console
    problems = outcome.problems
    if let watchdog = outcome.watchdog { problems.append(watchdog) }
    if let end = outcome.unexpectedEnd { problems.append("The app's process \(end).") }
  }

  /// The callbacks that the app was called with, in order, as `SceneDelegate[A].sceneDidBecomeActive(_:)`; the label is left
  /// out where no scene is concerned.
  public var callbacks: [String] { events.filter { $0.kind == .callback }.map(\.name) }

  /// The events as text, one a line.
  public var description: String { TextTraceWriter().text(for: events) }
}
