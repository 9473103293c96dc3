import SceneSystem

/// Why a project cannot be read, in one sentence with its place.
package struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder.
  package var file: String
  /// The line, from 1.
  package var line: Int?
  /// What is wrong and what to do, in whole sentences.
  package var reason: String

  package init(file: String, line: Int? = nil, _ reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// `FILE:LINE: error: SENTENCE`, as compilers write it.
  package var description: String {
    "\(file.oneLine)\(line.map { ":\($0)" } ?? ""): error: \(reason.oneLine(limit: PrintableLine.message))"
  }
}
