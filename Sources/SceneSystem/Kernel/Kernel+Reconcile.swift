/// The only place where scenes change state.
extension Kernel {
  /// What a scene receives while it comes to the foreground.
  struct PendingEvent: Hashable {
    var session: SessionID
    var event: ExternalEvent
    /// Activities are announced before they are continued (E-03), except those that the app itself passed (P-05).
    var isAnnounced = true
  }

  /// Brings every scene to the state that follows from the screen, in UIKit's order:
  ///
  /// 1. scenes that are no longer active resign;
  /// 2. connected scenes that come on screen enter the foreground, receive their events and become active;
  /// 3. sessions that come on screen without a scene are connected, one by one, and then do the same (L-03);
  /// 4. scenes that are no longer on screen enter the background, are saved, and have their snapshot taken (F-01, R-01, F-20);
  /// 5. on a windowed device, the requested window comes to the front (D-08).
  ///
  /// Before the second step scenes whose part of the display has changed are resized (Z-03).
  ///
  /// - Parameter pendingEvent: An event for one of the sessions. A connected scene receives it between foreground and activity (E-02,
  ///   E-03), a scene that is being connected finds it in its connection options (E-01).
  mutating func reconcile(_ directives: inout [Directive], pendingEvent: PendingEvent? = nil) {
    guard isRunning, pendingEvent != nil || needsReconciliation else { return }
    if hasDisplays { createSessionsOnFurtherDisplays() }
    for index in slots.indices
    where state(ofScene: index) == .foregroundActive && desiredState(index) != .foregroundActive {
      deactivate(index, &directives)
    }
    if profile.unfolds { resizeScenesOnScreen(&directives) }
    foregroundConnectedScenes(pendingEvent, &directives)
    connectScenesOnScreen(pendingEvent, &directives)
    sendToBackground(&directives)
    updateApplicationState(&directives)
    if let id = run?.presenting {
      run?.presenting = nil
      // Behind a lock screen that hides the windows the session has no scene yet; its window is in front once it is created.
      if activationState(of: id) != nil { directives.append(.present(id)) }
    }
  }

  /// Whether a scene is not in the state that the screen requires. Most stimuli move no scene, so this check returns early for them.
  private var needsReconciliation: Bool {
    if profile.isWindowed { return true }
    for index in slots.indices {
      if let state = state(ofScene: index), state != desiredState(index) { return true }
    }
    return persistent.space.contains { isWaitingForScene($0) } || (hasDisplays && needsDisplayUpdate)
  }

  private func isWaitingForScene(_ id: SessionID) -> Bool {
    guard let index = persistent.index(of: id) else { return false }
    return state(ofScene: index) == nil && isOnScreen(index)
  }

  /// The sessions on screen that have no scene yet, the most recently used first. There may be a thousand others.
  private var waitingForScene: [SessionID] {
    let ids =
      profile.isWindowed
      ? slots.indices.filter { state(ofScene: $0) == nil && isOnScreen($0) }.map { persistent.entries[$0].record.id }
      : (hasDisplays ? persistent.space + sessionsOnFurtherDisplays : persistent.space)
        .filter { isWaitingForScene($0) }
    guard ids.count > 1 else { return ids }
    let waiting = Set(ids)
    return persistent.recency.filter { waiting.contains($0) }
  }

  /// A windowed app that continued without windows was active by itself; from its next scene on its state follows its scenes.
  private mutating func updateApplicationState(_ directives: inout [Directive]) {
    guard profile.isWindowed, slots.contains(where: { $0.state != nil }) else { return }
    let derived = derivedApplicationState
    guard derived != application else { return }
    run?.application = derived
    directives.append(.application(derived))
  }

  private mutating func foregroundConnectedScenes(_ pendingEvent: PendingEvent?, _ directives: inout [Directive]) {
    for index in slots.indices where state(ofScene: index) == .background || state(ofScene: index) == .unattached {
      if desiredState(index) != .background { enterForeground(index, &directives) }
    }
    if let pendingEvent, let index = persistent.index(of: pendingEvent.session), state(ofScene: index) != nil {
      deliver(pendingEvent, &directives)
    }
    for index in slots.indices where state(ofScene: index) == .foregroundInactive {
      if desiredState(index) == .foregroundActive { activate(index, &directives) }
    }
  }

