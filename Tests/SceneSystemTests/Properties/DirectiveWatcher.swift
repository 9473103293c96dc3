import SceneSystem

/// An independent check: it has only the rules visible from outside, follows the directives as a runner would, and reports a directive that
/// no runner could carry out.
struct DirectiveWatcher {
  enum Process: String { case notRunning, running, suspended }

  let profile: DeviceProfile
  let app: InstalledApp
  private(set) var process = Process.notRunning
  private(set) var application = ApplicationState.background
  private(set) var scenes: [SessionID: ActivationState] = [:]
  private(set) var discarded: Set<SessionID> = []
  /// An announced Handoff without an end yet, and the scene that received it (E-04).
  private var announced: SessionID?
  /// What other devices are offered (E-04).
  private var offered: OfferedActivity?
  /// The time has changed while the process was suspended (B-06).
  private var isTimeChangePending = false
  private var roles: [SessionID: SessionRole] = [:]
  /// Sessions that ask whether to close their windows (Z-06).
  private var asked: Set<SessionID> = []
  /// The layouts that scenes have (Z-03).
  private var layouts: [SessionID: SceneLayout] = [:]
  /// Sessions with a known configuration, which is not requested again (C-02).
  private var configured: Set<SessionID>

  /// - Parameter sessions: The sessions that exist already.
  init(profile: DeviceProfile, app: InstalledApp, sessions: [SessionID]) {
    self.profile = profile
    self.app = app
    configured = Set(sessions)
  }

  /// Follows one batch. Returns a description of its error, or `nil`.
  mutating func follow(_ stimulus: Stimulus, _ directives: [Directive]) -> String? {
    if stimulus == .processExited { forgetProcess() }
    if stimulus == .significantTimeChange, process == .suspended { isTimeChangePending = true }
    if case .reply(.configured(let id, _)) = stimulus { configured.insert(id) }
    if case .reply(.unavailable(let id)) = stimulus, process == .running, !directives.isEmpty {
      // The runner never made this scene; later replies of its batch about it did not occur. The application's state has changed
      // nevertheless, until the next change.
      scenes[id] = nil
      if announced == id { announced = nil }
    }
    var hasConnected = false
    var leftSinceConnection: Set<SessionID> = []
    for (position, directive) in directives.enumerated() {
      for id in directive.sessions where discarded.contains(id) {
        return "\(directive.text) names a session that was discarded before"
      }
      if case .connect = directive {
        hasConnected = true
        if case .launch(let launch) = directives.first, launch.isBackground {
          return "\(directive.text) follows a launch in the background (L-10)"
        }
      }
      if case .disconnect(let id) = directive, hasConnected { leftSinceConnection.insert(id) }
      // Earlier discards are delivered first; a scene that leaves the screen for the new one and whose session is discarded with it (R-12)
      // follows it.
      if case .discard(let sessions) = directive, hasConnected,
        !sessions.allSatisfy({ leftSinceConnection.contains($0.id) })
      {
        return "\(directive.text) comes after a connection (L-07)"
      }
      if let fault = follow(directive, stimulus, rest: directives[(position + 1)...]) {
        return "\(directive.text): \(fault)"
      }
    }
    return faultAfterBatch()
  }

