/// What is understood of a project: its targets with all settings resolved for one configuration.
///
/// Paths are absolute. The value can be encoded, which is the output of `describe --json`.
package struct AppProject: Codable, Hashable, Sendable {
  /// The name: that of the project, the workspace, or the folder.
  package var name: String
  /// The file or folder that was read.
  package var location: ProjectLocation
  /// The configuration for which settings are resolved, such as `Debug`.
  package var configuration: String
  /// The names of all configurations.
  package var configurations: [String]
  /// The targets, in the order of the project.
  package var targets: [ProjectTarget]
  /// The schemes, shared ones and those that Xcode makes by itself for each target.
  package var schemes: [ProjectScheme]
  /// The packages that targets use.
  package var packages: [ProjectPackage]
  /// What is wrong, or absent here, with file and line.
  package var diagnostics: [ProjectDiagnostic]

  package init(
    name: String, location: ProjectLocation, configuration: String = "Debug", configurations: [String] = [],
    targets: [ProjectTarget] = [], schemes: [ProjectScheme] = [], packages: [ProjectPackage] = [],
    diagnostics: [ProjectDiagnostic] = []
  ) {
    self.name = name
    self.location = location
    self.configuration = configuration
    self.configurations = configurations
    self.targets = targets
    self.schemes = schemes
    self.packages = packages
    self.diagnostics = diagnostics
  }

  /// The target of this name.
  package func target(_ name: String) -> ProjectTarget? { targets.first { $0.name == name } }
}
