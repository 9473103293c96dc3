import ArgumentParser
import DesktopIntegration
import Foundation
import SceneManifest
import SceneSimulator

/// `proscenium uninstall APP`
struct UninstallCommand: ParsableCommand, CommandWithExamples {
  static let configuration = CommandConfiguration(
    commandName: "uninstall",
    abstract: "Uninstall an app from the desktop.",
    discussion: """
      Removes the files that install wrote, and no others; one that was edited since is kept and printed. The app itself and \
      its sessions are kept too; "proscenium sessions discard" removes sessions.
      """)

  static let examples = [
    Example("List the files without removing them:", "proscenium uninstall Notes --dry-run"),
    Example("Uninstall the example app by its bundle identifier:", "proscenium uninstall org.proscenium.notes"),
  ]

  @Argument(
    help: ArgumentHelp(
      "The app, as for install, or the bundle identifier of an installed one.", valueName: "app"),
    completion: Completions.appsWithSessions)
  var app: String

  @Option(
    help: ArgumentHelp("The app's Info.plist, if it cannot be found automatically.", valueName: "file"),
    completion: .file(extensions: ["plist"]))
  var infoPlist: String?

  @Flag(help: "Also remove files that were edited since.")
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
      throw Console.refuse(error, suggestions: [.edited: "--force removes it all the same"])
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