  private mutating func follow(
    _ directive: Directive, _ stimulus: Stimulus, rest: ArraySlice<Directive>
  ) -> String? {
    switch directive {
    case .launch(let launch): return follow(launch) ?? work(of: launch, stimulus)
    case .resume:
      guard process == .suspended else { return "the process is \(process)" }
      process = .running
      return nil
    case .kill:
      guard process != .notRunning else { return "there is no process" }
      forgetProcess()
      return nil
    case .offer(let activity):
      guard activity != offered else { return "it is offered already (E-04)" }
      guard activity == nil || (process == .running && application != .background) else {
        return "the process is \(process) and the application \(application) (E-04)"
      }
      offered = activity
      return nil
    case .sendActivity:
      switch stimulus {
      case .activityRequested, .reply(.activityProvided): return nil
      default: return "no device has requested an activity"
      }
    default: break
    }
    guard process == .running else { return "the process is \(process)" }
    switch directive {
    case .suspend:
      guard application == .background else { return "the application is \(application) (B-03)" }
      process = .suspended
    case .terminate:
      guard !scenes.values.contains(where: \.isForeground) else { return "a scene is still in the foreground" }
      forgetProcess()
    case .connect(let connection): return connect(connection)
    case .enterForeground(let id, let changes): return enterForeground(id, changes)
    case .activate(let id, let changes): return activate(id, changes)
    case .deactivate(let id, let changes): return deactivate(id, changes)
    case .enterBackground(let id, let changes): return enterBackground(id, changes) ?? unsaved(id, rest)
    case .captureState(let id), .snapshot(let id, _):
      guard let state = scenes[id], state != .unattached else { return "there is no connected scene" }
    case .disconnect(let id): return disconnect(id, rest)
    case .discard(let sessions): return discard(sessions)
    case .resize(let id, let layout):
      guard let state = scenes[id], state.isForeground || state == .background else {
        return "there is no connected scene"
      }
      if case .resize = stimulus {
      } else {
        guard layouts[id] != layout else { return "the scene has that size already (Z-03)" }
      }
      layouts[id] = layout
    case .confirmClosure(let id):
      guard scenes[id] != nil, asked.insert(id).inserted else { return "nothing can ask, or it asks already (Z-06)" }
    case .closureAnswered(let id, _):
      guard asked.remove(id) != nil else { return "nothing was asked (Z-06)" }
    case .provideActivity:
      guard case .activityRequested = stimulus else { return "no device has requested an activity" }
    case .activityContinued:
      guard case .activityContinued = stimulus else { return "no device has continued an activity" }
    case .accessory:
      guard profile.osVersion >= 27 else { return "there are no accessories before iOS 27 (Z-05)" }
    case .deliver(let delivery, let id): return deliver(delivery, to: id, stimulus, rest)
    case .application(let state):
      guard state != application else { return "the application is in that state already (A-02)" }
      application = state
    case .accept(let request), .refuse(let request, _):
      guard case .request(request, _) = stimulus else { return "nobody asked" }
    case .chose:
      switch stimulus {
      case .external, .request: break
      default: return "there was neither an event nor a request"
      }
    case .restorationActivity(let id, let activity):
      guard scenes[id] != nil, activity != nil else { return "no scene waits for a state (R-06)" }
    case .present(let id):
      guard scenes[id] != nil else { return "there is no window to bring forward (D-08)" }
    case .setAside(let id):
      guard scenes[id] == nil else { return "the scene has its state already (R-05)" }
    case .background(let event):
      guard stimulus == .silentPush || stimulus == .backgroundFetch else { return "no \(event.rawValue) came" }
    case .significantTimeChange:
      guard isTimeChangePending || stimulus == .significantTimeChange else { return "the time has not changed (B-06)" }
      isTimeChangePending = false
    case .memoryWarning, .protectedData, .launch, .resume, .kill, .offer, .sendActivity: break
    }
    return nil
  }

  private mutating func follow(_ launch: Launch) -> String? {
    guard process == .notRunning else { return "the process is \(process)" }
    guard launch.adoption == app.adoption else { return "the app has another life cycle (M-05)" }
    process = .running
    application = .background
    if let implicit = launch.implicitSession {
      guard launch.adoption == .application else { return "scenes have no implicit session (L-02)" }
      scenes[implicit.id] = launch.isBackground ? .background : .unattached
      if !launch.isBackground { application = .inactive }
    } else if launch.adoption == .application {
      return "the implicit session is missing (L-02)"
    }
    if launch.adoption == .scenes, launch.event != nil || launch.work != nil || launch.preservedState != nil {
      return "scenes find no launch options (K-16)"
    }
    let listed = launch.sessions ?? []
    guard Set(listed.map(\.id)).count == listed.count else { return "a session is listed twice" }
    return nil
  }

