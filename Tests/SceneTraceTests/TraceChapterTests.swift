import Foundation
import SceneSystem
import Testing

@testable import SceneTrace

@Suite("Chapters of a trace: kept as they were recorded, put together when somebody reads them")
struct TraceChapterTests {
  private func note(
    _ callback: StaticString, at time: UInt64, by owner: TraceNote.Owner = .scene, kind: TraceEvent.Kind = .callback
  ) -> TraceNote {
    TraceNote(
      kind: kind, time: time, session: SessionID(rawValue: 1), owner: owner, callback: callback,
      sceneBefore: .unattached, sceneAfter: .foregroundInactive, applicationBefore: .inactive,
      applicationAfter: .active, duration: 5)
  }

  private func sentence(_ text: String, at time: UInt64) -> TraceChapter.Addition {
    .event { TraceEvent(kind: .note, time: time, owner: "system", callback: text) }
  }

  @Test("a note becomes an event with everything that it says, its owner by name") func wholeEvent() {
    let chapter = TraceChapter(
      [
        note("one(_:)", at: 1, by: .listed(1)), note("two", at: 2, kind: .notification),
        note("three", at: 3, by: .application, kind: .notification),
      ], owners: ["", "SceneDelegate"], additions: [])
    #expect(chapter.events.map(\.owner) == ["SceneDelegate", "UIScene", "UIApplication"])
    #expect(
      chapter.events[0]
        == TraceEvent(
          kind: .callback, time: 1, session: SessionID(rawValue: 1), owner: "SceneDelegate", callback: "one(_:)",
          sceneBefore: .unattached, sceneAfter: .foregroundInactive, applicationBefore: .inactive,
          applicationAfter: .active, duration: 5))
  }

  @Test("sentences stand where they were said, before, between and after the calls; details belong to their call alone")
  func order() {
    let chapter = TraceChapter(
      [note("first", at: 1), note("second", at: 3)], owners: [""],
      additions: [
        (0, sentence("before", at: 0)), (1, sentence("between", at: 2)),
        (1, .details([TraceEvent.Detail(key: "urls", value: "a:b")])), (2, sentence("after", at: 4)),
        (2, sentence("at the end", at: 5)),
      ])
    #expect(chapter.events.map(\.callback) == ["before", "first", "between", "second", "after", "at the end"])
    #expect(chapter.events.map { $0.detail("urls") } == [nil, nil, nil, "a:b", nil, nil])
    let alone = TraceChapter([], owners: [""], additions: [(0, sentence("alone", at: 0))])
    #expect(!alone.isEmpty && alone.events.map(\.callback) == ["alone"])
  }

  @Test("a sentence is put together when somebody reads it, and not before") func laziness() {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    let chapter = TraceChapter {
      count.value += 1
      return TraceEvent(kind: .stimulus, owner: "device", callback: "tap icon")
    }
    var chapters = TraceChapters()
    chapters.append(chapter)
    #expect(!chapter.isEmpty && count.value == 0)
    #expect(chapters.events.map(\.callback) == ["tap icon"] && count.value == 1)
  }

  @Test("two are equal where the same was recorded, in whatever form and pieces") func equality() {
    let chapter = TraceChapter([note("one", at: 1), note("two", at: 2)], owners: [""], additions: [])
    #expect(chapter == TraceChapter(chapter.events) && chapter != TraceChapter(Array(chapter.events.dropLast())))
    var whole = TraceChapters()
    whole.append(chapter)
    var pieces = TraceChapters()
    pieces.append(TraceChapter())
    for event in chapter.events { pieces.append(TraceChapter([event])) }
    #expect(whole == pieces && whole.hashValue == pieces.hashValue && TraceChapter([chapter.events[0]]) != chapter)
    var both = whole
    both.append(pieces)
    #expect(both.events == chapter.events + chapter.events && both != whole)
    both.events = []
    #expect(both == TraceChapters())
  }
}
