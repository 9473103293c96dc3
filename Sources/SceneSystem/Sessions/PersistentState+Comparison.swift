extension PersistentState {
  /// Whether there is nothing to write. Hosts call this after every event, mostly with states that share nearly all their storage.
  public static func == (left: PersistentState, right: PersistentState) -> Bool {
    left.nextID == right.nextID && left.identifierSeed == right.identifierSeed
      && left.isForceQuit == right.isForceQuit && left.isRunning == right.isRunning && left.space == right.space
      && left.restoring == right.restoring && left.recency == right.recency
      && left.preservedState == right.preservedState && left.entries.count == right.entries.count
      && left.changes(from: right).isEmpty
  }

  /// The differences between the entries of a state and those of a previous one, by index and in ascending order.
  package struct Changes: Hashable {
    /// The indices, in the previous state, of entries that are no longer in this one.
    package var removed: [Int] = []
    /// The indices of entries that the previous state did not have.
    package var added: [Int] = []
    /// The indices, in both, of entries that have changed.
    package var changed: [Change] = []

    /// An entry that has changed.
    package struct Change: Hashable {
      /// Its index in the previous state.
      package var previous: Int
      /// Its index in the present one.
      package var present: Int

      package init(previous: Int, present: Int) {
        self.previous = previous
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

  /// The differences between the entries and those of `previous`.
  ///
  /// Chunks that both share are skipped, so that after an event with one session only its chunk is compared. The identifiers of both
  /// states' entries ascend.
  package func changes(from previous: PersistentState) -> Changes {
    var changes = Changes()
    guard !entries.isShared(with: previous.entries) else { return changes }
    let (mine, theirs) = (entries.chunks, previous.entries.chunks)
    // The chunk, and the index in it, of the next entry to compare in each.
    var (chunk, index, previousChunk, previousIndex) = (0, 0, 0, 0)
    while chunk < mine.count || previousChunk < theirs.count {
      guard previousChunk < theirs.count else {
        changes.added += (mine[chunk].start + index)..<entries.count
        break
      }
      guard chunk < mine.count else {
        changes.removed += (theirs[previousChunk].start + previousIndex)..<previous.entries.count
        break
      }
      if index == 0, previousIndex == 0, mine[chunk].isShared(with: theirs[previousChunk]) {
        chunk += 1
        previousChunk += 1
        continue
      }
      // Compares up to the end of one of the two chunks.
      mine[chunk].elements.withUnsafeBufferPointer { present in
        theirs[previousChunk].elements.withUnsafeBufferPointer { past in
          while index < present.count, previousIndex < past.count {
            let (id, previousID) = (present[index].record.id, past[previousIndex].record.id)
            if id > previousID {
              changes.removed.append(theirs[previousChunk].start + previousIndex)
              previousIndex += 1
            } else if id < previousID {
              changes.added.append(mine[chunk].start + index)
              index += 1
            } else {
              if let one = present.baseAddress, let other = past.baseAddress,
                !Entry.isSame(one + index, other + previousIndex)
              {
                changes.changed.append(
                  Changes.Change(
                    previous: theirs[previousChunk].start + previousIndex, present: mine[chunk].start + index))
              }
              index += 1
              previousIndex += 1
            }
          }
        }
      }
      if index == mine[chunk].elements.count { (chunk, index) = (chunk + 1, 0) }
      if previousIndex == theirs[previousChunk].elements.count {
        (previousChunk, previousIndex) = (previousChunk + 1, 0)
      }
    }
    return changes
  }
}

extension PersistentState.Entry {
  /// Compares two entries in index: copying each out of its array first costs several times as much. The fields that differ most often are
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
