import ArgumentParser
import Foundation
import SceneSimulator
import SceneSystem

/// The options of commands that run an app on a simulated device.
struct SimulationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run the stimuli of a device script. The events that it lists are not compared; that is what conformance does.",
      valueName: "file"), completion: .file(extensions: ["trace"]))
  var script: String?

  @Option(
    help: ArgumentHelp(
      "phone, pad1, padN, duo, mac or desktop (default: the script's, else phone).", valueName: "name"),
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

  /// Whether one of them asks for a simulated device.
  var selectsDevice: Bool {
    profile != nil || script != nil || osVersion != nil || !variant.isEmpty || trace != nil || traceFile != nil
      || container != nil || state != nil
  }
}

/// The app that runs on a simulated device.
struct SimulatedApp {
  /// The executable, as an absolute path.
  var executable: String
  /// The Info.plist in place of the one that is found.
  var infoPlist: String?
  /// The process's arguments.
  var arguments: [String] = []
  /// Variables of the process in addition to the device's.
  var environment: [String: String] = [:]
}
