/// What one run of the pass has to do: one module of an app.
package struct PassPlan: Codable, Hashable, Sendable {
  /// One file of the module.
  package struct File: Codable, Hashable, Sendable {
    /// The user's file.
    package var path: String
    /// The copy's path inside the output folder.
    package var name: String

    package init(path: String, name: String) {
      self.path = path
      self.name = name
    }
  }

  /// The name of the module.
  package var module: String
  /// The folder of the copies. The pass alone writes to it.
  package var output: String
  /// The language mode: `4`, `4.2`, `5` or `6`.
  package var languageMode: String
  /// Whether the module consists of tests.
  package var isTest: Bool
  /// Whether modules that are absent are replaced by placeholders.
  package var stubMissing: Bool
  /// The conditions that are set (`SWIFT_ACTIVE_COMPILATION_CONDITIONS`).
  package var conditions: [String]
  /// The modules that the module can import, besides those of the toolchain.
  package var availableModules: [String]
  /// The module's files.
  package var files: [File]

  package init(
    module: String, output: String, languageMode: String = "5", isTest: Bool = false, stubMissing: Bool = false,
    conditions: [String] = [], availableModules: [String] = [], files: [File] = []
  ) {
    self.module = module
    self.output = output
    self.languageMode = languageMode
    self.isTest = isTest
    self.stubMissing = stubMissing
    self.conditions = conditions
    self.availableModules = availableModules
    self.files = files
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    module = try values.decode(String.self, forKey: .module)
    output = try values.decode(String.self, forKey: .output)
    languageMode = try values.decodeIfPresent(String.self, forKey: .languageMode) ?? "5"
    isTest = try values.decodeIfPresent(Bool.self, forKey: .isTest) ?? false
    stubMissing = try values.decodeIfPresent(Bool.self, forKey: .stubMissing) ?? false
    conditions = try values.decodeIfPresent([String].self, forKey: .conditions) ?? []
    availableModules = try values.decodeIfPresent([String].self, forKey: .availableModules) ?? []
    files = try values.decode([File].self, forKey: .files)
  }

  /// Everything that decides what a file's copy looks like, besides the files themselves.
  var settings: PassPlan {
    var settings = self
    settings.files = []
    return settings
  }
}
