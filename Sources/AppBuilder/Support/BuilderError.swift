import SceneSystem

/// Why an app could not be built or started.
package struct BuilderError: CodedError {
  /// The kinds of failure.
  package struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The code's name.
    package let description: String

    /// The project, its target or its scheme does not have what the command needs.
    package static let project = Code(description: "project")
    /// The app's sources, or its resources, cannot be built.
    package static let build = Code(description: "build")
    /// The app's sources cannot be built, and import modules that are absent here.
    package static let absentModules = Code(description: "absentModules")
    /// A name in the project cannot be used in a package or a path.
    package static let name = Code(description: "name")
    /// A tool, or Proscenium's own package, cannot be found or started.
    package static let tool = Code(description: "tool")
    /// A file of the build folder cannot be read or written.
    package static let file = Code(description: "file")
  }

  /// The kind of failure.
  package let code: Code
  /// The project, file or option that the sentence is about.
  package let location: String?
  /// What has failed and why.
  package let message: String
  /// What to do.
  package let suggestion: String?

  package init(_ code: Code, at location: String? = nil, _ message: String, suggestion: String? = nil) {
    self.code = code
    self.location = location
    self.message = message
    self.suggestion = suggestion
  }

  /// The message, followed by the suggestion.
  package var description: String { suggestion.map { "\(message) \($0)" } ?? message }
}
