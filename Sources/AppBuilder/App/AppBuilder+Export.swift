import Foundation
import SceneSystem
package import XcodeProject

extension AppBuilder {
  /// Writes a package of an app and its tests that does not need the project, and returns its path.
  package func export(_ app: ProjectTarget, tests: [ProjectTarget], to folder: String) throws(BuilderError) -> String {
    let path = Paths.absolute(folder)
    guard FileStatus(path, followsLinks: false) == nil else {
      throw BuilderError(
        .name, at: folder, "\(path.oneLine) exists already.", suggestion: "Name a folder that does not exist.")
    }
    let targets = try closure(of: [app] + tests)
    var prepared = try prepare(targets, into: path, name: app.moduleName)
    for target in targets {
      let sources = "\(path)/Sources/\(target.moduleName)"
      try removeLocations(in: sources)
      guard target.kind != .unitTests else { continue }
      var layout = AppFolder(path: sources)
      let owner = target.infoPlistPath ?? project.location.path
      for resource in target.resources { try layout.add(resource, owner: owner) }
      for diagnostic in layout.diagnostics { reporter.diagnostic(diagnostic) }
      var excluded = layout.names
      if target.kind == .application {
        try Files.write(target.infoPlist ?? InfoPlistFile.minimal(target), to: sources + "/Info.plist")
        excluded.insert("Info.plist")
      }
      if let index = prepared.package.targets.firstIndex(where: { $0.name == target.moduleName }) {
        prepared.package.targets[index].excluded = excluded.filter { FileStatus("\(sources)/\($0)") != nil }.sorted()
      }
    }
    try Files.write(prepared.package.manifest, to: path + "/Package.swift")
    return path
  }

  /// Removes what refers to the project's files, and the state of the source pass.
  private func removeLocations(in folder: String) throws(BuilderError) {
    for name in FileManager.default.subpaths(atPath: folder) ?? [] {
      let path = folder + "/" + name
      guard Files.isFile(path) else { continue }
      guard name.hasSuffix(".swift") else {
        try Files.remove(path)
        continue
      }
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      let changed = text.replacing(#/^#sourceLocation\([^\n]*?\)(;[ ]?|\n)/#.anchorsMatchLineEndings(), with: "")
      guard path.hasSuffix(Self.copySuffix) else {
        try Files.write(changed, to: path)
        continue
      }
      try Files.write(changed, to: String(path.dropLast(Self.copySuffix.count)) + ".swift")
      try Files.remove(path)
    }
  }
}
