import Foundation
import SceneStore
import SceneSystem
import SceneWire
import UIKitCore

/// Everything that a desktop has open before its app launches: the app's own facts, its sessions under lock, and the socket
/// at which others ask.
@MainActor struct OpenedDesktop {
  let app: LaunchedApp
  let environment: AppEnvironment
  let installed: InstalledApp
  let options: DesktopOptions
  /// Where the sessions are kept.
  let path: String
  let keeper: SessionKeeper
  /// `nil` where no socket could be opened, or where nothing is kept and so no start can be told from another.
  let listener: WireListener?
  /// What the arguments of the start ask to be opened.
  let launchEvent: ExternalEvent?

  /// Opens the sessions of `app`.
  ///
  /// Where another process of the same app has them, this start is handed over to it, and the process leaves with status 0
  /// (D-08). Where that process does not answer, this one is refused with status 75: there is never a second writer.
  init(_ app: LaunchedApp) {
    self.app = app
    environment = app.environment(on: .desktop)
    installed = app.installedApp(in: environment)
    let variables = ProcessInfo.processInfo.environment
    options = DesktopOptions(environment: variables, restorationSeconds: environment.profile.restorationSeconds)
    options.complaints.forEach(AppProcess.say)
    let manager = FileManager.default
    launchEvent = LaunchArguments(
      schemes: environment.infoPlist?.urlSchemes ?? [], currentFolder: manager.currentDirectoryPath,
      exists: { manager.fileExists(atPath: $0) }
    ).event(for: Array(CommandLine.arguments.dropFirst()))
    let location = SessionStoreLocation(bundleIdentifier: installed.bundleIdentifier, environment: variables)
    path = location.path
    keeper = OpenedDesktop.keeper(
      FirstProcess(
        name: app.bundle.executableName, folder: location.folder, environment: variables, patience: options.answer),
      path: location.path, event: launchEvent)
    listener = keeper.isKeeping ? OpenedDesktop.listener(app, location.folder, variables) : nil
  }

  /// Opens the store, or does not return.
  private static func keeper(_ first: FirstProcess, path: String, event: ExternalEvent?) -> SessionKeeper {
    while true {
      do {
        // A store of its own for each attempt, because one that could not be opened stays closed.
        return try SessionKeeper(
          SQLiteSessionStore(path: path, report: { AppProcess.say($0) }),
          identifierSeed: .random(in: .min ... .max), say: { AppProcess.say($0) })
      } catch {
        guard case .inUse(_, let process) = error else { AppProcess.leave(error.description, status: 74) }
        first.handOver(event, to: process)
      }
    }
  }

  private static func listener(_ app: LaunchedApp, _ folder: String, _ variables: [String: String]) -> WireListener? {
    do {
      return try ControlSocket.listen(forSessionsIn: folder, environment: variables)
    } catch {
      AppProcess.say(
        "A second start of \(app.bundle.executableName) will be refused instead of handed over. \(error.description)")
      return nil
    }
  }
}
