/// Changes to an app's sessions while it is not running, as by the command line.
extension PersistentState {
  /// Discards an open session. It is removed at once; the app is notified at its next launch, before anything is connected (L-07).
  ///
  /// - Returns: Whether there was such a session.
  @discardableResult
  public mutating func discard(_ id: SessionID) -> Bool {
    guard let index = index(of: id), !entries[index].isDiscardPending else { return false }
    entries[index].isDiscardPending = true
    space.removeAll { $0 == id }
    restoring.removeAll { $0 == id }
    return true
  }

  /// Restores the state of a session that was set aside, in place of its present one; its next scene is offered it again.
  ///
  /// - Returns: Whether there is an open session with such a state.
  @discardableResult
  public mutating func recoverStateSetAside(of id: SessionID) -> Bool {
    guard let index = index(of: id), !entries[index].isDiscardPending,
      let state = entries[index].record.stateSetAside
    else { return false }
    entries[index].record.restorationActivity = state
    entries[index].record.stateSetAside = nil
    entries[index].restorationDeaths = 0
    return true
  }

  /// Adds a session that was stored elsewhere, as the least recently used one. It gets a new handle; its persistent identifier is
  /// kept unless another session has it.
  ///
  /// - Returns: The new session's identifier.
  @discardableResult
  public mutating func importSession(_ record: SessionRecord) -> SessionID { importSessions([record])[0] }

  /// Adds sessions as ``importSession(_:)`` does, in their order, and searches the existing sessions only once.
  ///
  /// - Returns: The new sessions' identifiers, one for each record.
  @discardableResult
  public mutating func importSessions(_ records: [SessionRecord]) -> [SessionID] {
    var taken = Set(entries.map(\.record.persistentIdentifier))
    return records.map { record in
      let id = append(configuration: record.configuration, role: record.role, isNew: false)
      var record = record
      record.id = id
      if record.persistentIdentifier.isEmpty || taken.contains(record.persistentIdentifier) {
        record.persistentIdentifier = entries[entries.count - 1].record.persistentIdentifier
      }
      taken.insert(record.persistentIdentifier)
      entries[entries.count - 1].record = record
      recency.append(id)
      return id
    }
  }

  /// The session with this identifier, also one with a pending discard; `nil` if there is none. Takes logarithmic time.
  public func session(_ id: SessionID) -> SessionRecord? { index(of: id).map { entries[$0].record } }

  /// Whether the session was on screen when the app was last in front.
  public func isOnScreen(_ id: SessionID) -> Bool { space.contains(id) }

  /// The number of consecutive processes that died while they restored the session.
  public func restorationDeaths(of id: SessionID) -> Int {
    index(of: id).map { entries[$0].restorationDeaths } ?? 0
  }
}
