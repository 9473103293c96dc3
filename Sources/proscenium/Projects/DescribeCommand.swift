import ArgumentParser
import XcodeProject

/// `proscenium describe PROJECT`
struct DescribeCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "describe",
    abstract: "Show what is understood of an Xcode project.",
    discussion: """
      Shows the targets with their sources, resources and settings, the schemes and the packages, and what is absent here \
      with its file and line. Nothing is built.
      """)

  static let examples = [
    Example("Describe the project in a folder:", "proscenium describe MyApp"),
    Example("Print everything as JSON:", "proscenium describe MyApp/MyApp.xcodeproj --json"),
  ]

  @OptionGroup var options: ProjectOptions

  @Flag(help: "List all files and settings; otherwise long lists are cut off.")
  var all = false

  @Flag(help: "Print JSON for programs.")
  var json = false

  mutating func run() throws {
    let project = try options.read()
    if json {
      Console.print(try JSONText.of(project))
    } else {
      Console.write(ProjectReport(project, isDetailed: all).text)
    }
  }
}
