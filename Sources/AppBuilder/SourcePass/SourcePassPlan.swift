/// What the source pass does for one target. It is encoded as JSON.
struct SourcePassPlan: Codable, Hashable, Sendable {
  /// A source file: where it is, and its name below the target's folder.
  struct File: Codable, Hashable, Sendable {
    var path: String
    var name: String
  }

  /// The module's name.
  var module: String
  /// The folder of the copies.
  var output: String
  var languageMode: String
  var isTest: Bool
  /// Whether placeholders are written for modules that are absent.
  var stubMissing: Bool
  var conditions: [String]
  /// The modules that can be imported.
  var availableModules: [String]
  var files: [File]
}
