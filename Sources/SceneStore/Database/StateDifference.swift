import GRDB
import SceneSystem

/// What has to be written for a file that holds one state to hold another: the rows that differ, and no others.
struct StateDifference {
  private let old: StoredState
  private let new: PersistentState

  init(from old: StoredState, to new: PersistentState) {
    self.old = old
    self.new = new
  }

  /// Writes the rows, and gives what the file holds then. `statements` are those of a table.
  func write(with statements: (StoreTable) -> (insert: Statement, delete: Statement)) throws -> StoredState {
    var stored = StoredState(state: new, preservedState: old.preservedState, saves: old.saves + 1)
    let changed = new.entriesThatDiffer(from: old.state)
    if hasSamePlaces, changed.allSatisfy({ new.entries[$0].record.id == old.state.entries[$0].record.id }) {
      stored.rows = old.rows
      for index in changed {
        stored.rows[index] = try write(
          new.entries[index], at: old.rows[index].place, over: old.state.entries[index], noted: old.rows[index],
          with: statements)
      }
    } else {
      try writeAll(to: &stored, with: statements)
    }
    if new.preservedState != old.state.preservedState {
      stored.preservedState = try writeBigValue(
        new.preservedState.map { BigValue(bytes: $0.elements) }, key: 0, of: .preservedState, with: statements)
    }
    try writeInstallation(stored, with: statements)
    return stored
  }

  /// Whether there are the same sessions in the same orders, as after nearly every event.
  private var hasSamePlaces: Bool {
    new.entries.count == old.state.entries.count && new.recency == old.state.recency && new.space == old.state.space
      && new.restoring == old.state.restoring
  }

  private func writeAll(
    to stored: inout StoredState, with statements: (StoreTable) -> (insert: Statement, delete: Statement)
  ) throws {
    let places = places()
    stored.rows.reserveCapacity(new.entries.count)
    var oldIndex = 0
    let oldEntries = old.state.entries
    for (index, entry) in new.entries.enumerated() {
      while oldIndex < oldEntries.count, oldEntries[oldIndex].record.id < entry.record.id {
        try remove(oldIndex, with: statements)
        oldIndex += 1
      }
      let isKnown = oldIndex < oldEntries.count && oldEntries[oldIndex].record.id == entry.record.id
      stored.rows.append(
        try write(
          entry, at: places[index], over: isKnown ? oldEntries[oldIndex] : nil,
          noted: isKnown ? old.rows[oldIndex] : StoredState.Row(), with: statements))
      if isKnown { oldIndex += 1 }
    }
    while oldIndex < oldEntries.count {
      try remove(oldIndex, with: statements)
      oldIndex += 1
    }
  }

  private func writeInstallation(
    _ stored: StoredState, with statements: (StoreTable) -> (insert: Statement, delete: Statement)
  ) throws {
    var row = RowWriter(statements(.installation).insert)
    row.add(1)
    row.add(stored.saves)
    row.add(Int64(bitPattern: new.identifierSeed))
    row.add(Int64(new.nextID))
    row.add(new.isForceQuit)
    row.add(new.isRunning)
    row.add(stored.rowCount)
    row.add(Int64(bitPattern: stored.digest))
    _ = try row.write(to: .installation)
  }

  private func write(
    _ entry: PersistentState.Entry, at place: StoredState.Row, over previous: PersistentState.Entry?,
    noted: StoredState.Row, with statements: (StoreTable) -> (insert: Statement, delete: Statement)
  ) throws -> StoredState.Row {
    var note = place
    let record = entry.record
    let before = previous?.record
    let key = Int64(record.id.rawValue)
    note.session =
      previous.map { StateDifference.hasSameRow($0, entry) } ?? false
        && (noted.used, noted.space, noted.restoring) == (place.used, place.space, place.restoring)
      ? noted.session : try writeSession(entry, place, with: statements)
    note.restorationActivity =
      record.restorationActivity == before?.restorationActivity
      ? noted.restorationActivity
      : try writeBigValue(
        record.restorationActivity.map { BigValue($0) }, key: key, of: .restorationActivity, with: statements)
    note.userInfo =
      record.userInfo == before?.userInfo
      ? noted.userInfo
      : try writeBigValue(
        record.userInfo.map { BigValue(bytes: $0.elements) }, key: key, of: .userInfo, with: statements)
    note.stateSetAside =
      record.stateSetAside == before?.stateSetAside
      ? noted.stateSetAside
      : try writeBigValue(record.stateSetAside.map { BigValue($0) }, key: key, of: .stateSetAside, with: statements)
    return note
  }

