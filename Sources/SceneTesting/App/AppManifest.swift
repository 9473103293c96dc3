import Foundation
public import SceneManifest
import SceneSimulator
import SceneSystem
public import UIKitCore

/// The Info.plist of an app under test.
///
/// ```swift
/// try device.install(AppDelegate.self)                                            // the target's own Info.plist
/// try device.install(AppDelegate.self, manifest: .scenes(SceneDelegate.self))     // one configuration, written here
/// try device.install(AppDelegate.self, manifest: .none)                           // an app that did not adopt scenes
/// ```
public struct AppManifest: Sendable {
  /// One entry of `UISceneConfigurations`.
  public struct Configuration {
    /// `UISceneConfigurationName`.
    public var name: String
    /// `UISceneDelegateClassName`, or `nil` for none.
    public var delegate: AnyClass?
    /// `UISceneClassName`, or `nil` for `UIWindowScene`.
    public var sceneClass: AnyClass?
    /// `UISceneStoryboardFile`, without its extension, or `nil` for a window that the delegate creates.
    public var storyboard: String?

    /// A configuration of windows.
    public init(
      _ name: String = "Default Configuration", delegate: AnyClass?, storyboard: String? = nil,
      sceneClass: AnyClass? = nil
    ) {
      self.name = name
      self.delegate = delegate
      self.storyboard = storyboard
      self.sceneClass = sceneClass
    }
  }

  private enum Source: Sendable {
    case target
    case file(String)
    case entries([String: PropertyListValue])
  }

  private let source: Source
  private var additions: [String: PropertyListValue] = [:]

  private init(_ source: Source) { self.source = source }

  /// The Info.plist of the target that the app delegate belongs to, found in the package by the target's name. Its storyboards are found
  /// beside it.
  public static let ofTarget = AppManifest(.target)

  /// The Info.plist at `path`; a relative path is resolved against the working directory of the tests.
  public static func infoPlist(at path: String) -> AppManifest { AppManifest(.file(path)) }

  /// No scene manifest. The app may still adopt scenes, by `configurationForConnecting` (M-05).
  public static let none = AppManifest(.entries([:]))

  /// One configuration of windows, with this delegate.
  ///
  /// - Parameters:
  ///   - delegate: The class of the scene delegate.
  ///   - multiple: `UIApplicationSupportsMultipleScenes`.
  ///   - storyboard: `UISceneStoryboardFile`, without its extension.
  @MainActor public static func scenes(
    _ delegate: any UISceneDelegate.Type, multiple: Bool = true, storyboard: String? = nil
  ) -> AppManifest {
    scenes([Configuration(delegate: delegate as AnyClass, storyboard: storyboard)], multiple: multiple)
  }

  /// Several configurations of windows; the first is the default one (C-01).
  @MainActor public static func scenes(_ configurations: [Configuration], multiple: Bool = true) -> AppManifest {
    let entries = configurations.map { configuration in
      var entry: [String: PropertyListValue] = ["UISceneConfigurationName": .string(configuration.name)]
      entry["UISceneDelegateClassName"] = configuration.delegate.map { .string(ClassFactory.name(of: $0)) }
      entry["UISceneClassName"] = configuration.sceneClass.map { .string(ClassFactory.name(of: $0)) }
      entry["UISceneStoryboardFile"] = configuration.storyboard.map { .string($0) }
      return PropertyListValue.dictionary(entry)
    }
    return AppManifest(
      .entries([
        "UIApplicationSceneManifest": .dictionary([
          "UIApplicationSupportsMultipleScenes": .boolean(multiple),
          "UISceneConfigurations": .dictionary(["UIWindowSceneSessionRoleApplication": .array(entries)]),
        ])
      ]))
  }

  /// Returns the manifest with `types` as `NSUserActivityTypes`. An activity of another type is not saved with its session.
  public func activityTypes(_ types: String...) -> AppManifest {
    adding("NSUserActivityTypes", .array(types.map { .string($0) }))
  }

  /// Returns the manifest with `schemes` in `CFBundleURLTypes`.
  public func urlSchemes(_ schemes: String...) -> AppManifest {
    adding("CFBundleURLTypes", .array([.dictionary(["CFBundleURLSchemes": .array(schemes.map { .string($0) })])]))
  }

  /// Returns the manifest with `identifier` as `CFBundleIdentifier`.
  public func bundleIdentifier(_ identifier: String) -> AppManifest {
    adding("CFBundleIdentifier", .string(identifier))
  }

  /// Returns the manifest with another entry. Keys are those of Info.plist; a value replaces the file's own.
  public func adding(_ key: String, _ value: PropertyListValue) -> AppManifest {
    var copy = self
    copy.additions[key] = value
    return copy
  }

  // MARK: Reading

  @MainActor func resolve(
    for delegate: any UIApplicationDelegate.Type, profile: DeviceProfile
  ) throws(InstallationError) -> ResolvedApp {
    let module = BundleLookup.module(of: AppRunner.appType(of: delegate))
    var file: String?
    if case .file(let path) = source { file = path }
    let bundle = BundleLookup.bundle(ofModule: module, infoPlist: file)
    let idiom = DeviceIdiom(profile.kind)
    var entries: [String: PropertyListValue]
    switch source {
    case .target, .file:
      let found: InfoPlist?
      do throws(InfoPlistError) {
        found = try BundleLookup.infoPlist(ofModule: module, infoPlist: file, idiom: idiom)
      } catch {
        throw .unreadableInfoPlist(error.description)
      }
      guard let found else { throw .noInfoPlist(module: module, searchedPaths: bundle.searchedPaths) }
      entries = found.entries
    case .entries(let written):
      entries = written
      entries["CFBundleIdentifier"] = .string(bundle.defaultBundleIdentifier)
    }
    entries.merge(additions) { $1 }
    let infoPlist = BundleLookup.infoPlist(of: entries, bundle: bundle, idiom: idiom)
    let app = infoPlist.installedApp(
      delegateImplementsConfiguration: AppRunner.providesSceneConfiguration(delegate),
      fallbackIdentifier: bundle.defaultBundleIdentifier)
    return ResolvedApp(
      environment: AppEnvironment(infoPlist: infoPlist, bundle: bundle, profile: profile, moduleName: module), app: app,
      diagnostics: infoPlist.diagnostics.map { "\($0)" })
  }
}

/// An app, ready to be installed.
struct ResolvedApp {
  var environment: AppEnvironment
  var app: InstalledApp
  /// The app's `UserDefaults.standard`.
  let defaults: UserDefaults = DeviceDefaults.make()
  /// The mistakes in the Info.plist.
  var diagnostics: [String]
}
