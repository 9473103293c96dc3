/// A scheme: what `run` and `test` build, and what the process receives.
package struct ProjectScheme: Codable, Hashable, Sendable {
  /// The name.
  package var name: String
  /// The target that it runs.
  package var runTarget: String?
  /// The test targets that it runs.
  package var testTargets: [String] = []
  /// The arguments of the process that are enabled.
  package var arguments: [String] = []
  /// The environment variables that are enabled.
  package var environment: [String: String] = [:]
  /// The configuration to run with.
  package var runConfiguration: String?
  /// The configuration to test with.
  package var testConfiguration: String?

  package init(name: String, runTarget: String?) {
    self.name = name
    self.runTarget = runTarget
  }
}
