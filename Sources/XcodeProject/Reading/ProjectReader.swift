/// Reads projects: everything that a build needs, with settings resolved for one configuration.
package struct ProjectReader {
  private let configuration: String?
  private let overrides: [String: String]
  private let sdk: String

  /// - Parameters:
  ///   - configuration: The name of the configuration; without one `Debug`, or the project's default.
  ///   - overrides: Settings above those of all files, as in `xcodebuild NAME=VALUE`.
  ///   - sdk: The SDK that conditions of settings are compared with.
  package init(configuration: String? = nil, overrides: [String: String] = [:], sdk: String = "iphonesimulator") {
    self.configuration = configuration
    self.overrides = overrides
    self.sdk = sdk
  }

  /// Reads the project at a location.
  package func read(_ location: ProjectLocation) throws(ProjectError) -> AppProject {
    switch location.kind {
    case .project:
      let descriptions = try ProjectFiles.descriptions(containers: [location.path])
      return try project(location, descriptions, schemes: [location.path])
    case .workspace: return try workspace(location)
    case .package: return try project(location, [try PackageFolder.description(location.path)], schemes: [])
    case .folder: return try project(location, [try SourceFolder.description(location.path)], schemes: [])
    }
  }

  private func workspace(_ location: ProjectLocation) throws(ProjectError) -> AppProject {
    let workspace = try WorkspaceProjects(container: location.path)
    var project = try project(
      location, workspace.descriptions, schemes: [location.path] + workspace.containers)
    project.packages = (project.packages + workspace.packages).uniqued()
    project.diagnostics = workspace.diagnostics + project.diagnostics
    return project
  }

  private func project(
    _ location: ProjectLocation, _ descriptions: [ProjectDescription], schemes containers: [String]
  ) throws(ProjectError) -> AppProject {
    let name = try configurationName(for: descriptions)
    var assembly = ProjectAssembly(
      AppProject(name: FilePath.stem(location.path), location: location, configuration: name),
      platform: BuildPlatform(configuration: name, sdk: sdk), overrides: overrides)
    for description in descriptions { assembly.add(description) }
    assembly.addSchemes(from: containers)
    return assembly.finished()
  }

  /// The configuration to resolve for.
  private func configurationName(for descriptions: [ProjectDescription]) throws(ProjectError) -> String {
    let names = descriptions.flatMap { $0.configurations.map(\.name) }.uniqued()
    guard let configuration else {
      if names.contains("Debug") || names.isEmpty { return "Debug" }
      return descriptions.first?.defaultConfiguration.flatMap { names.contains($0) ? $0 : nil } ?? names[0]
    }
    guard names.contains(configuration) || names.isEmpty else {
      throw ProjectError(
        file: descriptions.first?.file ?? "",
        "The project has no configuration ‘\(configuration)’, only \(names.map { "‘\($0)’" }.joined(separator: ", ")).")
    }
    return configuration
  }
}
