import Foundation
import SceneSimulator
import SceneTrace

/// Reads a trace, in whichever of the two forms it is written.
enum TraceFile {
  /// The timeline of the file at `path`, or of standard input for `-`.
  ///
  /// Throws an error that names file and line for what is no trace.
  static func timeline(_ path: String) throws(ScriptError) -> Timeline {
    let place = path == "-" ? "stdin" : path
    let data: Data
    do {
      data =
        try path == "-" ? FileHandle.standardInput.readToEnd() ?? Data() : Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw ScriptError(place: place, message: "the file cannot be read (\(error.localizedDescription))")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ScriptError(place: place, message: "the file is not UTF-8")
    }
    guard isScript(text, path: path) else { return try events(text, place: place) }
    return try DeviceScript.parse(text, file: place).timeline
  }

  /// The ending decides; where it does not, as for standard input, the first sign does: every line of JSON Lines begins with a
  /// brace, and no line of a script can.
  private static func isScript(_ text: String, path: String) -> Bool {
    if path.hasSuffix(".trace") { return true }
    if path.hasSuffix(".jsonl") { return false }
    guard let first = text.first(where: { !$0.isWhitespace }) else { return false }
    return first != "{"
  }

  private static func events(_ text: String, place: String) throws(ScriptError) -> Timeline {
    do throws(TraceReadError) {
      let name = ((place as NSString).lastPathComponent as NSString).deletingPathExtension
      return Timeline(events: try TraceReader().events(in: text), title: name)
    } catch {
      throw ScriptError(place: "\(place):\(error.line)", message: error.reason)
    }
  }
}
