/// Bringing sessions back from their saved state: when it is offered, how long it may take, and what happens when it kills
///
extension Kernel {
  /// What the session's scene is to be told, and why it is made.
  ///
  /// A state that has ended the process as often as the profile tolerates is set aside: the session keeps it, no scene is
  /// offered it again, and the scene starts clean.
  mutating func prepareRestoration(
    _ index: Int, _ directives: inout [Directive]
  ) -> (reason: RestoreReason, record: SessionRecord) {
    let entry = persistent.entries[index]
    if entry.isNew { return (.newSession, entry.record) }
    var reason = slots[index].hadScene ? .reconnection : launchReason
    guard entry.record.restorationActivity != nil else { return (reason, entry.record) }
    var record = entry.record
    if !isProtectedDataAvailable {
      slots[index].isStateWithheld = true
      record.restorationActivity = nil
    } else if entry.restorationDeaths >= profile.restorationDeathsTolerated {
      record.stateSetAside = record.restorationActivity
      record.restorationActivity = nil
      persistent.entries[index].record = record
      persistent.entries[index].restorationDeaths = 0
      directives.append(.setAside(record.id))
      reason = .cleanStart
    }
    return (reason, record)
  }

  /// The sessions whose restoration is not finished, because their scenes asked for more time. A host with a clock
  /// gives each ``DeviceProfile/restorationSeconds``, then says ``Stimulus/restorationTimedOut(_:)``.
  public var extendedRestorations: [SessionID] { persistent.restoring }

  /// The scene needs more time, whether it has a saved state or works without one.
  mutating func restorationExtended(_ id: SessionID) {
    guard activationState(of: id) != nil, app.adoption == .scenes else { return }
    persistent.restorationBegins(id)
  }

  /// The time is up, so the watchdog ends the process; it counts as a death of this restoration alone.
  mutating func restorationTimedOut(_ id: SessionID, _ directives: inout [Directive]) {
    guard process != .notRunning, persistent.restoring.contains(id) else { return }
    persistent.restoring = [id]
    processIsGone(.died)
    directives.append(.kill)
  }

  /// Whether the session still holds a state that its scene has not been able to use: then what the scene has now is no
  /// substitute, and what was saved is carried into the next save.
  func holdsUnconsumedState(_ index: Int) -> Bool {
    guard persistent.entries[index].record.restorationActivity != nil else { return false }
    return slots[index].isStateWithheld || persistent.restoring.contains(persistent.entries[index].record.id)
  }

  // MARK: Protected data

  mutating func protectedData(available: Bool, _ directives: inout [Directive]) {
    guard available != isProtectedDataAvailable else { return }
    isProtectedDataAvailable = available
    guard process == .running else { return }
    tellOfProtectedData(&directives)
  }

  /// A process that slept through a change hears of it when it runs again, as of everything that waited for it (B-03).
  mutating func tellOfProtectedData(_ directives: inout [Directive]) {
    guard isProtectedDataKnownAvailable != isProtectedDataAvailable else { return }
    isProtectedDataKnownAvailable = isProtectedDataAvailable
    directives.append(.protectedData(available: isProtectedDataAvailable))
    fillInWithheldStates(&directives)
  }

  /// States that could not be read when their scenes were connected are handed in later.
  mutating func fillInWithheldStates(_ directives: inout [Directive]) {
    guard isProtectedDataAvailable else { return }
    for index in slots.indices where slots[index].isStateWithheld {
      slots[index].isStateWithheld = false
      let record = persistent.entries[index].record
      directives.append(.restorationActivity(record.id, record.restorationActivity))
    }
  }

  /// The open sessions as a process that starts now may see them. More than a few are sent only to an app that asks.
  var sessionsForLaunch: [SessionRecord]? { openCount > Self.sessionsInLaunch ? nil : sessionsForApp }

  /// The open sessions as the app may see them, most recent first: without the states that cannot be read now.
  public var sessionsForApp: [SessionRecord] {
    guard !isProtectedDataAvailable else { return sessions }
    return sessions.map { record in
      var record = record
      record.restorationActivity = nil
      return record
    }
  }

  /// How many sessions a launch carries at most.
  private static let sessionsInLaunch = 16

  // MARK: Sessions that go with their scene

  /// The system takes a scene; where the scene asked for it, the session goes too.
  mutating func disconnectBySystem(_ id: SessionID, capturing: Bool, _ directives: inout [Directive]) {
    guard let index = persistent.index(of: id), slots[index].state != nil else { return }
    let goes = persistent.entries[index].record.isDiscardedOnDisconnection
    disconnect(id, capturing: capturing && !goes, &directives)
    guard goes else { return }
    directives.append(.discard([persistent.entries[index].record]))
    removeSession(id)
  }

  /// With the process all its scenes are disconnected.
  mutating func oweDiscardsOfDisconnection() {
    guard app.adoption == .scenes else { return }
    for index in persistent.entries.indices where persistent.entries[index].record.isDiscardedOnDisconnection {
      oweDiscard(persistent.entries[index].record.id)
    }
  }

  // MARK: What others do to a session

  mutating func discardSession(_ id: SessionID, _ directives: inout [Directive]) {
    guard openIndex(of: id) != nil, app.adoption == .scenes else { return }
    if process == .running { close(id, &directives) } else { oweDiscard(id) }
  }

  mutating func keep(_ geometry: WindowGeometry, of id: SessionID) {
    guard let index = openIndex(of: id) else { return }
    persistent.entries[index].record.geometry = geometry
  }

  mutating func keepSnapshot(_ name: String, of id: SessionID) {
    guard let index = openIndex(of: id) else { return }
    persistent.entries[index].record.snapshot = name
  }
}
