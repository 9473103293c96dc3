import Foundation
import SceneSystem

/// A timeline in the trace event format of Chrome, which Perfetto (ui.perfetto.dev) and `chrome://tracing` open.
///
/// One process with one thread for the stimuli and one per lane, in the order of the lanes. A state is a complete event (`X`) for its
/// duration, and the callbacks during it are complete events inside it; a stimulus, a note, an end or a discard is an instant (`i`). Times
/// are microseconds with three digits after the point.
///
/// In that format the events of one lane must be nested or consecutive. If a trace's times are not, because they come from two clocks or no
/// clock ran, an event is moved back or shortened as little as possible; the argument `time` of each has the true nanoseconds, and
/// `duration` the true length.
public struct ChromeTraceWriter: TimelineWriter {
  /// Makes a writer.
  public init() {}

  /// The whole document, as JSON.
  ///
  /// - Parameter timeline: The timeline to write.
  public func text(for timeline: Timeline) -> String {
    let clock = ShownTimes(timeline)
    var lines = [
      metadata("process_name", thread: nil, "\"name\":\(quoted(timeline.title.isEmpty ? "app" : timeline.title))")
    ]
    for (index, title) in (["stimuli"] + timeline.lanes.map(\.title)).enumerated() {
      lines.append(metadata("thread_name", thread: Self.stimuli + index, "\"name\":\(quoted(title))"))
      lines.append(metadata("thread_sort_index", thread: Self.stimuli + index, "\"sort_index\":\(index)"))
    }
    var slices = [[Slice]](repeating: [], count: timeline.lanes.count)
    for (index, lane) in timeline.lanes.enumerated() {
      for span in lane.spans where span.state != .disconnected && span.state != .notRunning {
        let start = clock.start(ofRow: span.rows.lowerBound)
        let end = clock.start(ofRow: span.rows.upperBound)
        slices[index].append(
          Slice(
            start: start, end: max(start, end), isState: true, name: span.state.name(of: lane.subject),
            category: "state", arguments: ""))
      }
    }
    for (index, row) in timeline.rows.enumerated() {
      for lane in row.endedLanes {
        lines.append(instant("discarded", "discard", Self.thread(ofLane: lane), clock.start(ofRow: index), ""))
      }
      guard let event = timeline.event(of: row) else { continue }
      let start = clock.start(ofRow: index)
      switch event.kind {
      case .stimulus: lines.append(instant(event.callback, "stimulus", Self.stimuli, start, arguments(event, row)))
      case .note, .process:
        let thread = row.lane.map(Self.thread) ?? Self.stimuli
        lines.append(instant(event.name, event.kind.rawValue, thread, start, arguments(event, row)))
      case .callback, .notification:
        guard let lane = row.lane else { continue }
        slices[lane].append(
          Slice(
            start: start, end: clock.end(ofRow: index), isState: false, name: event.name,
            category: event.kind.rawValue, arguments: arguments(event, row)))
      }
    }
    for (index, lane) in slices.enumerated() {
      for slice in Slice.nested(lane) { lines.append(complete(slice, thread: Self.thread(ofLane: index))) }
    }
    return "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n" + lines.joined(separator: ",\n") + "\n]}\n"
  }

  // MARK: Lines

  /// Perfetto moves the events of thread 0, and of no thread, out of the lanes, and gives them no name.
  private static let stimuli = 1

  private static func thread(ofLane lane: Int) -> Int { stimuli + 1 + lane }

  private func metadata(_ name: String, thread: Int?, _ arguments: String) -> String {
    "{\"ph\":\"M\",\"pid\":1,\"tid\":\(thread ?? 0),\"name\":\"\(name)\",\"args\":{\(arguments)}}"
  }

  private func instant(
    _ name: String, _ category: String, _ thread: Int, _ time: UInt64, _ arguments: String
  ) -> String {
    "{\"ph\":\"i\",\"pid\":1,\"tid\":\(thread),\"ts\":\(microseconds(time)),\"s\":\"t\",\"cat\":\"\(category)\",\"name\":\(quoted(name)),\"args\":{\(arguments)}}"
  }

