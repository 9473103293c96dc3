import CEdit
import Foundation
import SceneManifest
import SceneSystem

/// Reads the prompt's lines: with editing, history and completion on a terminal, plainly from anything else.
@MainActor final class LineReader {
  /// Whether the input is a terminal.
  let isInteractive: Bool
  private let history: String?

  /// Completes with `candidates`, which is called with the line before the cursor.
  init(candidates: @escaping @MainActor (String) -> [String]) {
    isInteractive = isatty(0) == 1
    guard isInteractive else {
      history = nil
      return
    }
    Completion.candidates = candidates
    cedit_set_completion { _, _, end in
      Completion.start(cursor: Int(end))
      cedit_completion_is_done()
      return cedit_matches("") { _, _ in Completion.next() }
    }
    using_history()
    stifle_history(1000)
    history = Self.historyFile()
    if let history { read_history(history) }
  }

  /// The next line, or `nil` at the end of the input (Ctrl-D).
  func next(prompt: String) -> String? {
    guard isInteractive else { return readLine() }
    guard let line = readline(prompt) else {
      print("")
      return nil
    }
    defer { free(line) }
    let text = String(cString: line)
    if !text.allSatisfy(\.isWhitespace) {
      add_history(line)
      if let history {
        write_history(history)
        chmod(history, 0o600)
      }
    }
    return text
  }

  /// Releases what the candidates refer to.
  func close() { Completion.candidates = { _ in [] } }

  /// The history's file under `$XDG_STATE_HOME`; `nil` if no folder can be created for it.
  private static func historyFile() -> String? {
    let folder =
      BaseDirectory.state.path(in: ProcessInfo.processInfo.environment, home: NSHomeDirectory()) + "/proscenium"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return folder + "/history"
    } catch {
      Console.logError("The history is not kept: \(SystemError.reason(error)).")
      return nil
    }
  }
}

/// The candidates while libedit requests them one by one. C functions have no context, so the candidates are global; libedit calls on the
/// thread that reads the line, which is always the main one.
private enum Completion {
  nonisolated(unsafe) static var candidates: @MainActor (String) -> [String] = { _ in [] }
  nonisolated(unsafe) private static var waiting: [String] = []

  static func start(cursor: Int) {
    let line = Array(String(cString: cedit_line()).utf8)
    let text = String(decoding: line.prefix(cursor), as: UTF8.self)
    waiting = MainActor.assumeIsolated { candidates(text) }
  }

  /// The next candidate, which libedit frees.
  static func next() -> UnsafeMutablePointer<CChar>? {
    waiting.isEmpty ? nil : strdup(waiting.removeFirst())
  }
}
