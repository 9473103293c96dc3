import ArgumentParser
import SceneSimulator

/// The command that arguments lead to, from the tool itself down through its subcommands.
struct CommandTree {
  /// The command.
  let command: any ParsableCommand.Type
  /// The names that lead to it, without the tool's own.
  let path: [String]
  /// The first word that ought to be a subcommand and is none.
  let unknown: String?

  /// Follows the words before the first option. `help` in front of them changes nothing.
  init(_ arguments: [String]) {
    var command: any ParsableCommand.Type = Proscenium.self
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
    self.command = command
    self.path = path
    self.unknown = unknown
  }

  /// A command and the names that lead to it, without the tool's own.
  struct Node {
    var path: [String]
    var command: any ParsableCommand.Type
  }

  /// Every command that help shows; the tool itself first.
  static var all: [Node] { nodes(below: Node(path: [], command: Proscenium.self)) }

  private static func nodes(below node: Node) -> [Node] {
    var nodes = [node]
    for next in node.command.configuration.subcommands where next.configuration.shouldDisplay {
      nodes += Self.nodes(below: Node(path: node.path + [next.configuration.commandName ?? ""], command: next))
    }
    return nodes
  }

  /// What to answer to the unknown word: the nearest command, or the app that was to be simulated.
  var complaint: String? {
    guard let unknown else { return nil }
    let configurations = command.configuration.subcommands.map { $0.configuration }.filter { $0.shouldDisplay }
    let names = configurations.compactMap { $0.commandName }
    let known = "Commands of \((["proscenium"] + path).joined(separator: " ")) are \(names.joined(separator: ", "))"
    if let question = NearestWord.question(for: unknown, among: names) {
      return "there is no command \u{201C}\(unknown)\u{201D}; \(question) \(known)."
    }
    // A command of another level, as `list` for `sessions list`, or an app without its command.
    let elsewhere = Self.all.map { $0.path.joined(separator: " ") }.filter { $0.hasSuffix(" " + unknown) }
    if path.isEmpty, let full = elsewhere.first {
      return
        "there is no command \u{201C}\(unknown)\u{201D}; did you mean \u{201C}proscenium \(full)\u{201D}? \(known)."
    }
    if path.isEmpty, (try? Tool.executable(for: unknown)) != nil {
      return
        "there is no command \u{201C}\(unknown)\u{201D}; did you mean \u{201C}proscenium simulate \(unknown)\u{201D}? \(known)."
    }
    return "there is no command \u{201C}\(unknown)\u{201D}. \(known)."
  }
}
