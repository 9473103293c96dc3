import Foundation
import SceneManifest

/// Where the files of the apps under test lie. They do not change while tests run, so each is looked for and read once.
@MainActor enum FoundBundles {
  private struct Place: Hashable {
    var module: String
    var infoPlist: String?
  }

  private struct Reading: Hashable {
    var place: Place
    var idiom: DeviceIdiom
  }

  private static var bundles: [Place: AppBundle] = [:]
  private static var infoPlists: [Reading: Result<InfoPlist?, InfoPlistError>] = [:]
  private static let folder = (AppBundle.forCurrentProcess().executablePath as NSString).deletingLastPathComponent

  /// The files of the target with this module, beside whose executable the tests' own lies. `infoPlist` names another file than the
  /// one that would be found.
  static func bundle(ofModule module: String, infoPlist: String?) -> AppBundle {
    let place = Place(module: module, infoPlist: infoPlist)
    if let known = bundles[place] { return known }
    let bundle = AppBundle(
      executablePath: "\(folder)/\(module)", environment: infoPlist.map { [AppBundle.environmentKey: $0] } ?? [:],
      currentFolder: FileManager.default.currentDirectoryPath, moduleName: module)
    bundles[place] = bundle
    return bundle
  }

  /// The Info.plist there, or `nil` where none was found.
  static func infoPlist(
    ofModule module: String, infoPlist: String?, idiom: DeviceIdiom
  ) throws(InfoPlistError) -> InfoPlist? {
    let reading = Reading(place: Place(module: module, infoPlist: infoPlist), idiom: idiom)
    if let known = infoPlists[reading] { return try known.get() }
    let bundle = bundle(ofModule: module, infoPlist: infoPlist)
    let result: Result<InfoPlist?, InfoPlistError>
    do throws(InfoPlistError) {
      result = .success(try bundle.infoPlist(idiom: idiom))
    } catch {
      result = .failure(error)
    }
    infoPlists[reading] = result
    return try result.get()
  }
}
