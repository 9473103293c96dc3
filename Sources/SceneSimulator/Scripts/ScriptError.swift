/// A mistake in a device script or at the prompt: where it stands, what it is, and what is known instead.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `FILE:LINE`, or `prompt`.
  public var place: String
  /// What is wrong, as `unknown profile “desctop”; did you mean “desktop”?`, without a full stop.
  public var message: String

  /// Makes an error at a place.
  public init(place: String, message: String) {
    self.place = place
    self.message = message
  }

  /// Makes the error for a word that is not known: it asks for the nearest known one and lists them.
  package static func unknown(_ what: String, _ found: String, known: [String], place: String) -> ScriptError {
    ScriptProblem.unknown(what, found, known: known).at(place)
  }

  /// Makes an error at a line of a file.
  init(file: String, line: Int, message: String) { self.init(place: "\(file):\(line)", message: message) }

  /// One line: `FILE:LINE: error: message`.
  public var description: String { "\(place): error: \(message)" }
}

/// What is wrong, by somebody who does not know where it stands.
struct ScriptProblem: Error, Hashable {
  var message: String

  init(_ message: String) { self.message = message }

  /// A word that is not known: asks for the nearest known one and lists them.
  static func unknown(_ what: String, _ found: some StringProtocol, known: [String]) -> ScriptProblem {
    let question = NearestWord.question(for: String(found), among: known).map { "\($0) Known" } ?? "known"
    return ScriptProblem(
      "unknown \(what) \u{201C}\(found)\u{201D}; \(question) \(known.count == 1 ? "is" : "are") \(NearestWord.list(known))"
    )
  }

  func at(_ place: String) -> ScriptError { ScriptError(place: place, message: message) }
  func at(_ file: String, _ line: Int) -> ScriptError { ScriptError(file: file, line: line, message: message) }
}
