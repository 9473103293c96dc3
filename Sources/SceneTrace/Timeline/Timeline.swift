import SceneSystem

/// A trace laid out in time: one lane for the process, one for the application and one for each session, with a state at
/// every moment.
///
/// Time goes by events and not by the clock: every event has one row, all rows are equally far apart, and the true times stand
/// beside them. In a trace some events are a microsecond apart and others an hour, and neither a linear nor a logarithmic
/// axis keeps both readable, while what people look for, the order, is the same in all three. Where nothing happened for
/// ``pause`` or longer, a row of its own says for how long.
///
/// States come from what the events tell of them. A callback with *will* in its name runs before the change that it announces;
/// the change is drawn where that announcement ends, which no event marks.
///
/// Any list of events makes a timeline, also one that begins or ends in the middle, or that no device can have produced.
public struct Timeline: Hashable, Sendable {
  /// What it shows, for the head of a page.
  public var title: String
  /// Whether the events' times mean something; those of a script are only evenly spaced.
  public var hasTimes: Bool
  /// What happened, in the order in which it was recorded.
  public let events: [TraceEvent]
  /// The events, and the pauses between them, from the first to the last.
  public let rows: [TimelineRow]
  /// The process, the application, and the sessions in the order of their labels.
  public let lanes: [TimelineLane]

  /// From how many nanoseconds on a time without events is a pause: one second.
  public static let pause: UInt64 = 1_000_000_000

  /// Lays out a trace.
  ///
  /// - Parameters:
  ///   - events: What happened, in order.
  ///   - title: What to call it.
  ///   - hasTimes: `false` where the events' times are made up.
  public init(events: [TraceEvent], title: String = "", hasTimes: Bool = true) {
    self.title = title
    self.hasTimes = hasTimes
    self.events = events
    var builder = TimelineBuilder(events, hasTimes: hasTimes)
    (rows, lanes) = builder.build()
  }

  /// The event of a row, or `nil` for a pause.
  public func event(of row: TimelineRow) -> TraceEvent? {
    if case .event(let index) = row.content { events[index] } else { nil }
  }
}
