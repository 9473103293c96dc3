import Foundation
public import SceneManifest

/// A built app with everything that the desktop needs from it.
public struct InstallableApp: Sendable {
  /// The bundle identifier under which the app stores its sessions.
  public var bundleIdentifier: String
  /// The absolute path of the executable.
  public var executable: String
  /// The app's Info.plist.
  public var infoPlist: InfoPlist
  /// Environment variables by which the app finds the same Info.plist.
  public var environment: [String: String] = [:]
  /// The translations of Info.plist.
  public var localizations = Localizations()
  /// The icons by the theme's size.
  public var icons: [Int: String] = [:]
  /// Whether the app can be activated over the session bus.
  public var isDBusActivatable = false
  /// Notes for the developer, one sentence each.
  public var notes: [String] = []

  /// The desktop's name for the app.
  public var id: ApplicationID { ApplicationID(bundleIdentifier: bundleIdentifier) }

  /// The name that users see.
  public var name: String {
    infoPlist.displayName ?? infoPlist.bundleName ?? (executable as NSString).lastPathComponent
  }

  /// Makes an app from these values; the others have their defaults.
  public init(bundleIdentifier: String, executable: String, infoPlist: InfoPlist) {
    self.bundleIdentifier = bundleIdentifier
    self.executable = executable
    self.infoPlist = infoPlist
  }

  /// Reads a built app.
  ///
  /// Throws ``InstallationError`` if it has no Info.plist, or one that cannot be read, or if no desktop file could name its executable.
  public init(_ bundle: AppBundle, environment: [String: String]) throws(InstallationError) {
    let infoPlist: InfoPlist?
    do {
      // The variants that the app reads on the desktop.
      infoPlist = try bundle.infoPlist(idiom: .mac)
    } catch {
      throw InstallationError(
        .unreadableInfoPlist, location: error.file,
        message: "\(error.reason); without its Info.plist the app cannot be installed")
    }
    guard let infoPlist, let url = bundle.infoPlistURL else {
      throw InstallationError(
        .noInfoPlist, location: bundle.executablePath,
        message: "it has no Info.plist, from which its desktop file would be made (looked at: "
          + "\(bundle.searchedPaths.joined(separator: ", ")))", suggestion: "name one")
    }
    guard !bundle.executablePath.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw InstallationError(
        .invalidExecutable, location: bundle.executablePath,
        message: "no desktop file can name a path with a control character")
    }
    self.init(
      bundleIdentifier: infoPlist.bundleIdentifier ?? bundle.defaultBundleIdentifier, executable: bundle.executablePath,
      infoPlist: infoPlist)
    if infoPlist.bundleIdentifier == nil {
      notes.append(
        "Info.plist has no CFBundleIdentifier, so the app is installed as \(bundleIdentifier), the name that it has when it runs."
      )
    }
    if environment[AppBundle.environmentKey].map({ !$0.isEmpty }) ?? false {
      self.environment = [AppBundle.environmentKey: url.path]
    }
    let folder = url.deletingLastPathComponent().path
    localizations = Localizations(folder: folder)
    let found = AppIcons(infoPlist, folder: folder)
    icons = found.files
    notes += found.notes
    isDBusActivatable = NeededLibraries.hasGTK(bundle.executablePath)
    if !isDBusActivatable {
      notes.append(
        "\((executable as NSString).lastPathComponent) is built without GTK, so it has no windows and the session bus does not "
          + "start it; build it with the trait GTK and install it again.")
    }
  }
}
