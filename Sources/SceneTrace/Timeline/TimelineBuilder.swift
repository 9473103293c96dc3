import SceneSystem

/// Reads a trace from its first event to its last, and tracks the state of every lane. Takes time in proportion to the events.
struct TimelineBuilder {
  private let events: [TraceEvent]
  private let hasTimes: Bool
  /// Whether the trace itself has the ends of processes.
  private let hasProcessEnds: Bool
  private var rows: [TimelineRow] = []
  private var drafts: [Draft]
  private var laneOfSession: [SessionID: Int] = [:]
  /// The lanes that lose their scenes when the process ends.
  private var lanesWithScene: Set<Int> = []
  /// The end of the latest event.
  private var latest: UInt64?
  /// The row of the last stimulus.
  private var stepRow = 0
  private var hasLaunched = false
  private var isKillPending = false

  private static let process = 0
  private static let application = 1

  init(_ events: [TraceEvent], hasTimes: Bool) {
    self.events = events
    self.hasTimes = hasTimes
    hasProcessEnds = events.contains { $0.kind == .process && ($0.callback == "exit" || $0.callback == "killed") }
    drafts = [Draft(.process), Draft(.application)]
    rows.reserveCapacity(events.count)
    let firstWord = events.first { $0.kind == .process || $0.kind == .callback || $0.kind == .notification }
    let isRunning = firstWord.map { $0.kind == .process ? $0.callback != "start" : !Self.isLaunch($0) } ?? false
    if firstWord != nil { drafts[Self.process].set(isRunning ? .running : .notRunning, from: 0) }
  }

  mutating func build() -> ([TimelineRow], [TimelineLane]) {
    for (index, event) in events.enumerated() {
      insertPause(before: event)
      var row = TimelineRow(content: .event(index))
      read(event, at: rows.count, &row)
      rows.append(row)
    }
    let order = drafts.indices.sorted { drafts[$0].order < drafts[$1].order }
    var newIndices = [Int](repeating: 0, count: order.count)
    for (new, old) in order.enumerated() { newIndices[old] = new }
    for index in rows.indices {
      rows[index].lane = rows[index].lane.map { newIndices[$0] }
      if !rows[index].endedLanes.isEmpty { rows[index].endedLanes = rows[index].endedLanes.map { newIndices[$0] } }
    }
    return (rows, order.map { drafts[$0].lane(until: rows.count) })
  }

  private mutating func insertPause(before event: TraceEvent) {
    guard hasTimes else { return }
    if let latest, event.time > latest, event.time - latest >= Timeline.pause {
      rows.append(TimelineRow(content: .pause(event.time - latest)))
    }
    let (end, overflows) = event.time.addingReportingOverflow(event.duration)
    latest = max(latest ?? 0, overflows ? .max : end)
  }

  // MARK: Events

  private mutating func read(_ event: TraceEvent, at row: Int, _ result: inout TimelineRow) {
    switch event.kind {
    case .stimulus:
      if isKillPending { endProcess(at: row) }
      // Only if no event will record the end.
      isKillPending = !hasProcessEnds && (event.callback == "kill" || event.callback == "reboot")
      stepRow = row
    case .process:
      result.lane = Self.process
      readProcess(event.callback, at: row, &result)
    case .note:
      guard let id = event.session else { break }
      let lane = lane(of: id)
      result.lane = lane
      // An event refers to the session, so it exists.
      if drafts[lane].isNew { drafts[lane].set(.disconnected, from: row) }
    case .callback, .notification:
      result.lane = event.session.map { lane(of: $0) } ?? Self.application
      readCall(event, at: row, &result)
    }
  }

  private mutating func readProcess(_ event: String, at row: Int, _ result: inout TimelineRow) {
    switch event {
    case "start":
      // The state of the previous process has ended, whatever it was.
      if hasLaunched { endProcess(at: row) }
      drafts[Self.process].set(.running, from: row)
    case "resume": drafts[Self.process].set(.running, from: row)
    case "suspend": drafts[Self.process].set(.suspended, from: row)
    case "exit": endProcess(at: row)
    case "killed":
      endProcess(at: row)
      result.mark = .kill
    default: break
    }
  }

  private mutating func readCall(_ event: TraceEvent, at row: Int, _ result: inout TimelineRow) {
    if event.kind == .callback { readLaunch(event, at: row) }
    drafts[Self.process].set(.running, from: row)
    drafts[Self.process].lastSeen = row
    let transition = Transition(event)
    drafts[Self.application].read(
      TimelineState(event.applicationBefore), TimelineState(event.applicationAfter),
      announces: transition.flatMap { $0.isApplication ? $0.after : nil }, at: row)
    if let id = event.session {
      let lane = lane(of: id)
      if let before = event.sceneBefore {
        lanesWithScene.insert(lane)
        drafts[lane].read(
          TimelineState(before), TimelineState(event.sceneAfter ?? before),
          announces: transition.flatMap { $0.isApplication ? nil : $0.after },
          begins: transition?.after == .unattached, at: row)
      }
    }
    guard event.kind == .callback else { return }
    result.mark = Self.mark(of: event)
    if result.mark == .discard {
      for id in Self.sessions(in: event) {
        let lane = lane(of: id)
        drafts[lane].set(nil, from: row)
        lanesWithScene.remove(lane)
        result.endedLanes.append(lane)
      }
    }
  }

