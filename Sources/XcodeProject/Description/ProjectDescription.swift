/// A project as its file has it, without resolved settings and without a look at the sources. Both file formats are read into it.
struct ProjectDescription {
  /// The project file, for diagnostics.
  var file: String
  /// The path of the `.xcodeproj` folder.
  var container: String
  /// The folder to which `SOURCE_ROOT` refers.
  var folder: String
  /// The language of development.
  var developmentLanguage = "en"
  /// The project's configurations, in their order.
  var configurations: [ConfigurationDescription] = []
  /// The configuration for command-line builds.
  var defaultConfiguration: String?
  /// The targets.
  var targets: [TargetDescription] = []
  /// The packages.
  var packages: [ProjectPackage] = []
  /// Projects inside of this one, by the paths of their `.xcodeproj` folders, with the lines of their references.
  var projects: [(path: String, line: Int)] = []
  /// What is wrong in the file.
  var diagnostics: [ProjectDiagnostic] = []

  /// Adds a diagnostic, up to a limit that only damaged files reach.
  mutating func report(_ severity: ProjectDiagnostic.Severity, line: Int?, _ message: String) {
    guard diagnostics.count < 500 else { return }
    diagnostics.append(ProjectDiagnostic(severity, file: file, line: line, message))
  }
}

/// A build configuration of a project or target.
struct ConfigurationDescription {
  /// The name.
  var name: String
  /// The settings.
  var settings = SettingsLevel()
  /// The absolute path of the configuration file below the settings.
  var baseFile: String?
  /// The line.
  var line: Int
}