  private mutating func connect(_ connection: Connection) -> String? {
    let id = connection.session.id
    guard scenes[id] == nil else { return "the session has a scene (M-02)" }
    guard app.adoption == .scenes else { return "the app has no scenes (L-02)" }
    // An accessory brings its own configuration (Z-05).
    let asks = connection.options.accessory == nil && (!configured.contains(id) || profile.asksConfigurationOnRestore)
    if connection.options.accessory != nil { configured.insert(id) }
    guard (connection.layout != nil) == profile.unfolds else { return "its part of the display is missing (Z-03)" }
    layouts[id] = connection.layout
    guard connection.isNew == asks else { return "the app is \(asks ? "not " : "")asked for a configuration (C-02)" }
    scenes[id] = .unattached
    roles[id] = connection.session.role
    if connection.options.handoffActivityType != nil {
      if announced != nil { return "another Handoff is still without an end (E-04)" }
      announced = id
    }
    return nil
  }

  private mutating func enterForeground(_ id: SessionID, _ changes: Bool) -> String? {
    guard let state = scenes[id], state == .unattached || state == .background else { return illegal(id) }
    guard changes == (application == .background) else { return "the application is \(application) (A-02)" }
    scenes[id] = .foregroundInactive
    if changes { application = .inactive }
    return nil
  }

  private mutating func activate(_ id: SessionID, _ changes: Bool) -> String? {
    guard scenes[id] == .foregroundInactive else { return illegal(id) }
    guard roles[id]?.isNonInteractive != true else { return "its display takes no input (F-13)" }
    guard changes == (application != .active) else { return "the application is \(application) (A-02)" }
    scenes[id] = .foregroundActive
    application = .active
    return nil
  }

  private mutating func deactivate(_ id: SessionID, _ changes: Bool) -> String? {
    guard scenes[id] == .foregroundActive else { return illegal(id) }
    scenes[id] = .foregroundInactive
    let isLast = !scenes.values.contains(.foregroundActive)
    // A Mac's last window does not change the app's state (A-01).
    guard changes == isLast || (profile.isWindowed && scenes.count == 1) else { return "last active: \(isLast) (A-02)" }
    if changes { application = .inactive }
    return nil
  }

  private mutating func enterBackground(_ id: SessionID, _ changes: Bool) -> String? {
    guard let state = scenes[id], state == .foregroundInactive || state == .unattached else { return illegal(id) }
    scenes[id] = .background
    let isLast = application != .background && !scenes.values.contains(where: \.isForeground)
    guard changes == isLast || (profile.isWindowed && scenes.count == 1) else {
      return "last to leave: \(isLast) (A-02)"
    }
    if changes { application = .background }
    return nil
  }

  /// A scene that enters the background is saved at once, unless its session is discarded (R-01).
  private func unsaved(_ id: SessionID, _ rest: ArraySlice<Directive>) -> String? {
    let isCaredFor = rest.contains { directive in
      if case .discard(let sessions) = directive { return sessions.contains { $0.id == id } }
      return directive == .captureState(id)
    }
    return isCaredFor || app.adoption == .application ? nil : "its state is not captured (R-01)"
  }

  private mutating func disconnect(_ id: SessionID, _ rest: ArraySlice<Directive>) -> String? {
    guard let state = scenes.removeValue(forKey: id), state != .unattached else { return "there is no connected scene" }
    asked.remove(id)
    if announced == id { announced = nil }
    let endsHere = rest.contains { directive in
      if case .discard(let sessions) = directive { return sessions.contains { $0.id == id } }
      return directive == .terminate
    }
    return state == .background || endsHere ? nil : "the scene is \(state), and its session continues (R-03)"
  }

  private mutating func discard(_ sessions: [SessionRecord]) -> String? {
    guard !sessions.isEmpty else { return "nothing is discarded" }
    guard app.adoption == .scenes else { return "the app has no scenes (L-02)" }
    for session in sessions {
      guard scenes[session.id] == nil else { return "its scene was not disconnected first (T-01)" }
      guard discarded.insert(session.id).inserted else { return "it is discarded a second time (T-08)" }
    }
    return nil
  }

