/// Events in the chapters that they were recorded in, one for each answer of an app.
///
/// An event that is handed on would be copied at each station, so the chapters are handed on as they are, and put together when
/// somebody reads them.
package struct TraceChapters: Hashable, Sendable {
  private var chapters: [TraceChapter] = []

  /// Nothing recorded yet.
  package init() {}

  /// All events, in order.
  package var events: [TraceEvent] {
    get { chapters.flatMap(\.events) }
    set { chapters = newValue.isEmpty ? [] : [TraceChapter(newValue)] }
  }

  package var isEmpty: Bool { chapters.isEmpty }

  /// Adds what was recorded together.
  package mutating func append(_ chapter: TraceChapter) {
    guard !chapter.isEmpty else { return }
    // What is done to a device mostly brings so many answers.
    if chapters.isEmpty { chapters.reserveCapacity(6) }
    chapters.append(chapter)
  }

  /// Two are equal where the same was recorded, in whatever pieces.
  package static func == (lhs: TraceChapters, rhs: TraceChapters) -> Bool { lhs.events == rhs.events }

  package func hash(into hasher: inout Hasher) { hasher.combine(events) }
}
