public import Foundation
import SceneSystem

/// An app's Info.plist, as it is shipped or as it is in an Xcode project.
///
/// XML, binary and OpenStep files are read alike. Xcode's variables are replaced by the values that the caller passes, and a key with a
/// device variant (`KEY~ipad`) has the variant's value on that device; as on a device, variants are applied only at the top level. Every
/// value that cannot be used as it is has an entry in ``diagnostics``; only a file that cannot be read at all is an error.
///
/// Differs from Apple: `NSBundle` drops values of a wrong type silently, and Xcode replaces an unknown variable by an empty string; here
/// each has a diagnostic, and an unknown variable is left as written.
public struct InfoPlist: Hashable, Sendable {
  /// The file as the caller named it; diagnostics begin with it.
  public let file: String
  /// The device whose variants were chosen.
  public let idiom: DeviceIdiom
  /// All entries, with variables replaced and variants applied. The variants themselves are still present under their own keys.
  public let entries: [String: PropertyListValue]
  /// The diagnostics for everything that was ignored, replaced or doubtful, in the order of reading.
  public let diagnostics: [ManifestDiagnostic]

  /// `CFBundleIdentifier`, or `nil`.
  public let bundleIdentifier: String?
  /// `CFBundleName`, the short name, or `nil`.
  public let bundleName: String?
  /// `CFBundleDisplayName`, the name under the icon, or `nil`.
  public let displayName: String?
  /// `CFBundleExecutable`, or `nil`.
  public let executableName: String?
  /// `CFBundleShortVersionString`, the version for users, or `nil`.
  public let shortVersion: String?
  /// `CFBundleVersion`, the build's version, or `nil`.
  public let version: String?
  /// `NSPrincipalClass`, the application class for `UIApplicationMain`, or `nil` for `UIApplication`.
  public let principalClassName: String?
  /// `UIMainStoryboardFile` without extension, or `nil`. An app with scenes ignores it.
  public let mainStoryboardName: String?
  /// `UILaunchStoryboardName` without extension, or `nil`.
  public let launchStoryboardName: String?
  /// `NSUserActivityTypes`, the activities that the app continues and restores.
  public let userActivityTypes: [String]
  /// The schemes of all `CFBundleURLTypes`, in the order of the file (E-01).
  public let urlSchemes: [String]
  /// `LSApplicationQueriesSchemes`, the schemes that the app may query.
  public let queriedURLSchemes: [String]
  /// `CFBundleDocumentTypes`.
  public let documentTypes: [DocumentType]
  /// `LSSupportsOpeningDocumentsInPlace`; false if the key is missing.
  public let supportsOpeningDocumentsInPlace: Bool
  /// `UIBackgroundModes`, such as `remote-notification`.
  public let backgroundModes: [String]
  /// `UISupportedInterfaceOrientations`, such as `UIInterfaceOrientationPortrait`; empty if the key is missing.
  public let supportedInterfaceOrientations: [String]
  /// `UIApplicationShortcutItems` (E-05).
  public let shortcutItems: [StaticShortcutItem]
  /// `UIApplicationSceneManifest`, or `nil` if the key is missing. A key with a value of a wrong type gives an empty manifest: its presence
  /// alone decides for scenes (M-05).
  public let sceneManifest: SceneManifest?

  /// The value of a top-level key, with variables replaced and variants applied; `nil` if the key is missing.
  public subscript(key: String) -> PropertyListValue? { entries[key] }

