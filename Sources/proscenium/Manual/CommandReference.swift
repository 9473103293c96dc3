import SceneSimulator

/// The generated parts of `docs/COMMAND_LINE.md`. A test compares them with the page.
enum CommandReference {
  /// Every command with its usage, options and examples.
  static func commands(_ all: [CommandDescription]) -> String {
    all.map { command in
      var parts = ["### \(command.name)", command.abstract, fenced(command.usage)]
      parts += command.discussion.map { paragraph in
        switch paragraph {
        case .text(let text): escaped(text)
        case .lines(let lines): fenced(lines)
        }
      }
      let rows = (command.arguments + command.options).map { [code($0.name), escaped($0.help)] }
      if !rows.isEmpty { parts.append(table(["", ""], rows)) }
      if !command.subcommands.isEmpty {
        parts.append(table(["", ""], command.subcommands.map { [code("\(command.name) \($0.name)"), $0.abstract] }))
      }
      parts += command.examples.map { "\($0.summary)\n\n" + fenced([$0.line], "sh") }
      return parts.joined(separator: "\n\n")
    }.joined(separator: "\n\n")
  }

  /// Every stimulus.
  static var stimuli: String {
    table(["stimulus", "what happens"], StimulusDefinition.all.map { [code($0.syntax), $0.summary] })
  }

  /// The prompt's own commands.
  static var promptCommands: String {
    table(["command", "what it does"], PromptCompletion.commands.map { [code($0.name), $0.summary] })
  }

  /// Every exit status.
  static var exitStatuses: String {
    table(["status", "when"], CommandStatus.allCases.map { ["\($0.rawValue)", $0.meaning] })
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
  }

  private static func fenced(_ lines: [String], _ language: String = "") -> String {
    "```\(language)\n\(lines.joined(separator: "\n"))\n```"
  }

  /// Code in a table cell, with bars escaped, because a bar would end the cell.
  private static func code(_ text: String) -> String { "`\(text.replacing("|", with: "\\|"))`" }

  private static func escaped(_ text: String) -> String { text.replacing("<", with: "\\<").replacing("|", with: "\\|") }
}
