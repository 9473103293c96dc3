import Foundation
import SceneSimulator
import SceneTrace

/// Reads a trace in either of the two formats.
enum TraceFile {
  /// The timeline of the file at `path`, or of standard input for `-`.
  ///
  /// Throws an error that names file and line if it is not a trace.
  static func timeline(_ path: String) throws(ScriptError) -> Timeline {
    let location = path == "-" ? "stdin" : path
    let data: Data
    do {
      data =
        try path == "-" ? FileHandle.standardInput.readToEnd() ?? Data() : Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ScriptError(
        .unusableFile, location: location, message: "the file cannot be read (\(FileProblem.reason(error, path: path)))"
      )
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ScriptError(.unusableFile, location: location, message: "the file is not UTF-8")
    }
    guard isScript(text, path: path) else { return try events(text, location: location) }
    return try DeviceScript.parse(text, file: location).timeline
  }

  /// The extension decides; without one, as for standard input, the first character does: every line of JSON Lines begins with a brace, and
  /// no line of a script can.
  private static func isScript(_ text: String, path: String) -> Bool {
    if path.hasSuffix(".trace") { return true }
    if path.hasSuffix(".jsonl") { return false }
    guard let first = text.first(where: { !$0.isWhitespace }) else { return false }
    return first != "{"
  }

  private static func events(_ text: String, location: String) throws(ScriptError) -> Timeline {
    do throws(TraceReadError) {
      let name = ((location as NSString).lastPathComponent as NSString).deletingPathExtension
      return Timeline(events: try TraceReader().events(in: text), title: name)
    } catch {
      throw ScriptError(location: "\(location):\(error.line)", message: error.reason)
    }
  }
}
