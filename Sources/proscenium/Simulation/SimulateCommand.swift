import ArgumentParser
import Foundation
import SceneSimulator
import SceneSystem

/// `proscenium simulate APP`
struct SimulateCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Run a built app on a simulated device.",
    usage: """
      proscenium simulate APP [--profile NAME] [OPTION…]
      proscenium simulate APP --script FILE [OPTION…]
      """,
    discussion: """
      Without --script it reads stimuli from standard input: on a terminal at a prompt with history and completion \
      (type help there), otherwise line by line. After each stimulus it prints what the app logged. "proscenium \
      stimuli" lists all stimuli.

      The app is a real process. "kill" is a SIGKILL, "suspend" a SIGSTOP, and "tap icon" after a kill starts a new \
      process with the sessions of the old one.

      "proscenium trace" draws the output of --trace jsonl as a timeline.
      """)

  static let examples = [
    Example("Run the example app on an iPad, and type stimuli:", "proscenium simulate Notes --profile padN"),
    Example(
      "Launch it, kill it, launch it again, and show its callbacks:",
      "printf 'tap icon\\nswipe home\\nkill\\ntap icon\\n' | proscenium simulate Notes --trace text"),
  ]

  @Argument(
    help: ArgumentHelp(
      "The app's executable, its folder NAME.app, or the name of one beside proscenium or in .build/debug.",
      valueName: "app"), completion: Completions.apps)
  var app: String

  @OptionGroup var device: SimulationOptions

  @Option(
    help: ArgumentHelp("The app's Info.plist, if it cannot be found automatically.", valueName: "file"),
    completion: .file(extensions: ["plist"]))
  var infoPlist: String?

  mutating func run() throws {
    // Before anything is started: an app without a manifest is launched to read its life cycle while the options are checked.
    DeviceTermination.handleSignals()
    do {
      let app = SimulatedApp(executable: try Tool.executable(for: app), infoPlist: infoPlist)
      try Simulation.run(app, options: device, name: self.app)
    } catch let error as ScriptError {
      throw Console.refuse(error)
    }
  }
}
