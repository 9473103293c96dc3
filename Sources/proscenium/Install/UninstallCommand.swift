import ArgumentParser
import DesktopIntegration
import Foundation
import SceneManifest
import SceneSimulator

/// `proscenium uninstall APP`
struct UninstallCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Take an app away from the desktop again.",
    discussion: """
      Removes the files that install wrote, and no others; one that was edited since stays, and is named. The app itself and \
      its sessions stay, too: "proscenium sessions discard" is for those.
      """)

  static let examples = [
    Example("See what would be removed, without removing it:", "proscenium uninstall Notes --dry-run"),
    Example("Take the example app away by its bundle identifier:", "proscenium uninstall org.proscenium.notes"),
  ]

  @Argument(
    help: ArgumentHelp(
      "The app as install takes it, or the bundle identifier of one that is installed.", valueName: "app"),
    completion: Completions.appsWithSessions)
  var app: String

  @Option(
    help: ArgumentHelp("The app's Info.plist, where it would not be found by itself.", valueName: "file"),
    completion: .file(extensions: ["plist"]))
  var infoPlist: String?

  @Flag(help: "Remove also what was edited since.")
  var force = false

  @Flag(help: "Only print what would be done.")
  var dryRun = false

  @Flag(help: "Print JSON for programs.")
  var json = false

  mutating func run() throws {
    do {
      let environment = ProcessInfo.processInfo.environment
      let home = DataHome(environment: environment)
      let identifier = try identifier(home, environment)
      let changes = try home.uninstall(identifier, force: force, dryRun: dryRun)
      let report = InstallReport(
        app: identifier, changes, notes: [], dryRun: dryRun,
        closing: "\(identifier) is uninstalled. Its sessions are kept; proscenium sessions discard removes them.")
      if !json { report.showChanges() }
      if !dryRun { DesktopRefresh(environment: environment).run(changes, home: home) }
      try report.finish(json: json)
    } catch let error as InstallationError {
      throw Console.refuse(ScriptError(location: error.location, message: error.message))
    } catch let error as ScriptError {
      throw Console.refuse(error)
    }
  }

  /// `app` itself if it is a bundle identifier, or the identifier of the built app.
  private func identifier(_ home: DataHome, _ environment: [String: String]) throws -> String {
    if home.entry(ofApp: app) != nil { return app }
    let executable: String
    do {
      executable = try Tool.executable(for: app)
    } catch {
      let installed = home.owners
      let suggestion = NearestWord.suggestion(for: app, among: installed).map { "\($0) Installed" } ?? "installed"
      let list = installed.isEmpty ? "no app is installed" : "\(suggestion) are \(NearestWord.list(installed))"
      throw ScriptError(
        location: app,
        message: "this is neither a built app nor the bundle identifier of one that is installed; \(list)")
    }
    let variables = environment.merging(infoPlist.map { [AppBundle.environmentKey: $0] } ?? [:]) { $1 }
    let bundle = AppBundle(
      executablePath: executable, environment: variables, currentFolder: FileManager.default.currentDirectoryPath)
    do {
      return try bundle.infoPlist(idiom: .mac)?.bundleIdentifier ?? bundle.defaultBundleIdentifier
    } catch {
      throw ScriptError(
        location: error.file, message: "\(error.reason); name the app by its bundle identifier instead")
    }
  }
}
