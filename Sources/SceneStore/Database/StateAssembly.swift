import SceneSystem

/// Assembles a state from rows. Only rows with a correct checksum are accepted.
///
/// The rows of a table arrive by ascending key; a row whose key does not ascend is rejected.
struct StateAssembly {
  private struct Installation {
    var saves: Int64
    var seed: UInt64
    var nextID: UInt32
    var isForceQuit: Bool
    var isRunning: Bool
    var rowCount: Int64
    var digest: UInt64
  }

  private var installation: Installation?
  private var entries: ChunkedArray<PersistentState.Entry> = []
  private var rows: ChunkedArray<StoredState.Row> = []
  private var preservedState: (bytes: Bytes, checksum: UInt64)?
  private var rejected = 0
  private var cursor = 0
  private var role = RepeatedText()
  private var name = RepeatedText()
  private var sceneClassName = RepeatedText()
  private var delegateClassName = RepeatedText()
  private var storyboardName = RepeatedText()
  private var activityType = RepeatedText()
  private static let defaults = ActivationConditions()

  /// Starts the rows of a table. Those of the sessions come before their big values.
  mutating func begin() { cursor = 0 }

  /// Accepts a row, or records that its checksum is wrong.
  mutating func add<Source: RowSource>(_ source: Source, of table: StoreTable) {
    let isTaken =
      switch table {
      case .installation: readInstallation(source)
      case .session: readSession(source)
      case .restorationActivity, .userInfo, .stateSetAside, .preservedState: readBigValue(source, of: table)
      }
    if !isTaken { rejected += 1 }
  }

  private mutating func readInstallation(_ source: some RowSource) -> Bool {
    var row = RowReader(source)
    let id = row.number(Int64.self)
    let installation = Installation(
      saves: row.number(Int64.self), seed: UInt64(bitPattern: row.number(Int64.self)), nextID: row.number(UInt32.self),
      isForceQuit: row.flag(), isRunning: row.flag(), rowCount: row.number(Int64.self),
      digest: UInt64(bitPattern: row.number(Int64.self)))
    guard row.finish(in: .installation) != nil, id == 1, self.installation == nil else { return false }
    self.installation = installation
    return true
  }

  private mutating func readSession(_ source: some RowSource) -> Bool {
    var row = RowReader(source)
    let id = SessionID(rawValue: row.number(UInt32.self))
    let identifier = row.text()
    let role = row.text()
    let name = row.text()
    let sceneClassName = row.text()
    let delegateClassName = row.text()
    let storyboardName = row.text()
    let isNew = row.flag()
    let isDiscardPending = row.flag()
    let isDiscardedOnDisconnection = row.flag()
    let deaths = row.number(Int.self)
    var note = StoredState.Row()
    note.used = row.integer()
    note.space = row.integer().flatMap { Int(exactly: $0) }
    note.restoring = row.integer().flatMap { Int(exactly: $0) }
    let conditions = row.bytes()
    let x = row.integer().flatMap { Int(exactly: $0) }
    let y = row.integer().flatMap { Int(exactly: $0) }
    let width = row.integer().flatMap { Int(exactly: $0) }
    let height = row.integer().flatMap { Int(exactly: $0) }
    let isMaximized = row.integer()
    let snapshot = row.text()
    guard let checksum = row.finish(in: .session), let identifier, let role,
      entries.last.map({ $0.record.id < id }) ?? true
    else { return false }
    note.session = checksum
    var record = SessionRecord(
      id: id, persistentIdentifier: String(decoding: identifier, as: UTF8.self),
      role: SessionRole(rawValue: self.role(role) ?? ""),
      configuration: SceneConfiguration(
        name: self.name(name), sceneClassName: self.sceneClassName(sceneClassName),
        delegateClassName: self.delegateClassName(delegateClassName),
        storyboardName: self.storyboardName(storyboardName)),
      conditions: StateAssembly.defaults)
    if let conditions {
      guard let decoded = ConditionsCoding.decode(conditions) else { return false }
      record.conditions = decoded
    }
    if let width, let height {
      record.geometry = WindowGeometry(x: x, y: y, width: width, height: height, isMaximized: isMaximized == 1)
    }
    if let snapshot { record.snapshot = String(decoding: snapshot, as: UTF8.self) }
    record.isDiscardedOnDisconnection = isDiscardedOnDisconnection
    entries.append(
      PersistentState.Entry(record: record, isNew: isNew, isDiscardPending: isDiscardPending, restorationDeaths: deaths)
    )
    rows.append(note)
    return true
  }

  private mutating func readBigValue(_ source: some RowSource, of table: StoreTable) -> Bool {
    var row = RowReader(source)
    let key = row.number(Int64.self)
    let type = row.text()
    let target = row.text()
    let bytes = row.bytes()
    guard let checksum = row.finish(in: table), let bytes else { return false }
    if table == .preservedState {
      guard key == 0, preservedState == nil else { return false }
      preservedState = (Bytes(bytes), checksum)
      return true
    }
    while cursor < entries.count, Int64(entries[cursor].record.id.rawValue) < key { cursor += 1 }
    guard cursor < entries.count, Int64(entries[cursor].record.id.rawValue) == key else { return false }
    if table == .userInfo {
      entries[cursor].record.userInfo = Bytes(bytes)
      rows[cursor].userInfo = checksum
      return true
    }
    guard let type = activityType(type) else { return false }
    let archive = ActivityArchive(
      activityType: type, targetContentIdentifier: target.map { String(decoding: $0, as: UTF8.self) },
      bytes: Bytes(bytes))
    if table == .restorationActivity {
      entries[cursor].record.restorationActivity = archive
      rows[cursor].restorationActivity = checksum
    } else {
      entries[cursor].record.stateSetAside = archive
      rows[cursor].stateSetAside = checksum
    }
    return true
  }

  /// The state, and whether it is complete. `nil` if no row was correct.
  func finish() -> ReadState? {
    guard installation != nil || !entries.isEmpty else { return nil }
    let highest = entries.last?.record.id.rawValue ?? 0
    // Without the row that has the seed any other seed is usable: each session has its own identifier.
    var state = PersistentState(identifierSeed: installation?.seed ?? rows.reduce(0x5EED) { $0 &+ $1.session })
    state.entries = entries
    state.nextID = max(installation?.nextID ?? 1, highest == .max ? highest : highest + 1)
    state.isForceQuit = installation?.isForceQuit ?? false
    state.isRunning = installation?.isRunning ?? false
    state.preservedState = preservedState?.bytes
    state.recency = order(by: \.used).reversed()
    state.space = order { $0.space.map(Int64.init) }
    state.restoring = order { $0.restoring.map(Int64.init) }
    var stored = StoredState(state: state, rows: rows, preservedState: preservedState?.checksum ?? 0)
    var flaw: String?
    if let installation {
      stored.saves = installation.saves
      if rejected > 0 || Int64(stored.rowCount) != installation.rowCount || stored.digest != installation.digest {
        flaw =
          "\(installation.rowCount - Int64(stored.rowCount)) of its \(installation.rowCount) rows are missing or wrong"
      }
    } else {
      flaw = "the row about the app as a whole is missing or wrong"
    }
    return ReadState(stored: stored, flaw: flaw)
  }

  /// The sessions that have an index in an order, by ascending index.
  private func order(by position: (StoredState.Row) -> Int64?) -> [SessionID] {
    var ordered: [(position: Int64, id: SessionID)] = []
    for (index, row) in rows.enumerated() {
      if let position = position(row) { ordered.append((position, entries[index].record.id)) }
    }
    ordered.sort { $0.position < $1.position }
    return ordered.map(\.id)
  }
}
