/// One sentence about a project, with its place.
package struct ProjectDiagnostic: Codable, Hashable, Sendable, CustomStringConvertible {
  /// How grave it is.
  package enum Severity: String, Codable, Hashable, Sendable {
    /// The target cannot be built.
    case error
    /// The target can be built, and something in it is missing.
    case warning
    /// It is worth knowing.
    case note
  }

  /// How grave it is.
  package var severity: Severity
  /// The file.
  package var file: String
  /// The line, from 1.
  package var line: Int?
  /// The sentence: what it is, and what to do.
  package var message: String

  package init(_ severity: Severity, file: String, line: Int? = nil, _ message: String) {
    self.severity = severity
    self.file = file
    self.line = line
    self.message = message
  }

  /// `FILE:LINE: warning: SENTENCE`, as compilers write it.
  package var description: String {
    "\(file)\(line.map { ":\($0)" } ?? ""): \(severity.rawValue): \(message)"
  }
}
