package import SceneSystem

/// An app's sessions, as `proscenium sessions list` prints them.
package struct SessionsTable {
  /// The table, line by line.
  package let lines: [String]

  /// Makes a row for each session of `state`, the most recently used first; sessions with a pending discard come last.
  ///
  /// - Parameters:
  ///   - state: The saved state with the sessions.
  ///   - name: The app's bundle identifier, or the name of the sessions' file.
  ///   - path: The path of that file.
  package init(_ state: PersistentState, of name: String, at path: String) {
    let records = state.sessions
    let all = records + state.pendingDiscards
    guard !all.isEmpty else {
      lines = ["\(name.oneLine) has no sessions. They would be saved in \(path.oneLine)."]
      return
    }
    let count = records.count == 1 ? "1 session" : "\(records.count) sessions"
    var rows = [["LABEL", "CONFIGURATION", "ROLE", "SCREEN", "ACTIVITY", "TITLE", "SIZE", "NOTES"]]
    for record in all { rows.append(Self.row(record, in: state)) }
    // An empty column is left out.
    let columns = rows[0].indices.filter { column in rows.dropFirst().contains { !$0[column].isEmpty } }
    let widths = columns.map { column in rows.map { $0[column].count }.max() ?? 0 }
    lines =
      ["\(count) of \(name.oneLine), kept in \(path.oneLine)", ""]
      + rows.map { row in
        var line = ""
        for (column, width) in zip(columns, widths) {
          let padding = String(repeating: " ", count: width - row[column].count)
          // Numbers are right-aligned.
          line += (column == 6 ? padding + row[column] : row[column] + padding) + "  "
        }
        return String(line.reversed().drop { $0 == " " }.reversed())
      }
  }

  private static func row(_ record: SessionRecord, in state: PersistentState) -> [String] {
    let entry = state.index(of: record.id).map { state.entries[$0] }
    var screen = ""
    if state.isOnScreen(record.id) { screen = state.space.first == record.id ? "in front" : "yes" }
    var notes: [String] = []
    if entry?.isDiscardPending == true { notes.append("discard pending") }
    if record.stateSetAside != nil { notes.append("state set aside") }
    if let deaths = entry?.restorationDeaths, deaths > 0 {
      notes.append("\(deaths) \(deaths == 1 ? "death" : "deaths") while restoring")
    }
    if record.isDiscardedOnDisconnection { notes.append("discarded with its scene") }
    if record.restorationActivity == nil { notes.append("nothing saved") }
    return [
      record.id.label, record.configuration.name?.oneLine(limit: 40) ?? "(none)", role(record.role), screen,
      record.restorationActivity?.activityType.oneLine(limit: 80) ?? "", title(of: record), size(of: record),
      notes.joined(separator: ", "),
    ]
  }

  /// Short names of the common roles.
  static func role(_ role: SessionRole) -> String {
    switch role {
    case .windowApplication: "window"
    case .windowExternalDisplayNonInteractive: "external display"
    default: role.rawValue.oneLine(limit: 40)
    }
  }

  private static func title(of record: SessionRecord) -> String {
    guard let archive = record.restorationActivity, !archive.bytes.elements.isEmpty,
      case .entries(let entries) = ReadableValue(bytes: archive.bytes),
      case .text(let title)? = entries.first(where: { $0.key == "title" })?.value
    else { return "" }
    return title.oneLine(limit: 30)
  }

  /// The size of everything that the app has saved in the session.
  private static func size(of record: SessionRecord) -> String {
    let bytes =
      (record.restorationActivity?.bytes.elements.count ?? 0) + (record.userInfo?.elements.count ?? 0)
      + (record.stateSetAside?.bytes.elements.count ?? 0)
    return bytes == 0 ? "" : Self.size(bytes)
  }

  static func size(_ bytes: Int) -> String {
    if bytes < 1000 { return "\(bytes) B" }
    let tenths = (bytes + 50) / 100
    return "\(tenths / 10).\(tenths % 10) kB"
  }
}
