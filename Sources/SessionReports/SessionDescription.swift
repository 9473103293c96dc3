package import SceneSystem

/// Everything that is stored for one session, as `proscenium sessions show` prints it.
package struct SessionDescription {
  /// The description, line by line.
  package private(set) var lines: [String] = []

  /// Describes a session of `state`; `name` is the app's bundle identifier, or the name of the sessions' file.
  package init(_ id: SessionID, in state: PersistentState, of name: String) {
    guard let entry = state.entries.first(where: { $0.record.id == id }) else { return }
    let record = entry.record
    let rank = state.sessions.firstIndex { $0.id == id }.map { "\($0 + 1) of \(state.sessions.count)" } ?? "no more"
    lines.append("Session \(id.label) of \(name.oneLine)")
    add("identifier", record.persistentIdentifier)
    add("role", record.role.rawValue)
    let configuration = record.configuration
    add("configuration", configuration.name ?? "none")
    add("scene class", configuration.sceneClassName ?? "UIWindowScene")
    add("delegate class", configuration.delegateClassName ?? "none")
    add("storyboard", configuration.storyboardName ?? "none")
    add("last used", rank)
    // On a desktop every window is restored, so nothing is recorded there.
    if !state.space.isEmpty {
      add("on screen", state.isOnScreen(id) ? (state.space.first == id ? "yes, in front" : "yes") : "no")
    }
    add("window", record.geometry.map(Self.text) ?? "not known")
    add("picture", record.snapshot ?? "none")
    add("can activate", record.conditions.canActivate.description)
    add("prefers", record.conditions.prefersToActivate.description)
    if entry.isNew { add("new", "yes, the app has not been asked for its configuration") }
    if entry.isDiscardPending { add("discard", "pending, the app is notified at its next launch") }
    if record.isDiscardedOnDisconnection { add("disconnection", "discards the session too") }
    if entry.restorationDeaths > 0 {
      let count = entry.restorationDeaths
      add("deaths", "\(count) \(count == 1 ? "process has" : "processes have") died while restoring it")
    }
    addActivity("saved state", record.restorationActivity)
    if let userInfo = record.userInfo {
      lines += ["", "user info, \(SessionsTable.size(userInfo.elements.count))"]
      addContent(userInfo)
    } else {
      lines += ["", "user info: none"]
    }
    if record.stateSetAside != nil {
      addActivity("state set aside after deaths while restoring", record.stateSetAside)
      lines += ["  To restore it: proscenium sessions recover \(name.oneLine) \(id.label)"]
    }
  }

  private mutating func add(_ name: String, _ value: String) {
    lines.append("  " + name + String(repeating: " ", count: max(1, 16 - name.count)) + value.oneLine)
  }

  private mutating func addActivity(_ name: String, _ archive: ActivityArchive?) {
    guard let archive else {
      lines += ["", "\(name): none"]
      return
    }
    lines += ["", "\(name): \(archive.activityType.oneLine), \(SessionsTable.size(archive.bytes.elements.count))"]
    if let target = archive.targetContentIdentifier {
      lines.append("  target: \(ReadableValue.quoted(target).oneLine)")
    }
    addContent(archive.bytes)
  }

  private mutating func addContent(_ bytes: Bytes) {
    guard !bytes.elements.isEmpty else { return }
    switch ReadableValue(bytes: bytes) {
    case .entries(let entries):
      // Values that every activity has, and those printed above, are left out.
      for entry in entries where !Self.isNoise(entry) { lines += entry.value.lines(entry.key, indent: "  ") }
    case let value: lines += value.lines("content", indent: "  ")
    }
  }

  private static func isNoise(_ entry: (key: String, value: ReadableValue)) -> Bool {
    if ["format", "activityType", "targetContentIdentifier"].contains(entry.key) { return true }
    guard entry.key.hasPrefix("isEligibleFor") || entry.key.hasPrefix("supports"), case .literal(let text) = entry.value
    else { return false }
    return text == (entry.key == "isEligibleForHandoff" ? "true" : "false")
  }

  private static func text(_ geometry: WindowGeometry) -> String {
    var text = "\(geometry.width) × \(geometry.height)"
    if let x = geometry.x, let y = geometry.y { text += " at \(x), \(y)" }
    return geometry.isMaximized ? text + ", maximised" : text
  }
}
