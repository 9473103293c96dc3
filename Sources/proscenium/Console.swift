import ArgumentParser
import Foundation
import SceneSimulator

/// The two streams of the command line. Every line is written at once, so that nothing is lost when the process is ended.
enum Console {
  /// Writes a line to standard output. A reader that has gone ends nothing but the reading.
  static func print(_ line: String) { write(line, to: 1) }

  /// Writes a line to standard error.
  static func complain(_ line: String) { write(line, to: 2) }

  /// The exit status for a wrong file or option, as `sysexits.h` has it.
  static let usage = ExitCode(64)

  /// Writes an error and gives the exit status to throw.
  static func refuse(_ error: ScriptError) -> ExitCode {
    complain(error.description)
    return usage
  }

  /// Writes a sentence about the arguments and gives the exit status to throw.
  static func refuse(_ sentence: String) -> ExitCode {
    complain("error: \(sentence)")
    return usage
  }

  /// Writes a document, which has its line breaks, to standard output.
  static func write(_ document: String) { write(Array(document.utf8), to: 1) }

  private static func write(_ line: String, to descriptor: Int32) { write(Array((line + "\n").utf8), to: descriptor) }

  /// Ends the process with ``CommandStatus/outputFailed`` and a sentence where standard output could not be written, as on a full disk. A reader that
  /// has gone, as `head`, is no failure.
  static func checkOutput() throws {
    guard let code = outputFailure.code else { return }
    complain("error: the output could not be written: \(String(cString: strerror(code))).")
    throw ExitCode(CommandStatus.outputFailed.rawValue)
  }

  private static let outputFailure = OutputFailure()

  /// The first error of standard output.
  private final class OutputFailure: @unchecked Sendable {
    private let lock = NSLock()
    private var first: Int32?

    var code: Int32? { lock.withLock { first } }
    func note(_ code: Int32) { lock.withLock { first = first ?? code } }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + written, bytes.count - written)
      }
      if count < 0, errno != EINTR {
        if descriptor == 1, errno != EPIPE { outputFailure.note(errno) }
        return
      }
      written += max(0, count)
    }
  }
}
