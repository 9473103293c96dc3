import ArgumentParser
import Foundation

/// The exit statuses of the tool's commands. Those of errors are the numbers of `sysexits.h`.
enum CommandStatus: Int32, CaseIterable {
  case success = 0
  case failure = 1
  case usage = 64
  case notBuilt = 65
  case unavailable = 69
  case notCreated = 73
  case outputFailed = 74
  case interrupted = 130
  case terminated = 143

  /// When a command exits with it, as a sentence.
  var meaning: String {
    switch self {
    case .success: "Everything was done."
    case .failure:
      "It was done, with failures: a trace differs, a test of a project fails, an app ended unexpectedly or could not be started, or a temporary file "
        + "cannot be written."
    case .usage:
      "An argument, or a file that it names, is invalid: standard error reports which, and where. Nothing after it was run."
    case .notBuilt:
      "A project cannot be read, or its app or tests do not compile: standard error reports which file, and where. Nothing was started."
    case .unavailable:
      "A tool that building needs is missing: `swift`, or Proscenium's own package. Of `handoff`: its service does not run, or does not answer."
    case .notCreated: "A file of the build folder, or of a new app, cannot be written."
    case .outputFailed:
      "Standard output could not be written, as on a full disk. A reader that exits early, such as `head`, is not a failure."
    case .interrupted:
      "Interrupted (Ctrl-C, SIGINT). The app on the device was ended, and temporary folders were removed."
    case .terminated: "Terminated (SIGTERM), with the same cleanup."
    }
  }
}
