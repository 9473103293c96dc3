/// The record of sessions.
extension Kernel {
  /// The open sessions' ids, the most recently used first.
  package var openRecency: [SessionID] {
    persistent.recency.filter { openIndex(of: $0) != nil }
  }

  /// The open session that was used last, or `nil` where there is none.
  var mostRecent: SessionID? {
    for id in persistent.recency where openIndex(of: id) != nil { return id }
    return nil
  }

  /// How many sessions are open.
  var openCount: Int { persistent.entries.count { !$0.isDiscardOwed } }

  /// The index of a session that is open, so neither gone nor waiting for its discard to be told.
  func openIndex(of id: SessionID) -> Int? {
    persistent.index(of: id).flatMap { persistent.entries[$0].isDiscardOwed ? nil : $0 }
  }

  /// Makes a new session with the role's default configuration (C-01).
  mutating func createSession(role: SessionRole) -> SessionID {
    let id = persistent.append(
      configuration: app.defaultConfigurations[role] ?? SceneConfiguration(), role: role, isNew: true)
    persistent.recency.append(id)
    slots.append(Slot())
    return id
  }

  mutating func removeSession(_ id: SessionID) {
    guard let index = persistent.index(of: id) else { return }
    slots.remove(at: index)
    persistent.remove(id)
  }

  /// Makes the session the most recently used one.
  mutating func touch(_ id: SessionID) {
    guard persistent.recency.first != id else { return }
    persistent.recency.removeAll { $0 == id }
    persistent.recency.insert(id, at: 0)
  }

  /// The session is to go, but the process cannot be told now.
  mutating func oweDiscard(_ id: SessionID) {
    persistent.discard(id)
  }

  mutating func take(_ reply: Reply, _ directives: inout [Directive]) {
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
      slots[index].isStateWithheld = false
    case .restorationExtended(let id): restorationExtended(id)
    case .restorationCompleted(let id): persistent.restorationEnded(id)
    case .discardedOnDisconnection(let id, let isDiscarded):
      // The condition is the scene's. One that arrives after the process has ended comes too late: the disconnection
      // that it speaks of has been dealt with.
      guard let index = persistent.index(of: id), slots[index].state != nil else { return }
      persistent.entries[index].record.isDiscardedOnDisconnection = isDiscarded
    case .preservedState(let bytes): persistent.preservedState = bytes
    case .unavailable(let id): replaceUnavailable(id, &directives)
    }
  }

  /// A persisted session whose configuration vanished in an update is discarded; if it was what the user wanted to see, a
  /// new one takes its place (C-07).
  private mutating func replaceUnavailable(_ id: SessionID, _ directives: inout [Directive]) {
    guard let index = openIndex(of: id), process == .running, app.adoption == .scenes else { return }
    if handoff?.session == id { handoff = nil }
    let wasOnScreen = isOnScreen(index)
    slots[index].state = nil
    persistent.restorationEnded(id)
    directives.append(.discard([persistent.entries[index].record]))
    removeSession(id)
    if wasOnScreen { replaceOnScreen(id, &directives) }
    // The application was told to follow the scene that was never made, so it is told where it stands now.
    let derived = derivedApplicationState
    if derived != application {
      application = derived
      directives.append(.application(derived))
    }
  }

  /// Another session takes the place of one that could not be made, and with it what that one was opened for.
  private mutating func replaceOnScreen(_ gone: SessionID, _ directives: inout [Directive]) {
    let left = profile.isWindowed ? mostRecent : persistent.space.first
    let errand = arriving?.session == gone ? arriving : nil
    arriving = nil
    if left == nil || errand != nil { show(left ?? createSession(role: app.defaultRole), beside: left != nil) }
    settle(
      &directives,
      errand: errand.flatMap { errand in
        mostRecent.map { Errand(session: $0, event: errand.event, isAnnounced: errand.isAnnounced) }
      })
  }
}
