import ArgumentParser
import Foundation
import SceneSimulator
import SceneStore
import SceneSystem
import SceneTrace

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

  @Option(
    help: ArgumentHelp(
      "Run the stimuli of a device script. The events that it lists are not compared; that is what conformance does.",
      valueName: "file"), completion: .file(extensions: ["trace"]))
  var script: String?

  @Option(
    help: ArgumentHelp("phone, pad1, padN, mac or desktop (default: the script's, else phone).", valueName: "name"),
    completion: .list(DeviceProfile.Kind.allCases.map(\.rawValue)))
  var profile: String?

  @Option(
    name: .customLong("os"),
    help: ArgumentHelp("The version of iOS, 13 to 27 (default: the script's, else 26).", valueName: "number"),
    completion: .list(DeviceProfile.knownVersions.map(String.init)))
  var osVersion: String?

  @Option(
    help: ArgumentHelp("A named deviation, as kill=background. May be repeated.", valueName: "name"),
    completion: .list(DeviceProfile.knownVariants))
  var variant: [String] = []

  @Option(
    help: ArgumentHelp(
      "Show the app's callbacks and states: text, jsonl or off (default: text at a prompt, else off).",
      valueName: "format"), completion: .list(Simulation.traceFormats))
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "The file for the trace (default: standard output; for jsonl the app's own lines are then written to standard error).",
      valueName: "file"),
    completion: .file())
  var traceFile: String?

  @Option(
    help: ArgumentHelp(
      "The app's home folder (default: a temporary folder that is removed at the end).", valueName: "folder"),
    completion: .directory)
  var container: String?

  @Option(
    help: ArgumentHelp(
      "The file for the sessions (default: in the container, if one is given; otherwise none).", valueName: "file"),
    completion: .file())
  var state: String?

  @Option(
    help: ArgumentHelp("The app's Info.plist, if it cannot be found automatically.", valueName: "file"),
    completion: .file(extensions: ["plist"]))
  var infoPlist: String?

  mutating func run() throws {
    // Before anything is started: an app without a manifest is launched to read its life cycle while the options are checked.
    DeviceTermination.handleSignals()
    do {
      let simulation = try Simulation(self)
      try MainActor.assumeIsolated { try simulation.run() }
    } catch let error as ScriptError {
      throw Console.refuse(error)
    } catch let error as AppConnectionError {
      for line in error.output { Console.print(line) }
      throw Console.refuse(ScriptError(location: app, message: error.description))
    } catch let error as SessionStoreError {
      throw Console.refuse(error, location: state ?? container ?? app)
    }
  }
}
