import Foundation
import SceneSystem
import UIKitCore

/// What is known of one start of an app on a desktop, before anything is opened.
@MainActor struct DesktopStart {
  let app: LaunchedApp
  let environment: AppEnvironment
  let installed: InstalledApp
  let options: DesktopOptions
  /// The environment's variables.
  let variables: [String: String]
  /// What the arguments ask to be opened.
  let launchEvent: ExternalEvent?

  init(_ app: LaunchedApp) {
    self.app = app
    environment = app.environment(on: .desktop)
    installed = app.installedApp(in: environment)
    variables = ProcessInfo.processInfo.environment
    options = DesktopOptions(environment: variables, restorationSeconds: environment.profile.restorationSeconds)
    options.complaints.forEach(AppProcess.say)
    launchEvent = LaunchArguments(
      schemes: environment.infoPlist?.urlSchemes ?? [], currentFolder: FileManager.default.currentDirectoryPath,
      exists: { FileManager.default.fileExists(atPath: $0) }
    ).event(for: Array(CommandLine.arguments.dropFirst()))
  }

  /// What messages call the app.
  var name: String { app.bundle.executableName }

  /// What windows and menus call the app.
  var displayName: String { environment.infoPlist?.displayName ?? environment.infoPlist?.bundleName ?? name }

  /// The URLs that the arguments ask to be opened.
  var launchURLs: [String] {
    guard case .urls(let urls) = launchEvent else { return [] }
    return urls.map(\.url)
  }

  /// Whether the session bus has started the app and will say what for (the convention of GLib's applications).
  var isService: Bool { CommandLine.arguments.dropFirst().contains("--gapplication-service") }
}
