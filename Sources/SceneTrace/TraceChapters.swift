/// Events in the arrays that they were recorded in, one array for each answer of an app.
///
/// Recording goes on all the time, reading comes once: an event that is handed on would be copied at each station, so the
/// arrays are handed on as they are, and put together when somebody reads them.
package struct TraceChapters: Hashable, Sendable {
  private var chapters: [[TraceEvent]] = []

  /// Nothing recorded yet.
  package init() {}

  /// All events, in order.
  package var events: [TraceEvent] {
    get { chapters.count == 1 ? chapters[0] : Array(chapters.joined()) }
    set { chapters = newValue.isEmpty ? [] : [newValue] }
  }

  /// Adds what was recorded together.
  package mutating func append(_ chapter: [TraceEvent]) {
    guard !chapter.isEmpty else { return }
    // What is done to a device mostly brings so many answers.
    if chapters.isEmpty { chapters.reserveCapacity(4) }
    chapters.append(chapter)
  }

  /// Adds what was recorded after this.
  package mutating func append(_ later: TraceChapters) {
    for chapter in later.chapters { chapters.append(chapter) }
  }

  /// Two are equal where the same was recorded, in whatever pieces.
  package static func == (lhs: TraceChapters, rhs: TraceChapters) -> Bool {
    lhs.chapters.joined().elementsEqual(rhs.chapters.joined())
  }

  package func hash(into hasher: inout Hasher) {
    for event in chapters.joined() { hasher.combine(event) }
  }
}
