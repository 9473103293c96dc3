import ArgumentParser

/// `proscenium-handoff`
@main
struct ProsceniumHandoff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "proscenium-handoff",
    abstract: "Exchange Handoff activities with the user's other devices.",
    discussion: """
      One process of a login session runs "proscenium-handoff serve". Apps and commands are connected to its socket, \
      and other devices to its TCP port, with TLS and only after they were paired.
      """,
    version: "0.1", subcommands: [Serve.self, Install.self, Uninstall.self])
}
