/// Restoring sessions from their saved state: when it is offered, how long it may take, and what happens when it ends the process (R-05,
///
extension Kernel {
  /// What the session's scene receives, and why it is created.
  ///
  /// A state that has ended the process as often as the profile tolerates is set aside: the session keeps it, no scene is offered it again,
  /// and the scene starts clean.
  mutating func prepareRestoration(
    _ index: Int, _ directives: inout [Directive]
  ) -> (reason: RestoreReason, record: SessionRecord) {
    let entry = persistent.entries[index]
    if entry.isNew { return (.newSession, entry.record.forApp) }
    var reason = run?.slots[index].hadScene == true ? .reconnection : run?.launchReason ?? .launch
    guard entry.record.restorationActivity != nil else { return (reason, entry.record.forApp) }
    var record = entry.record
    if !isProtectedDataAvailable {
      run?.slots[index].isStateWithheld = true
      record.restorationActivity = nil
    } else if entry.restorationDeaths >= profile.restorationDeathsTolerated {
      record.stateSetAside = record.restorationActivity
      record.restorationActivity = nil
      persistent.entries[index].record = record
      persistent.entries[index].restorationDeaths = 0
      directives.append(.setAside(record.id))
      reason = .cleanStart
    }
    return (reason, record.forApp)
  }

  /// The sessions whose restoration is not finished, because their scenes requested more time. A host with a clock gives each
  /// ``DeviceProfile/restorationSeconds``, then sends ``Stimulus/restorationTimedOut(_:)``.
  public var extendedRestorations: [SessionID] { persistent.restoring }

  /// The scene needs more time, whether it has a saved state or works without one.
  mutating func restorationExtended(_ id: SessionID) {
    guard activationState(of: id) != nil, app.adoption == .scenes else { return }
    persistent.restorationBegins(id)
  }

  /// The time has expired, so the watchdog ends the process; it counts as a death of this restoration alone.
  mutating func restorationTimedOut(_ id: SessionID, _ directives: inout [Directive]) {
    guard hasProcess, persistent.restoring.contains(id) else { return }
    persistent.restoring = [id]
    handleProcessEnd(.died)
    directives.append(.kill)
  }

  /// Whether the session still has a state that its scene has not been able to use: the scene's present state does not replace it, and the
  /// saved state is carried over to the next save.
  func holdsUnconsumedState(_ index: Int) -> Bool {
    guard persistent.entries[index].record.restorationActivity != nil else { return false }
    return run?.slots[index].isStateWithheld == true
      || persistent.restoring.contains(persistent.entries[index].record.id)
  }

  // MARK: Protected data

  mutating func protectedData(available: Bool, _ directives: inout [Directive]) {
    guard available != isProtectedDataAvailable else { return }
    isProtectedDataAvailable = available
    guard isRunning else { return }
    notifyOfProtectedData(&directives)
  }

  /// A process that was suspended during a change is notified when it runs again, as of every pending notification (B-03).
  mutating func notifyOfProtectedData(_ directives: inout [Directive]) {
    guard let run, run.isProtectedDataKnownAvailable != isProtectedDataAvailable else { return }
    self.run?.isProtectedDataKnownAvailable = isProtectedDataAvailable
    directives.append(.protectedData(available: isProtectedDataAvailable))
    fillInWithheldStates(&directives)
  }

  /// States that could not be read when their scenes were connected are delivered later.
  mutating func fillInWithheldStates(_ directives: inout [Directive]) {
    guard isProtectedDataAvailable else { return }
    for index in slots.indices where slots[index].isStateWithheld {
      run?.slots[index].isStateWithheld = false
      let record = persistent.entries[index].record
      directives.append(.restorationActivity(record.id, record.restorationActivity))
    }
  }

  /// The open sessions as a process that starts now may see them. Where there are more than a few, or they hold much, they are sent only
  /// when the app reads them: the cost of a launch does not depend on what is stored.
  var sessionsForLaunch: [SessionRecord]? {
    guard openCount <= Self.sessionsInLaunch else { return nil }
    let sessions = sessionsForApp
    return sessions.reduce(0) { $0 + $1.stateLength } > Self.stateInLaunch ? nil : sessions
  }

  /// The open sessions as the app may see them, most recent first: without the states that cannot be read now, and without those
  /// that are no longer offered to any scene.
  public var sessionsForApp: [SessionRecord] {
    sessions.map { session in
      var record = session.forApp
      if !isProtectedDataAvailable || hasExhaustedRestorations(session.id) { record.restorationActivity = nil }
      return record
    }
  }

  /// Whether the session's state has ended the process as often as the profile tolerates; its next scene starts clean.
  private func hasExhaustedRestorations(_ id: SessionID) -> Bool {
    persistent.index(of: id).map { persistent.entries[$0].restorationDeaths >= profile.restorationDeathsTolerated }
      ?? false
  }

  /// How many sessions a launch carries at most, and how many bytes of their states.
  private static let sessionsInLaunch = 16
  private static let stateInLaunch = 1024 * 1024

  // MARK: Sessions that end with their scene

  /// The system disconnects a scene; if the scene requested it, the session is discarded too.
  mutating func disconnectBySystem(_ id: SessionID, capturing: Bool, _ directives: inout [Directive]) {
    guard let index = persistent.index(of: id), state(ofScene: index) != nil else { return }
    let goes = persistent.entries[index].record.isDiscardedOnDisconnection
    disconnect(id, capturing: capturing && !goes, &directives)
    guard goes else { return }
    directives.append(.discard([persistent.entries[index].record.forApp]))
    removeSession(id)
  }

  /// When the process ends, all its scenes are disconnected.
  mutating func addPendingDiscardsAfterDisconnection() {
    guard app.adoption == .scenes else { return }
    for index in persistent.entries.indices where persistent.entries[index].record.isDiscardedOnDisconnection {
      addPendingDiscard(persistent.entries[index].record.id)
    }
  }

  // MARK: Changes to a session by others

  mutating func discardSession(_ id: SessionID, _ directives: inout [Directive]) {
    guard openIndex(of: id) != nil, app.adoption == .scenes else { return }
    // A session on a further display ends with its scene, so it cannot wait for the app to run (Z-05).
    if isOnFurtherDisplay(id) { start(inBackground: true, &directives) }
    if isRunning { close(id, &directives) } else { addPendingDiscard(id) }
  }

  mutating func store(_ geometry: WindowGeometry, of id: SessionID) {
    guard let index = openIndex(of: id) else { return }
    persistent.entries[index].record.geometry = geometry
  }

  mutating func storeSnapshot(_ name: String, of id: SessionID) {
    guard let index = openIndex(of: id) else { return }
    persistent.entries[index].record.snapshot = name
  }
}
