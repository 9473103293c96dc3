import AppBuilder
import ArgumentParser

/// `proscenium build PROJECT`
struct BuildCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build the app of an Xcode project.",
    discussion: """
      Prints the path of the folder NAME.app. It has everything that the app needs, can be moved, and is an argument of the \
      other commands.
      """)

  static let examples = [
    Example("Build the app of the project in this folder:", "proscenium build"),
    Example(
      "Build an app that imports MapKit, with placeholders for it:", "proscenium build MyApp.xcodeproj --stub-missing"),
  ]

  @OptionGroup var options: ProjectOptions
  @OptionGroup var buildOptions: BuildOptions

  mutating func run() throws {
    let project = try options.read()
    let app = try Console.building {
      let target = try TargetSelection(project).app(scheme: options.scheme, target: options.target)
      return try buildOptions.builder(for: project).build(target)
    }
    Console.clearProgress()
    Console.print(app.folder)
  }
}
