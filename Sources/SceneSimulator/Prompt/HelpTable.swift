/// Two columns for people: what can be written, and what it does.
struct HelpTable {
  private let rows: [(syntax: String, summary: String)]
  private let title: String

  init(_ title: String, _ rows: [(syntax: String, summary: String)]) {
    self.title = title
    self.rows = rows
  }

  /// The table with its title, line by line; nothing where there are no rows.
  var lines: [String] {
    guard !rows.isEmpty else { return [] }
    // Wide enough for most; what is longer has its summary on a line of its own.
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

extension StimulusForm {
  /// Every stimulus with a line of its own, for people; with `words`, those that have them in their syntax or summary.
  package static func table(matching words: String = "") -> [String] {
    HelpTable("Stimuli:", all.filter { $0.isDescribed(by: words) }.map { ($0.syntax, $0.summary) }).lines
  }

  /// Whether the words stand in the syntax or in the summary, in capitals or not.
  package func isDescribed(by words: String) -> Bool { HelpTable.holds(words, syntax, summary) }
}

extension PromptCompletion {
  /// Every command of the prompt with a line of its own; with `words`, those that have them in their name or summary.
  static func table(matching words: String = "") -> [String] {
    let rows = commands.filter { HelpTable.holds(words, $0.name, $0.summary) }
    return HelpTable("Commands:", rows.map { ($0.name, $0.summary) }).lines
  }
}
