import Foundation

/// A program that has run to its end.
package struct ProcessResult {
  /// The exit status, or the negated number of the signal that ended the program.
  package var status: Int32
  /// The output, with the errors among it where that was requested.
  package var output: String
  /// What was written to standard error.
  package var errors: String

  /// The lines of the output that are not empty.
  package var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs a program to its end.
  ///
  /// Output and errors are files meanwhile: they may be of any length, and a child that the program leaves behind holds up nothing.
  ///
  /// - Parameters:
  ///   - executable: A path, or a name that is searched in `PATH`.
  ///   - environment: Variables in addition to those of this process, or in their place.
  ///   - folder: Its current folder.
  ///   - input: Its standard input.
  ///   - mergesErrors: Whether errors are part of the output, in order.
  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String] = [:], in folder: String? = nil,
    input: String = "", mergesErrors: Bool = false
  ) throws {
    let files = TemporaryFolder()
    let process = try RunningProcess(
      executable, arguments, environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }, in: folder,
      hasInput: !input.isEmpty, output: .file(files.path + "/output"),
      errors: mergesErrors ? .output : .file(files.path + "/errors"))
    process.write(input)
    process.closeInput()
    status = process.waitForEnd()
    output = String(decoding: try files.bytes(of: "output"), as: UTF8.self)
    errors = mergesErrors ? "" : String(decoding: try files.bytes(of: "errors"), as: UTF8.self)
  }

  /// Runs a line of bash.
  package init(
    bash line: String, environment: [String: String] = [:], in folder: String? = nil, input: String = ""
  ) throws {
    try self.init("/bin/bash", ["-c", line], environment: environment, in: folder, input: input)
  }
}