  private mutating func connectScenesOnScreen(_ pendingEvent: PendingEvent?, _ directives: inout [Directive]) {
    for id in waitingForScene {
      guard let index = persistent.index(of: id) else { continue }
      let event = pendingEvent?.session == id ? pendingEvent?.event : nil
      connect(index, payload: event.map(ConnectionPayload.init(event:)) ?? ConnectionPayload(), &directives)
      if event != nil { run?.arriving = pendingEvent }
      if case .handoff(let type, _) = event { run?.handoff = PendingHandoff(activityType: type, session: id) }
      enterForeground(index, &directives)
      // The response is in the options too, but the notification centre's delegate is called all the same (E-06).
      if case .notification(let tap) = event { directives.append(.deliver(.notification(tap), to: id)) }
      if desiredState(index) == .foregroundActive { activate(index, &directives) }
    }
  }

  private mutating func sendToBackground(_ directives: inout [Directive]) {
    var left: [SessionID] = []
    for index in slots.indices where state(ofScene: index) == .foregroundInactive && desiredState(index) == .background
    {
      enterBackground(index, &directives)
      left.append(persistent.entries[index].record.id)
    }
    for id in left { directives.append(.captureState(id)) }
    guard !isQuitting else { return }
    if profile.snapshotPasses > 0 {
      for id in left { directives.append(.snapshot(id, passes: profile.snapshotPasses)) }
    }
    if profile.disconnectsInBackground, app.adoption == .scenes {
      for id in left { disconnectBySystem(id, capturing: false, &directives) }
    }
  }

  // MARK: Single steps, each a legal edge of M-03

  mutating func connect(_ index: Int, payload: ConnectionPayload, _ directives: inout [Directive]) {
    var (reason, record) = prepareRestoration(index, &directives)
    var payload = payload
    if hasDisplays { payload.accessory = displays?.accessory(shownBy: record.id) }
    // An accessory brings its own configuration (Z-05).
    if payload.accessory != nil, reason == .launch || reason == .recovery { reason = .newSession }
    let layout = adoptLayout(of: record.id)
    run?.slots[index].state = .unattached
    run?.slots[index].hadScene = true
    directives.append(
      .connect(
        Connection(
          session: record,
          isNew: persistent.entries[index].isNew
            || (profile.asksConfigurationOnRestore && payload.accessory == nil),
          reason: reason, options: payload, layout: layout)))
  }

  mutating func enterForeground(_ index: Int, _ directives: inout [Directive]) {
    run?.slots[index].state = .foregroundInactive
    let changes = application == .background
    if changes { run?.application = .inactive }
    directives.append(.enterForeground(persistent.entries[index].record.id, changesApplication: changes))
  }

  mutating func activate(_ index: Int, _ directives: inout [Directive]) {
    run?.slots[index].state = .foregroundActive
    let changes = application != .active
    run?.application = .active
    directives.append(.activate(persistent.entries[index].record.id, changesApplication: changes))
  }

  mutating func deactivate(_ index: Int, _ directives: inout [Directive]) {
    run?.slots[index].state = .foregroundInactive
    let changes = !hasScene(searchedFrom: index) { $0 == .foregroundActive }
    if changes { run?.application = .inactive }
    directives.append(.deactivate(persistent.entries[index].record.id, changesApplication: changes))
  }

  mutating func enterBackground(_ index: Int, _ directives: inout [Directive]) {
    run?.slots[index].state = .background
    let changes =
      application != .background
      && !hasScene(searchedFrom: index) { $0 == .foregroundActive || $0 == .foregroundInactive }
    if changes { run?.application = .background }
    directives.append(.enterBackground(persistent.entries[index].record.id, changesApplication: changes))
  }

  /// The scene is disconnected; the session is kept, with its present state.
  mutating func disconnect(_ id: SessionID, capturing: Bool, _ directives: inout [Directive]) {
    guard let index = persistent.index(of: id), state(ofScene: index) != nil else { return }
    if hasDisplays { sceneWillDisconnect(id, &directives) }
    if capturing { directives.append(.captureState(id)) }
    run?.slots[index].state = nil
    run?.slots[index].isStateWithheld = false
    run?.slots[index].confirmsClosure = false
    run?.slots[index].isClosureAsked = false
    persistent.restorationEnded(id)
    if run?.handoff?.session == id { run?.handoff = nil }
    directives.append(.disconnect(id))
  }

  /// Whether a scene is in a state that matches.
  ///
  /// Scenes change state one after the other in the order of their sessions, so the next match is most likely at `index` or after it: a
  /// thousand scenes that change at once cost a thousand checks, not 500,000.
  private func hasScene(searchedFrom index: Int, where predicate: (ActivationState?) -> Bool) -> Bool {
    slots[index...].contains { predicate($0.state) } || slots[..<index].contains { predicate($0.state) }
  }

  /// The application's state as its scenes alone determine it.
  var derivedApplicationState: ApplicationState { ApplicationState(of: slots.lazy.map { $0.state }) }
}
