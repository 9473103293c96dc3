import Foundation
import SceneSystem
import Testing

@testable import SceneTrace

@Suite("Any list of events gives a timeline that every writer can write")
struct TimelinePropertyTests {
  static let callbacks = [
    "application(_:willFinishLaunchingWithOptions:)", "application(_:didFinishLaunchingWithOptions:)",
    "application(_:didDiscardSceneSessions:)", "scene(_:willConnectTo:options:)", "sceneWillEnterForeground(_:)",
    "sceneDidBecomeActive(_:)", "sceneWillResignActive(_:)", "sceneDidEnterBackground(_:)", "sceneDidDisconnect(_:)",
    "applicationWillResignActive(_:)", "x", "", "kill", "reboot",
  ]

  /// Events that no device can produce: any kind with any state at any time.
  static func nonsense(_ count: Int, seed: UInt64) -> [TraceEvent] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let kind: TraceEvent.Kind = [.stimulus, .callback, .callback, .notification, .process, .note].randomElement(
        using: &generator)!
      let name =
        kind == .process
        ? ["start", "exit", "killed", "suspend", "resume", "nothing"].randomElement(using: &generator)!
        : kind == .notification
          ? ["willEnterForegroundNotification", "didActivateNotification", "didDisconnectNotification"].randomElement(
            using: &generator)! : callbacks.randomElement(using: &generator)!
      return TraceEvent(
        kind: kind,
        time: [0, .random(in: 0...3_000_000_000, using: &generator), .max].randomElement(using: &generator)!,
        session: [nil, SessionID(rawValue: .random(in: 1...4, using: &generator))].randomElement(using: &generator)!,
        owner: ["UIScene", "UIApplication", "<script>alert(1)</script>", "]]>", ""].randomElement(using: &generator)!,
        callback: name,
        sceneBefore: [nil].randomElement(using: &generator)!
          ?? ActivationState.allCases.randomElement(using: &generator),
        sceneAfter: ActivationState.allCases.randomElement(using: &generator),
        applicationBefore: ApplicationState.allCases.randomElement(using: &generator)!,
        applicationAfter: ApplicationState.allCases.randomElement(using: &generator)!,
        duration: [0, .random(in: 0...5_000, using: &generator), .max].randomElement(using: &generator)!,
        details: [
          [], [TraceEvent.Detail(key: "sessions", value: "{A,D,Z}")], [TraceEvent.Detail(key: "\"", value: "&")],
        ]
        .randomElement(using: &generator)!)
    }
  }

  @Test(
    "Rows contain every event once and in order, and a lane is in one state at a time",
    arguments: 0..<200 as Range<UInt64>
  )
  func invariants(seed: UInt64) {
    let events = Self.nonsense(60, seed: seed)
    let timeline = Timeline(events: events, hasTimes: seed % 3 != 0)
    let indices = timeline.rows.compactMap { if case .event(let index) = $0.content { index } else { nil } }
    #expect(indices == Array(events.indices), "seed \(seed)")
    for lane in timeline.lanes {
      var end = 0
      var previous: TimelineState?
      for span in lane.spans {
        #expect(span.rows.lowerBound >= end && !span.rows.isEmpty, "seed \(seed), \(lane.name): \(lane.spans)")
        #expect(span.rows.lowerBound > end || span.state != previous, "seed \(seed), \(lane.name): \(lane.spans)")
        (end, previous) = (span.rows.upperBound, span.state)
      }
      #expect(end <= timeline.rows.count, "seed \(seed)")
    }
    for row in timeline.rows {
      for lane in row.endedLanes + [row.lane].compactMap({ $0 }) { #expect(timeline.lanes.indices.contains(lane)) }
    }
  }

  @Test("A lane's own events have the state that its bar shows", arguments: 0..<50 as Range<UInt64>)
  func barsAgree(seed: UInt64) {
    let timeline = Timeline(events: Self.nonsense(60, seed: seed))
    for (index, row) in timeline.rows.enumerated() {
      guard let event = timeline.event(of: row), event.session != nil, let before = event.sceneBefore,
        event.kind == .callback || event.kind == .notification, let lane = row.lane, !row.endedLanes.contains(lane)
      else { continue }
      #expect(timeline.lanes[lane].state(at: index) == TimelineState(before), "seed \(seed), row \(index)")
    }
  }

  @Test(
    "Every format writes every trace, ends with a line break, and is deterministic",
    arguments: TimelineFormat.allCases)
  func writers(format: TimelineFormat) {
    for seed in 0..<20 as Range<UInt64> {
      let timeline = Timeline(
        events: Self.nonsense(Int(seed) * 3, seed: seed), title: "\(seed)", hasTimes: seed % 2 == 0)
      let text = format.text(for: timeline)
      #expect(seed == 0 && (format == .text || format == .jsonl) ? text.isEmpty : text.hasSuffix("\n"), "seed \(seed)")
      #expect(text == format.text(for: timeline), "seed \(seed)")
    }
  }

  @Test(
    "Twice the events take twice the time, not four times", arguments: [TimelineFormat.html, .svg, .chrome, .mermaid])
  func linear(format: TimelineFormat) {
    // Every session is new, every process ends: the worst case for an algorithm that visits all of them each time.
    func trace(_ count: Int) -> [TraceEvent] {
      var trace = TraceMaker()
      for number in 1...count {
        trace.launch()
        trace.connect(SessionID(rawValue: UInt32(number)))
        trace.process("killed")
      }
      return trace.events
    }
    var processorTime: Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    func seconds(_ count: Int) -> Double {
      let events = trace(count)
      // The best of three runs, by the time of this thread, so that other processes do not matter.
      return (0..<3).map { _ in
        let before = processorTime
        _ = format.text(for: Timeline(events: events))
        return processorTime - before
      }.min()!
    }
    let (small, large) = (seconds(250), seconds(2_000))
    // Eight times as many; a quadratic one would take 64 times as long.
    #expect(large < small * 24 + 0.05, "\(small) s for 1 250 events, \(large) s for 10 000")
  }
}