  /// Reads a file.
  ///
  /// `file` is the name for diagnostics, by default the path of the URL. Throws ``InfoPlistError`` if the file does not exist, cannot be
  /// read, or is not a dictionary in one of the three formats.
  public init(
    contentsOf url: URL, file: String? = nil, variables: [String: String] = [:], idiom: DeviceIdiom = .phone
  ) throws(InfoPlistError) {
    let name = file ?? url.relativePath
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(file: name, reason: Self.reason(of: error))
    }
    try self.init(data: data, file: name, variables: variables, idiom: idiom)
  }

  /// Reads the bytes of a file. Throws ``InfoPlistError`` if they are not a dictionary in one of the three formats.
  public init(
    data: Data, file: String = "Info.plist", variables: [String: String] = [:], idiom: DeviceIdiom = .phone
  ) throws(InfoPlistError) {
    let written = try PropertyListReading.dictionary(from: data, file: file)
    self.init(written, file: file, variables: variables, idiom: idiom)
  }

  /// Reads the entries of a property list that the caller has already read or created.
  public init(
    _ written: [String: PropertyListValue], file: String = "Info.plist", variables: [String: String] = [:],
    idiom: DeviceIdiom = .phone
  ) {
    var expansion = VariableExpansion(variables: variables, reader: DiagnosingReader(file: file))
    let chosen = Self.choosingVariants(of: expansion.expand(written, at: ""), idiom: idiom)
    var reader = expansion.reader
    self.file = file
    self.idiom = idiom
    entries = chosen
    bundleIdentifier = reader.string(chosen["CFBundleIdentifier"], at: "CFBundleIdentifier")
    if chosen["CFBundleIdentifier"] == nil {
      reader.report(
        .note, "CFBundleIdentifier", found: "nothing", expected: "a string such as \"$(PRODUCT_BUNDLE_IDENTIFIER)\"",
        "An identifier made of the app's name is used.")
    }
    bundleName = reader.string(chosen["CFBundleName"], at: "CFBundleName")
    displayName = reader.string(chosen["CFBundleDisplayName"], at: "CFBundleDisplayName")
    executableName = reader.string(chosen["CFBundleExecutable"], at: "CFBundleExecutable")
    shortVersion = reader.string(chosen["CFBundleShortVersionString"], at: "CFBundleShortVersionString")
    version = reader.string(chosen["CFBundleVersion"], at: "CFBundleVersion")
    principalClassName = reader.string(chosen["NSPrincipalClass"], at: "NSPrincipalClass")
    mainStoryboardName = reader.string(chosen["UIMainStoryboardFile"], at: "UIMainStoryboardFile")
    launchStoryboardName = reader.string(chosen["UILaunchStoryboardName"], at: "UILaunchStoryboardName")
    userActivityTypes = reader.strings(chosen["NSUserActivityTypes"], at: "NSUserActivityTypes")
    urlSchemes = reader.urlSchemes(chosen["CFBundleURLTypes"])
    queriedURLSchemes = reader.strings(chosen["LSApplicationQueriesSchemes"], at: "LSApplicationQueriesSchemes")
    documentTypes = reader.documentTypes(chosen["CFBundleDocumentTypes"])
    supportsOpeningDocumentsInPlace = reader.boolean(
      chosen["LSSupportsOpeningDocumentsInPlace"], at: "LSSupportsOpeningDocumentsInPlace")
    backgroundModes = reader.strings(chosen["UIBackgroundModes"], at: "UIBackgroundModes")
    supportedInterfaceOrientations = reader.strings(
      chosen["UISupportedInterfaceOrientations"], at: "UISupportedInterfaceOrientations")
    shortcutItems = reader.shortcutItems(chosen["UIApplicationShortcutItems"])
    sceneManifest = reader.sceneManifest(in: chosen)
    if sceneManifest != nil, let mainStoryboardName {
      reader.report(
        .note, "UIMainStoryboardFile", found: PropertyListValue.string(mainStoryboardName).phrase,
        expected: "UISceneStoryboardFile in the scene configuration instead", "An app with scenes ignores this key.")
    }
    diagnostics = reader.diagnostics
  }

  private static func choosingVariants(
    of entries: [String: PropertyListValue], idiom: DeviceIdiom
  ) -> [String: PropertyListValue] {
    var chosen = entries
    let suffix = "~" + idiom.keySuffix
    for (key, value) in entries where key.hasSuffix(suffix) && key.count > suffix.count {
      chosen[String(key.dropLast(suffix.count))] = value
    }
    return chosen
  }

  private static func reason(of error: any Error) -> String {
    switch SystemError.code(of: error) {
    case ENOENT: return "The file does not exist"
    case EISDIR: return "The file is a folder"
    case EACCES: return "The file may not be read by this user"
    default: return "The file cannot be read: " + SystemError.reason(error)
    }
  }
}
