/// A mistake in a device script or at the prompt: where it stands, what it is, and what is known instead.
public struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `FILE:LINE`, or `prompt`.
  public var place: String
  /// What is wrong, as `unknown stimulus “tap icn”; known are …`, without a full stop.
  public var message: String

  /// Makes an error at a place.
  public init(place: String, message: String) {
    self.place = place
    self.message = message
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

  static func unknown(_ what: String, _ found: some StringProtocol, known: [String]) -> ScriptProblem {
    let list = known.isEmpty ? "none" : known.joined(separator: ", ")
    return ScriptProblem("unknown \(what) \u{201C}\(found)\u{201D}; known \(known.count == 1 ? "is" : "are") \(list)")
  }

  func at(_ place: String) -> ScriptError { ScriptError(place: place, message: message) }
  func at(_ file: String, _ line: Int) -> ScriptError { ScriptError(file: file, line: line, message: message) }
}
