public import SceneSystem

/// A mistake in a device script, at the prompt or in a command's arguments: its place, its description, and the known alternatives.
public struct ScriptError: CodedError {
  /// The kind of mistake. Later versions may add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Value: String { case invalid, unknownWord, unusableFile }
    private let value: Value

    /// A line or an argument cannot be understood, or does not fit the others.
    public static let invalid = Code(value: .invalid)
    /// A word is none of those that are known at its place.
    public static let unknownWord = Code(value: .unknownWord)
    /// A file cannot be read or written.
    public static let unusableFile = Code(value: .unusableFile)

    /// The code's name.
    public var description: String { value.rawValue }
  }

  /// The kind of mistake.
  public let code: Code
  /// `FILE:LINE`, or `prompt`.
  public let location: String
  /// The description, such as `unknown profile “desctop”; did you mean “desktop”?`, without a full stop.
  public let message: String
  /// Always `nil`: the message ends with the alternatives.
  public var suggestion: String? { nil }

  /// Makes an error at a place.
  public init(_ code: Code = .invalid, location: String, message: String) {
    self.code = code
    self.location = location
    self.message = message
  }

  /// Makes the error for an unknown word: it suggests the nearest known one and lists them all.
  package static func unknown(_ what: String, _ found: String, known: [String], location: String) -> ScriptError {
    ScriptProblem.unknown(what, found, known: known).at(location)
  }

  /// One printable line: `FILE:LINE: error: message`.
  public var description: String {
    "\(location.isEmpty ? "\u{201C}\u{201D}" : location.oneLine): error: \(message)"
      .oneLine(limit: PrintableLine.message)
  }
}

/// The description of a mistake, without its place.
package struct ScriptProblem: Error, Hashable {
  var code: ScriptError.Code
  var message: String

  init(_ message: String, code: ScriptError.Code = .invalid) {
    self.code = code
    self.message = message
  }

  /// An unknown word: suggests the nearest known one and lists them all.
  static func unknown(_ what: String, _ found: some StringProtocol, known: [String]) -> ScriptProblem {
    let suggestion = NearestWord.suggestion(for: String(found), among: known).map { "\($0) Known" } ?? "known"
    return ScriptProblem(
      "unknown \(what) \u{201C}\(found.oneLine)\u{201D}; \(suggestion) \(known.count == 1 ? "is" : "are") \(NearestWord.list(known))",
      code: .unknownWord)
  }

  func at(_ location: String) -> ScriptError { ScriptError(code, location: location, message: message) }
  func at(_ file: String, _ line: Int) -> ScriptError { at("\(file):\(line)") }
}
