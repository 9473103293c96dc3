import ArgumentParser

/// The command line: `proscenium simulate` and `proscenium conformance`.
@main struct Proscenium: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "proscenium",
    abstract: "The iOS scene life cycle off the device.",
    discussion: """
      Runs apps that are built with Proscenium's UIKit on a simulated device, and holds what they log against golden \
      traces.
      """,
    subcommands: [SimulateCommand.self, ConformanceCommand.self])
}
