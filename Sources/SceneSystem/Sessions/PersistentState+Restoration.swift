/// What a process leaves behind of the restorations that it had begun.
extension PersistentState {
  /// The process died: of every session that it was restoring, as far as anybody can tell. Scenes that wanted to go with
  /// their disconnection are gone.
  mutating func processDied() {
    for id in restoring {
      if let index = index(of: id) { entries[index].restorationDeaths += 1 }
    }
    restoring = []
  }

  /// The process ended as it should, so nothing that it was restoring can be blamed.
  mutating func processEnded() {
    isRunning = false
    restoring = []
  }

  /// The session is about to be restored. What is written now says so, should the process not survive it.
  mutating func restorationBegins(_ id: SessionID) {
    if !restoring.contains(id) { restoring.append(id) }
  }

  /// The session was restored, or needs no restoring any more.
  mutating func restorationEnded(_ id: SessionID) {
    guard let position = restoring.firstIndex(of: id) else { return }
    restoring.remove(at: position)
    // Only what has to change is written to: most states are shared with the one that was kept last.
    if let index = index(of: id), entries[index].restorationDeaths != 0 { entries[index].restorationDeaths = 0 }
  }
}
