import Foundation
import SceneSystem
import Testing

@testable import SceneTrace

@Suite("Segments of a trace: stored as recorded, assembled when read")
struct TraceSegmentTests {
  private class SceneDelegate {}

  private func rawEvent(
    _ callback: StaticString, at time: UInt64, by owner: RawTraceEvent.Owner = .scene, kind: TraceEvent.Kind = .callback
  ) -> RawTraceEvent {
    RawTraceEvent(
      kind: kind, time: time, session: SessionID(rawValue: 1), owner: owner, callback: callback,
      sceneBefore: .unattached, sceneAfter: .foregroundInactive, applicationBefore: .inactive,
      applicationAfter: .active, duration: 5)
  }

  private func sentence(_ text: String, at time: UInt64) -> TraceAdditions.Addition { .sentence(time: time) { text } }

  /// A segment whose events follow those of an earlier segment on the same page of the buffer.
  private func segment(
    _ events: [RawTraceEvent], additions: [(UInt32, TraceAdditions.Addition)] = []
  ) -> TraceSegment {
    var buffer = TraceBuffer()
    buffer.write(rawEvent("of an earlier segment", at: 0))
    _ = buffer.drain()
    for event in events { buffer.write(event) }
    var combined = TraceAdditions.none
    for (place, addition) in additions { combined.append(addition, at: place) }
    return TraceSegment(buffer.drain(), additions: combined)
  }

  @Test("A raw event becomes an event with all its values and the name of its owner") func wholeEvent() {
    let segment = segment(
      [
        rawEvent("one(_:)", at: 1, by: .type(SceneDelegate.self)), rawEvent("two", at: 2, kind: .notification),
        rawEvent("three", at: 3, by: .application, kind: .notification),
      ])
    #expect(segment.events.map(\.owner) == ["SceneDelegate", "UIScene", "UIApplication"])
    #expect(
      segment.events[0]
        == TraceEvent(
          kind: .callback, time: 1, session: SessionID(rawValue: 1), owner: "SceneDelegate", callback: "one(_:)",
          sceneBefore: .unattached, sceneAfter: .foregroundInactive, applicationBefore: .inactive,
          applicationAfter: .active, duration: 5))
  }

  @Test("Log lines keep their position before, between and after the calls; details belong to their call only")
  func order() {
    let segment = segment(
      [rawEvent("first", at: 1), rawEvent("second", at: 3)],
      additions: [
        (0, sentence("before", at: 0)), (1, sentence("between", at: 2)),
        (1, .details([TraceEvent.Detail(key: "urls", value: "a:b")])), (2, sentence("after", at: 4)),
        (2, sentence("at the end", at: 5)),
      ])
    #expect(segment.events.map(\.callback) == ["before", "first", "between", "second", "after", "at the end"])
    #expect(segment.events.map { $0.detail("urls") } == [nil, nil, nil, "a:b", nil, nil])
    let alone = self.segment([], additions: [(0, sentence("alone", at: 0))])
    #expect(!alone.isEmpty && alone.events.map(\.callback) == ["alone"])
  }

  @Test("A log line is formatted when it is read, and not before") func laziness() {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    let segment = TraceSegment(stimulusAt: 7) {
      count.value += 1
      return "tap icon"
    }
    var segments = TraceSegments()
    segments.append(segment)
    #expect(!segment.isEmpty && count.value == 0)
    #expect(segments.events == [TraceEvent(kind: .stimulus, time: 7, owner: "device", callback: "tap icon")])
    #expect(count.value == 1)
  }

  @Test("Two segments are equal if they recorded the same, in whatever form and pieces") func equality() {
    let segment = segment([rawEvent("one", at: 1), rawEvent("two", at: 2)])
    #expect(segment == TraceSegment(segment.events) && segment != TraceSegment(Array(segment.events.dropLast())))
    var whole = TraceSegments()
    whole.append(segment)
    var pieces = TraceSegments()
    pieces.append(TraceSegment())
    for event in segment.events { pieces.append(TraceSegment([event])) }
    #expect(whole == pieces && whole.hashValue == pieces.hashValue && TraceSegment([segment.events[0]]) != segment)
    whole.append(TraceSegment(process: "exit", time: 3))
    #expect(whole.events.last == TraceEvent(kind: .process, time: 3, owner: "process", callback: "exit"))
    #expect(whole != pieces && !whole.isEmpty)
    whole.events = []
    #expect(whole.isEmpty && whole == TraceSegments())
  }

  @Test(
    "Segments of any length contain exactly their own events, however the recorder continues", arguments: 1...60)
  func manyPages(length: Int) {
    var buffer = TraceBuffer()
    var taken: [TraceSegment] = []
    var time: UInt64 = 0
    for segment in 0..<8 {
      // Every other one is short, so that long ones begin at every position of a page.
      for place in 0..<UInt32(segment.isMultiple(of: 2) ? length : segment) {
        #expect(buffer.count == place)
        buffer.write(rawEvent("call", at: time))
        time += 1
      }
      taken.append(TraceSegment(buffer.drain(), additions: .none))
    }
    #expect(taken.flatMap(\.events).map(\.time) == Array(0..<time))
    #expect(taken.map(\.events.count) == [length, 1, length, 3, length, 5, length, 7])
    #expect(TraceSegment(buffer.drain(), additions: .none).isEmpty)
  }
}
