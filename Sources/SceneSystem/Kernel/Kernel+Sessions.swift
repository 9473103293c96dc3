/// The record of sessions.
extension Kernel {
  /// The open sessions' ids, the most recently used first.
  package var openRecency: [SessionID] {
    persistent.recency.filter { openIndex(of: $0) != nil }
  }

  /// The open session that was used last, or `nil` if there is none.
  var mostRecent: SessionID? {
    for id in persistent.recency where hasCard(id) { return id }
    return nil
  }

  /// How many sessions are open, without those of scenes on further displays, which have no cards.
  var openCount: Int {
    let count = persistent.entries.count { !$0.isDiscardPending }
    return hasDisplays ? count - sessionsOnFurtherDisplays.count : count
  }

  /// The index of an open session: neither removed nor with a pending discard.
  func openIndex(of id: SessionID) -> Int? {
    persistent.index(of: id).flatMap { persistent.entries[$0].isDiscardPending ? nil : $0 }
  }

  /// Whether the session is open and has a card in the switcher, or a window.
  func hasCard(_ id: SessionID) -> Bool { openIndex(of: id) != nil && !isOnFurtherDisplay(id) }

  /// Makes a new session with the role's default configuration (C-01).
  mutating func createSession(role: SessionRole) -> SessionID {
    let id = persistent.append(
      configuration: app.defaultConfigurations[role] ?? SceneConfiguration(), role: role, isNew: true)
    persistent.recency.append(id)
    run?.slots.append(Slot())
    return id
  }

  mutating func removeSession(_ id: SessionID) {
    guard let index = persistent.index(of: id) else { return }
    run?.slots.remove(at: index)
    displays?.sessionRemoved(id)
    persistent.remove(id)
  }

  /// Makes the session the most recently used one.
  mutating func touch(_ id: SessionID) {
    guard persistent.recency.first != id else { return }
    persistent.recency.removeAll { $0 == id }
    persistent.recency.insert(id, at: 0)
  }

  /// Marks the session for discard while the process cannot be notified.
  mutating func addPendingDiscard(_ id: SessionID) {
    persistent.discard(id)
  }

  mutating func apply(_ reply: Reply, _ directives: inout [Directive]) {
    guard reply.isWithinStateLimit else { return }
    switch reply {
    case .configured(let id, let configuration):
      guard let index = persistent.index(of: id) else { return }
      persistent.entries[index].record.configuration = configuration
      persistent.entries[index].isNew = false
    case .captured(let id, let activity, let conditions):
      guard let index = persistent.index(of: id) else { return }
      if !holdsUnconsumedState(index) { persistent.entries[index].record.restorationActivity = activity }
      persistent.entries[index].record.conditions = conditions
    case .conditions(let id, let conditions):
      guard let index = persistent.index(of: id) else { return }
      persistent.entries[index].record.conditions = conditions
    case .userInfo(let id, let userInfo):
      guard let index = persistent.index(of: id) else { return }
      persistent.entries[index].record.userInfo = userInfo
    case .restorationActivity(let id, let activity):
      guard let index = persistent.index(of: id) else { return }
      persistent.entries[index].record.restorationActivity = activity
      run?.slots[index].isStateWithheld = false
    case .restorationExtended(let id): restorationExtended(id)
    case .restorationCompleted(let id): persistent.restorationEnded(id)
    case .discardedOnDisconnection(let id, let isDiscarded):
      // The condition belongs to the scene. One that arrives after the process has ended is too late: the disconnection that it
      // refers to has been handled. A scene on a further display cannot withdraw it (Z-05).
      guard let index = persistent.index(of: id), state(ofScene: index) != nil, !isOnFurtherDisplay(id) else { return }
      persistent.entries[index].record.isDiscardedOnDisconnection = isDiscarded
    case .closureConfirmation(let id, let isNeeded):
      guard let index = persistent.index(of: id), state(ofScene: index) != nil else { return }
      run?.slots[index].confirmsClosure = isNeeded
    case .currentActivity(let activity): currentActivityChanged(activity)
    case .activityProvided(let id, let activity): activityProvided(id, activity, &directives)
    case .accessory(let accessory): register(accessory, &directives)
    case .accessoryUnregistered(let id): unregister(id, &directives)
    case .preservedState(let bytes): persistent.preservedState = bytes
    case .unavailable(let id): replaceUnavailable(id, &directives)
    }
  }

  /// A persisted session whose configuration no longer exists after an update is discarded; if it was to be shown, a new one takes its
  /// place (C-07).
  private mutating func replaceUnavailable(_ id: SessionID, _ directives: inout [Directive]) {
    guard let index = openIndex(of: id), isRunning, app.adoption == .scenes else { return }
    if run?.handoff?.session == id { run?.handoff = nil }
    let wasOnScreen = isOnScreen(index) && !isOnFurtherDisplay(id)
    displays?.sessionUnavailable(id)
    run?.slots[index].state = nil
    persistent.restorationEnded(id)
    directives.append(.discard([persistent.entries[index].record.forApp]))
    removeSession(id)
    if wasOnScreen { replaceOnScreen(id, &directives) }
    // The application's state followed the scene that was never created, so the app receives the present state.
    let derived = derivedApplicationState
    if derived != application {
      run?.application = derived
      directives.append(.application(derived))
    }
  }

  /// Another session replaces one that could not be created, and receives the event that one was opened for.
  private mutating func replaceOnScreen(_ gone: SessionID, _ directives: inout [Directive]) {
    let left = profile.isWindowed ? mostRecent : persistent.space.first
    let pendingEvent = run?.arriving?.session == gone ? run?.arriving : nil
    run?.arriving = nil
    if left == nil || pendingEvent != nil { show(left ?? createSession(role: app.defaultRole), beside: left != nil) }
    reconcile(
      &directives,
      pendingEvent: pendingEvent.flatMap { pendingEvent in
        mostRecent.map { PendingEvent(session: $0, event: pendingEvent.event, isAnnounced: pendingEvent.isAnnounced) }
      })
  }
}
