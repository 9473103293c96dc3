extension PersistentState {
  /// Whether there is nothing to write. Hosts call this after every event, mostly with states that share nearly all their storage.
  public static func == (left: PersistentState, right: PersistentState) -> Bool {
    left.nextID == right.nextID && left.identifierSeed == right.identifierSeed
      && left.isForceQuit == right.isForceQuit && left.isRunning == right.isRunning && left.space == right.space
      && left.restoring == right.restoring && left.recency == right.recency
      && left.preservedState == right.preservedState && left.entries.count == right.entries.count
      && left.changes(from: right).isEmpty
  }

  /// The differences between the entries of a state and those of a former one, by index and in ascending order.
  package struct Changes: Hashable {
    /// The indices, in the former state, of entries that are no longer in this one.
    package var removed: [Int] = []
    /// The indices of entries that the former state did not have.
    package var added: [Int] = []
    /// The indices, in both, of entries that have changed.
    package var changed: [Change] = []

    /// An entry that has changed.
    package struct Change: Hashable {
      /// Its index in the former state.
      package var former: Int
      /// Its index in the present one.
      package var present: Int

      package init(former: Int, present: Int) {
        self.former = former
        self.present = present
      }
    }

    package init(removed: [Int] = [], added: [Int] = [], changed: [Change] = []) {
      self.removed = removed
      self.added = added
      self.changed = changed
    }

    package var isEmpty: Bool { removed.isEmpty && added.isEmpty && changed.isEmpty }
  }

  /// The differences between the entries and those of `former`.
  ///
  /// Chunks that both share are skipped, so that after an event with one session only its chunk is compared. The identifiers of both
  /// states' entries ascend.
  package func changes(from former: PersistentState) -> Changes {
    var changes = Changes()
    guard !entries.isShared(with: former.entries) else { return changes }
    let (mine, theirs) = (entries.chunks, former.entries.chunks)
    // The chunk, and the index in it, of the next entry to compare in each.
    var (chunk, place, formerChunk, formerPlace) = (0, 0, 0, 0)
    while chunk < mine.count || formerChunk < theirs.count {
      guard formerChunk < theirs.count else {
        changes.added += (mine[chunk].start + place)..<entries.count
        break
      }
      guard chunk < mine.count else {
        changes.removed += (theirs[formerChunk].start + formerPlace)..<former.entries.count
        break
      }
      if place == 0, formerPlace == 0, mine[chunk].isShared(with: theirs[formerChunk]) {
        chunk += 1
        formerChunk += 1
        continue
      }
      // Compares up to the end of one of the two chunks.
      mine[chunk].elements.withUnsafeBufferPointer { present in
        theirs[formerChunk].elements.withUnsafeBufferPointer { past in
          while place < present.count, formerPlace < past.count {
            let (id, formerID) = (present[place].record.id, past[formerPlace].record.id)
            if id > formerID {
              changes.removed.append(theirs[formerChunk].start + formerPlace)
              formerPlace += 1
            } else if id < formerID {
              changes.added.append(mine[chunk].start + place)
              place += 1
            } else {
              if let one = present.baseAddress, let other = past.baseAddress,
                !Entry.isSame(one + place, other + formerPlace)
              {
                changes.changed.append(
                  Changes.Change(former: theirs[formerChunk].start + formerPlace, present: mine[chunk].start + place))
              }
              place += 1
              formerPlace += 1
            }
          }
        }
      }
      if place == mine[chunk].elements.count { (chunk, place) = (chunk + 1, 0) }
      if formerPlace == theirs[formerChunk].elements.count { (formerChunk, formerPlace) = (formerChunk + 1, 0) }
    }
    return changes
  }
}

extension PersistentState.Entry {
  /// Compares two entries in place: copying each out of its array first costs several times as much. The fields that differ most often are
  /// compared first.
  @inline(__always)
  fileprivate static func isSame(_ left: UnsafePointer<Self>, _ right: UnsafePointer<Self>) -> Bool {
    left.pointee.record.restorationActivity == right.pointee.record.restorationActivity
      && left.pointee.record.userInfo == right.pointee.record.userInfo
      && left.pointee.isNew == right.pointee.isNew && left.pointee.isDiscardPending == right.pointee.isDiscardPending
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
