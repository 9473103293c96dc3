/// What the end of a process means for the restorations that it had begun.
extension PersistentState {
  /// The process died: every session that it was restoring may be the cause. Scenes that requested to be discarded on disconnection are
  /// removed.
  mutating func processDied() {
    for id in restoring {
      if let index = index(of: id) { entries[index].restorationDeaths += 1 }
    }
    restoring = []
  }

  /// The process ended normally, so no session that it was restoring is the cause.
  mutating func processEnded() {
    isRunning = false
    restoring = []
  }

  /// The session is about to be restored. The state that is written now records it, in case the process dies.
  mutating func restorationBegins(_ id: SessionID) {
    if !restoring.contains(id) { restoring.append(id) }
  }

  /// Sessions are about to be restored, each named once. The cost per session does not depend on their number.
  mutating func restorationsBegin(_ ids: [SessionID]) {
    let present = Set(restoring)
    restoring += ids.filter { !present.contains($0) }
  }

  /// Sessions were restored, or no longer need to be. The cost per session does not depend on their number.
  mutating func restorationsEnded(_ ids: Set<SessionID>) {
    let ended = restoring.filter { ids.contains($0) }
    guard !ended.isEmpty else { return }
    restoring.removeAll { ids.contains($0) }
    for id in ended { resetRestorationDeaths(of: id) }
  }

  /// The session was restored, or no longer needs to be.
  mutating func restorationEnded(_ id: SessionID) {
    guard let position = restoring.firstIndex(of: id) else { return }
    restoring.remove(at: position)
    resetRestorationDeaths(of: id)
  }

  /// The state that the session was restored from did not end the process.
  private mutating func resetRestorationDeaths(of id: SessionID) {
    // Writes only what changes: most states share their storage with the last saved one.
    if let index = index(of: id), entries[index].restorationDeaths != 0 { entries[index].restorationDeaths = 0 }
  }
}
