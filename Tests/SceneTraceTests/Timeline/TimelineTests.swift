import SceneSystem
import Testing

@testable import SceneTrace

@Suite("A timeline shows every moment in its state")
struct TimelineTests {
  /// The states of a lane, one word a row; `-` where there is none.
  static func states(_ timeline: Timeline, lane: Int) -> [String] {
    timeline.rows.indices.map { timeline.lanes[lane].state(at: $0)?.rawValue ?? "-" }
  }

  @Test("A launch: nothing runs, then the process does, and the scene goes from unattached to active")
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

  @Test("A callback with will in its name ends in the new state, also where nothing follows that would tell")
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

  @Test("What an event saw is stronger than what an earlier one announced")
  func announcementThatDidNotHappen() {
    var trace = TraceMaker()
    trace.scene("sceneWillEnterForeground(_:)", in: .background)
    trace.scene("windowScene(_:performActionFor:completionHandler:)", in: .background)
    trace.scene("sceneDidEnterBackground(_:)", in: .background)
    #expect(Self.states(Timeline(events: trace.events), lane: 2) == ["background", "background", "background"])
  }

  @Test("A state that a callback changes itself holds from the next row on")
  func changeInside() {
    let event = TraceEvent(
      kind: .callback, session: TraceMaker.a, owner: "SceneDelegate", callback: "x()", sceneBefore: .background,
      sceneAfter: .foregroundInactive, applicationBefore: .background, applicationAfter: .inactive)
    let timeline = Timeline(events: [event, TraceEvent(kind: .note, owner: "", callback: "")])
    #expect(Self.states(timeline, lane: 2) == ["background", "inactive"])
    #expect(Self.states(timeline, lane: 1) == ["background", "inactive"])
  }

  @Test("A killed process takes app and scenes with it; the session stays, and a discarded one ends")
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

  @Test("Between a scene that was disconnected and the next one of its session there is none")
  func reconnection() {
    var trace = TraceMaker()
    trace.scene("sceneDidDisconnect(_:)", "didDisconnectNotification", in: .unattached)
    trace.stimulus("tap icon")
    trace.connect()
    #expect(
      Self.states(Timeline(events: trace.events), lane: 2)
        == ["unattached", "unattached", "disconnected", "unattached", "unattached"])
  }

  @Test("Restorations are marked where a scene connects with a state and where it gets its interaction state")
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
    "A time of a second or more in which nothing happened is a row of its own, counted from the end of what came before"
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

  @Test("Where times are made up there are no pauses")
  func noTimes() {
    let events = [0, 60_000_000_000].map { TraceEvent(kind: .note, time: $0, owner: "", callback: "") }
    #expect(Timeline(events: events, hasTimes: false).rows.count == 2)
    #expect(Timeline(events: events).rows.count == 3)
  }

  @Test("A suspended process runs again when it is resumed, or when its app is called")
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

  @Test("A second launch in a trace that told of no end is another process")
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

  @Test("A script's kill ends the process when its own events are over", arguments: ["kill", "reboot"])
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

  @Test("A trace that begins in the middle of a process begins with a running one")
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

  @Test("Sessions stand in the order of their labels, whichever is seen first, and labels go on after Z")
  func manySessions() {
    var trace = TraceMaker()
    for number: UInt32 in [28, 3, 27, 1] { trace.connect(SessionID(rawValue: number)) }
    let timeline = Timeline(events: trace.events)
    #expect(timeline.lanes.map(\.name) == ["process", "app", "A", "C", "AA", "AB"])
    #expect(timeline.rows.map { timeline.lanes[$0.lane ?? 0].name } == ["AB", "AB", "C", "C", "AA", "AA", "A", "A"])
  }

  @Test("A session that was discarded before it was ever seen has a lane with nothing but its end")
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
