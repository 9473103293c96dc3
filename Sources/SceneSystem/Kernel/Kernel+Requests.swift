/// What the app requests itself (P-03 … P-09, T-06, B-01, B-02).
extension Kernel {
  /// Every request of a live process gets a reply. A request from the last turn before the process was suspended arrives while it is
  /// suspended already: the process is resumed for the reply, and suspended again (B-03).
  mutating func answer(_ request: SceneRequest, _ id: RequestID, _ directives: inout [Directive]) {
    // No process is left to receive a refusal.
    guard hasProcess else { return }
    let wasSuspended = isSuspended
    start(inBackground: true, &directives)
    if app.adoption == .scenes {
      let before = directives.count
      execute(request, id, &directives)
      if !directives.contains(where: { if case .refuse = $0 { true } else { false } }) {
        directives.insert(.accept(id), at: before)
      }
    } else {
      directives.append(.refuse(id, .requestDenied))
    }
    if wasSuspended { suspend(&directives) }
  }

  private mutating func execute(_ request: SceneRequest, _ id: RequestID, _ directives: inout [Directive]) {
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
      guard let index = openIndex(of: session), hasCard(session) else {
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
    // Folded, there is no place for another window; that changes while the app runs (Z-02).
    guard existing.map(hasCard) ?? fitsMultipleScenes else {
      directives.append(.refuse(id, .requestDenied))
      return
    }
    // The screen of a car, an immersive space and the like are never available for a new scene (M-07).
    guard existing != nil || canShow(newRole) else {
      directives.append(.refuse(id, .requestDenied))
      return
    }
    // Windows open because of a user action in the app, so not while it is in the background (P-07).
    guard application != .background else {
      directives.append(.refuse(id, .requestDenied))
      return
    }
    if let chosen { directives.append(.chose(chosen.0, chosen.1)) }
    let session: SessionID
    if let existing {
      session = existing
      bringOnScreen(existing, requesting: requesting)
    } else {
      session = createSession(role: newRole)
      show(session, beside: true)
    }
    reconcile(
      &directives,
      pendingEvent: activity.map { PendingEvent(session: session, event: .activity($0), isAnnounced: false) })
  }

  /// Whether a new scene of this role can be shown: on a screen or a display, or in the app's default role.
  private func canShow(_ role: SessionRole) -> Bool {
    role == .windowApplication || role == .windowExternalDisplayNonInteractive || role == app.defaultRole
  }

  /// Shows an existing session in place of another one, but never of the requesting one (P-03, X-03).
  private mutating func bringOnScreen(_ id: SessionID, requesting: SessionID?) {
    if !profile.isWindowed, !persistent.space.contains(id),
      let replaced = persistent.space.lastIndex(where: { $0 != requesting })
    {
      persistent.space.remove(at: replaced)
    }
    show(id, beside: fitsMultipleScenes)
  }

  /// A connected scene's state is captured again; a session without a scene is connected for it, in the background only.
  private mutating func refresh(_ id: SessionID, _ directives: inout [Directive]) {
    guard let index = openIndex(of: id) else { return }
    if state(ofScene: index) == nil {
      connect(index, payload: ConnectionPayload(), &directives)
      if profile.announcesBackgroundConnection { enterForeground(index, &directives) }
      enterBackground(index, &directives)
    }
    directives.append(.captureState(id))
    if profile.snapshotPasses > 0 { directives.append(.snapshot(id, passes: profile.snapshotPasses)) }
  }
}
