import Foundation
import SceneManifest
import SceneSystem

/// A built app as a simulated device installs it: its executable, and what its Info.plist says.
public struct InstalledBundle: Sendable {
  /// The executable, as an absolute path.
  public var executable: String
  /// What the kernel has to know.
  public var app: InstalledApp
  /// The scene manifest, or `nil` where the app has none.
  public var manifest: SceneManifest?
  /// `NSUserActivityTypes`.
  public var activityTypes: [String]
  /// What the Info.plist says wrongly, for the developer.
  public var diagnostics: [ManifestDiagnostic]
  /// The variables that the app needs to find the same Info.plist.
  public var environment: [String: String]

  /// Reads the Info.plist of the app at `executable`; `infoPlist` names another file than the one that would be found.
  ///
  /// Without a manifest in it the app's code alone knows which life cycle it has chosen (M-05), so the app is started once
  /// in `container` to say so. Throws a sentence where there is no such executable, where the file cannot be read, or where
  /// the app does not say.
  public static func load(
    executable: String, infoPlist: String? = nil, profile: DeviceProfile, container: AppContainer
  ) throws(AppHalfError) -> InstalledBundle {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: executable, isDirectory: &isFolder), !isFolder.boolValue else {
      throw AppHalfError("There is no app at \(executable).")
    }
    guard FileManager.default.isExecutableFile(atPath: executable) else {
      throw AppHalfError("\(executable) is not executable, so it is no built app.")
    }
    let environment = infoPlist.map { [AppBundle.environmentKey: $0] } ?? [:]
    let bundle = AppBundle(
      executablePath: executable, environment: environment, currentFolder: FileManager.default.currentDirectoryPath)
    let plist: InfoPlist?
    do throws(InfoPlistError) {
      plist = try bundle.infoPlist(idiom: DeviceIdiom(profile.kind))
    } catch {
      throw AppHalfError(error.description)
    }
    let app: InstalledApp
    if let plist, plist.sceneManifest != nil {
      app = plist.installedApp(
        delegateImplementsConfiguration: false, fallbackIdentifier: bundle.defaultBundleIdentifier)
    } else {
      var options = ProcessAppHalf.Options(
        executable: bundle.executablePath, container: container, profile: profile)
      options.environment = environment
      app = try ProcessAppHalf.describe(options)
    }
    return InstalledBundle(
      executable: bundle.executablePath, app: app, manifest: plist?.sceneManifest,
      activityTypes: plist?.userActivityTypes ?? [], diagnostics: plist?.diagnostics ?? [], environment: environment)
  }

}

extension DeviceIdiom {
  /// Which variants of Info.plist's keys a device reads.
  package init(_ kind: DeviceProfile.Kind) {
    self =
      switch kind {
      case .phone: .phone
      case .pad1, .padN: .pad
      case .mac, .desktop: .mac
      }
  }
}
