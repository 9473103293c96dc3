import Foundation
import SceneSystem
import Testing

@testable import SceneTrace

/// The rules of the format are those of "Trace Event Format", the document that both viewers refer to.
@Suite("Chrome's trace format")
struct ChromeTraceWriterTests {
  let life = Timeline(events: TraceMaker.wholeLife().events, title: "A whole life")

  /// One object of `traceEvents`, with the required keys.
  struct Entry {
    var phase, name: String
    var thread: Int
    var time, length: Double
    var object: [String: Any]

    var arguments: [String: Any] { object["args"] as? [String: Any] ?? [:] }
    var end: Double { time + length }
  }

  static func entries(_ timeline: Timeline) throws -> [Entry] {
    let data = Data(ChromeTraceWriter().text(for: timeline).utf8)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let list = try #require(document["traceEvents"] as? [[String: Any]])
    return try list.map { object in
      let phase = try #require(object["ph"] as? String)
      #expect(object["pid"] as? Int == 1)
      #expect(object["args"] is [String: Any])
      if phase != "M" { #expect((object["cat"] as? String)?.isEmpty == false) }
      return Entry(
        phase: phase, name: try #require(object["name"] as? String), thread: try #require(object["tid"] as? Int),
        time: phase == "M" ? 0 : try #require(object["ts"] as? Double),
        length: phase == "X" ? try #require(object["dur"] as? Double) : 0, object: object)
    }
  }

  @Test("Threads are named and sorted like the lanes, before their first event")
  func metadata() throws {
    let entries = try Self.entries(life)
    let names = entries.filter { $0.phase == "M" && $0.name == "thread_name" }
    #expect(names.map { $0.arguments["name"] as? String } == ["stimuli", "process", "app", "scene A", "scene B"])
    #expect(names.map(\.thread) == [1, 2, 3, 4, 5], "a viewer would leave thread 0 without its name")
    let sorting = entries.filter { $0.name == "thread_sort_index" }
    #expect(sorting.map { $0.arguments["sort_index"] as? Int } == [0, 1, 2, 3, 4])
    #expect(entries.first { $0.name == "process_name" }?.arguments["name"] as? String == "A whole life")
    let used = Set(entries.filter { $0.phase != "M" }.map(\.thread))
    #expect(used.isSubset(of: Set(names.map(\.thread))))
    #expect(entries.lastIndex { $0.phase == "M" }! < entries.firstIndex { $0.phase != "M" }!)
  }

  @Test("Stimuli are instants on a lane of their own, discards and ends on theirs")
  func instants() throws {
    let instants = try Self.entries(life).filter { $0.phase == "i" }
    let stimuli = instants.filter { $0.object["cat"] as? String == "stimulus" }
    #expect(stimuli.allSatisfy { $0.thread == 1 && $0.object["s"] as? String == "t" })
    #expect(
      stimuli.map(\.name)
        == ["tap icon", "swipe home", "reclaim A", "tap icon", "new window", "close window B", "kill", "tap icon"])
    #expect(instants.contains { $0.name == "discarded" && $0.thread == 5 && $0.object["s"] as? String == "t" })
    #expect(instants.contains { $0.name == "process.killed" && $0.thread == 2 })
  }

  @Test("A callback is inside the slice of the state that it saw, with its true time and duration")
  func callbacks() throws {
    let entries = try Self.entries(life).filter { $0.phase == "X" && $0.thread == 4 }
    let callback = try #require(entries.first { $0.name == "SceneDelegate[A].sceneDidBecomeActive(_:)" })
    #expect(callback.time == 900 && callback.length == 40)
    #expect(callback.arguments["time"] as? String == "900000")
    #expect(callback.arguments["duration"] as? String == "40000")
    #expect(callback.arguments["sceneBefore"] as? String == "foregroundActive")
    let around = entries.filter { $0.object["cat"] as? String == "state" && $0.time <= 900 && $0.end >= 940 }
    #expect(around.map(\.name) == ["foregroundActive"])
    let restored = entries.filter { $0.arguments["mark"] as? String == "restoration" }
    #expect(restored.first?.arguments["detail.stateRestorationActivity"] as? String == "yes")
  }

  @Test("A lane's states are consecutive slices; without a process there is none")
  func states() throws {
    let entries = try Self.entries(life)
    func slices(_ thread: Int) -> [Entry] {
      entries.filter { $0.phase == "X" && $0.thread == thread && $0.object["cat"] as? String == "state" }
    }
    #expect(slices(2).map(\.name) == ["running", "running"])
    #expect(slices(3).prefix(3).map(\.name) == ["background", "inactive", "active"])
    let scene = slices(4)
    #expect(
      scene.prefix(5).map(\.name) == [
        "unattached", "foregroundInactive", "foregroundActive", "foregroundInactive", "background",
      ])
    #expect(abs(scene[0].end - scene[1].time) < 0.001 && abs(scene[1].end - scene[2].time) < 0.001)
    // The hour in the background, in microseconds.
    #expect(scene[4].length > 3_600_000_000)
    let kill = try #require(entries.first { $0.name == "process.killed" })
    #expect(abs(slices(2)[0].end - kill.time) < 0.001)
  }