  /// A launch in a process that had launched is that of another process, whose predecessor ended unrecorded: at the previous stimulus at
  /// the latest.
  private mutating func readLaunch(_ event: TraceEvent, at row: Int) {
    guard Self.isLaunch(event) else { return }
    if hasLaunched {
      endProcess(at: stepRow)
      drafts[Self.process].set(.running, from: row)
    }
    hasLaunched = event.callback == "application(_:didFinishLaunchingWithOptions:)"
  }

  private mutating func endProcess(at row: Int) {
    hasLaunched = false
    isKillPending = false
    drafts[Self.process].set(.notRunning, from: row)
    drafts[Self.application].set(nil, from: row)
    for index in lanesWithScene { drafts[index].set(.disconnected, from: row) }
    lanesWithScene = []
  }

  private mutating func lane(of id: SessionID) -> Int {
    if let lane = laneOfSession[id] { return lane }
    drafts.append(Draft(.session(id)))
    laneOfSession[id] = drafts.count - 1
    return drafts.count - 1
  }

  // MARK: Names

  private static func isLaunch(_ event: TraceEvent) -> Bool {
    event.callback == "application(_:willFinishLaunchingWithOptions:)"
      || event.callback == "application(_:didFinishLaunchingWithOptions:)"
  }

  private static func mark(of event: TraceEvent) -> TimelineRow.Mark? {
    switch event.callback {
    case "application(_:didDiscardSceneSessions:)": .discard
    case "scene(_:willConnectTo:options:)": event.detail("stateRestorationActivity") == "yes" ? .restoration : nil
    case "scene(_:restoreInteractionStateWith:)", "application(_:didDecodeRestorableStateWith:)": .restoration
    default: nil
    }
  }

  /// The sessions in the detail `sessions={A,B}`.
  private static func sessions(in event: TraceEvent) -> [SessionID] {
    guard let value = event.detail("sessions"), value.hasPrefix("{"), value.hasSuffix("}") else { return [] }
    var seen = Set<SessionID>()
    return value.dropFirst().dropLast().split(separator: ",").compactMap { SessionID(label: $0) }
      .filter { seen.insert($0).inserted }
  }

  // MARK: Lanes

  /// A lane under construction.
  private struct Draft {
    let subject: TimelineLane.Subject
    private var spans: [TimelineLane.Span] = []
    private var state: TimelineState?
    private var since = 0
    /// The last row in which the state was observed; assumptions about earlier rows cannot change it.
    var lastSeen = -1
    /// A change that was announced, and the first row in which it may hold.
    private var announced: (state: TimelineState, row: Int)?

    init(_ subject: TimelineLane.Subject) { self.subject = subject }

    /// The process first, then the application, then the sessions by age.
    var order: Int64 {
      switch subject {
      case .process: -2
      case .application: -1
      case .session(let id): Int64(id.rawValue)
      }
    }

    /// Whether no event has referred to it yet.
    var isNew: Bool { state == nil && spans.isEmpty && announced == nil }

    /// From `row` on the state is `new`, or unknown with `nil`.
    mutating func set(_ new: TimelineState?, from row: Int) {
      applyAnnounced(before: row)
      change(to: new, from: max(row, lastSeen + 1))
    }

    /// A callback observed the state `before`, left the state `after`, and may have announced another one; or it is the first of a new
    /// scene.
    mutating func read(
      _ before: TimelineState, _ after: TimelineState, announces: TimelineState?, begins: Bool = false, at row: Int
    ) {
      if announced != nil {
        // While the old state is observed the announcement continues, as with the notification that follows the delegate's call.
        if before == state, before != announced?.state, !begins {
          announced?.row = row + 1
        } else {
          applyAnnounced(before: row)
        }
      }
      lastSeen = row
      change(to: before, from: row)
      change(to: after, from: row + 1)
      if let announces, announces != after { announced = (announces, row + 1) }
    }

    func lane(until end: Int) -> TimelineLane {
      var draft = self
      draft.applyAnnounced(before: end)
      draft.change(to: nil, from: end)
      return TimelineLane(subject: subject, spans: draft.spans)
    }

    private mutating func applyAnnounced(before row: Int) {
      guard let (state, from) = announced else { return }
      announced = nil
      if from < row { change(to: state, from: from) }
    }

    private mutating func change(to new: TimelineState?, from row: Int) {
      guard new != state else { return }
      let row = max(row, since)
      if let state, since < row { spans.append(TimelineLane.Span(state: state, rows: since..<row)) }
      // A state without any row is dropped, and adjacent spans of the same state are merged.
      if let new, let last = spans.last, last.state == new, last.rows.upperBound == row {
        spans.removeLast()
        since = last.rows.lowerBound
      } else {
        since = row
      }
      state = new
    }
  }
}
