/// A Swift package that a project uses.
package struct ProjectPackage: Codable, Hashable, Sendable {
  /// Where the package is.
  package enum Source: Codable, Hashable, Sendable {
    /// A folder, as an absolute path.
    case local(path: String)
    /// A repository, and the requirement as a manifest writes it: `from: "1.2.0"`, `exact: "1.2.0"`, `branch: "main"`,
    /// `revision: "…"`, `"1.0.0"..<"1.4.0"`.
    case remote(url: String, requirement: String)
  }

  /// The package manager's identity: the last part of the path or address in lower case, without `.git`.
  package var identity: String
  /// Where the package is.
  package var source: Source

  package init(identity: String, source: Source) {
    self.identity = identity
    self.source = source
  }
}
