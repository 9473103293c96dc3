import ArgumentParser

/// `proscenium handoff`
struct HandoffCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "handoff",
    abstract: "Continue what was begun on another machine.",
    discussion: """
      Machines of one user that were paired offer each other the current activities of their apps: type, title and app. The content is sent, \
      encrypted, when the user continues an activity. The exchange is the work of one service of the login session, proscenium-handoff; without \
      paired machines nothing is sent to the network, and the service need not run.
      """,
    subcommands: [
      HandoffListCommand.self, HandoffContinueCommand.self, HandoffPairCommand.self, HandoffUnpairCommand.self,
    ])

  static let examples = [
    Example("List the paired machines and what they offer:", "proscenium handoff list"),
    Example("The same for programs:", "proscenium handoff list --json"),
  ]
}
