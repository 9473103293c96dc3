/// What was recorded together, in the form in which it was recorded.
///
/// Recording goes on all the time, reading comes once, if at all: events and their sentences are put together only then.
package struct TraceChapter: Sendable {
  private enum Content: Sendable {
    case nothing
    case events([TraceEvent])
    case note(TraceNote)
    case stimulus(time: UInt64, script: @Sendable () -> String)
    case notes(TraceNotebook.Stretch, TraceAdditions)
  }

  private let content: Content

  /// Nothing.
  package init() { content = .nothing }

  /// Events that are there already.
  package init(_ events: [TraceEvent]) { content = events.isEmpty ? .nothing : .events(events) }

  /// Something that happened to the process, in the words of traces.
  package init(process event: StaticString, time: UInt64) { content = .note(TraceNote(process: event, time: time)) }

  /// What was done to the device; the script line is put together when somebody reads it.
  package init(stimulusAt time: UInt64, script: @escaping @Sendable () -> String) {
    content = .stimulus(time: time, script: script)
  }

  /// What a recorder has noted.
  ///
  /// - Parameters:
  ///   - notes: In order.
  ///   - additions: What else was told, by the places of notes among these.
  package init(_ notes: consuming TraceNotebook.Stretch, additions: consuming TraceAdditions) {
    guard !notes.isEmpty || !additions.isEmpty else {
      content = .nothing
      return
    }
    content = .notes(notes, additions)
  }

  package var isEmpty: Bool { if case .nothing = content { true } else { false } }

  /// The events, in order.
  package var events: [TraceEvent] {
    switch content {
    case .nothing: return []
    case .events(let events): return events
    case .note(let note): return [note.event]
    case .stimulus(let time, let script):
      return [TraceEvent(kind: .stimulus, time: time, owner: "device", callback: script())]
    case .notes(let notes, let additions): return notes.withNotes { Self.events($0, additions.placed) }
    }
  }

  private static func events(
    _ notes: UnsafeBufferPointer<TraceNote>, _ additions: [TraceAdditions.Placed]
  ) -> [TraceEvent] {
    var events: [TraceEvent] = []
    events.reserveCapacity(notes.count + additions.count)
    var rest = additions[...]
    for place in 0...notes.count {
      var details: [TraceEvent.Detail] = []
      while let next = rest.first, next.place == UInt32(place) {
        switch next.addition {
        case .details(let told): details = told
        case .sentence(let time, let sentence):
          events.append(TraceEvent(kind: .note, time: time, owner: "system", callback: sentence()))
        }
        rest.removeFirst()
      }
      guard place < notes.count else { break }
      var event = notes[place].event
      event.details = details
      events.append(event)
    }
    return events
  }
}

extension TraceChapter: Hashable {
  /// Two are equal where the same was recorded, in whatever form.
  package static func == (lhs: TraceChapter, rhs: TraceChapter) -> Bool { lhs.events == rhs.events }

  package func hash(into hasher: inout Hasher) { hasher.combine(events) }
}
