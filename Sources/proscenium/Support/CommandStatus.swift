import ArgumentParser
import Foundation

/// The exit statuses of the tool's commands. Those of errors are the numbers of `sysexits.h`.
enum CommandStatus: Int32, CaseIterable {
  case success = 0
  case failure = 1
  case usage = 64
  case outputFailed = 74
  case interrupted = 130
  case terminated = 143

  /// When a command exits with it, as a sentence.
  var meaning: String {
    switch self {
    case .success: "Everything was done."
    case .failure:
      "It was done, and something is not as it should be: a trace differs, an app died without an order or could not be started, or a temporary file cannot be written."
    case .usage:
      "An argument is wrong, or a file that it names: standard error says which, and where. Nothing was run, or only what came before it."
    case .outputFailed:
      "Standard output could not be written, as on a full disk. A reader that leaves early, as `head`, is no failure."
    case .interrupted:
      "Interrupted (Ctrl-C, SIGINT). The app on the device was ended, and temporary folders were removed."
    case .terminated: "Terminated (SIGTERM), with the same care."
    }
  }
}
