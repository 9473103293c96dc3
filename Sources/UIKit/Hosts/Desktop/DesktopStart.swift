import DesktopIntegration
import Foundation
import SceneSystem
import SceneWire
import UIKitCore

/// What is known of one start of an app on a desktop, before anything is opened.
@MainActor struct DesktopStart {
  let app: LaunchedApp
  let environment: AppEnvironment
  let installed: InstalledApp
  let options: DesktopOptions
  /// The environment's variables.
  let variables: [String: String]
  /// The desktop's action for which the app was started, or `nil`.
  let action: DesktopAction?
  /// What the arguments ask of the app.
  let wish: ControlRequest.Wish
  private let arguments: LaunchArguments

  init(_ app: LaunchedApp) {
    self.app = app
    environment = app.environment(on: .desktop)
    installed = app.installedApp(in: environment)
    variables = app.variables
    options = DesktopOptions(environment: variables, restorationSeconds: environment.profile.restorationSeconds)
    options.complaints.forEach(AppProcess.say)
    arguments = LaunchArguments(
      schemes: environment.infoPlist?.urlSchemes ?? [], shortcutItems: environment.infoPlist?.shortcutItems ?? [],
      currentFolder: FileManager.default.currentDirectoryPath, exists: { FileManager.default.fileExists(atPath: $0) })
    let given = Array(CommandLine.arguments.dropFirst())
    action = LaunchArguments.action(in: given, complain: AppProcess.say)
    wish = action.map(arguments.wish(for:)) ?? arguments.wish(for: given)
  }

  /// What messages call the app.
  var name: String { app.bundle.executableName }

  /// What windows and menus call the app.
  var displayName: String { environment.infoPlist?.displayName ?? environment.infoPlist?.bundleName ?? name }

  /// The URLs that the arguments ask to be opened.
  var launchURLs: [String] {
    guard case .open(.urls(let urls)) = wish else { return [] }
    return urls.map(\.url)
  }

  /// The name on the session bus, which is also that of the desktop file.
  var applicationID: ApplicationID { ApplicationID(bundleIdentifier: installed.bundleIdentifier) }

  /// The quick actions of Info.plist, by the names that they have on the session bus.
  var quickActions: [String] {
    (environment.infoPlist?.shortcutItems ?? []).map { DesktopAction.shortcut(type: $0.type).identifier }
  }

  /// What the app is to do for an action of the session bus; `nil` for one that it does not know.
  func wish(forActionNamed name: String) -> ControlRequest.Wish? {
    DesktopAction(identifier: name).map(arguments.wish(for:))
  }

  /// Whether the session bus has started the app and will say what for (the convention of GLib's applications).
  var isService: Bool { CommandLine.arguments.dropFirst().contains("--gapplication-service") }
}
