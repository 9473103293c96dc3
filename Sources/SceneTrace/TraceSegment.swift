/// Events that were recorded together, in the form in which they were recorded.
///
/// Events are recorded far more often than they are read, so events and their sentences are created when they are read.
package struct TraceSegment: Sendable {
  private enum Content: Sendable {
    case nothing
    case events([TraceEvent])
    case rawEvent(RawTraceEvent)
    case stimulus(time: UInt64, script: @Sendable () -> String)
    case rawEvents(TraceBuffer.Slice, TraceAdditions)
  }

  private let content: Content

  /// An empty segment.
  package init() { content = .nothing }

  /// Existing events.
  package init(_ events: [TraceEvent]) { content = events.isEmpty ? .nothing : .events(events) }

  /// An event of the process, in the words of traces.
  package init(process event: StaticString, time: UInt64) {
    content = .rawEvent(RawTraceEvent(process: event, time: time))
  }

  /// A stimulus for the device; the script line is formatted when it is read.
  package init(stimulusAt time: UInt64, script: @escaping @Sendable () -> String) {
    content = .stimulus(time: time, script: script)
  }

  /// The events of a recorder.
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - additions: Their additional data, by the indices of the events.
  package init(_ events: consuming TraceBuffer.Slice, additions: consuming TraceAdditions) {
    guard !events.isEmpty || !additions.isEmpty else {
      content = .nothing
      return
    }
    content = .rawEvents(events, additions)
  }

  package var isEmpty: Bool { if case .nothing = content { true } else { false } }

  /// The events, in order.
  package var events: [TraceEvent] {
    switch content {
    case .nothing: return []
    case .events(let events): return events
    case .rawEvent(let event):
      var names = TraceNames()
      return [event.formatted(with: &names)]
    case .stimulus(let time, let script):
      return [TraceEvent(kind: .stimulus, time: time, owner: "device", callback: script())]
    case .rawEvents(let events, let additions): return events.withRawEvents { Self.events($0, additions.positioned) }
    }
  }

  private static func events(
    _ rawEvents: UnsafeBufferPointer<RawTraceEvent>, _ additions: [TraceAdditions.Positioned]
  ) -> [TraceEvent] {
    var names = TraceNames()
    guard !additions.isEmpty else { return rawEvents.map { $0.formatted(with: &names) } }
    var events: [TraceEvent] = []
    events.reserveCapacity(rawEvents.count + additions.count)
    var remaining = additions[...]
    for index in 0...rawEvents.count {
      var details: [TraceEvent.Detail] = []
      while let next = remaining.first, next.index == UInt32(index) {
        switch next.addition {
        case .details(let values): details = values
        case .sentence(let time, let sentence):
          events.append(TraceEvent(kind: .note, time: time, owner: "system", callback: sentence()))
        }
        remaining.removeFirst()
      }
      guard index < rawEvents.count else { break }
      events.append(rawEvents[index].formatted(with: &names, details: details))
    }
    return events
  }
}

extension TraceSegment: Hashable {
  /// Two are equal if the same events were recorded, in whatever form.
  package static func == (lhs: TraceSegment, rhs: TraceSegment) -> Bool { lhs.events == rhs.events }

  package func hash(into hasher: inout Hasher) { hasher.combine(events) }
}
