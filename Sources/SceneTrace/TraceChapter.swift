/// What was recorded together, in the form in which it was recorded.
///
/// Recording goes on all the time, reading comes once, if at all: events and their sentences are put together only then.
package struct TraceChapter: Sendable {
  /// What is told beside a note: few of them bring anything.
  package enum Addition: Sendable {
    /// What the callback of a note carries.
    case details([TraceEvent.Detail])
    /// An event of its own, which stands before the note.
    case event(@Sendable () -> TraceEvent)
  }

  private enum Content: Sendable {
    case events([TraceEvent])
    case event(@Sendable () -> TraceEvent)
    case notes([TraceNote], owners: [String], additions: [(place: Int, addition: Addition)])
  }

  private let content: Content

  /// Events that are there already.
  package init(_ events: [TraceEvent] = []) { content = .events(events) }

  /// One event that is put together when somebody reads it.
  package init(_ event: @escaping @Sendable () -> TraceEvent) { content = .event(event) }

  /// What a recorder has noted.
  ///
  /// - Parameters:
  ///   - notes: In order.
  ///   - owners: The app's classes that notes name.
  ///   - additions: In order, each with the place of the note that it belongs to.
  package init(_ notes: [TraceNote], owners: [String], additions: [(place: Int, addition: Addition)]) {
    content = .notes(notes, owners: owners, additions: additions)
  }

  package var isEmpty: Bool {
    switch content {
    case .events(let events): events.isEmpty
    case .event: false
    case .notes(let notes, _, let additions): notes.isEmpty && additions.isEmpty
    }
  }

  /// The events, in order.
  package var events: [TraceEvent] {
    switch content {
    case .events(let events): return events
    case .event(let event): return [event()]
    case .notes(let notes, let owners, let additions):
      var events: [TraceEvent] = []
      events.reserveCapacity(notes.count + additions.count)
      var rest = additions[...]
      for place in 0...notes.count {
        var details: [TraceEvent.Detail] = []
        while let next = rest.first, next.place == place {
          switch next.addition {
          case .details(let told): details = told
          case .event(let event): events.append(event())
          }
          rest.removeFirst()
        }
        guard place < notes.count else { break }
        var event = notes[place].event(owners: owners)
        event.details = details
        events.append(event)
      }
      return events
    }
  }
}

extension TraceChapter: Hashable {
  /// Two are equal where the same was recorded, in whatever form.
  package static func == (lhs: TraceChapter, rhs: TraceChapter) -> Bool { lhs.events == rhs.events }

  package func hash(into hasher: inout Hasher) { hasher.combine(events) }
}
