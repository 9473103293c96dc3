import ArgumentParser

/// The command line: `proscenium simulate`, `conformance`, `trace`, `sessions`, `install` and `uninstall`.
@main struct Proscenium: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "proscenium",
    abstract: "The iOS scene life cycle off the device.",
    discussion: """
      Runs apps that are built with Proscenium's UIKit on a simulated device, holds what they log against golden \
      traces, draws what happened as a timeline, shows what an app has kept of its windows, and makes an app one of the desktop's.
      """,
    subcommands: [
      SimulateCommand.self, ConformanceCommand.self, TraceCommand.self, SessionsCommand.self, InstallCommand.self,
      UninstallCommand.self,
    ])
}