  private func complete(_ slice: Slice, thread: Int) -> String {
    "{\"ph\":\"X\",\"pid\":1,\"tid\":\(thread),\"ts\":\(microseconds(slice.start)),\"dur\":\(microseconds(slice.end - slice.start)),\"cat\":\"\(slice.category)\",\"name\":\(quoted(slice.name)),\"args\":{\(slice.arguments)}}"
  }

  private func arguments(_ event: TraceEvent, _ row: TimelineRow) -> String {
    // As text: most readers of JSON do not represent numbers beyond 2^53 exactly.
    var parts = ["\"time\":\"\(event.time)\"", "\"duration\":\"\(event.duration)\""]
    if let before = event.sceneBefore { parts.append("\"sceneBefore\":\"\(before)\"") }
    if let after = event.sceneAfter { parts.append("\"sceneAfter\":\"\(after)\"") }
    if event.kind == .callback || event.kind == .notification {
      parts.append("\"applicationBefore\":\"\(event.applicationBefore)\"")
      parts.append("\"applicationAfter\":\"\(event.applicationAfter)\"")
    }
    if let mark = row.mark { parts.append("\"mark\":\"\(mark.rawValue)\"") }
    for detail in event.details { parts.append("\(quoted("detail." + detail.key)):\(quoted(detail.value))") }
    return parts.joined(separator: ",")
  }

  private func quoted(_ text: String) -> String { JSONLinesTraceWriter.quoted(text) }

  private func microseconds(_ nanoseconds: UInt64) -> String {
    let rest = String(nanoseconds % 1_000)
    return "\(nanoseconds / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }

  // MARK: Times

  /// The start and end of each row in the document: as recorded, unless that would hide the order.
  private struct ShownTimes {
    private var starts: [UInt64] = []
    private var ends: [UInt64] = []
    /// Numbers up to here are exact in every reader of JSON, with three digits after the point.
    private static let limit: UInt64 = 1 << 52

    init(_ timeline: Timeline) {
      starts.reserveCapacity(timeline.rows.count + 1)
      ends.reserveCapacity(timeline.rows.count)
      var last: UInt64 = 0
      // What follows a stimulus is not shown before it, even if another clock has an earlier time.
      var floor: UInt64 = 0
      for row in timeline.rows {
        guard case .event(let index) = row.content else {
          starts.append(last)
          ends.append(last)
          continue
        }
        let event = timeline.events[index]
        var start = timeline.hasTimes ? min(event.time, Self.limit) : UInt64(index) * 1_000_000
        var length = timeline.hasTimes ? min(event.duration, Self.limit) : 500_000
        start = max(start, floor)
        // No clock ran: half a microsecond each, one after the other, so that they are visible.
        if length == 0 {
          length = 500
          if !starts.isEmpty { start = max(start, last + 500) }
        }
        if event.kind == .stimulus {
          start = max(start, last)
          floor = start
          length = 0
        }
        starts.append(start)
        ends.append(start + length)
        last = max(last, start + length)
      }
      starts.append(last + (timeline.hasTimes ? 1_000 : 500_000))
    }

    func start(ofRow row: Int) -> UInt64 { starts[min(row, starts.count - 1)] }
    func end(ofRow row: Int) -> UInt64 { ends[row] }
  }

  /// A complete event, before it is written.
  private struct Slice {
    var start: UInt64
    var end: UInt64
    var isState: Bool
    var name: String
    var category: String
    var arguments: String

    /// Sorted by their starts, outer ones first; an inner slice never extends beyond the outer one.
    static func nested(_ slices: [Slice]) -> [Slice] {
      let order = slices.indices.sorted { one, other in
        let (a, b) = (slices[one], slices[other])
        if a.start != b.start { return a.start < b.start }
        if a.isState != b.isState { return a.isState }
        if a.end != b.end { return a.end > b.end }
        return one < other
      }
      var result = [Slice]()
      var open = [UInt64]()
      for index in order {
        var slice = slices[index]
        while let end = open.last, end <= slice.start { open.removeLast() }
        if let end = open.last { slice.end = min(slice.end, end) }
        if slice.end > slice.start { open.append(slice.end) }
        result.append(slice)
      }
      return result
    }
  }
}
