import DesktopIntegration
import Foundation
import Localization
import SceneManifest
import SessionStorage
import SceneSystem
import SceneWire
import UIKitCore

/// One start of an app on a desktop, before anything is opened.
@MainActor struct DesktopStart {
  let app: LaunchedApp
  let environment: AppEnvironment
  let installed: InstalledApp
  let options: DesktopOptions
  /// The environment's variables.
  let variables: [String: String]
  /// The desktop's action for which the app was started, or `nil`.
  let action: DesktopAction?
  /// What the user has chosen in a search, for which the app was started, or `nil`.
  let search: SearchRequest?
  /// The activity of another device for which the app was started, or `nil`.
  let handoff: HandoffArguments?
  /// The request in the arguments.
  let command: ControlRequest.Command
  /// The location of the app's sessions and of its search index.
  let location: SessionStoreLocation
  private let arguments: LaunchArguments

  init(_ app: LaunchedApp) {
    self.app = app
    environment = app.environment(on: .desktop)
    installed = app.installedApp(in: environment)
    variables = app.variables
    options = DesktopOptions(environment: variables, restorationSeconds: environment.profile.restorationSeconds)
    options.warnings.forEach(AppProcess.log)
    arguments = LaunchArguments(
      schemes: environment.infoPlist?.urlSchemes ?? [],
      opensFiles: environment.infoPlist?.documentTypes.isEmpty == false,
      shortcutItems: environment.infoPlist?.shortcutItems ?? [],
      currentFolder: FileManager.default.currentDirectoryPath, exists: { FileManager.default.fileExists(atPath: $0) })
    let given = Array(CommandLine.arguments.dropFirst())
    action = LaunchArguments.action(in: given, log: AppProcess.log)
    search = SearchRequest(arguments: given)
    handoff = HandoffArguments(arguments: given)
    location = SessionStoreLocation(bundleIdentifier: installed.bundleIdentifier, environment: variables)
    if let handoff {
      command = handoff.command
    } else if let search {
      let continuesSearches = environment.infoPlist?["CoreSpotlightContinuation"]?.boolean == true
      command = AppSearch(location).command(for: search, continuesSearches: continuesSearches)
    } else {
      command = action.map(arguments.command(for:)) ?? arguments.command(for: given)
    }
  }

  /// Ends the process if the app reads no arguments itself and there is an unknown one, or a request for help.
  func checkArguments() {
    guard environment.infoPlist?[LaunchArguments.refusalKey]?.boolean == true,
      let unknown = arguments.firstUnknown(in: Array(CommandLine.arguments.dropFirst()))
    else { return }
    if unknown == "--help" || unknown == "-h" {
      let usage = arguments.opensFiles ? "[FILE or LINK]…" : arguments.schemes.isEmpty ? "" : "[LINK]…"
      print(
        "Usage: \(name) \(usage)\n\n\(arguments.summary) If it runs already, it comes to the front.")
      exit(0)
    }
    let problem = unknown.hasPrefix("-") ? "has no option" : "cannot open"
    AppProcess.terminate(
      "\(name) \(problem) \u{201C}\(unknown)\u{201D}. \(arguments.summary) It was not started.", status: 64)
  }

  /// The app's name in messages.
  var name: String { app.bundle.executableName }

  /// The app's name in windows and menus, in the user's language if the app has it there (`InfoPlist.strings`).
  var displayName: String {
    let texts = StringTables.tables(of: .main)
    func localized(_ key: String) -> String? {
      texts.localizations.isEmpty ? nil : texts.text(forKey: key, table: "InfoPlist")
    }
    let infoPlist = environment.infoPlist
    return localized("CFBundleDisplayName") ?? infoPlist?.displayName ?? localized("CFBundleName")
      ?? infoPlist?.bundleName ?? name
  }

  /// Whether the app is made for iPhone alone.
  var isForPhonesOnly: Bool { environment.infoPlist?.isForPhonesOnly ?? false }

  /// Whether the app has the dark appearance alone, or the light one; `nil` for both.
  var isDarkOnly: Bool? { environment.infoPlist?.isDarkOnly }

  /// The URLs to open, from the arguments.
  var launchURLs: [String] {
    guard case .open(.urls(let urls)) = command else { return [] }
    return urls.map(\.url)
  }

  /// The name on the session bus, which is also that of the desktop file.
  var applicationID: ApplicationID { ApplicationID(bundleIdentifier: installed.bundleIdentifier) }

  /// The quick actions of Info.plist, by the names that they have on the session bus.
  var quickActions: [String] {
    (environment.infoPlist?.shortcutItems ?? []).map { DesktopAction.shortcut(type: $0.type).identifier }
  }

  /// The request for an action of the session bus; `nil` for an unknown one.
  func command(forActionNamed name: String) -> ControlRequest.Command? {
    DesktopAction(identifier: name).map(arguments.command(for:))
  }

  /// Whether the session bus has started the app and will send the reason (the convention of GLib's applications).
  var isService: Bool { CommandLine.arguments.dropFirst().contains("--gapplication-service") }
}
