import ArgumentParser
import SceneSimulator
import SceneSystem

/// The command that the arguments select, from the tool itself down through its subcommands.
struct CommandTree {
  /// The command.
  let command: any ParsableCommand.Type
  /// The names of the command and its parents, without the tool's own.
  let path: [String]
  /// The first word that should be a subcommand and is not.
  let unknown: String?

  /// The tool itself.
  private let root: any ParsableCommand.Type

  /// Follows the words before the first option down from `root`. A leading `help` is ignored.
  init(_ arguments: [String], root: any ParsableCommand.Type) {
    var command = root
    var path: [String] = []
    var unknown: String?
    var words = arguments[...]
    if words.first == "help" { words = words.dropFirst() }
    while let word = words.first, !word.hasPrefix("-"), !command.configuration.subcommands.isEmpty {
      guard let next = command.configuration.subcommands.first(where: { $0.configuration.commandName == word }) else {
        unknown = word
        break
      }
      (command, path) = (next, path + [word])
      words = words.dropFirst()
    }
    self.root = root
    self.command = command
    self.path = path
    self.unknown = unknown
  }

  /// A command, and the names of it and its parents, without the tool's own.
  struct Node {
    var path: [String]
    var command: any ParsableCommand.Type
  }

  /// Every command that help shows; `root` first.
  static func all(of root: any ParsableCommand.Type) -> [Node] { nodes(below: Node(path: [], command: root)) }

  private static func nodes(below node: Node) -> [Node] {
    var nodes = [node]
    for next in node.command.configuration.subcommands where next.configuration.shouldDisplay {
      nodes += Self.nodes(below: Node(path: node.path + [next.configuration.commandName ?? ""], command: next))
    }
    return nodes
  }

  /// The reply to an unknown word: the nearest command, or the app that was to be simulated.
  var failureMessage: String? {
    guard let unknown else { return nil }
    let word = unknown.oneLine
    let configurations = command.configuration.subcommands.map { $0.configuration }.filter { $0.shouldDisplay }
    let names = configurations.compactMap { $0.commandName }
    let listing = "Commands of \((["proscenium"] + path).joined(separator: " ")) are \(names.joined(separator: ", "))"
    if let suggestion = NearestWord.suggestion(for: unknown, among: names) {
      return "there is no command \u{201C}\(word)\u{201D}; \(suggestion) \(listing)."
    }
    // A command of another level, such as `list` for `sessions list`, or an app without its command.
    let elsewhere = Self.all(of: root).map { $0.path.joined(separator: " ") }.filter { $0.hasSuffix(" " + unknown) }
    if path.isEmpty, let full = elsewhere.first {
      return
        "there is no command \u{201C}\(word)\u{201D}; did you mean \u{201C}proscenium \(full)\u{201D}? \(listing)."
    }
    if path.isEmpty, (try? Tool.executable(for: unknown)) != nil {
      return
        "there is no command \u{201C}\(word)\u{201D}; did you mean \u{201C}proscenium simulate \(word)\u{201D}? \(listing)."
    }
    return "there is no command \u{201C}\(word)\u{201D}. \(listing)."
  }
}
