import ArgumentParser
import Foundation

/// One command, its arguments and options, as its manual page and its part of `docs/COMMAND_LINE.md` describe it.
struct CommandDescription {
  /// The names that lead to it, `proscenium` first.
  let path: [String]
  let abstract: String
  /// How it is called, one way a line.
  let usage: [String]
  let discussion: [Paragraph]
  let arguments: [Argument]
  let options: [Argument]
  /// Its subcommands' names and abstracts.
  let subcommands: [(name: String, abstract: String)]
  let examples: [Example]

  /// The name of its manual page.
  var pageName: String { path.joined(separator: "-") }
  /// How it is called, without arguments.
  var name: String { path.joined(separator: " ") }

  /// A piece of a discussion: running text, or lines that stand as they are.
  enum Paragraph {
    case text(String)
    case lines([String])
  }

  /// What can be given to a command.
  struct Argument {
    /// As in `--script <file>` or `<app>`.
    var name: String
    var help: String
  }

  /// Every command that help shows, the tool itself first.
  static func all() throws -> [CommandDescription] {
    let root = try JSONDecoder().decode(Dump.self, from: Data(Proscenium._dumpHelp().utf8)).command
    return CommandTree.all.compactMap { node in
      var dump: Dump.Command? = root
      for name in node.path { dump = dump?.subcommands?.first { $0.commandName == name } }
      return dump.map { CommandDescription(["proscenium"] + node.path, node.command, $0) }
    }
  }

  private init(_ path: [String], _ command: any ParsableCommand.Type, _ dump: Dump.Command) {
    self.path = path
    abstract = dump.abstract ?? ""
    usage = Proscenium.usageString(for: command, includeHidden: false).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    discussion = (dump.discussion ?? "").components(separatedBy: "\n\n").filter { !$0.isEmpty }.map { paragraph in
      let lines = paragraph.split(separator: "\n").map(String.init)
      return lines.count == 1 ? .text(lines[0]) : .lines(lines)
    }
    let arguments = (dump.arguments ?? []).filter { $0.shouldDisplay ?? true }
    self.arguments = arguments.filter { $0.kind == "positional" && $0.abstract != nil }.map(Argument.init)
    options = arguments.filter { $0.kind != "positional" }.map(Argument.init)
    subcommands = command.configuration.subcommands.map { $0.configuration }.filter { $0.shouldDisplay }.map {
      ($0.commandName ?? "", $0.abstract)
    }
    examples = (command as? any CommandWithExamples.Type)?.examples ?? []
  }

  /// What `--experimental-dump-help` prints, as far as it is used here.
  fileprivate struct Dump: Decodable {
    var command: Command

    struct Command: Decodable {
      var commandName: String
      var abstract: String?
      var discussion: String?
      var subcommands: [Command]?
      var arguments: [Argument]?
    }

    struct Argument: Decodable {
      var kind: String
      var shouldDisplay: Bool?
      var names: [Name]?
      var valueName: String?
      var abstract: String?
      var isRepeating: Bool?
    }

    struct Name: Decodable {
      var kind: String
      var name: String
    }
  }
}

extension CommandDescription.Argument {
  fileprivate init(_ dump: CommandDescription.Dump.Argument) {
    let names = (dump.names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }.sorted { $0.count < $1.count }
    let value = dump.kind == "flag" ? [] : ["<\(dump.valueName ?? "value")>"]
    name = ([names.joined(separator: ", ")].filter { !$0.isEmpty } + value).joined(separator: " ")
    if dump.kind == "positional", dump.isRepeating == true { name += "\u{2026}" }
    help = dump.abstract ?? ""
  }
}
