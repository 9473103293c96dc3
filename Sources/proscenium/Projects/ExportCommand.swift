import AppBuilder
import ArgumentParser
import XcodeProject

/// `proscenium export FOLDER`
struct ExportCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a Swift package of an Xcode project's app.",
    usage: "proscenium export FOLDER [PROJECT] [-scheme NAME] [-target NAME]",
    discussion: """
      The package has the sources of the app and of its unit tests as the source pass has written them, its resources and its \
      Info.plist, and depends on Proscenium's package. "swift run" starts the app. The project is not needed any more.
      """)

  static let examples = [
    Example("Write a package of the project in this folder:", "proscenium export ../MyPackage"),
    Example("Write a package of one of several apps:", "proscenium export MyPackage MyApp.xcodeproj -target MyApp"),
  ]

  @Argument(
    help: ArgumentHelp("The folder to create; it must not exist.", valueName: "folder"), completion: .directory)
  var folder: String

  @OptionGroup var options: ProjectOptions
  @OptionGroup var buildOptions: BuildOptions

  mutating func run() throws {
    let project = try options.read()
    let path = try Console.building {
      let selection = TargetSelection(project)
      let app = try selection.app(scheme: options.scheme, target: options.target)
      let tests = try selection.tests(scheme: nil, target: app.name)
      return try buildOptions.builder(for: project).export(app, tests: tests, to: folder)
    }
    Console.print(path)
  }
}
