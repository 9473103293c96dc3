/// Puts the levels of a target's settings above each other.
struct TargetSettings {
  private let project: ProjectDescription
  private let platform: BuildPlatform
  private let overrides: [String: String]
  private var files: [String: [SettingsLevel.Entry]] = [:]
  /// What is wrong in configuration files.
  private(set) var diagnostics: [ProjectDiagnostic] = []

  /// - Parameters:
  ///   - project: The project.
  ///   - platform: For what is built.
  ///   - overrides: Settings above those of all files.
  init(_ project: ProjectDescription, platform: BuildPlatform, overrides: [String: String]) {
    self.project = project
    self.platform = platform
    self.overrides = overrides
  }

  /// All assignments for a target.
  mutating func table(for target: TargetDescription) -> SettingsTable {
    var table = SettingsTable(platform: platform)
    DefaultSettings.add(
      to: &table, target: target.name, productType: target.productType, project: project.container,
      folder: project.folder, language: project.developmentLanguage)
    push(project.configurations, default: project.defaultConfiguration, to: &table)
    push(target.configurations, default: target.defaultConfiguration, to: &table)
    for (name, value) in overrides.sorted(by: { $0.key < $1.key }) {
      table.push(name, SettingAssignment(value: value, file: "", line: 0))
    }
    return table
  }

  private mutating func push(
    _ configurations: [ConfigurationDescription], default defaultName: String?, to table: inout SettingsTable
  ) {
    let configuration =
      configurations.first { $0.name == platform.configuration } ?? configurations.first { $0.name == defaultName }
      ?? configurations.first
    guard let configuration else { return }
    if let file = configuration.baseFile { table.push(entries(of: file, line: configuration.line)) }
    table.push(configuration.settings.entries)
  }

  private mutating func entries(of file: String, line: Int) -> [SettingsLevel.Entry] {
    if let entries = files[file] { return entries }
    var entries: [SettingsLevel.Entry] = []
    do throws(ProjectError) {
      let content = try ConfigurationFile(path: FileSystem.actualPath(file), folder: project.folder)
      entries = content.entries
      diagnostics += content.diagnostics
    } catch {
      diagnostics.append(
        ProjectDiagnostic(
          .warning, file: project.file, line: line,
          "The configuration file ‘\(file)’ is not read: \(error.reason) Its settings are missing."))
    }
    files[file] = entries
    return entries
  }
}
