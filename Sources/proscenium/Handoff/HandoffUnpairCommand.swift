import ArgumentParser
import Handoff

/// `proscenium handoff unpair NAME`
struct HandoffUnpairCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "unpair",
    abstract: "Remove the pairing with a machine.",
    discussion: """
      Nothing is exchanged with it from then on. If it is connected it removes the pairing too; otherwise the pairing stays listed there, without \
      effect.
      """)

  static let examples = [
    Example("Remove a machine by its name:", "proscenium handoff unpair laptop"),
    Example("Remove one of two that have the same name:", "proscenium handoff unpair 3f9a"),
  ]

  @Argument(help: ArgumentHelp("The machine's name, or how its identifier begins.", valueName: "name"))
  var name: String

  mutating func run() throws {
    let service = try HandoffService.connect()
    let peers = try service.status().peers
    let found = peers.filter { $0.name == name }
    let named = found.isEmpty ? peers.filter { $0.id.rawValue.hasPrefix(name.lowercased()) } : found
    guard let peer = named.first, named.count == 1 else {
      throw Console.refuse(
        named.isEmpty
          ? "No paired machine is called \u{201C}\(name)\u{201D}; see: proscenium handoff list"
          : "Several machines are meant by \u{201C}\(name)\u{201D}; use how an identifier begins, which "
            + "proscenium handoff list --json prints.")
    }
    try service.perform(.unpair(peer.id))
    Console.say("\(peer.name) is no longer paired.")
  }
}
