/// Events in the segments in which they were recorded, one for each response of an app.
///
/// Each consumer that passes events on would copy them, so the segments are passed on as they are, and the events are created when they are
/// read.
package struct TraceSegments: Hashable, Sendable {
  private var segments: [TraceSegment] = []

  /// Nothing recorded yet.
  package init() {}

  /// All events, in order.
  package var events: [TraceEvent] {
    get { segments.flatMap(\.events) }
    set { segments = newValue.isEmpty ? [] : [TraceSegment(newValue)] }
  }

  package var isEmpty: Bool { segments.isEmpty }

  /// Appends a segment.
  package mutating func append(_ segment: TraceSegment) {
    guard !segment.isEmpty else { return }
    // The usual number of responses to a stimulus.
    if segments.isEmpty { segments.reserveCapacity(6) }
    segments.append(segment)
  }

  /// Two are equal if the same events were recorded, in whatever segments.
  package static func == (lhs: TraceSegments, rhs: TraceSegments) -> Bool { lhs.events == rhs.events }

  package func hash(into hasher: inout Hasher) { hasher.combine(events) }
}
