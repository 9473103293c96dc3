import SceneSystem

/// A state as it is stored in a file: the values, and the file's data about each row.
struct StoredState {
  /// The file's data about one session beside its values, in the order of the state's entries.
  struct Row: Equatable {
    /// The number in the order of use: the higher, the more recently used; `nil` for a session that is not in the order.
    var used: Int64?
    /// The session's index among those on screen.
    var space: Int?
    /// The session's index among those that are being restored.
    var restoring: Int?
    /// The checksum of the session's row.
    var session: UInt64 = 0
    /// The checksums of the session's big values; 0 if there is none.
    var restorationActivity: UInt64 = 0
    var userInfo: UInt64 = 0
    var stateSetAside: UInt64 = 0

    /// Whether the session has the same indices in the orders.
    func hasSamePositions(as other: Row) -> Bool {
      used == other.used && space == other.space && restoring == other.restoring
    }

    /// The row's contribution to the digest of all rows.
    var digest: UInt64 { session &+ restorationActivity &+ userInfo &+ stateSetAside }
    /// The number of rows of the session.
    var count: Int {
      1 + (restorationActivity == 0 ? 0 : 1) + (userInfo == 0 ? 0 : 1) + (stateSetAside == 0 ? 0 : 1)
    }
  }

  /// The values.
  var state: PersistentState
  /// One for each entry of the state.
  private(set) var rows: ChunkedArray<Row>
  /// The checksum of the row of the older preservation; 0 if there is none.
  var preservedState: UInt64
  /// How often the sessions have been saved since the file was first created.
  var saves: Int64
  /// The contribution of ``rows`` to ``digest`` and ``rowCount``, updated with each change, because there may be many of them.
  private var rowsDigest: UInt64 = 0
  private var rowsCount = 0

  init(state: PersistentState, rows: ChunkedArray<Row> = [], preservedState: UInt64 = 0, saves: Int64 = 0) {
    self.state = state
    self.rows = rows
    self.preservedState = preservedState
    self.saves = saves
    for row in rows { count(row) }
  }

  /// The wrapping sum of the checksums of all rows except the installation's, so that a change is a difference.
  var digest: UInt64 { preservedState &+ rowsDigest }
  /// The number of rows except the installation's.
  var rowCount: Int { (preservedState == 0 ? 0 : 1) + rowsCount }

  /// Records what the file has of the entry at `index`.
  mutating func setRow(_ row: Row, at index: Int) {
    discount(rows[index])
    rows[index] = row
    count(row)
  }

  /// Inserts an entry that has no rows yet.
  mutating func insertRow(at index: Int) {
    let row = Row()
    rows.insert(row, at: index)
    count(row)
  }

  mutating func removeRow(at index: Int) { discount(rows.remove(at: index)) }

  private mutating func count(_ row: Row) {
    rowsDigest &+= row.digest
    rowsCount += row.count
  }

  private mutating func discount(_ row: Row) {
    rowsDigest &-= row.digest
    rowsCount -= row.count
  }
}

/// What was read from a file: everything with a correct checksum, and whether that is complete.
struct ReadState {
  var stored: StoredState
  /// Why this is not the last save, as the end of a sentence; `nil` if it is.
  var flaw: String?
}
