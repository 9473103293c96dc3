public import Foundation

/// The locations of an app's Info.plist and resources on Linux, where an executable is not always inside a bundle.
///
/// The following places are searched in this order; the first match ends the search, so that an installed app needs no deep search:
/// 1. the path in the environment's `PROSCENIUM_INFO_PLIST`, used as it is;
/// 2. a flat bundle: the executable's own folder, if its name ends in `.app`;
/// 3. SwiftPM's resource bundles beside the executable, `*_NAME.resources`, at most three folders deep;
/// 4. a development tree: from the executable up to the folder with `Package.swift`, and in it a folder with the
///    executable's name that has an Info.plist, at most five folders deep, the shallowest first.
///
/// Differs from Apple: `Bundle.main` supports only the flat bundle.
public struct AppBundle: Sendable {
  /// The environment variable that names an Info.plist.
  public static let environmentKey = "PROSCENIUM_INFO_PLIST"

  /// The executable, as an absolute path.
  public let executablePath: String
  /// The app's Info.plist, `nil` if none was found. A path from the environment is set even if there is no file, so that reading it reports
  /// the error.
  public let infoPlistURL: URL?
  /// The places that were searched, in order, one phrase each, for the message that nothing was found.
  public let searchedPaths: [String]
  /// The module of the app's classes; by default the executable's name as a C99 identifier, as SwiftPM does.
  public let moduleName: String

  private let fileSystem: any BundleFileSystem
  /// The folders in which the app's files are searched, in this order.
  package let resourceFolders: [String]

  /// Searches for the app's files.
  ///
  /// Relative paths are resolved against `currentFolder`. Pass `moduleName` if it differs from the executable's name.
  public init(
    executablePath: String, environment: [String: String] = [:], currentFolder: String = "/",
    moduleName: String? = nil, fileSystem: any BundleFileSystem = LocalFileSystem()
  ) {
    let path = BundleSearch.absolute(executablePath, from: currentFolder)
    var search = BundleSearch(executablePath: path, fileSystem: fileSystem)
    let plist = search.infoPlist(environment: environment, currentFolder: currentFolder)
    self.executablePath = path
    self.fileSystem = fileSystem
    self.moduleName = moduleName ?? Identifiers.c99(search.name)
    infoPlistURL = plist.map { URL(fileURLWithPath: $0, isDirectory: false) }
    searchedPaths = search.searchedPaths
    var folders: [String] = []
    if let plist { folders.append(BundleSearch.folder(of: plist)) }
    if plist == nil, search.folder.hasSuffix(".app") { folders.append(search.folder) }
    folders += search.resourceBundles
    resourceFolders = folders
  }

  /// The bundle of the running process, by Linux's link to its executable.
  ///
  /// - Parameters:
  ///   - moduleName: The module of the app's classes, if it is not the executable's name.
  ///   - environment: The process's environment variables.
  public static func forCurrentProcess(
    moduleName: String? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> AppBundle {
    let manager = FileManager.default
    let link: String?
    // Only Linux has the link; elsewhere the first argument is used.
    do { link = try manager.destinationOfSymbolicLink(atPath: "/proc/self/exe") } catch { link = nil }
    return AppBundle(
      executablePath: link ?? Bundle.main.executablePath ?? CommandLine.arguments.first ?? "app",
      environment: environment, currentFolder: manager.currentDirectoryPath, moduleName: moduleName)
  }

  /// The executable's name, the last part of its path.
  public var executableName: String { BundleSearch.name(of: executablePath) }

  /// The values of Xcode's variables for this app, derived from the executable's name.
  public var variables: [String: String] {
    [
      "CURRENT_PROJECT_VERSION": "1",
      "DEVELOPMENT_LANGUAGE": "en",
      "EXECUTABLE_NAME": executableName,
      "MARKETING_VERSION": "1.0",
      "PRODUCT_BUNDLE_IDENTIFIER": defaultBundleIdentifier,
      "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      "PRODUCT_MODULE_NAME": moduleName,
      "PRODUCT_NAME": executableName,
      "TARGET_NAME": executableName,
    ]
  }

  /// The bundle identifier of an app whose Info.plist has none: `dev.proscenium.NAME`.
  public var defaultBundleIdentifier: String { "dev.proscenium." + Identifiers.rfc1034(executableName) }

  /// Reads the app's Info.plist with ``variables``; `nil` if none was found.
  ///
  /// Throws ``InfoPlistError`` if the file that was found, or that is named in the environment, cannot be read.
  public func infoPlist(idiom: DeviceIdiom = .phone) throws(InfoPlistError) -> InfoPlist? {
    guard let infoPlistURL else { return nil }
    return try InfoPlist(contentsOf: infoPlistURL, variables: variables, idiom: idiom)
  }

  /// A file of the app, such as a storyboard; `nil` if there is none.
  ///
  /// Searches, for the Info.plist's folder and then for each resource bundle: the folder itself, its `Base.lproj`, its other `*.lproj` in
  /// alphabetical order, and then its subfolders, at most three deep. `name` is a plain file name; a name with a path to another folder
  /// finds nothing.
  public func resourceURL(name: String, extension suffix: String) -> URL? {
    let file = suffix.isEmpty ? name : "\(name).\(suffix)"
    // Bytes: Foundation's search for a text takes 30 000 instructions, and each controller looks for its nib.
    guard !name.isEmpty, file.utf8.allSatisfy({ $0 != UInt8(ascii: "/") && $0 != 0 }) else { return nil }
    for root in resourceFolders {
      let localisations = fileSystem.names(inFolder: root).filter { $0.hasSuffix(".lproj") && $0 != "Base.lproj" }
      for folder in [root, root + "/Base.lproj"] + localisations.sorted().map({ "\(root)/\($0)" }) {
        let path = "\(folder)/\(file)"
        if fileSystem.isFile(path) { return URL(fileURLWithPath: path, isDirectory: false) }
      }
      let walk = FolderWalk(fileSystem: fileSystem, depth: 3)
      if let folder = walk.first(below: root, where: { fileSystem.isFile("\($0)/\(file)") }) {
        return URL(fileURLWithPath: "\(folder)/\(file)", isDirectory: false)
      }
    }
    return nil
  }
}
