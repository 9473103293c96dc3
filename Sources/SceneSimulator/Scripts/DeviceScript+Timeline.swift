import SceneSystem
public import SceneTrace

extension DeviceScript {
  /// The script laid out as a timeline: its stimuli, and the events that it expects, as if they had happened.
  public var timeline: Timeline {
    Timeline(events: events, title: title.isEmpty ? id : "\(id): \(title)", hasTimes: false)
  }

  /// The script's stimuli and expected events as a trace.
  ///
  /// A script has no times, so each event comes a millisecond after the previous one. The states are those that the events' names imply;
  /// the application's follows from its scenes', unless the event states it.
  public var events: [TraceEvent] {
    var reader = ScriptEvents(hasOneSession: !mentionsLabels)
    for (index, session) in sessions.enumerated() { reader.note(session, SessionID(rawValue: UInt32(index + 1))) }
    for step in steps {
      reader.add(step.stimulus)
      for line in step.expected { reader.add(line) }
    }
    return reader.events
  }

  /// Whether events name their sessions, which scripts leave out where there is only one.
  private var mentionsLabels: Bool { steps.contains { $0.expected.contains { $0.label != nil } } }
}

/// Converts lines of a script to events, and tracks the states that they imply.
private struct ScriptEvents {
  private(set) var events: [TraceEvent] = []
  private let hasOneSession: Bool
  private var scenes: [SessionID: ActivationState] = [:]
  private let parser = StimulusParser()

  init(hasOneSession: Bool) { self.hasOneSession = hasOneSession }

  mutating func note(_ session: DeviceScript.Session, _ id: SessionID) {
    let state = session.hasActivity ? ", with a saved state" : ""
    append(.note, id, "script", "Session \(id.label) (\(session.configuration)) is there\(state).")
  }

  mutating func add(_ stimulus: ScriptStimulus) {
    append(.stimulus, nil, "device", parser.nearestText(for: stimulus))
  }

  mutating func add(_ line: TraceLine) {
    let session = self.session(of: line)
    switch line.owner {
    case "process":
      append(.process, nil, "process", line.callback)
      scenes = [:]
    case "scenePhase": append(.note, session, "script", line.description)
    case "post":
      let parts = line.callback.split(separator: ".", maxSplits: 1).map(String.init)
      append(
        .notification, session, parts.count == 2 ? parts[0] : "NSNotification.Name", parts.last ?? "", line.details)
    default: append(.callback, session, line.owner, line.callback, line.details)
    }
  }

  /// The session that the line refers to: the named one; in a script with one session, that one for events of scenes.
  private func session(of line: TraceLine) -> SessionID? {
    if let label = line.label { return SessionID(label: label) }
    let isScenes =
      ["SceneDelegate", "ViewController", "ContentView", "scenePhase"].contains(line.owner)
      || (line.owner == "post" && line.callback.hasPrefix("UIScene."))
    return isScenes && hasOneSession ? SessionID(rawValue: 1) : nil
  }

  private mutating func append(
    _ kind: TraceEvent.Kind, _ session: SessionID?, _ owner: String, _ callback: String,
    _ details: [TraceLine.Detail] = []
  ) {
    var event = TraceEvent(
      kind: kind, time: UInt64(events.count) * 1_000_000, session: session, owner: owner, callback: callback,
      details: details.map { TraceEvent.Detail(key: $0.key, value: $0.value) })
    let transition = Transition(event)
    if let session, kind == .callback || kind == .notification {
      let recorded = event.detail("scene").flatMap { name in ActivationState.allCases.first { "\($0)" == name } }
      let implied = transition.flatMap { $0.isApplication ? nil : $0.during }
      let state = recorded ?? implied.flatMap(ActivationState.init) ?? scenes[session] ?? .unattached
      scenes[session] = state
      (event.sceneBefore, event.sceneAfter) = (state, state)
    }
    if kind == .callback || kind == .notification {
      let recorded = event.detail("app").flatMap { name in ApplicationState.allCases.first { "\($0)" == name } }
      let state = recorded ?? ApplicationState(of: scenes.values.map { $0 })
      (event.applicationBefore, event.applicationAfter) = (state, state)
    }
    events.append(event)
    if let session, let transition, !transition.isApplication {
      scenes[session] = ActivationState(transition.after)
    }
  }
}

extension ActivationState {
  /// A scene's state, or `nil` if there is no scene.
  fileprivate init?(_ state: TimelineState) {
    switch state {
    case .unattached: self = .unattached
    case .background: self = .background
    case .inactive: self = .foregroundInactive
    case .active: self = .foregroundActive
    case .notRunning, .running, .suspended, .disconnected: return nil
    }
  }
}
