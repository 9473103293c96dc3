import Foundation
import SceneSystem
import XcodeProject

/// The folders of a project's remote packages, which the package manager fetches.
struct RemotePackages {
  private let manager: PackageManager
  private let folder: BuildFolder

  init(_ manager: PackageManager, folder: BuildFolder) {
    self.manager = manager
    self.folder = folder
  }

  /// The folders by identity. Empty if there are no remote packages, or if they cannot be fetched: the build reports that.
  func checkouts(of project: AppProject) throws(BuilderError) -> [String: String] {
    let used = Set(project.targets.flatMap(\.packageProducts).compactMap(\.package))
    let remote = project.packages.filter { package in
      if case .remote = package.source { return used.isEmpty || used.contains(package.identity) }
      return false
    }
    guard !remote.isEmpty else { return [:] }
    var package = GeneratedPackage(name: "Packages")
    for item in remote { package.dependencies.append(PackageWriter.expression(of: item)) }
    let path = folder.path + "/Packages"
    try Files.write(package.manifest, to: path + "/Package.swift")
    let scratch = folder.path + "/Checkouts"
    var lines: [String] = []
    let status = try manager.run(
      ["package", "--package-path", path, "--scratch-path", scratch, "show-dependencies", "--format", "json"]
    ) { lines.append($0) }
    // The list begins with the first brace: what precedes it is progress.
    guard status == 0, let start = lines.firstIndex(where: { $0.hasPrefix("{") }),
      let root = try? JSONSerialization.jsonObject(with: Data(lines[start...].joined(separator: "\n").utf8))
        as? [String: Any]
    else { return [:] }
    var folders: [String: String] = [:]
    collect(root, &folders)
    return folders
  }

  private func collect(_ value: [String: Any], _ folders: inout [String: String]) {
    for dependency in value["dependencies"] as? [[String: Any]] ?? [] {
      guard let identity = dependency["identity"] as? String, let path = dependency["path"] as? String else { continue }
      folders[identity] = path
      collect(dependency, &folders)
    }
  }
}
