import Foundation
import SceneSystem

/// Why a predicate cannot be an activation condition, or why a format cannot be parsed (E-10).
package struct PredicateConversionError: CodedError, LocalizedError {
  /// The kind of failure. Later versions may add codes.
  package struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Value: String { case malformed, unsupported }
    private let value: Value

    /// The format or the predicate does not follow the grammar.
    package static let malformed = Code(value: .malformed)
    /// The predicate asks for what activation conditions may not ask for.
    package static let unsupported = Code(value: .unsupported)

    /// The code's name.
    package var description: String { value.rawValue }
  }

  /// The kind of failure.
  package let code: Code
  /// What has failed and why, as a whole sentence.
  package let message: String
  /// What to do; `nil` if nothing can be done.
  package let suggestion: String?

  private init(_ code: Code, _ message: String, suggestion: String? = nil) {
    self.code = code
    self.message = message.oneLine(limit: PrintableLine.message)
    self.suggestion = suggestion
  }

  /// The format or the predicate does not follow the grammar.
  static func malformed(_ message: String) -> Self { Self(.malformed, message) }

  /// The predicate asks for what activation conditions may not ask for; the suggestion is UIKit's message about every such predicate.
  static func unsupported(_ message: String) -> Self {
    Self(
      .unsupported, message,
      suggestion:
        "A predicate for activation conditions may compare SELF, the target content identifier, with texts; it "
        + "may not be based on a block or a selector, may not use MATCHES, and may not read anything but SELF.")
  }

  /// The same error, about the whole format.
  package func inFormat(_ format: String) -> Self {
    Self(code, "The predicate format \"\(format.oneLine)\" was refused. \(message)", suggestion: suggestion)
  }

  /// The message, followed by the suggestion.
  package var description: String { suggestion.map { "\(message) \($0)" } ?? message }

  /// The same as ``description``.
  package var errorDescription: String? { description }
}
