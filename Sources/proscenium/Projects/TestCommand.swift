import AppBuilder
import ArgumentParser
import XcodeProject

/// `proscenium test PROJECT`
struct TestCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Build the unit tests of an Xcode project and run them.",
    discussion: """
      Runs the unit test targets of the scheme, or of the project: tests of XCTest and of Swift Testing, in parallel. Targets \
      of UI tests are named and left out, because they control an app on a device.

      The tests run in a process of their own, without the app: UIApplication.shared is there once a test has made a device \
      (SceneTesting).
      """)

  static let examples = [
    Example("Run the unit tests of the project in this folder:", "proscenium test"),
    Example("Run the tests of one class:", "proscenium test MyApp.xcodeproj --filter ModelTests"),
  ]

  @OptionGroup var options: ProjectOptions
  @OptionGroup var buildOptions: BuildOptions

  @Option(
    help: ArgumentHelp("Run the tests whose names match the regular expression. May be repeated.", valueName: "pattern")
  )
  var filter: [String] = []

  mutating func run() throws {
    let project = try options.read()
    let status = try Console.building { () throws -> Int32 in
      let selection = TargetSelection(project)
      let targets = try selection.tests(scheme: options.scheme, target: options.target)
      for target in selection.interfaceTests {
        Console.logError("\(target.name) is left out: UI tests control an app on a device.")
      }
      guard !targets.isEmpty else {
        throw BuilderError(.project, at: project.location.path, "There are no unit tests to run.")
      }
      let builder = try buildOptions.builder(for: project)
      let package = try builder.buildTests(targets)
      Console.clearProgress()
      return try builder.runTests(package, filters: filter)
    }
    guard status == 0 else { throw CommandStatus.failure.exitCode }
  }
}
