/// Two columns of text: what the user can write, and what it does.
struct HelpTable {
  private let rows: [(syntax: String, summary: String)]
  private let title: String

  init(_ title: String, _ rows: [(syntax: String, summary: String)]) {
    self.title = title
    self.rows = rows
  }

  /// The table with its title, line by line; empty if there are no rows.
  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    // Wide enough for most; a longer entry has its summary on a separate line.
    return [title]
      + rows.flatMap { syntax, summary in
        syntax.count > 38
          ? ["  \(syntax)", "  " + Self.padded("", 40) + summary] : ["  " + Self.padded(syntax, 40) + summary]
      }
  }

  static func holds(_ words: String, _ syntax: String, _ summary: String) -> Bool {
    let words = words.lowercased()
    return words.isEmpty || syntax.lowercased().contains(words) || summary.lowercased().contains(words)
  }

  static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension StimulusDefinition {
  /// Every stimulus on a separate line, for people; with `words`, those whose syntax or summary contains them.
  package static func table(matching words: String = "") -> [String] {
    HelpTable("Stimuli:", all.filter { $0.isDescribed(by: words) }.map { ($0.syntax, $0.summary) }).lines
  }

  /// Whether the syntax or the summary contains the words, regardless of case.
  package func isDescribed(by words: String) -> Bool { HelpTable.holds(words, syntax, summary) }
}

extension PromptCompletion {
  /// Every command of the prompt on a separate line; with `words`, those whose name or summary contains them.
  static func table(matching words: String = "") -> [String] {
    let rows = commands.filter { HelpTable.holds(words, $0.name, $0.summary) }
    return HelpTable("Commands:", rows.map { ($0.name, $0.summary) }).lines
  }
}
