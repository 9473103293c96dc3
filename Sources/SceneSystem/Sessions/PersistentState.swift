/// Everything about an app that outlives its process: what a store writes after each system event.
///
/// Two states are equal exactly when there is nothing to write.
public struct PersistentState: Hashable, Codable, Sendable {
  /// A session with the data that the system stores about it.
  package struct Entry: Hashable, Codable, Sendable {
    package var record: SessionRecord
    /// The app delegate has not been asked for a configuration yet (C-02).
    package var isNew: Bool
    /// The user or the app discarded the session, and the process could not be notified yet (L-07).
    package var isDiscardPending: Bool
    /// The number of consecutive processes that died while they restored this session.
    package var restorationDeaths: Int

    package init(record: SessionRecord, isNew: Bool, isDiscardPending: Bool = false, restorationDeaths: Int = 0) {
      self.record = record
      self.isNew = isNew
      self.isDiscardPending = isDiscardPending
      self.restorationDeaths = restorationDeaths
    }

    private enum CodingKeys: String, CodingKey {
      case record, isNew
      case isDiscardPending = "isDiscardOwed"
      case restorationDeaths
    }
  }

  /// Sessions in the order of their creation, so by ascending identifier.
  package var entries: ChunkedArray<Entry> = []
  /// The same sessions, the most recently used first.
  package var recency: [SessionID] = []
  /// The sessions that were on screen together when the app was last in front, the frontmost first.
  package var space: [SessionID] = []
  /// The identifier of the next session; identifiers are never reused.
  package var nextID: UInt32 = 1
  /// The persistent identifier of a session is derived from this value and the session's identifier.
  package var identifierSeed: UInt64
  /// The user swiped the app away and has not opened it since (B-05).
  package var isForceQuit = false
  /// The state that an app without scenes preserved in the older manner (L-02).
  package var preservedState: Bytes?
  /// A process was running when this was written. If it is set at a start, the last process died (T-09).
  package var isRunning = false
  /// The sessions that are being restored from their saved state, so that after a death the next process can determine which sessions the
  /// last one was restoring.
  package var restoring: [SessionID] = []

  /// An app that was never launched.
  ///
  /// - Parameter identifierSeed: The seed of persistent identifiers. Hosts pass a random value once, for each installation of an app;
  ///   tests pass a fixed one.
  public init(identifierSeed: UInt64 = 0) {
    self.identifierSeed = identifierSeed
  }

  /// The open sessions, the most recently used first; without those with a pending discard.
  public var sessions: [SessionRecord] {
    recency.compactMap { id in
      guard let index = index(of: id), !entries[index].isDiscardPending else { return nil }
      return entries[index].record
    }
  }

  /// The sessions of whose discard the app has not been notified yet (L-07).
  public var pendingDiscards: [SessionRecord] {
    entries.filter(\.isDiscardPending).map(\.record)
  }

  /// Adds a session that exists before any process runs, as the least recently used one.
  ///
  /// - Returns: The new session's identifier.
  public mutating func addSession(
    configuration: SceneConfiguration, role: SessionRole = .windowApplication,
    restorationActivity: ActivityArchive? = nil, conditions: ActivationConditions = ActivationConditions()
  ) -> SessionID {
    let id = append(configuration: configuration, role: role, isNew: false)
    entries[entries.count - 1].record.restorationActivity = restorationActivity
    entries[entries.count - 1].record.conditions = conditions
    recency.append(id)
    return id
  }

  mutating func append(configuration: SceneConfiguration, role: SessionRole, isNew: Bool) -> SessionID {
    let id = SessionID(rawValue: nextID)
    nextID += 1
    let record = SessionRecord(
      id: id, persistentIdentifier: PersistentState.identifier(seed: identifierSeed, id: id), role: role,
      configuration: configuration)
    entries.append(Entry(record: record, isNew: isNew))
    return id
  }

  package mutating func remove(_ id: SessionID) {
    if let index = index(of: id) { entries.remove(at: index) }
    recency.removeAll { $0 == id }
    space.removeAll { $0 == id }
    restoring.removeAll { $0 == id }
  }

  /// Keeps only the session that an app without scenes has: the open one that was used last (L-02). There are others where an earlier
  /// version of the app had scenes, and this version has no delegate that could be notified of their discard.
  mutating func removeAllButImplicitSession() {
    let implicit = sessions.first?.id
    for id in entries.map(\.record.id) where id != implicit { remove(id) }
  }

  /// Binary search: identifiers ascend.
  package func index(of id: SessionID) -> Int? {
    let index = entries.partitioningIndex { $0.record.id >= id }
    return index < entries.endIndex && entries[index].record.id == id ? index : nil
  }

  /// A persistent identifier in Apple's format: a random UUID (version 4), here derived from the seed.
  package static func identifier(seed: UInt64, id: SessionID) -> String {
    // A multiplier other than the generator's own step, or neighbouring identifiers would have one of their two words in common.
    var generator = SeededGenerator(seed: seed ^ (UInt64(id.rawValue) &* 0xD1B5_4A32_D192_ED03))
    let high = (generator.next() & 0xFFFF_FFFF_FFFF_0FFF) | 0x4000
    let low = (generator.next() & 0x3FFF_FFFF_FFFF_FFFF) | 0x8000_0000_0000_0000
    func hexadecimal(_ value: UInt64, digits: Int) -> String {
      let text = String(value, radix: 16, uppercase: true)
      return String(repeating: "0", count: digits - text.utf8.count) + text
    }
    return hexadecimal(high >> 32, digits: 8) + "-" + hexadecimal(high >> 16 & 0xFFFF, digits: 4) + "-"
      + hexadecimal(high & 0xFFFF, digits: 4) + "-" + hexadecimal(low >> 48, digits: 4) + "-"
      + hexadecimal(low & 0xFFFF_FFFF_FFFF, digits: 12)
  }
}