  /// Complete events of one thread must be nested, or the viewers draw them wrongly.
  static func expectNesting(_ timeline: Timeline, _ comment: Comment) throws {
    var open: [Int: [Double]] = [:]
    var last: [Int: Double] = [:]
    for entry in try entries(timeline) where entry.phase == "X" {
      #expect(entry.time >= last[entry.thread] ?? 0 && entry.length >= 0 && entry.time.isFinite, comment)
      last[entry.thread] = entry.time
      while let end = open[entry.thread]?.last, end <= entry.time + 0.000_5 { open[entry.thread]?.removeLast() }
      if let end = open[entry.thread]?.last { #expect(entry.end <= end + 0.000_5, comment) }
      if entry.length > 0 { open[entry.thread, default: []].append(entry.end) }
    }
  }

  @Test(
    "Within a lane slices are nested or consecutive, whatever the times were", arguments: 0..<100 as Range<UInt64>)
  func nesting(seed: UInt64) throws {
    var events = TimelinePropertyTests.nonsense(60, seed: seed)
    // Beyond these numbers this test's parser, not the format, loses digits.
    for index in events.indices {
      events[index].time %= 4_000_000_000
      events[index].duration %= 3_000_000
    }
    try Self.expectNesting(Timeline(events: events, hasTimes: seed % 4 != 0), "seed \(seed)")
  }

  @Test("The life of an app, with times and without", arguments: [true, false])
  func lifeNests(hasTimes: Bool) throws {
    try Self.expectNesting(Timeline(events: life.events, hasTimes: hasTimes), "hasTimes \(hasTimes)")
  }

  @Test("Without times events are placed one after the other in order")
  func standingClock() throws {
    let events = life.events.map { event in
      var event = event
      (event.time, event.duration) = (0, 0)
      return event
    }
    let calls = try Self.entries(Timeline(events: events))
      .filter { ["callback", "notification"].contains($0.object["cat"] as? String ?? "") }
    let inOrder = calls.sorted { $0.time < $1.time }
    #expect(
      inOrder.map(\.name)
        == events.filter { $0.kind == .callback || $0.kind == .notification }.map(\.name))
    for (one, next) in zip(inOrder, inOrder.dropFirst()) { #expect(one.end < next.time) }
    #expect(calls.allSatisfy { $0.arguments["time"] as? String == "0" })
  }

  @Test("Consequences of a stimulus are not drawn before it, even if the app's clock is behind")
  func twoClocks() throws {
    let events = [
      TraceEvent(kind: .stimulus, time: 5_000, owner: "device", callback: "swipe home"),
      TraceEvent(kind: .callback, time: 3_000, owner: "AppDelegate", callback: "a()", duration: 1_000),
    ]
    let entries = try Self.entries(Timeline(events: events))
    #expect(entries.first { $0.name == "swipe home" }?.time == 5)
    #expect(entries.first { $0.name == "AppDelegate.a()" }?.time == 5)
    #expect(entries.first { $0.name == "AppDelegate.a()" }?.arguments["time"] as? String == "3000")
  }

  @Test("Text can contain any character, and the largest times are still numbers")
  func anything() throws {
    let text = "<\"\\\u{0}\n\u{2028}'&"
    let events = [
      TraceEvent(kind: .stimulus, time: .max, owner: "", callback: text),
      TraceEvent(
        kind: .callback, time: .max, owner: text, callback: text, duration: .max,
        details: [TraceEvent.Detail(key: text, value: text)]),
    ]
    let entries = try Self.entries(Timeline(events: events, title: text))
    #expect(entries.contains { $0.phase == "i" && $0.name == text })
    #expect(entries.contains { $0.arguments["detail." + text] as? String == text })
    #expect(entries.allSatisfy { $0.time.isFinite && $0.end.isFinite })
  }

  @Test("An empty trace has the two fixed lanes and no others")
  func empty() throws {
    #expect(try Self.entries(Timeline(events: [])).allSatisfy { $0.phase == "M" })
  }
}