  private func writeSession(
    _ entry: PersistentState.Entry, _ place: StoredState.Row,
    with statements: (StoreTable) -> (insert: Statement, delete: Statement)
  ) throws -> UInt64 {
    let record = entry.record
    var row = RowWriter(statements(.session).insert)
    row.add(Int64(record.id.rawValue))
    row.add(record.persistentIdentifier)
    row.add(record.role.rawValue)
    row.add(record.configuration.name)
    row.add(record.configuration.sceneClassName)
    row.add(record.configuration.delegateClassName)
    row.add(record.configuration.storyboardName)
    row.add(entry.isNew)
    row.add(entry.isDiscardOwed)
    row.add(record.isDiscardedOnDisconnection)
    row.add(entry.restorationDeaths)
    row.add(place.used)
    row.add(place.space)
    row.add(place.restoring)
    row.add(bytes: ConditionsCoding.encode(record.conditions))
    row.add(record.geometry?.x)
    row.add(record.geometry?.y)
    row.add(record.geometry?.width)
    row.add(record.geometry?.height)
    row.add(record.geometry?.isMaximised)
    row.add(record.snapshot)
    return try row.write(to: .session)
  }

  private struct BigValue {
    var activityType: String?
    var targetContentIdentifier: String?
    var bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }
    init(_ archive: ActivityArchive) {
      activityType = archive.activityType
      targetContentIdentifier = archive.targetContentIdentifier
      bytes = archive.bytes.elements
    }
  }

  /// Writes or removes a big value, and gives its checksum, or 0.
  private func writeBigValue(
    _ value: BigValue?, key: Int64, of table: StoreTable,
    with statements: (StoreTable) -> (insert: Statement, delete: Statement)
  ) throws -> UInt64 {
    guard let value else {
      try RowWriter.run(statements(table).delete, key: key)
      return 0
    }
    var row = RowWriter(statements(table).insert)
    row.add(key)
    row.add(value.activityType)
    row.add(value.targetContentIdentifier)
    row.add(bytes: value.bytes)
    return try row.write(to: table)
  }

  private func remove(_ index: Int, with statements: (StoreTable) -> (insert: Statement, delete: Statement)) throws {
    let key = Int64(old.state.entries[index].record.id.rawValue)
    let row = old.rows[index]
    try RowWriter.run(statements(.session).delete, key: key)
    if row.restorationActivity != 0 { try RowWriter.run(statements(.restorationActivity).delete, key: key) }
    if row.userInfo != 0 { try RowWriter.run(statements(.userInfo).delete, key: key) }
    if row.stateSetAside != 0 { try RowWriter.run(statements(.stateSetAside).delete, key: key) }
  }

  /// Whether two values of one session are the same but for the big values, which have rows of their own.
  private static func hasSameRow(_ old: PersistentState.Entry, _ new: PersistentState.Entry) -> Bool {
    old.isNew == new.isNew && old.isDiscardOwed == new.isDiscardOwed && old.restorationDeaths == new.restorationDeaths
      && old.record.isDiscardedOnDisconnection == new.record.isDiscardedOnDisconnection
      && old.record.persistentIdentifier == new.record.persistentIdentifier && old.record.role == new.record.role
      && old.record.configuration == new.record.configuration && old.record.conditions == new.record.conditions
      && old.record.geometry == new.record.geometry && old.record.snapshot == new.record.snapshot
  }

  /// The place of each session in the orders of the new state.
  private func places() -> [StoredState.Row] {
    var places = Array(repeating: StoredState.Row(), count: new.entries.count)
    for (place, id) in new.space.enumerated() { new.index(of: id).map { places[$0].space = place } }
    for (place, id) in new.restoring.enumerated() { new.index(of: id).map { places[$0].restoring = place } }
    for (index, used) in uses() { places[index].used = used }
    return places
  }

  /// Where each session stands in the order of use. Whoever keeps its place among the others keeps its number, so that a switch
  /// from one window to another writes one row.
  func uses() -> [(index: Int, used: Int64)] {
    // From the least recently used one, whose number is the lowest.
    let order = new.recency.reversed().compactMap { new.index(of: $0) }
    let known = order.map { old.used(by: new.entries[$0].record.id) }
    let present = known.compactMap { $0 }
    guard let lowest = present.min(), let highest = present.max() else {
      return order.enumerated().map { (index: $0.element, used: Int64($0.offset) + 1) }
    }
    // Sessions that were added as the least recently used ones.
    let added = known.prefix { $0 == nil }.count
    var uses: [(index: Int, used: Int64)] = []
    uses.reserveCapacity(order.count)
    var next = highest
    var last = Int64.min
    for (position, index) in order.enumerated() {
      var used = lowest - Int64(added - position)
      if position >= added {
        if next == highest, let kept = known[position], kept > last {
          used = kept
        } else {
          next += 1
          used = next
        }
      }
      last = used
      uses.append((index, used))
    }
    return uses
  }
}

extension StoredState {
  /// The session's number in the order of use, or `nil` where it has none yet.
  fileprivate func used(by id: SessionID) -> Int64? { state.index(of: id).flatMap { rows[$0].used } }
}
