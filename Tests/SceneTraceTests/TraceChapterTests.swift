import Foundation
import SceneSystem
import Testing

@testable import SceneTrace

@Suite("Chapters of a trace: kept as they were recorded, put together when somebody reads them")
struct TraceChapterTests {
  private class SceneDelegate {}

  private func note(
    _ callback: StaticString, at time: UInt64, by owner: TraceNote.Owner = .scene, kind: TraceEvent.Kind = .callback
  ) -> TraceNote {
    TraceNote(
      kind: kind, time: time, session: SessionID(rawValue: 1), owner: owner, callback: callback,
      sceneBefore: .unattached, sceneAfter: .foregroundInactive, applicationBefore: .inactive,
      applicationAfter: .active, duration: 5)
  }

  private func sentence(_ text: String, at time: UInt64) -> TraceAdditions.Addition { .sentence(time: time) { text } }

  /// A chapter that begins behind what an earlier one has on its page.
  private func chapter(
    _ notes: [TraceNote], additions: [(UInt32, TraceAdditions.Addition)] = []
  ) -> TraceChapter {
    var notebook = TraceNotebook()
    notebook.write(note("of an earlier chapter", at: 0))
    _ = notebook.tearOut()
    for note in notes { notebook.write(note) }
    var told = TraceAdditions.none
    for (place, addition) in additions { told.append(addition, at: place) }
    return TraceChapter(notebook.tearOut(), additions: told)
  }

  @Test("a note becomes an event with everything that it says, its owner by name") func wholeEvent() {
    let chapter = chapter(
      [
        note("one(_:)", at: 1, by: .type(SceneDelegate.self)), note("two", at: 2, kind: .notification),
        note("three", at: 3, by: .application, kind: .notification),
      ])
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
    let chapter = chapter(
      [note("first", at: 1), note("second", at: 3)],
      additions: [
        (0, sentence("before", at: 0)), (1, sentence("between", at: 2)),
        (1, .details([TraceEvent.Detail(key: "urls", value: "a:b")])), (2, sentence("after", at: 4)),
        (2, sentence("at the end", at: 5)),
      ])
    #expect(chapter.events.map(\.callback) == ["before", "first", "between", "second", "after", "at the end"])
    #expect(chapter.events.map { $0.detail("urls") } == [nil, nil, nil, "a:b", nil, nil])
    let alone = self.chapter([], additions: [(0, sentence("alone", at: 0))])
    #expect(!alone.isEmpty && alone.events.map(\.callback) == ["alone"])
  }

  @Test("a sentence is put together when somebody reads it, and not before") func laziness() {
    final class Count: @unchecked Sendable { var value = 0 }
    let count = Count()
    let chapter = TraceChapter(stimulusAt: 7) {
      count.value += 1
      return "tap icon"
    }
    var chapters = TraceChapters()
    chapters.append(chapter)
    #expect(!chapter.isEmpty && count.value == 0)
    #expect(chapters.events == [TraceEvent(kind: .stimulus, time: 7, owner: "device", callback: "tap icon")])
    #expect(count.value == 1)
  }

  @Test("two are equal where the same was recorded, in whatever form and pieces") func equality() {
    let chapter = chapter([note("one", at: 1), note("two", at: 2)])
    #expect(chapter == TraceChapter(chapter.events) && chapter != TraceChapter(Array(chapter.events.dropLast())))
    var whole = TraceChapters()
    whole.append(chapter)
    var pieces = TraceChapters()
    pieces.append(TraceChapter())
    for event in chapter.events { pieces.append(TraceChapter([event])) }
    #expect(whole == pieces && whole.hashValue == pieces.hashValue && TraceChapter([chapter.events[0]]) != chapter)
    whole.append(TraceChapter(process: "exit", time: 3))
    #expect(whole.events.last == TraceEvent(kind: .process, time: 3, owner: "process", callback: "exit"))
    #expect(whole != pieces && !whole.isEmpty)
    whole.events = []
    #expect(whole.isEmpty && whole == TraceChapters())
  }

  @Test(
    "chapters of any length have their own notes and nobody else's, however the recorder goes on", arguments: 1...60)
  func manyPages(length: Int) {
    var notebook = TraceNotebook()
    var taken: [TraceChapter] = []
    var time: UInt64 = 0
    for chapter in 0..<8 {
      // Every other one is short, so that long ones begin at all places of a page.
      for place in 0..<UInt32(chapter.isMultiple(of: 2) ? length : chapter) {
        #expect(notebook.count == place)
        notebook.write(note("call", at: time))
        time += 1
      }
      taken.append(TraceChapter(notebook.tearOut(), additions: .none))
    }
    #expect(taken.flatMap(\.events).map(\.time) == Array(0..<time))
    #expect(taken.map(\.events.count) == [length, 1, length, 3, length, 5, length, 7])
    #expect(TraceChapter(notebook.tearOut(), additions: .none).isEmpty)
  }
}
