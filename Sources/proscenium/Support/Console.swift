import ArgumentParser
import DesktopIntegration
import Foundation
import SceneSimulator
import SceneStore
import SceneSystem
import Synchronization

/// The two output streams of the command line. Every line is written at once, so that nothing is lost when the process is ended.
enum Console {
  /// Writes a line to standard output. It is not an error if the reader has closed its end.
  static func print(_ line: String) { write(line, to: 1) }

  /// Writes a sentence to standard output, as one printable line: it may quote a file or an argument.
  static func say(_ sentence: String) { print(sentence.oneLine(limit: PrintableLine.message)) }

  /// Writes a message to standard error, as one printable line: it may quote an app, a file or an argument.
  static func logError(_ line: String) { write(line.oneLine(limit: PrintableLine.message), to: 2) }

  /// Writes a line that an app has printed to standard error, as it is.
  static func printAside(_ line: String) { write(line, to: 2) }

  /// Shows a line on a terminal that the next one replaces. Elsewhere nothing is shown.
  static func showProgress(_ line: String) {
    guard isatty(2) == 1 else { return }
    let width = max(20, (ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) } ?? 80) - 1)
    hasProgress.withLock { $0 = true }
    write(Array("\r\(line.oneLine(limit: width))\u{1B}[K".utf8), to: 2)
  }

  /// Removes a line of ``showProgress(_:)``.
  static func clearProgress() {
    let shown = hasProgress.withLock { value in
      defer { value = false }
      return value
    }
    if shown { write(Array("\r\u{1B}[K".utf8), to: 2) }
  }

  private static let hasProgress = Mutex(false)

  /// The exit status for a wrong file or option, as in `sysexits.h`.
  static let usage = ExitCode(64)

  /// Writes an error and returns the exit status to throw.
  static func refuse(_ error: ScriptError) -> ExitCode {
    logError(error.description)
    return usage
  }

  /// Writes an error of a store, with the option that names another one, and returns the exit status to throw.
  static func refuse(_ error: SessionStoreError, location: String) -> ExitCode {
    let names = [SessionStoreError.Code.unreadable, .notASessionFile, .inUse].contains(error.code)
    return refuse(
      ScriptError(location: location, message: error.description + (names ? " The option --state names one." : "")))
  }

  /// Writes an error of an installation, with the options that the command has for it, and returns the exit status to throw.
  static func refuse(_ error: InstallationError, suggestions: [InstallationError.Code: String]) -> ExitCode {
    let suggestion = suggestions[error.code] ?? error.suggestion
    return refuse(
      ScriptError(location: error.location, message: error.message + (suggestion.map { "; \($0)" } ?? "")))
  }

  /// Writes a sentence about the arguments and returns the exit status to throw.
  static func refuse(_ sentence: String) -> ExitCode {
    logError("error: \(sentence)")
    return usage
  }

  /// Writes a document, which includes its line breaks, to standard output.
  static func write(_ document: String) { write(Array(document.utf8), to: 1) }

  private static func write(_ line: String, to descriptor: Int32) { write(Array((line + "\n").utf8), to: descriptor) }

  /// Throws ``CommandStatus/outputFailed`` with a sentence if standard output could not be written, as on a full disk. It is not an error
  /// if the reader has closed its end, as `head` does.
  static func checkOutput() throws {
    guard let code = outputFailure.withLock({ $0 }) else { return }
    logError("error: the output could not be written: \(String(cString: strerror(code))).")
    throw ExitCode(CommandStatus.outputFailed.rawValue)
  }

  /// The first error of standard output.
  private static let outputFailure = Mutex<Int32?>(nil)

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + written, bytes.count - written)
      }
      if count < 0, errno != EINTR {
        if descriptor == 1, errno != EPIPE { outputFailure.withLock { $0 = $0 ?? errno } }
        return
      }
      written += max(0, count)
    }
  }
}
