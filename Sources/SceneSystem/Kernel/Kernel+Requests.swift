/// What the app asks for itself (P-03 … P-09, T-06, B-01, B-02).
extension Kernel {
  /// Every request of a process that still lives is answered. One that was made in the last turn before the process was
  /// suspended arrives when it sleeps already: it is woken for the answer, and sleeps again (B-03).
  mutating func answer(_ request: SceneRequest, _ id: RequestID, _ directives: inout [Directive]) {
    // Nobody is there to hear a refusal.
    guard process != .notRunning else { return }
    let wasSuspended = process == .suspended
    start(inBackground: true, &directives)
    if app.adoption == .scenes {
      let before = directives.count
      carryOut(request, id, &directives)
      if !directives.contains(where: { if case .refuse = $0 { true } else { false } }) {
        directives.insert(.accept(id), at: before)
      }
    } else {
      directives.append(.refuse(id, .requestDenied))
    }
    if wasSuspended { suspend(&directives) }
  }

  private mutating func carryOut(_ request: SceneRequest, _ id: RequestID, _ directives: inout [Directive]) {
    switch request {
    case .activate(let target, let activity, let requesting):
      activate(target, activity, requesting: requesting, id, &directives)
    case .destroy(let session, _):
      if openIndex(of: session) == nil {
        directives.append(.refuse(id, .requestDenied))
      } else {
        close(session, &directives)
      }
    case .refresh(let session): refresh(session, &directives)
    }
  }

  private mutating func activate(
    _ target: ActivationTarget, _ activity: ActivityArchive?, requesting: SessionID?, _ id: RequestID,
    _ directives: inout [Directive]
  ) {
    let existing: SessionID?
    var chosen: (SessionID?, RoutingExplanation)?
    let newRole: SessionRole
    switch target {
    case .existing(let session):
      guard let index = openIndex(of: session) else {
        directives.append(.refuse(id, .requestDenied))
        return
      }
      existing = session
      newRole = persistent.entries[index].record.role
    case .new(let role):
      chosen = routeActivation(activity?.targetContentIdentifier, role: role, acceptingDefault: false)
      existing = chosen?.0
      newRole = role
    case .role(let role):
      chosen = routeActivation(activity?.targetContentIdentifier, role: role, acceptingDefault: true)
      existing = chosen?.0
      newRole = role
    }
    if existing == nil && !supportsMultipleScenes {
      directives.append(.refuse(id, .multipleScenesNotSupported))
      return
    }
    // The screen of a car, a space around the user and the like are never there to show a new scene (M-07).
    guard existing != nil || canShow(newRole) else {
      directives.append(.refuse(id, .requestDenied))
      return
    }
    // Windows come because the user did something in the app, so not while it is in the background (P-07).
    guard application != .background else {
      directives.append(.refuse(id, .requestDenied))
      return
    }
    if let chosen { directives.append(.chose(chosen.0, chosen.1)) }
    let session: SessionID
    if let existing {
      session = existing
      bring(existing, requesting: requesting)
    } else {
      session = createSession(role: newRole)
      show(session, beside: true)
    }
    settle(
      &directives,
      errand: activity.map { Errand(session: session, event: .activity($0), isAnnounced: false) })
  }

  /// Whether a new scene of this role has a place: a screen or a display, or where the app says that it starts.
  private func canShow(_ role: SessionRole) -> Bool {
    role == .windowApplication || role == .windowExternalDisplayNonInteractive || role == app.defaultRole
  }

  /// An existing session comes on screen in place of another one, though never of the one that asked (P-03, X-03).
  private mutating func bring(_ id: SessionID, requesting: SessionID?) {
    if !profile.isWindowed, !persistent.space.contains(id),
      let replaced = persistent.space.lastIndex(where: { $0 != requesting })
    {
      persistent.space.remove(at: replaced)
    }
    show(id, beside: supportsMultipleScenes)
  }

  /// A connected scene is asked for its state again; one without a scene is connected for it, in the background only.
  private mutating func refresh(_ id: SessionID, _ directives: inout [Directive]) {
    guard let index = openIndex(of: id) else { return }
    if slots[index].state == nil {
      connect(index, payload: ConnectionPayload(), &directives)
      if profile.announcesBackgroundConnection { enterForeground(index, &directives) }
      enterBackground(index, &directives)
    }
    directives.append(.captureState(id))
    if profile.snapshotPasses > 0 { directives.append(.snapshot(id, passes: profile.snapshotPasses)) }
  }
}
