import SceneSystem
import Testing

@testable import SceneTrace

@Suite("States along a timeline")
struct TimelineTests {
  /// The states of a lane, one word per row; `-` for none.
  static func states(_ timeline: Timeline, lane: Int) -> [String] {
    timeline.rows.indices.map { timeline.lanes[lane].state(at: $0)?.rawValue ?? "-" }
  }

  @Test("A launch: no process, then a running process, and the scene goes from unattached to active")
  func launch() {
    var trace = TraceMaker()
    trace.stimulus("tap icon")
    trace.launch()
    trace.connect()
    trace.comeForward(from: .unattached)
    let timeline = Timeline(events: trace.events)
    #expect(timeline.lanes.map(\.name) == ["process", "app", "A"])
    #expect(timeline.lanes.map(\.title) == ["process", "app", "scene A"])
    #expect(Self.states(timeline, lane: 0) == ["notRunning"] + Array(repeating: "running", count: 10))
    // stimulus, start, didFinishLaunching | willConnect twice | willEnterForeground: delegate, scene's and app's
    // notification | didBecomeActive: the same three
    #expect(
      Self.states(timeline, lane: 1)
        == ["-", "-"] + Array(repeating: "background", count: 6) + ["inactive", "inactive", "active"])
    #expect(
      Self.states(timeline, lane: 2)
        == ["-", "-", "-"] + Array(repeating: "unattached", count: 4) + ["inactive", "active", "active", "active"])
  }

  @Test("A callback with will in its name ends in the new state, also without a following event")
  func announcementWithoutFollower() {
    var trace = TraceMaker()
    trace.app = .active
    trace.stimulus("alert")
    trace.resign()
    trace.stimulus("lock")
    let timeline = Timeline(events: trace.events)
    #expect(Self.states(timeline, lane: 2) == ["-", "active", "active", "inactive", "inactive"])
    // The application's own announcement is one row longer.
    #expect(Self.states(timeline, lane: 1) == ["-", "active", "active", "active", "inactive"])
  }

  @Test("A state that an event saw overrides an earlier announcement")
  func announcementThatDidNotHappen() {
    var trace = TraceMaker()
    trace.scene("sceneWillEnterForeground(_:)", in: .background)
    trace.scene("windowScene(_:performActionFor:completionHandler:)", in: .background)
    trace.scene("sceneDidEnterBackground(_:)", in: .background)
    #expect(Self.states(Timeline(events: trace.events), lane: 2) == ["background", "background", "background"])
  }

  @Test("A state that a callback changes itself applies from the next row on")
  func changeInside() {
    let event = TraceEvent(
      kind: .callback, session: TraceMaker.a, owner: "SceneDelegate", callback: "x()", sceneBefore: .background,
      sceneAfter: .foregroundInactive, applicationBefore: .background, applicationAfter: .inactive)
    let timeline = Timeline(events: [event, TraceEvent(kind: .note, owner: "", callback: "")])
    #expect(Self.states(timeline, lane: 2) == ["background", "inactive"])
    #expect(Self.states(timeline, lane: 1) == ["background", "inactive"])
  }

  @Test("A kill ends app and scenes; the session stays, and a discarded one ends")
  func ends() throws {
    let timeline = Timeline(events: TraceMaker.wholeLife().events)
    let kill = try #require(timeline.rows.firstIndex { $0.mark == .kill })
    #expect(timeline.lanes.map { $0.state(at: kill - 1) } == [.running, .active, .active, nil])
    #expect(timeline.lanes.map { $0.state(at: kill) } == [.notRunning, nil, .disconnected, nil])
    let discard = try #require(timeline.rows.firstIndex { $0.mark == .discard })
    #expect(timeline.rows[discard].endedLanes == [3])
    #expect(timeline.lanes[3].state(at: discard - 1) == .unattached)
    #expect(timeline.lanes[3].state(at: discard) == nil)
  }

  @Test("Between a disconnection and the session's next connection there is no scene")
  func reconnection() {
    var trace = TraceMaker()
    trace.scene("sceneDidDisconnect(_:)", "didDisconnectNotification", in: .unattached)
    trace.stimulus("tap icon")
    trace.connect()
    #expect(
      Self.states(Timeline(events: trace.events), lane: 2)
        == ["unattached", "unattached", "disconnected", "unattached", "unattached"])
  }

  @Test("Restorations are marked where a scene connects with a state and where it restores its interaction state")
  func restorations() {
    let timeline = Timeline(events: TraceMaker.wholeLife().events)
    let marked = timeline.rows.filter { $0.mark == .restoration }.compactMap { timeline.event(of: $0)?.callback }
    #expect(
      marked == [
        "scene(_:willConnectTo:options:)", "scene(_:restoreInteractionStateWith:)", "scene(_:willConnectTo:options:)",
      ])
  }

  @Test("A connection without a saved state is no restoration", arguments: [nil, "no"])
  func noRestoration(value: String?) {
    var trace = TraceMaker()
    trace.scene(
      "scene(_:willConnectTo:options:)", in: .unattached, value.map { ["stateRestorationActivity": $0] } ?? [:])
    #expect(Timeline(events: trace.events).rows.allSatisfy { $0.mark == nil })
  }

  @Test(
    "A gap of a second or more is a separate row, measured from the end of the previous event"
  )
  func pauses() {
    func rows(gap: UInt64, took: UInt64) -> [TimelineRow.Content] {
      Timeline(events: [
        TraceEvent(kind: .callback, time: 5, owner: "X", callback: "a()", duration: took),
        TraceEvent(kind: .callback, time: 5 + took + gap, owner: "X", callback: "b()"),
      ]).rows.map(\.content)
    }
    #expect(rows(gap: 999_999_999, took: 0) == [.event(0), .event(1)])
    #expect(rows(gap: 1_000_000_000, took: 0) == [.event(0), .pause(1_000_000_000), .event(1)])
    #expect(rows(gap: 1_000_000_000, took: 7_000_000_000) == [.event(0), .pause(1_000_000_000), .event(1)])
    #expect(rows(gap: 10, took: 7_000_000_000) == [.event(0), .event(1)])
  }

  @Test("With made-up times there are no pauses")
  func noTimes() {
    let events = [0, 60_000_000_000].map { TraceEvent(kind: .note, time: $0, owner: "", callback: "") }
    #expect(Timeline(events: events, hasTimes: false).rows.count == 2)
    #expect(Timeline(events: events).rows.count == 3)
  }

  @Test("A suspended process runs again when it resumes, or when its app is called")
  func suspension() {
    for wakes in [true, false] {
      var trace = TraceMaker()
      trace.launch()
      trace.process("suspend")
      trace.note("asleep")
      if wakes { trace.process("resume") } else { trace.appDelegate("applicationDidReceiveMemoryWarning(_:)") }
      #expect(
        Self.states(Timeline(events: trace.events), lane: 0)
          == ["running", "running", "suspended", "suspended", "running"])
    }
  }

  @Test("A second launch without a recorded end is another process")
  func unseenEnd() {
    var trace = TraceMaker()
    trace.stimulus("tap icon")
    trace.appDelegate("application(_:didFinishLaunchingWithOptions:)")
    trace.comeForward(from: .unattached)
    trace.stimulus("tap icon")
    trace.appDelegate("application(_:willFinishLaunchingWithOptions:)")
    trace.app = .background
    trace.appDelegate("application(_:didFinishLaunchingWithOptions:)")
    let timeline = Timeline(events: trace.events)
    #expect(
      Self.states(timeline, lane: 0)
        == ["notRunning"] + Array(repeating: "running", count: 7) + ["notRunning", "running", "running"])
    #expect(Self.states(timeline, lane: 2).suffix(3) == ["disconnected", "disconnected", "disconnected"])
  }

  @Test("A script's kill ends the process after its own events", arguments: ["kill", "reboot"])
  func killWithoutEvent(line: String) {
    var trace = TraceMaker()
    trace.launch()
    trace.stimulus(line)
    trace.appDelegate("applicationWillTerminate(_:)")
    trace.stimulus("unlock")
    #expect(
      Self.states(Timeline(events: trace.events), lane: 0) == [
        "running", "running", "running", "running", "notRunning",
      ])
  }

  @Test("A trace that begins inside a process begins with a running one")
  func middle() {
    var trace = TraceMaker()
    trace.stimulus("swipe home")
    trace.resign()
    #expect(Timeline(events: trace.events).lanes[0].state(at: 0) == .running)
    trace = TraceMaker()
    trace.stimulus("kill")
    trace.process("killed")
    #expect(Self.states(Timeline(events: trace.events), lane: 0) == ["running", "notRunning"])
  }

  @Test("Sessions are in the order of their labels, whichever occurs first, and labels continue after Z")
  func manySessions() {
    var trace = TraceMaker()
    for number: UInt32 in [28, 3, 27, 1] { trace.connect(SessionID(rawValue: number)) }
    let timeline = Timeline(events: trace.events)
    #expect(timeline.lanes.map(\.name) == ["process", "app", "A", "C", "AA", "AB"])
    #expect(timeline.rows.map { timeline.lanes[$0.lane ?? 0].name } == ["AB", "AB", "C", "C", "AA", "AA", "A", "A"])
  }

  @Test("A session that is discarded before its first event has a lane with only its end")
  func unseenDiscard() {
    var trace = TraceMaker()
    trace.launch()
    trace.appDelegate("application(_:didDiscardSceneSessions:)", ["sessions": "{C,B,B,?}"])
    let timeline = Timeline(events: trace.events)
    #expect(timeline.lanes.map(\.name) == ["process", "app", "B", "C"])
    #expect(timeline.lanes[2].spans.isEmpty && timeline.lanes[3].spans.isEmpty)
    #expect(timeline.rows[2].endedLanes == [3, 2])
  }

  @Test("An empty trace has two empty lanes")
  func empty() {
    let timeline = Timeline(events: [])
    #expect(timeline.rows.isEmpty)
    #expect(timeline.lanes.map(\.spans) == [[], []])
  }
}
