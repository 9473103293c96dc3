import SceneSystem

/// The readers of files that projects have, each with the properties that hold for any bytes. The fuzzers use it.
package enum ProjectFileReader: String, CaseIterable, Sendable {
  /// `project.pbxproj`.
  case olderProject = "project.pbxproj"
  /// `project.xcproj`.
  case newerProject = "project.xcproj"
  /// A configuration file.
  case configuration = "configuration file"
  /// A scheme.
  case scheme
  /// A workspace.
  case workspace
  /// The manifest of a package.
  case manifest

  /// Reads the bytes; returns what is wrong with the result, in one sentence, or `nil`.
  package func violation(of bytes: [UInt8]) -> String? {
    do throws(ProjectError) {
      return try read(bytes)
    } catch {
      guard !error.reason.isEmpty, error.description.hasPrefix(Self.file), !error.description.contains("\n") else {
        return "The refusal is not one sentence that names the file: \(error)"
      }
      return nil
    }
  }

  /// A folder that does not exist, so that no file is read and every path is checked.
  private static let folder = "/nonexistent"
  private static let file = folder + "/file"

  private func read(_ bytes: [UInt8]) throws(ProjectError) -> String? {
    switch self {
    case .olderProject:
      return violation(in: try PBXProjectReader.read(bytes, file: Self.file, container: Self.folder + "/A.xcodeproj"))
    case .newerProject:
      return violation(in: try JSONProjectReader.read(bytes, file: Self.file, container: Self.folder + "/A.xcodeproj"))
    case .configuration:
      let content = try ConfigurationFile(path: Self.file, folder: Self.folder) { path throws(ProjectError) in
        guard path == Self.file else { throw ProjectError(file: path, "The file does not exist.") }
        return bytes
      }
      var table = SettingsTable(platform: BuildPlatform(configuration: "Debug"))
      table.push(content.entries)
      var resolver = SettingResolver(table)
      for name in table.ownNames.sorted() {
        let words = SettingWords.split(resolver.text(name))
        if words.joined().utf8.count > 2 * ReaderLimits.settingSize {
          return "The setting ‘\(name.oneLine)’ is too long."
        }
      }
      return nil
    case .scheme:
      let scheme = try SchemeReader.scheme(bytes, name: "A", file: Self.file, base: Self.folder)
      return scheme.environment.keys.contains("") ? "A variable has no name." : nil
    case .workspace:
      let reader = try WorkspaceReader(bytes, file: Self.file, container: Self.folder + "/A.xcworkspace")
      return reader.items.first { !$0.path.hasPrefix("/") }.map { "The path ‘\($0.path.oneLine)’ is not absolute." }
    case .manifest:
      _ = ManifestScan(bytes, folder: Self.folder)
      return nil
    }
  }

  private func violation(in description: ProjectDescription) -> String? {
    let location = ProjectLocation(.project, path: description.container)
    var assembly = ProjectAssembly(
      AppProject(name: "A", location: location), platform: BuildPlatform(configuration: "Debug"), overrides: [:])
    assembly.add(description)
    assembly.addSchemes(from: [])
    let project = assembly.finished()
    for target in project.targets {
      for resource in target.resources where BundlePath.checked(resource.destination) != resource.destination {
        return "A resource would be copied to ‘\(resource.destination.oneLine)’."
      }
    }
    for line in ProjectReport(project, isDetailed: true).lines where line.contains("\n") {
      return "The report has a line with a line break."
    }
    return nil
  }
}
