import SceneSystem
import Testing

@testable import SceneTrace

@Suite("Formats, and the texts that all of them share")
struct TimelineFormatTests {
  @Test(
    "A file's extension selects a format",
    arguments: [
      ("a.html", .html), ("dir.x/b.HTM", .html), ("a.svg", .svg), ("a.trace.json", .chrome), ("a.jsonl", .jsonl),
      ("a.txt", .text), ("a.mmd", .mermaid), ("a.mermaid", .mermaid), ("a", nil), ("a.html/b", nil), ("a.pdf", nil),
      ("", nil), ("a.", nil),
    ] as [(String, TimelineFormat?)])
  func endings(path: String, format: TimelineFormat?) {
    #expect(TimelineFormat(path: path) == format)
  }

  @Test("The text of a trace without times has no time column")
  func textWithoutTimes() {
    var trace = TraceMaker()
    trace.stimulus("kill")
    trace.process("killed")
    trace.note("Why.")
    #expect(
      TimelineFormat.text.text(for: Timeline(events: trace.events, hasTimes: false))
        == "> kill\nprocess.killed\n# Why.\n")
    #expect(TimelineFormat.text.text(for: Timeline(events: trace.events)) == TextTraceWriter().text(for: trace.events))
  }

  @Test("JSON Lines of a timeline are the trace")
  func jsonLines() throws {
    let events = TraceMaker.wholeLife().events
    #expect(try TraceReader().events(in: TimelineFormat.jsonl.text(for: Timeline(events: events))) == events)
  }

  @Test(
    "Durations are printed with significant digits",
    arguments: [
      (0, "0 ns"), (999, "999 ns"), (1_000, "1 \u{B5}s"), (1_049, "1.04 \u{B5}s"), (1_500, "1.5 \u{B5}s"),
      (12_340, "12.3 \u{B5}s"), (999_999, "999 \u{B5}s"), (2_000_000, "2 ms"), (59_999_999_999, "59.9 s"),
      (60_000_000_000, "1 min"), (200_000_000_000, "3 min 20 s"), (3_600_000_000_000, "1 h"),
      (3_660_000_000_000, "1 h 1 min"), (90_000_000_000_000, "1 d 1 h"), (.max, "213503 d 23 h"),
    ] as [(UInt64, String)])
  func durations(nanoseconds: UInt64, words: String) {
    #expect(TimelineText.duration(nanoseconds) == words)
  }

  @Test("A duration's bar grows with its digits and stays in its column")
  func shares() {
    #expect([0, 100, 1_000, 1_000_000, 1_000_000_000, .max].map(TimelineText.share) == [0, 0, 14, 57, 100, 100])
  }

  @Test("The summary counts events, with a singular for one")
  func summary() {
    var trace = TraceMaker()
    #expect(TimelineText.summary(of: Timeline(events: [])) == "The trace is empty.")
    trace.stimulus("tap icon")
    trace.scene("x()", in: .background)
    #expect(TimelineText.summary(of: Timeline(events: trace.events)) == "1 stimulus, 1 callback, 1 session")
  }

  @Test("A state has UIKit's name, which differs between scenes and the application")
  func stateNames() {
    let scene = TimelineLane.Subject.session(TraceMaker.a)
    #expect(
      TimelineState.allCases.map { $0.name(of: scene) } == [
        "not running", "running", "suspended", "no scene", "unattached", "background", "foregroundInactive",
        "foregroundActive",
      ])
    #expect(TimelineState.active.name(of: .application) == "active")
    #expect(TimelineState.inactive.name(of: .application) == "inactive")
  }
}
