import AppBuilder
import ArgumentParser

/// `proscenium new NAME`
struct NewCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create an Xcode project of a new app.",
    usage: "proscenium new NAME --interface KIND [--life-cycle KIND] [--tests]",
    discussion: """
      Creates a folder NAME with NAME.xcodeproj and the sources of an app, as Xcode's templates do. It opens in Xcode, and \
      "proscenium run NAME" runs it here.

      The life cycle is "app" (a type that conforms to App, for swiftui), "scene" (an app delegate and a scene delegate) or \
      "application" (an app delegate alone, as before iOS 13, for storyboard and code).
      """)

  static let examples = [
    Example("Create an app of SwiftUI:", "proscenium new MyApp --interface swiftui"),
    Example("Create an app with a storyboard and tests:", "proscenium new MyNotes --interface storyboard --tests"),
  ]

  @Argument(help: ArgumentHelp("The app's name, and that of the folder to create.", valueName: "name"))
  var name: String

  @Option(
    help: ArgumentHelp("swiftui, storyboard or code.", valueName: "kind"),
    completion: .list(AppTemplate.Interface.allCases.map(\.rawValue)))
  var interface: String

  @Option(
    help: ArgumentHelp("app, scene or application (default: app for swiftui, otherwise scene).", valueName: "kind"),
    completion: .list(AppTemplate.LifeCycle.allCases.map(\.rawValue)))
  var lifeCycle: String?

  @Flag(help: "Add a target with a first test of the app's scenes.")
  var tests = false

  mutating func run() throws {
    let path = try Console.building {
      let template = try AppTemplate(name: name, interface: interface, lifeCycle: lifeCycle, hasTests: tests)
      return try template.write(to: ".")
    }
    Console.print(path)
  }
}