  private mutating func deliver(
    _ delivery: Delivery, to id: SessionID, _ stimulus: Stimulus, _ rest: ArraySlice<Directive>
  ) -> String? {
    guard let state = scenes[id], state != .unattached else { return "there is no connected scene" }
    var isEndOfHandoff = false
    if case .handoffDeliver = stimulus { isEndOfHandoff = true }
    if case .handoffFail = stimulus { isEndOfHandoff = true }
    if case .didFailToContinue = delivery { isEndOfHandoff = true }
    if isEndOfHandoff {
      guard announced == id else { return "no Handoff was announced to it (E-04)" }
      announced = nil
      return nil
    }
    guard state.isForeground else { return "the scene is in the background (E-02)" }
    // A complete activity is continued at once; of a Handoff there is only the announcement.
    if case .willContinue = delivery {
      if case .deliver(.continue, id) = rest.first { return nil }
      guard announced == nil else { return "another Handoff is still without an end (E-04)" }
      announced = id
    }
    return nil
  }

  private func faultAfterBatch() -> String? {
    if let half = scenes.first(where: { $0.value == .unattached }) { return "\(half.key.label) was left unattached" }
    let runsWithoutWindows = profile.isWindowed && scenes.isEmpty
    if process != .notRunning, application != derived, !runsWithoutWindows {
      return "the application was set to \(application), and its scenes make it \(derived) (A-01)"
    }
    if offered != nil, process != .running || application == .background {
      return "an activity is offered, and the process is \(process), the application \(application) (E-04)"
    }
    if process == .running, isTimeChangePending { return "it was not notified that the time has changed (B-06)" }
    if process == .suspended, application != .background { return "a suspended process is \(application) (B-03)" }
    return nil
  }

  /// Whether the scene is on a display that takes no input: beside those of the screen (Z-05, F-13).
  func isOnFurtherDisplay(_ id: SessionID) -> Bool { roles[id]?.isNonInteractive == true }

  private func illegal(_ id: SessionID) -> String {
    "the scene is \(scenes[id].map { "\($0)" } ?? "not there") (M-03)"
  }

  private var derived: ApplicationState {
    if scenes.values.contains(.foregroundActive) { return .active }
    return scenes.values.contains(.foregroundInactive) ? .inactive : .background
  }

  /// Launch options of an app without scenes contain the work that it is launched for, and no other (L-02).
  private func work(of launch: Launch, _ stimulus: Stimulus) -> String? {
    let expected: BackgroundEvent? =
      switch stimulus {
      case .silentPush: .silentPush
      case .backgroundFetch: .fetch
      default: nil
      }
    guard app.adoption == .application, launch.work != expected else { return nil }
    return "it is launched for \(launch.work?.rawValue ?? "nothing") (L-02)"
  }

  private mutating func forgetProcess() {
    isTimeChangePending = false
    process = .notRunning
    application = .background
    scenes = [:]
    asked = []
    layouts = [:]
    announced = nil
  }
}

extension ActivationState {
  var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}

extension Directive {
  /// Every session that the directive names.
  fileprivate var sessions: [SessionID] {
    switch self {
    case .launch(let launch): (launch.sessions ?? []).map(\.id) + (launch.implicitSession.map { [$0.id] } ?? [])
    case .connect(let connection): [connection.session.id]
    case .enterForeground(let id, _), .activate(let id, _), .deactivate(let id, _), .enterBackground(let id, _),
      .captureState(let id), .snapshot(let id, _), .disconnect(let id), .present(let id), .deliver(_, let id),
      .resize(let id, _), .confirmClosure(let id), .closureAnswered(let id, _),
      .setAside(let id),
      .restorationActivity(let id, _):
      [id]
    case .chose(let id, _): id.map { [$0] } ?? []
    case .resume, .suspend, .terminate, .kill, .discard, .background, .memoryWarning, .significantTimeChange,
      .protectedData, .accessory, .accept, .refuse, .application, .offer, .provideActivity, .sendActivity,
      .activityContinued:
      []
    }
  }
}
