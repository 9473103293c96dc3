import SceneSystem

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
  /// The target that it concerns; `nil` where it concerns the whole project.
  package var target: String?

  package init(_ severity: Severity, file: String, line: Int? = nil, _ message: String, target: String? = nil) {
    self.severity = severity
    self.file = file
    self.line = line
    self.message = message
    self.target = target
  }

  /// `FILE:LINE: warning: SENTENCE`, as compilers write it.
  package var description: String {
    let place = file.oneLine + (line.map { ":\($0)" } ?? "")
    return "\(place): \(severity.rawValue): \(message.oneLine(limit: PrintableLine.message))"
  }
}
