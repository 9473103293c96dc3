import ArgumentParser
import DesktopIntegration
import Foundation
import SceneManifest
import SceneSimulator

/// `proscenium install APP`
struct InstallCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Install a built app on the desktop.",
    discussion: """
      Writes the files by which a desktop finds and starts the app, made from its Info.plist: a desktop file with the app's \
      name, its URL schemes and document types, and its quick actions; its icons; the document types that it declares; and a \
      service by which the session bus starts it. All of them are in $XDG_DATA_HOME (default: ~/.local/share), and each is \
      printed.

      The app itself is not moved. Install it again after it was moved, or after its Info.plist has changed. A file of \
      another program is never replaced.
      """)

  static let examples = [
    Example("List the files without writing them:", "proscenium install Notes --dry-run"),
    Example("Install the example app:", "proscenium install Notes"),
  ]

  @Argument(
    help: ArgumentHelp(
      "The app's executable, its folder NAME.app, or the name of one beside proscenium or in .build/debug.",
      valueName: "app"), completion: Completions.apps)
  var app: String

  @Option(
    help: ArgumentHelp("The app's Info.plist, if it cannot be found automatically.", valueName: "file"),
    completion: .file(extensions: ["plist"]))
  var infoPlist: String?

  @Flag(help: "Rename existing files of other programs, and continue.")
  var force = false

  @Flag(help: "Only print what would be done.")
  var dryRun = false

  @Flag(help: "Print JSON for programs.")
  var json = false

  mutating func run() throws {
    do {
      var environment = ProcessInfo.processInfo.environment
      if let infoPlist { environment[AppBundle.environmentKey] = infoPlist }
      let bundle = AppBundle(
        executablePath: try Tool.executable(for: app), environment: environment,
        currentFolder: FileManager.default.currentDirectoryPath)
      let installation = try Installation(InstallableApp(bundle, environment: environment))
      let home = DataHome(environment: environment)
      let changes = try home.install(installation, force: force, dryRun: dryRun)
      var report = InstallReport(
        app: "\(installation.id)", changes, notes: installation.notes, dryRun: dryRun,
        closing: "\(bundle.executableName) is installed as \(installation.id).")
      if !json { report.showChanges() }
      if !dryRun {
        let refresh = DesktopRefresh(environment: environment)
        refresh.run(changes, home: home)
        if installation.opensTypes, !refresh.knowsTypes {
          report.notes.append(
            "update-desktop-database (package desktop-file-utils) is not installed, so documents and links may not find the "
              + "app until it has run.")
        }
      }
      try report.finish(json: json)
    } catch let error as InstallationError {
      throw Console.refuse(
        error,
        suggestions: [
          .edited: "move it away, or use --force, which renames it and installs the app",
          .foreign: "move it away, or use --force, which renames it and installs the app",
          .noInfoPlist: "name one with --info-plist FILE",
        ])
    } catch let error as ScriptError {
      throw Console.refuse(error)
    }
  }
}
