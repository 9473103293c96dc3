import GRDB
import SceneSystem

/// What must be written to a file to change one state to another: the rows that differ, and no others.
struct StateDifference {
  private let old: StoredState
  private let new: PersistentState

  init(from old: StoredState, to new: PersistentState) {
    self.old = old
    self.new = new
  }

  /// Writes the rows, and returns the new content of the file. `statements` returns those of a table.
  func write(with statements: (StoreTable) -> (insert: Statement, delete: Statement)) throws -> StoredState {
    let (previous, changes) = (old.state, new.changes(from: old.state))
    var stored = old
    stored.state = new
    stored.saves += 1
    for index in changes.removed.reversed() {
      try remove(index, with: statements)
      stored.removeRow(at: index)
    }
    for index in changes.added { stored.insertRow(at: index) }
    let moved = updatePositions(in: &stored)
    let written = Set(changes.added).union(changes.changed.map(\.present)).union(moved)
    for index in written.sorted() {
      let entry = new.entries[index]
      let previousIndex = previous.index(of: entry.record.id)
      stored.setRow(
        try write(
          entry, at: stored.rows[index], over: previousIndex.map { previous.entries[$0] },
          noted: previousIndex.map { old.rows[$0] } ?? StoredState.Row(), with: statements), at: index)
    }
    if new.preservedState != previous.preservedState {
      stored.preservedState = try writeBigValue(
        new.preservedState.map { BigValue(bytes: $0.elements) }, key: 0, of: .preservedState, with: statements)
    }
    try writeInstallation(stored, with: statements)
    return stored
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
    _ entry: PersistentState.Entry, at position: StoredState.Row, over previous: PersistentState.Entry?,
    noted: StoredState.Row, with statements: (StoreTable) -> (insert: Statement, delete: Statement)
  ) throws -> StoredState.Row {
    var note = position
    let record = entry.record
    let before = previous?.record
    let key = Int64(record.id.rawValue)
    note.session =
      previous.map { StateDifference.hasSameRow($0, entry) } ?? false && noted.hasSamePositions(as: position)
      ? noted.session : try writeSession(entry, position, with: statements)
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
    _ entry: PersistentState.Entry, _ position: StoredState.Row,
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
    row.add(entry.isDiscardPending)
    row.add(record.isDiscardedOnDisconnection)
    row.add(entry.restorationDeaths)
    row.add(position.used)
    row.add(position.space)
    row.add(position.restoring)
    row.add(bytes: ConditionsCoding.encode(record.conditions))
    row.add(record.geometry?.x)
    row.add(record.geometry?.y)
    row.add(record.geometry?.width)
    row.add(record.geometry?.height)
    row.add(record.geometry?.isMaximized)
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

  /// Writes or removes a big value, and returns its checksum, or 0.
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

  /// Whether two values of one session differ at most in the big values, which have rows of their own.
  private static func hasSameRow(_ old: PersistentState.Entry, _ new: PersistentState.Entry) -> Bool {
    old.isNew == new.isNew && old.isDiscardPending == new.isDiscardPending
      && old.restorationDeaths == new.restorationDeaths
      && old.record.isDiscardedOnDisconnection == new.record.isDiscardedOnDisconnection
      && old.record.persistentIdentifier == new.record.persistentIdentifier && old.record.role == new.record.role
      && old.record.configuration == new.record.configuration && old.record.conditions == new.record.conditions
      && old.record.geometry == new.record.geometry && old.record.snapshot == new.record.snapshot
  }

  // MARK: Indices in the orders

  /// Records the indices of sessions in the orders of the new state. The rows are those of the new state's entries already.
  ///
  /// - Returns: The entries whose index may have changed.
  private func updatePositions(in stored: inout StoredState) -> [Int] {
    var moved: [Int] = []
    func move(_ id: SessionID, _ change: (inout StoredState.Row) -> Void) {
      guard let index = new.index(of: id) else { return }
      var row = stored.rows[index]
      change(&row)
      stored.setRow(row, at: index)
      moved.append(index)
    }
    if new.space != old.state.space {
      for id in old.state.space { move(id) { $0.space = nil } }
      for (place, id) in new.space.enumerated() { move(id) { $0.space = place } }
    }
    if new.restoring != old.state.restoring {
      for id in old.state.restoring { move(id) { $0.restoring = nil } }
      for (place, id) in new.restoring.enumerated() { move(id) { $0.restoring = place } }
    }
    guard new.recency != old.state.recency else { return moved }
    if let number = numberOfNewFront() {
      if let used = number.used { move(number.id) { $0.used = used } }
    } else {
      let ordered = Set(new.recency)
      for id in old.state.recency where !ordered.contains(id) { move(id) { $0.used = nil } }
      for (index, used) in uses() where stored.rows[index].used != used {
        move(new.entries[index].record.id) { $0.used = used }
      }
    }
    return moved
  }

  /// The number of the most recently used session in the order of use, if nothing else can differ: one session came to the front, or none,
  /// and others may have been removed, as in nearly every event. It is the number that ``uses()`` returns, computed without reading every
  /// session's row.
  ///
  /// - Returns: The session and its number, a number of `nil` if it keeps its present one; `nil` if the orders differ in another way.
  func numberOfNewFront() -> (id: SessionID, used: Int64?)? {
    guard let first = new.recency.first, new.index(of: first) != nil else { return nil }
    var unmatched = new.recency.dropFirst()
    for id in old.state.recency where id != first {
      if id == unmatched.first { unmatched.removeFirst() } else if new.index(of: id) != nil { return nil }
    }
    guard unmatched.isEmpty else { return nil }
    let number = old.used(by: first)
    guard new.recency.count > 1 else { return (first, number == nil ? 1 : nil) }
    guard let next = old.used(by: new.recency[1]) else { return nil }
    return (first, (number ?? .min) > next ? nil : next + 1)
  }

  /// The number of each session in the order of use. A session that keeps its position relative to the others keeps its number, so that a
  /// switch from one window to another writes one row.
  func uses() -> [(index: Int, used: Int64)] {
    // From the least recently used session, which has the lowest number.
    let order = new.recency.reversed().compactMap { new.index(of: $0) }
    let numbers = order.map { old.used(by: new.entries[$0].record.id) }
    let present = numbers.compactMap { $0 }
    guard let lowest = present.min(), let highest = present.max() else {
      return order.enumerated().map { (index: $0.element, used: Int64($0.offset) + 1) }
    }
    // Sessions that were added as the least recently used ones.
    let added = numbers.prefix { $0 == nil }.count
    var uses: [(index: Int, used: Int64)] = []
    uses.reserveCapacity(order.count)
    var next = highest
    var last = Int64.min
    for (position, index) in order.enumerated() {
      var used = lowest - Int64(added - position)
      if position >= added {
        if next == highest, let kept = numbers[position], kept > last {
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
  /// The session's number in the order of use, or `nil` if it has none yet.
  fileprivate func used(by id: SessionID) -> Int64? { state.index(of: id).flatMap { rows[$0].used } }
}
