/// The tables of a session file. The numbers are part of the rows' checksums, so they never change.
enum StoreTable: Int, CaseIterable {
  /// One row: the values of the app as a whole, and the count and the digest of the other rows.
  case installation = 1
  /// One row per session.
  case session = 2
  /// The big values, separate from the sessions, so that reading all sessions reads few pages. The key is the session.
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

  /// The statement that reads all rows by ascending key.
  var select: String { "SELECT \(columns.joined(separator: ", ")) FROM \(name) ORDER BY 1" }

  /// The statement that writes a row, new or in place of the one with its key.
  var insert: String {
    "INSERT OR REPLACE INTO \(name) (\(columns.joined(separator: ", "))) VALUES "
      + "(\(columns.map { _ in "?" }.joined(separator: ", ")))"
  }

  /// The statement that removes the row with a key.
  var delete: String { "DELETE FROM \(name) WHERE \(columns[0]) = ?" }
}
