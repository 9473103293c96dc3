import Foundation
import SceneManifest

/// The locations of the files of the apps under test. They do not change while tests run, so each is searched for and read once.
@MainActor enum BundleLookup {
  private struct BundleKey: Hashable {
    var module: String
    var infoPlist: String?
  }

  private struct Entries: Hashable {
    var entries: [String: PropertyListValue]
    var executable: String
    var idiom: DeviceIdiom
  }

  private struct Reading: Hashable {
    var key: BundleKey
    var idiom: DeviceIdiom
  }

  private static var bundles: [BundleKey: AppBundle] = [:]
  private static var infoPlists: [Reading: Result<InfoPlist?, InfoPlistError>] = [:]
  private static var interpreted: [Entries: InfoPlist] = [:]
  private static var modules: [ObjectIdentifier: String] = [:]
  private static let folder = (AppBundle.forCurrentProcess().executablePath as NSString).deletingLastPathComponent

  /// The module that a class belongs to.
  static func module(of type: Any.Type) -> String {
    if let cached = modules[ObjectIdentifier(type)] { return cached }
    let module = String(String(reflecting: type).prefix { $0 != "." })
    modules[ObjectIdentifier(type)] = module
    return module
  }

  /// The interpreted entries of an Info.plist for an app of this bundle. A test has many devices with one app.
  static func infoPlist(of entries: [String: PropertyListValue], bundle: AppBundle, idiom: DeviceIdiom) -> InfoPlist {
    let key = Entries(entries: entries, executable: bundle.executablePath, idiom: idiom)
    if let cached = interpreted[key] { return cached }
    let infoPlist = InfoPlist(entries, variables: bundle.variables, idiom: idiom)
    // The entries of tests that generate hundreds of them are not worth caching.
    if interpreted.count == 256 { interpreted = [:] }
    interpreted[key] = infoPlist
    return infoPlist
  }

  /// The files of the target with this module, beside whose executable the tests' own is located. `infoPlist` overrides the file that would
  /// be found.
  static func bundle(ofModule module: String, infoPlist: String?) -> AppBundle {
    let key = BundleKey(module: module, infoPlist: infoPlist)
    if let cached = bundles[key] { return cached }
    let bundle = AppBundle(
      executablePath: "\(folder)/\(module)", environment: infoPlist.map { [AppBundle.environmentKey: $0] } ?? [:],
      currentFolder: FileManager.default.currentDirectoryPath, moduleName: module)
    bundles[key] = bundle
    return bundle
  }

  /// The Info.plist in the bundle, or `nil` if none was found.
  static func infoPlist(
    ofModule module: String, infoPlist: String?, idiom: DeviceIdiom
  ) throws(InfoPlistError) -> InfoPlist? {
    let reading = Reading(key: BundleKey(module: module, infoPlist: infoPlist), idiom: idiom)
    if let cached = infoPlists[reading] { return try cached.get() }
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
