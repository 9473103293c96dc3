import SceneSystem

/// A state as it lies in a file: the values, and what the file notes about each row.
struct StoredState {
  /// What the file notes about one session beside its values, in the order of the state's entries.
  struct Row: Equatable {
    /// The higher, the more recently used; `nil` for a session that is not in the order of use.
    var used: Int64?
    /// The session's place among those on screen.
    var space: Int?
    /// The session's place among those that are being restored.
    var restoring: Int?
    /// The checksum of the session's row.
    var session: UInt64 = 0
    /// The checksums of the session's big values; 0 where there is none.
    var restorationActivity: UInt64 = 0
    var userInfo: UInt64 = 0
    var stateSetAside: UInt64 = 0

    /// The places alone, for a row that is written anew.
    var place: Row { Row(used: used, space: space, restoring: restoring) }

    /// What the row adds to the digest over all rows.
    var digest: UInt64 { session &+ restorationActivity &+ userInfo &+ stateSetAside }
    /// How many rows there are of the session.
    var count: Int {
      1 + (restorationActivity == 0 ? 0 : 1) + (userInfo == 0 ? 0 : 1) + (stateSetAside == 0 ? 0 : 1)
    }
  }

  /// The values.
  var state: PersistentState
  /// One for each entry of the state.
  var rows: [Row] = []
  /// The checksum of the row of the older preservation; 0 where there is none.
  var preservedState: UInt64 = 0
  /// How often the sessions were saved since the file was first made.
  var saves: Int64 = 0

  /// Wrapping sum over the checksums of all rows but the installation's, so that a change is a difference.
  var digest: UInt64 { rows.reduce(preservedState) { $0 &+ $1.digest } }
  /// How many rows there are but the installation's.
  var rowCount: Int { rows.reduce(preservedState == 0 ? 0 : 1) { $0 + $1.count } }
}

/// What was read of a file: everything whose checksum is right, and whether that is all.
struct ReadState {
  var stored: StoredState
  /// Why this is not what was saved last, as the end of a sentence; `nil` if it is.
  var flaw: String?
}
