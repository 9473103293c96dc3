import Foundation

/// A package as `swift package dump-package` prints it.
struct PackageManifest {
  /// A target.
  struct Target {
    var name: String
    /// `regular`, `test`, `executable`, `macro`, `plugin`, `system` or `binary`.
    var type: String
    var path: String?
    /// The only files and folders that are sources, if the manifest names some.
    var sources: [String]?
    var excluded: [String]
    /// The paths of resources, and whether they are copied as they are.
    var resources: [(path: String, isCopied: Bool)]
    /// The names of targets and products, with the package of a product if the manifest names it.
    var dependencies: [(name: String, package: String?)]
    var defines: [String]
    var upcomingFeatures: [String]
  }

  /// The package's folder.
  var folder: String
  /// The name in the manifest.
  var name: String
  var targets: [Target]
  /// The targets of each product.
  var products: [String: [String]]
  /// The identities of packages that it depends on, with the folder of a local one, or the address and requirement of another one.
  var dependencies: [Dependency]
  var languageMode: String

  /// A package that it depends on.
  struct Dependency {
    var identity: String
    var path: String?
    var url: String?
    var requirement: String?
  }

  /// Reads the output; `nil` if it is none.
  init?(_ data: Data, folder: String) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let targets = root["targets"] as? [[String: Any]]
    else { return nil }
    self.folder = folder
    name = root["name"] as? String ?? ""
    self.targets = targets.compactMap(Self.target)
    products = [:]
    for product in root["products"] as? [[String: Any]] ?? [] {
      guard let name = product["name"] as? String else { continue }
      products[name] = product["targets"] as? [String]
    }
    dependencies = (root["dependencies"] as? [[String: Any]] ?? []).compactMap(Self.dependency)
    let tools = (root["toolsVersion"] as? [String: Any])?["_version"] as? String ?? "5"
    let mode = (root["swiftLanguageVersions"] as? [String])?.last ?? tools
    languageMode = mode.hasPrefix("6") ? "6" : mode == "4" || mode == "4.2" ? mode : "5"
  }

  private static func target(_ value: [String: Any]) -> Target? {
    guard let name = value["name"] as? String else { return nil }
    var target = Target(
      name: name, type: value["type"] as? String ?? "regular", path: value["path"] as? String,
      sources: value["sources"] as? [String], excluded: value["exclude"] as? [String] ?? [], resources: [],
      dependencies: [], defines: [], upcomingFeatures: [])
    for resource in value["resources"] as? [[String: Any]] ?? [] {
      guard let path = resource["path"] as? String, let rule = resource["rule"] as? [String: Any] else { continue }
      target.resources.append((path, rule["copy"] != nil))
    }
    for dependency in value["dependencies"] as? [[String: Any]] ?? [] {
      guard let (kind, list) = dependency.first, let words = list as? [Any], let name = words.first as? String else {
        continue
      }
      target.dependencies.append((name, kind == "product" && words.count > 1 ? words[1] as? String : nil))
    }
    for setting in value["settings"] as? [[String: Any]] ?? [] {
      guard setting["tool"] as? String == "swift", let kind = setting["kind"] as? [String: Any],
        let (key, argument) = kind.first
      else { continue }
      let value = (argument as? [String: Any])?["_0"]
      if key == "define", let name = value as? String { target.defines.append(name) }
      if key == "enableUpcomingFeature", let name = value as? String { target.upcomingFeatures.append(name) }
    }
    return target
  }

  private static func dependency(_ value: [String: Any]) -> Dependency? {
    if let local = (value["fileSystem"] as? [[String: Any]])?.first, let identity = local["identity"] as? String {
      return Dependency(identity: identity, path: local["path"] as? String)
    }
    guard let remote = (value["sourceControl"] as? [[String: Any]])?.first, let identity = remote["identity"] as? String
    else { return nil }
    let location = remote["location"] as? [String: Any]
    let url = (location?["remote"] as? [[String: Any]])?.first?["urlString"] as? String
    return Dependency(
      identity: identity, url: url ?? (location?["local"] as? [String])?.first,
      requirement: requirement(remote["requirement"] as? [String: Any] ?? [:]))
  }

  private static func requirement(_ value: [String: Any]) -> String? {
    if let range = (value["range"] as? [[String: Any]])?.first, let lower = range["lowerBound"] as? String,
      let upper = range["upperBound"] as? String
    {
      return "\(SwiftLiteral.string(lower))..<\(SwiftLiteral.string(upper))"
    }
    for kind in ["exact", "branch", "revision"] {
      if let text = (value[kind] as? [String])?.first { return "\(kind): \(SwiftLiteral.string(text))" }
    }
    return nil
  }
}
