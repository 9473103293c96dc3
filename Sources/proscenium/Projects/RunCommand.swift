import AppBuilder
import ArgumentParser
import Foundation
import SceneManifest
import SceneSimulator
import XcodeProject

/// `proscenium run PROJECT`
struct RunCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Build the app of an Xcode project and run it.",
    usage: """
      proscenium run [PROJECT] [-scheme NAME] [OPTION…]
      proscenium run [PROJECT] --profile NAME [OPTION…]
      """,
    discussion: """
      The app runs in windows of the desktop, with the arguments and the environment of its scheme, and its exit status is \
      that of the command. With --profile, or another option of a device, it runs on a simulated device and reads stimuli as \
      "proscenium simulate" does.

      No file of the project is changed: copies of its sources are compiled, with what Objective-C would have added, and \
      everything is written to the build folder.
      """)

  static let examples = [
    Example("Run the app of the project in this folder in windows:", "proscenium run"),
    Example("Run an app on an iPad, and type stimuli:", "proscenium run MyApp.xcodeproj --profile padN"),
  ]

  @OptionGroup var options: ProjectOptions
  @OptionGroup var buildOptions: BuildOptions
  @OptionGroup var device: SimulationOptions

  mutating func run() throws {
    let project = try options.read()
    let (app, scheme) = try Console.building {
      let selection = TargetSelection(project)
      let target = try selection.app(scheme: options.scheme, target: options.target)
      let scheme = try selection.scheme(options.scheme, target: target)
      return (try buildOptions.builder(for: project).build(target), scheme)
    }
    Console.clearProgress()
    let (arguments, variables) = (scheme?.arguments ?? [], scheme?.environment ?? [:])
    guard device.selectsDevice else {
      var environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
      environment[AppBundle.environmentKey] = nil
      try Console.building { throw ChildProcess.replace(by: app.executable, arguments, environment: environment) }
      return
    }
    DeviceTermination.handleSignals()
    do {
      let simulated = SimulatedApp(executable: app.executable, arguments: arguments, environment: variables)
      try Simulation.run(simulated, options: device, name: app.target.name)
    } catch let error as ScriptError {
      throw Console.refuse(error)
    }
  }
}
