import Foundation
import TestSupport

/// One finished run of `proscenium`, or of a line in a shell.
typealias Run = ProcessResult

extension ProcessResult {
  /// Runs the tool with `input` on its standard input, in the folder `folder`.
  init(
    _ arguments: [String], input: String = "", folder: String = BuildLayout.package, environment: [String: String] = [:]
  ) throws {
    try self.init(
      BuildLayout.product("proscenium"), arguments,
      environment: ["COLUMNS": ProcessInfo.processInfo.environment["COLUMNS"] ?? "100"].merging(environment) { $1 },
      in: folder, input: input)
  }

  /// Runs a line in a shell that finds `proscenium`, with its own home folder.
  init(shell line: String, in folder: String, input: String = "") throws {
    var environment = [
      "PATH": BuildLayout.products + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    ]
    for (name, value) in ["XDG_STATE_HOME": "state", "XDG_DATA_HOME": "data", "XDG_RUNTIME_DIR": "run", "HOME": "home"]
    {
      environment[name] = "\(folder)/\(value)"
      try FileManager.default.createDirectory(atPath: "\(folder)/\(value)", withIntermediateDirectories: true)
    }
    try self.init(bash: "set -o pipefail; \(line)", environment: environment, in: folder, input: input)
  }
}
