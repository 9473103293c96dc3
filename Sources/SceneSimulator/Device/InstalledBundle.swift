import Foundation
public import SceneManifest
public import SceneSystem

/// A built app as a simulated device installs it: its executable, and the values of its Info.plist.
public struct InstalledBundle: Sendable {
  /// The executable, as an absolute path.
  public var executable: String
  /// The values that the kernel needs.
  public var app: InstalledApp
  /// The scene manifest, or `nil` if the app has none.
  public var manifest: SceneManifest?
  /// `NSUserActivityTypes`.
  public var activityTypes: [String]
  /// The mistakes in the Info.plist, for the developer.
  public var diagnostics: [ManifestDiagnostic]
  /// The environment variables by which the app finds the same Info.plist.
  public var environment: [String: String]

  /// Reads the Info.plist of the app at `executable`; `infoPlist` overrides the file that would be found.
  ///
  /// Without a scene manifest only the app's code determines its life cycle (M-05), so the app is started once in `container` to report it.
  /// Throws a sentence if there is no such executable, if the file cannot be read, or if the app does not report its life cycle.
  public static func load(
    executable: String, infoPlist: String? = nil, profile: DeviceProfile, container: AppContainer
  ) throws(AppConnectionError) -> InstalledBundle {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: executable, isDirectory: &isFolder), !isFolder.boolValue else {
      throw AppConnectionError(.notAnApp, "There is no app at \(executable.oneLine).")
    }
    guard FileManager.default.isExecutableFile(atPath: executable) else {
      throw AppConnectionError(.notAnApp, "\(executable.oneLine) is not executable, so it is no built app.")
    }
    let environment = infoPlist.map { [AppBundle.environmentKey: $0] } ?? [:]
    let bundle = AppBundle(
      executablePath: executable, environment: environment, currentFolder: FileManager.default.currentDirectoryPath)
    let plist: InfoPlist?
    do throws(InfoPlistError) {
      plist = try bundle.infoPlist(idiom: DeviceIdiom(profile.kind))
    } catch {
      throw AppConnectionError(.unusableInfoPlist, error.message, suggestion: error.suggestion)
    }
    let app: InstalledApp
    if let plist, plist.sceneManifest != nil {
      app = plist.installedApp(
        delegateImplementsConfiguration: false, fallbackIdentifier: bundle.defaultBundleIdentifier)
    } else {
      var options = ProcessAppConnection.Options(
        executable: bundle.executablePath, container: container, profile: profile)
      options.environment = environment
      app = try ProcessAppConnection.describe(options)
    }
    return InstalledBundle(
      executable: bundle.executablePath, app: app, manifest: plist?.sceneManifest,
      activityTypes: plist?.userActivityTypes ?? [], diagnostics: plist?.diagnostics ?? [], environment: environment)
  }

}

extension DeviceIdiom {
  /// The variants of Info.plist keys that a device reads.
  package init(_ kind: DeviceProfile.Kind) {
    self =
      switch kind {
      case .phone, .duo: .phone
      case .pad1, .padN: .pad
      case .mac, .desktop: .mac
      }
  }
}
