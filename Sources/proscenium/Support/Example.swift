/// A command line that can be pasted, and what it does.
struct Example: Hashable {
  /// Its effect, in one sentence.
  var summary: String
  /// The line, for a shell.
  var line: String

  init(_ summary: String, _ line: String) {
    self.summary = summary
    self.line = line
  }
}

/// A command with examples: `--help` and its manual page end with them, and the tests run each.
protocol CommandWithExamples {
  /// Two examples, the simplest first.
  static var examples: [Example] { get }
}

extension CommandWithExamples {
  /// The text that follows the parser's own help.
  static var examplesText: String {
    "EXAMPLES:\n" + examples.map { "  \($0.summary)\n    \($0.line)\n" }.joined(separator: "\n")
  }
}
