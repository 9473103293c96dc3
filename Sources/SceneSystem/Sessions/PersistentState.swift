/// Everything about an app that outlives its process: what a store writes after each system event.
///
/// Two states are equal exactly when nothing would have to be written.
public struct PersistentState: Hashable, Codable, Sendable {
  /// A session with what the system has to remember about it.
  package struct Entry: Hashable, Codable, Sendable {
    package var record: SessionRecord
    /// The app has not been asked for a configuration yet (C-02).
    package var isNew: Bool
    /// The user or the app discarded the session, and the process could not be told yet (L-07).
    package var isDiscardOwed: Bool
    /// How many processes in a row have died while they restored this session.
    package var restorationDeaths: Int

    package init(record: SessionRecord, isNew: Bool, isDiscardOwed: Bool = false, restorationDeaths: Int = 0) {
      self.record = record
      self.isNew = isNew
      self.isDiscardOwed = isDiscardOwed
      self.restorationDeaths = restorationDeaths
    }
  }

  /// Sessions in the order of their creation, so by ascending id.
  package var entries: [Entry] = []
  /// The same sessions, the most recently used first.
  package var recency: [SessionID] = []
  /// The sessions that were on screen together when the app was last in front, the frontmost first.
  package var space: [SessionID] = []
  /// The id of the next session; ids are never reused.
  package var nextID: UInt32 = 1
  /// From this value and a session's id its persistent identifier is made.
  package var identifierSeed: UInt64
  /// The user flicked the app away and has not opened it since (B-05).
  package var isForceQuit = false
  /// What an app without scenes preserved in the older manner (L-02).
  package var preservedState: Bytes?
  /// A process was alive when this was written. Found at a start, it means that the last one died (T-09).
  package var isRunning = false
  /// The sessions that are being brought back from their saved state just now, so that whoever finds this after a death
  /// knows which ones the process died of.
  package var restoring: [SessionID] = []

  /// An app that was never launched.
  ///
  /// - Parameter identifierSeed: Where persistent identifiers come from. Hosts pass a random value once, for each
  ///   installation of an app; tests pass a fixed one.
  public init(identifierSeed: UInt64 = 0) {
    self.identifierSeed = identifierSeed
  }

  /// The open sessions, the most recently used first; without those whose discard is owed.
  public var sessions: [SessionRecord] {
    recency.compactMap { id in
      guard let index = index(of: id), !entries[index].isDiscardOwed else { return nil }
      return entries[index].record
    }
  }

  /// The sessions whose discard the app has not been told of yet (L-07).
  public var owedDiscards: [SessionRecord] {
    entries.filter(\.isDiscardOwed).map(\.record)
  }

  /// Adds a session that exists before anything runs, as the least recently used one.
  ///
  /// - Returns: The new session's id.
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

  /// Leaves the one session that an app without scenes has: the open one that was used last (L-02). There are others where an
  /// earlier version of the app had scenes, and this one has nobody who could be told of their discard.
  mutating func keepImplicitSession() {
    let implicit = sessions.first?.id
    for id in entries.map(\.record.id) where id != implicit { remove(id) }
  }

  /// Ids ascend, so the search halves.
  package func index(of id: SessionID) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].record.id < id { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].record.id == id ? low : nil
  }

  /// A persistent identifier in the shape of Apple's: a random UUID (version 4), here drawn from the seed.
  package static func identifier(seed: UInt64, id: SessionID) -> String {
    // Another multiplier than the generator's own step, or neighbours would share halves of their identifiers.
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
