/// The build settings of a target at all levels, from the lowest: defaults, project, target, overrides.
///
/// An assignment of a higher level, or a later one of the same file, comes before those below it; `$(inherited)` is the next below that
/// applies. Those whose conditions do not hold are left out at once.
struct SettingsTable: Sendable {
  /// For what is built.
  let platform: BuildPlatform
  private(set) var assignments: [String: [SettingAssignment]] = [:]
  /// The names that a file has set, in contrast to defaults.
  private(set) var ownNames: Set<String> = []

  init(platform: BuildPlatform) { self.platform = platform }

  /// Adds a value that no file has.
  mutating func setDefault(_ name: String, _ value: String) {
    assignments[name, default: []].append(SettingAssignment(value: value, file: "", line: 0))
  }

  /// Adds an assignment above all others.
  mutating func push(_ name: String, _ assignment: SettingAssignment) {
    guard assignment.conditions.allSatisfy(platform.satisfies) else { return }
    assignments[name, default: []].append(assignment)
    ownNames.insert(name)
  }

  /// Adds the assignments of a level in their order.
  mutating func push(_ level: [SettingsLevel.Entry]) {
    for entry in level { push(entry.name, entry.assignment) }
  }

  /// The assignment of `name` that applies, below a position.
  func assignment(of name: String, below limit: Int = .max) -> (SettingAssignment, position: Int)? {
    guard let list = assignments[name] else { return nil }
    let position = min(limit, list.count) - 1
    return position >= 0 ? (list[position], position) : nil
  }

  /// The file and line of the assignment that applies.
  func place(of name: String) -> (file: String, line: Int)? {
    guard let (assignment, _) = assignment(of: name), !assignment.file.isEmpty else { return nil }
    return (assignment.file, assignment.line)
  }
}

/// The build settings of one place: a project's or a target's, or a configuration file's.
struct SettingsLevel: Hashable, Sendable {
  /// One assignment with its name.
  struct Entry: Hashable, Sendable {
    var name: String
    var assignment: SettingAssignment
  }

  /// The assignments in their order.
  var entries: [Entry] = []

  /// The settings of a dictionary of a project file, those without conditions first. Keys whose brackets are not closed are returned.
  static func read(_ settings: [String: FileValue], file: String) -> (level: SettingsLevel, rejected: [FileValue]) {
    var level = SettingsLevel()
    var rejected: [FileValue] = []
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      guard let (name, conditions) = SettingAssignment.split(key) else {
        rejected.append(FileValue(.string(key), line: value.line))
        continue
      }
      let text = value.array.map { joined($0.compactMap(\.text)) } ?? value.text ?? ""
      level.entries.append(
        Entry(
          name: name,
          assignment: SettingAssignment(value: text, conditions: conditions, file: file, line: value.line)))
    }
    let isPlain = { (entry: Entry) in entry.assignment.conditions.isEmpty }
    level.entries = level.entries.filter(isPlain) + level.entries.filter { !isPlain($0) }
    return (level, rejected)
  }

  /// A list as one text, from which ``SettingWords`` makes the same list.
  private static func joined(_ words: [String]) -> String {
    words.map { word in
      // Elements that hold quotation marks are quoted already.
      let isPlain = !word.contains(" ") || word.contains("\"") || word.contains("$(") || word.contains("'")
      return isPlain ? word : "\"\(word)\""
    }.joined(separator: " ")
  }
}
