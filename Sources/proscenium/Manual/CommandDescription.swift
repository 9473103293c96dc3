import ArgumentParser
import Foundation

/// One command, its arguments and options, as its manual page and its part of `docs/COMMAND_LINE.md` describe it.
struct CommandDescription {
  /// The names of the command and its parents, `proscenium` first.
  let path: [String]
  let abstract: String
  /// Its usage, one form per line.
  let usage: [String]
  let discussion: [Paragraph]
  let arguments: [Argument]
  let options: [Argument]
  /// Its subcommands' names and abstracts.
  let subcommands: [(name: String, abstract: String)]
  let examples: [Example]

  /// The name of its manual page.
  var pageName: String { path.joined(separator: "-") }
  /// Its full name, without arguments.
  var name: String { path.joined(separator: " ") }

  /// A part of a discussion: running text, or preformatted lines.
  enum Paragraph {
    case text(String)
    case lines([String])
  }

  /// An argument or option of a command.
  struct Argument {
    /// Such as `--script <file>` or `<app>`.
    var name: String
    var help: String
  }

  /// Every command that help shows, `root` first.
  static func all(of root: any ParsableCommand.Type) throws -> [CommandDescription] {
    let tool = try JSONDecoder().decode(Dump.self, from: Data(root._dumpHelp().utf8)).command
    return CommandTree.all(of: root).compactMap { node in
      var dump: Dump.Command? = tool
      for name in node.path { dump = dump?.subcommands?.first { $0.commandName == name } }
      return dump.map { CommandDescription(["proscenium"] + node.path, node.command, root, $0) }
    }
  }

  private init(
    _ path: [String], _ command: any ParsableCommand.Type, _ root: any ParsableCommand.Type, _ dump: Dump.Command
  ) {
    self.path = path
    abstract = dump.abstract ?? ""
    usage = root.usageString(for: command, includeHidden: false).split(separator: "\n").map {
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

  /// The output of `--experimental-dump-help`, as far as it is used here.
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
