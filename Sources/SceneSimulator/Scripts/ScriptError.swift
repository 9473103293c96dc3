import SceneSystem

/// A mistake in a device script or at the prompt: its place, its description, and the known alternatives.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `FILE:LINE`, or `prompt`.
  public var location: String
  /// The description, such as `unknown profile “desctop”; did you mean “desktop”?`, without a full stop.
  public var message: String

  /// Makes an error at a place.
  public init(location: String, message: String) {
    self.location = location
    self.message = message
  }

  /// Makes the error for an unknown word: it suggests the nearest known one and lists them all.
  package static func unknown(_ what: String, _ found: String, known: [String], location: String) -> ScriptError {
    ScriptProblem.unknown(what, found, known: known).at(location)
  }

  /// Makes an error at a line of a file.
  init(file: String, line: Int, message: String) { self.init(location: "\(file):\(line)", message: message) }

  /// One printable line: `FILE:LINE: error: message`.
  public var description: String {
    "\(location.isEmpty ? "\u{201C}\u{201D}" : location.oneLine): error: \(message)"
      .oneLine(limit: PrintableLine.message)
  }
}

/// The description of a mistake, without its place.
package struct ScriptProblem: Error, Hashable {
  var message: String

  init(_ message: String) { self.message = message }

  /// An unknown word: suggests the nearest known one and lists them all.
  static func unknown(_ what: String, _ found: some StringProtocol, known: [String]) -> ScriptProblem {
    let suggestion = NearestWord.suggestion(for: String(found), among: known).map { "\($0) Known" } ?? "known"
    return ScriptProblem(
      "unknown \(what) \u{201C}\(found.oneLine)\u{201D}; \(suggestion) \(known.count == 1 ? "is" : "are") \(NearestWord.list(known))"
    )
  }

  func at(_ location: String) -> ScriptError { ScriptError(location: location, message: message) }
  func at(_ file: String, _ line: Int) -> ScriptError { ScriptError(file: file, line: line, message: message) }
}
