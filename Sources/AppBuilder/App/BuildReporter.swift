package import XcodeProject

/// Where a build reports to. A command writes it to standard error.
package protocol BuildReporter {
  /// A sentence about what is done.
  func note(_ sentence: String)
  /// A sentence with its place in a file.
  func diagnostic(_ diagnostic: ProjectDiagnostic)
  /// A line of a tool's output, as it is.
  func output(_ line: String)
  /// A step of the package manager: its number, the number of steps, and what is done.
  func progress(_ step: Int, of steps: Int, _ text: String)
}
