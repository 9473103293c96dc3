import SceneSimulator

/// A command's page for `man`, in the macros of man(7).
struct ManualPage {
  private let command: CommandDescription
  private let others: [CommandDescription]
  private var lines: [String] = []

  /// The page of `command`; `all` are the commands that it can refer to.
  init(_ command: CommandDescription, among all: [CommandDescription]) {
    self.command = command
    // Its parents and subcommands, and the other subcommands of its parent.
    others = all.filter { other in
      other.path != command.path
        && (other.path.dropLast().elementsEqual(command.path) || other.path.elementsEqual(command.path.dropLast())
          || other.path.dropLast().elementsEqual(command.path.dropLast()) && command.path.count > 2)
    }
  }

  /// The whole page.
  var text: String {
    var page = self
    page.write()
    return page.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write() {
    lines = [
      ".\\\" Written by proscenium generate-manual.",
      ".TH \(Self.quoted(command.pageName.uppercased())) 1 \"\" \"proscenium \(Version.current)\" \"Proscenium\"",
    ]
    section("Name")
    text(
      "\(command.pageName) \u{2212} \(command.abstract.hasSuffix(".") ? String(command.abstract.dropLast()) : command.abstract)"
    )
    section("Synopsis")
    verbatim(command.usage)
    section("Description")
    for (index, paragraph) in command.discussion.enumerated() {
      if index > 0 { lines.append(".PP") }
      switch paragraph {
      case .text(let line): text(line)
      case .lines(let block): verbatim(block)
      }
    }
    if command.discussion.isEmpty { text(command.abstract) }
    list("Arguments", command.arguments.map { ($0.name, $0.help) })
    list("Options", command.options.map { ($0.name, $0.help) })
    list("Commands", command.subcommands.map { ("\(command.name) \($0.name)", $0.abstract) })
    if command.path.last == "stimuli" || command.path.last == "simulate" {
      list("Stimuli", StimulusDefinition.all.map { ($0.syntax, Self.sentence($0.summary)) })
    }
    if command.path.last == "simulate" {
      list("Commands of the prompt", PromptCompletion.commands.map { ($0.name, Self.sentence($0.summary)) })
    }
    section("Exit status")
    for status in CommandStatus.allCases { item("\(status.rawValue)", status.meaning) }
    section("Examples")
    for (index, example) in command.examples.enumerated() {
      if index > 0 { lines.append(".PP") }
      text(example.summary)
      verbatim([example.line])
    }
    section("See also")
    text(others.map { "\($0.pageName)(1)" }.joined(separator: ", "))
  }

  private mutating func section(_ title: String) { lines.append(".SH \(Self.quoted(title.uppercased()))") }

  private mutating func text(_ text: String) { lines.append(Self.escaped(text)) }

  private mutating func verbatim(_ block: [String]) {
    lines += [".PP", ".RS 4", ".nf"] + block.map(Self.escaped) + [".fi", ".RE"]
  }

  private mutating func list(_ title: String, _ items: [(String, String)]) {
    guard !items.isEmpty else { return }
    section(title)
    for (name, help) in items { item(name, help) }
  }

  private mutating func item(_ name: String, _ help: String) {
    lines += [".TP", "\\fB\(Self.escaped(name))\\fR", Self.escaped(help)]
  }

  private static func sentence(_ summary: String) -> String {
    summary.prefix(1).uppercased() + summary.dropFirst() + "."
  }

  private static func quoted(_ text: String) -> String { "\"\(escaped(text).replacing("\"", with: "\\(dq"))\"" }

  /// Text in which nothing is a request or an escape of roff's, and a hyphen is the character that a shell accepts.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      case "\u{2026}": result += "\\&..."
      case "\u{201C}": result += "\\(lq"
      case "\u{201D}": result += "\\(rq"
      case "\u{2212}": result += "\\-"
      default: result.append(character)
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }
}
