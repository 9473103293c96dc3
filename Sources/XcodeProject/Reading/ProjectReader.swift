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
    case .project: return try project(location)
    case .workspace, .package, .folder:
      throw ProjectError(file: location.path, "Only projects can be read.")
    }
  }

  private func project(_ location: ProjectLocation) throws(ProjectError) -> AppProject {
    let description = try ProjectFiles.description(container: location.path)
    let name = try configurationName(for: [description])
    var project = AppProject(name: FilePath.stem(location.path), location: location, configuration: name)
    add(description, to: &project)
    finish(&project)
    return project
  }

  /// The configuration to resolve for.
  func configurationName(for descriptions: [ProjectDescription]) throws(ProjectError) -> String {
    let names = descriptions.flatMap { $0.configurations.map(\.name) }.uniqued()
    guard let configuration else {
      if names.contains("Debug") || names.isEmpty { return "Debug" }
      return descriptions.first?.defaultConfiguration ?? names[0]
    }
    guard names.contains(configuration) || names.isEmpty else {
      throw ProjectError(
        file: descriptions.first?.file ?? "",
        "The project has no configuration ‘\(configuration)’, only \(names.map { "‘\($0)’" }.joined(separator: ", ")).")
    }
    return configuration
  }

  /// Adds the targets, packages and diagnostics of one project file.
  func add(_ description: ProjectDescription, to project: inout AppProject) {
    project.configurations = (project.configurations + description.configurations.map(\.name)).uniqued()
    project.packages = (project.packages + description.packages).uniqued()
    project.diagnostics += description.diagnostics
    var settings = TargetSettings(
      description, platform: BuildPlatform(configuration: project.configuration, sdk: sdk), overrides: overrides)
    for target in description.targets {
      var builder = TargetBuilder(target, in: description, settings: settings.table(for: target))
      project.targets.append(builder.build())
      project.diagnostics += builder.diagnostics
    }
    project.diagnostics += settings.diagnostics
  }

  /// Connects what needs all targets: the hosts of tests.
  func finish(_ project: inout AppProject) {
    for index in project.targets.indices {
      guard let host = project.targets[index].testHost, project.target(host) == nil else { continue }
      project.targets[index].testHost =
        project.targets.first { $0.kind == .application && $0.productName == host }?.name
    }
    project.diagnostics = project.diagnostics.uniqued()
  }
}
