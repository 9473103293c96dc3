import SceneSystem

/// A trace laid out in time: one lane for the process, one for the application and one for each session, with its states over time.
///
/// The time axis has events, not clock time: every event has one row, all rows have the same height, and the true times are shown beside
/// them. In a trace some events are a microsecond apart and others an hour, and neither a linear nor a logarithmic axis keeps both
/// readable, while the order, which matters to the reader, is the same in all three. If nothing happened for ``pause`` or longer, a
/// separate row shows for how long.
///
/// The states are derived from the events. A callback with *will* in its name runs before the change that it announces; the change is drawn
/// at the end of that announcement, which no event marks.
///
/// Any list of events gives a timeline, also one that begins or ends in the middle, or that no device can have produced.
public struct Timeline: Hashable, Sendable {
  /// The title, for the head of a page.
  public var title: String
  /// Whether the events' times are meaningful; those of a script are only evenly spaced.
  public var hasTimes: Bool
  /// The events, in the order in which they were recorded.
  public let events: [TraceEvent]
  /// The events, and the pauses between them, from the first to the last.
  public let rows: [TimelineRow]
  /// The process, the application, and the sessions in the order of their labels.
  public let lanes: [TimelineLane]

  /// The minimum time without events that counts as a pause, in nanoseconds: one second.
  public static let pause: UInt64 = 1_000_000_000

  /// Lays out a trace.
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - title: The title.
  ///   - hasTimes: `false` if the events' times are not real ones.
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
