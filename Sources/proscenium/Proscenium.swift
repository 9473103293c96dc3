import ArgumentParser
import Foundation
import SceneSimulator
import SceneSystem

/// The command line: `proscenium run`, `build`, `test`, `describe`, `new`, `export`, `simulate`, `stimuli`, `conformance`, `trace`, `sessions`, `search`, `handoff`, `install` and `uninstall`.
@main struct Proscenium: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "proscenium",
    abstract: "The iOS scene life cycle off the device.",
    discussion: """
      Builds the apps of Xcode projects and runs them in windows or on a simulated device, runs their tests, compares their logs with golden \
      traces, draws traces as timelines, shows and changes an app's saved sessions, searches what apps have indexed, continues what was begun on another \
      machine, and installs an app on the desktop.
      """,
    version: Version.current,
    subcommands: [
      NewCommand.self, RunCommand.self, BuildCommand.self, TestCommand.self, DescribeCommand.self, ExportCommand.self,
      SimulateCommand.self, StimuliCommand.self, ConformanceCommand.self, TraceCommand.self, SessionsCommand.self,
      SearchCommand.self, HandoffCommand.self, InstallCommand.self, UninstallCommand.self, ManualCommand.self,
    ])

  static let examples = [
    Example("Run the example app on an iPad, and type stimuli:", "proscenium simulate Notes --profile padN"),
    Example("Read more about one command:", "proscenium help sessions list"),
  ]

  /// Runs the command that the arguments name, and ends the process with its status.
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let tree = CommandTree(arguments, root: Proscenium.self)
    if let failureMessage = tree.failureMessage { exit(withError: Console.refuse(failureMessage)) }
    do {
      var command = try parseAsRoot(arguments)
      try command.run()
      try Console.checkOutput()
    } catch {
      if let line = FileProblem.line(error) {
        Console.logError(line)
        exit(withError: ExitCode.failure)
      }
      let help = fullMessage(for: error)
      guard exitCode(for: error).isSuccess, help.hasPrefix("OVERVIEW:"),
        let command = tree.command as? any CommandWithExamples.Type
      else { leave(error) }
      Console.print(
        help.trimmingCharacters(in: .newlines) + "\n\n" + command.examplesText.trimmingCharacters(in: .newlines))
      do { try Console.checkOutput() } catch { exit(withError: error) }
    }
  }

  /// Ends the process as `exit(withError:)` does. The parser's messages quote arguments, so they are reduced to one line.
  private static func leave(_ error: any Error) -> Never {
    let sentence = message(for: error)
    let (text, beginning) = (fullMessage(for: error), "Error: " + sentence)
    guard !sentence.isEmpty, text.hasPrefix(beginning) else { exit(withError: error) }
    Console.logError(beginning)
    for line in text.dropFirst(beginning.count).split(separator: "\n") { Console.logError(String(line)) }
    exit(withError: ExitCode(exitCode(for: error).rawValue))
  }
}
