/// Converts trace events to lines, one per event, in the order in which they happened.
public protocol TraceWriter: Sendable {
  /// The line for `event`, without a line break.
  func line(for event: TraceEvent) -> String
}

extension TraceWriter {
  /// The lines of `events`, each with its line break.
  public func text(for events: [TraceEvent]) -> String { events.map { line(for: $0) + "\n" }.joined() }
}
