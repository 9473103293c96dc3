/// The tables of a session file. The numbers are part of the rows' checksums, so they never change.
enum StoreTable: Int, CaseIterable {
  /// One row: what concerns the app as a whole, and what must add up.
  case installation = 1
  /// One row a session.
  case session = 2
  /// The big values, apart from the sessions, so that a walk over these reads few pages. The key is the session.
  case restorationActivity = 3, userInfo = 4, stateSetAside = 5
  /// At most one row, with the key 0.
  case preservedState = 6

  /// The table's name.
  var name: String {
    switch self {
    case .installation: "installation"
    case .session: "session"
    case .restorationActivity: "restorationActivity"
    case .userInfo: "userInfo"
    case .stateSetAside: "stateSetAside"
    case .preservedState: "preservedState"
    }
  }

  /// The columns in their order; the first is the key, the last the checksum over the others.
  var columns: [String] {
    switch self {
    case .installation:
      ["id", "saves", "identifierSeed", "nextID", "isForceQuit", "isRunning", "rowCount", "digest", "checksum"]
    case .session:
      [
        "id", "persistentIdentifier", "role", "name", "sceneClassName", "delegateClassName", "storyboardName", "isNew",
        "isDiscardOwed", "isDiscardedOnDisconnection", "restorationDeaths", "used", "space", "restoring", "conditions",
        "x", "y", "width", "height", "isMaximised", "snapshot", "checksum",
      ]
    case .restorationActivity, .userInfo, .stateSetAside, .preservedState:
      ["session", "activityType", "targetContentIdentifier", "bytes", "checksum"]
    }
  }

  /// Reads all rows by ascending key.
  var select: String { "SELECT \(columns.joined(separator: ", ")) FROM \(name) ORDER BY 1" }

  /// Writes a row, new or in place of the one with its key.
  var insert: String {
    "INSERT OR REPLACE INTO \(name) (\(columns.joined(separator: ", "))) VALUES "
      + "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
  }

  /// Removes the row with a key.
  var delete: String { "DELETE FROM \(name) WHERE \(columns[0]) = ?" }
}
