extension PersistentState {
  /// Whether nothing would have to be written. Hosts ask it after every event, mostly of states that share nearly all they hold.
  public static func == (left: PersistentState, right: PersistentState) -> Bool {
    left.nextID == right.nextID && left.identifierSeed == right.identifierSeed
      && left.isForceQuit == right.isForceQuit && left.isRunning == right.isRunning && left.space == right.space
      && left.restoring == right.restoring && left.recency == right.recency
      && left.preservedState == right.preservedState && left.entries.count == right.entries.count
      && left.entriesThatDiffer(from: right).isEmpty
  }

  /// The places at which the entries of two states differ, as far as both reach.
  ///
  /// Entries are compared where they lie. To take each out of its array first, as the array's own comparison does, costs
  /// several times as much with a thousand sessions.
  package func entriesThatDiffer(from other: PersistentState) -> [Int] {
    entries.withUnsafeBufferPointer { mine in
      other.entries.withUnsafeBufferPointer { theirs in
        guard let mine = mine.baseAddress, let theirs = theirs.baseAddress, mine != theirs else { return [] }
        return (0..<min(entries.count, other.entries.count)).filter { !Entry.isSame(mine + $0, theirs + $0) }
      }
    }
  }
}

extension PersistentState.Entry {
  /// What differs most often is looked at first.
  @inline(__always)
  fileprivate static func isSame(_ left: UnsafePointer<Self>, _ right: UnsafePointer<Self>) -> Bool {
    left.pointee.record.id == right.pointee.record.id
      && left.pointee.record.restorationActivity == right.pointee.record.restorationActivity
      && left.pointee.record.userInfo == right.pointee.record.userInfo
      && left.pointee.isNew == right.pointee.isNew && left.pointee.isDiscardOwed == right.pointee.isDiscardOwed
      && left.pointee.restorationDeaths == right.pointee.restorationDeaths
      && left.pointee.record.isDiscardedOnDisconnection == right.pointee.record.isDiscardedOnDisconnection
      && left.pointee.record.geometry == right.pointee.record.geometry
      && left.pointee.record.snapshot == right.pointee.record.snapshot
      && left.pointee.record.stateSetAside == right.pointee.record.stateSetAside
      && left.pointee.record.conditions == right.pointee.record.conditions
      && left.pointee.record.persistentIdentifier == right.pointee.record.persistentIdentifier
      && left.pointee.record.role == right.pointee.record.role
      && left.pointee.record.configuration == right.pointee.record.configuration
  }
}
