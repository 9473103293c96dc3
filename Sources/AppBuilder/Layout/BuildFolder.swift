import Foundation
import SceneSystem
package import XcodeProject

/// The folders that a build writes to. Nothing is written elsewhere.
///
/// - `$XDG_CACHE_HOME/proscenium/apps/NAME-HASH`, or the one that `--build-folder` names: the generated package (`Package`) and the app's
///   folder (`Products/NAME.app`). The hash is that of the project's path, so that two projects of one name do not meet.
/// - `$XDG_CACHE_HOME/proscenium/build`: the package manager's scratch folder of all generated packages, so that Proscenium's libraries are
///   compiled once. A tool that was built in a clone and not installed uses the clone's own.
/// - `$XDG_CACHE_HOME/proscenium/tools`: the source pass.
package struct BuildFolder: Hashable, Sendable {
  /// The environment variable that names the folder in place of `$XDG_CACHE_HOME/proscenium`.
  package static let cacheKey = "PROSCENIUM_CACHE"

  /// The folder of this project.
  package let path: String
  /// The cache of all projects.
  private let cache: String
  /// Whether the environment names the cache.
  private let isCacheNamed: Bool
  /// The folder of tools.
  package let tools: String

  /// The folders for a project.
  ///
  /// - Parameter path: The value of `--build-folder`.
  package init(
    for location: ProjectLocation, path: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let cache = Self.cache(in: environment)
    let real = Paths.real(location.path)
    let hash = FNV1a(real.utf8).hexadecimal.prefix(8)
    self.path = path.map { Paths.absolute($0) } ?? "\(cache)/apps/\(Self.folderName(real))-\(hash)"
    self.cache = cache
    isCacheNamed = environment[Self.cacheKey].map { !$0.isEmpty } ?? false
    tools = cache + "/tools"
  }

  /// The package manager's scratch folder of all generated packages.
  ///
  /// It is that of Proscenium's package itself where the tool has been built there, because its libraries are there already.
  package func scratch(
    for tool: ToolPackage, environment: [String: String], executable: String = ToolPackage.currentExecutable
  )
    -> String
  {
    let own = tool.path + "/.build"
    return !isCacheNamed && executable.hasPrefix(own + "/") ? own : cache + "/build"
  }

  /// The generated package.
  package var package: String { path + "/Package" }
  /// The folder of apps.
  package var products: String { path + "/Products" }

  private static func cache(in environment: [String: String]) -> String {
    if let path = environment[cacheKey], path.hasPrefix("/") { return Paths.absolute(path) }
    return BaseDirectory.cache.path(in: environment, home: NSHomeDirectory()) + "/proscenium"
  }

  /// The project's name as the name of a folder: letters, digits, and `-` for all other characters.
  private static func folderName(_ path: String) -> String {
    let name = Paths.name(of: path)
    let stem = name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") ? String(name.prefix { $0 != "." }) : name
    let safe = stem.unicodeScalars.prefix(40).map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        ? String(scalar) : "-"
    }
    return safe.isEmpty ? "app" : safe.joined()
  }
}
