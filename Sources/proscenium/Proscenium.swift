import ArgumentParser

/// The command line: `proscenium simulate`, `proscenium conformance` and `proscenium sessions`.
@main struct Proscenium: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "proscenium",
    abstract: "The iOS scene life cycle off the device.",
    discussion: """
      Runs apps that are built with Proscenium's UIKit on a simulated device, holds what they log against golden \
      traces, and shows what an app has kept of its windows.
      """,
    subcommands: [SimulateCommand.self, ConformanceCommand.self, SessionsCommand.self])
}
