import Foundation
import SceneSystem

/// Why an activity could not be archived, or an archive not be read.
package struct UserActivityArchiveError: CodedError, LocalizedError {
  /// The kind of failure. Later versions may add codes.
  package struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Value: String { case unsupportedValue, tooDeep, hashedTooDeep, tooLarge, damaged }
    private let value: Value

    /// `userInfo` holds a value of a type that cannot be saved.
    package static let unsupportedValue = Code(value: .unsupportedValue)
    /// `userInfo` holds containers that are nested too deeply to be saved.
    package static let tooDeep = Code(value: .tooDeep)
    /// `userInfo` holds sets, or keys that are sets, that are nested too deeply to be saved.
    package static let hashedTooDeep = Code(value: .hashedTooDeep)
    /// The whole takes more bytes than a saved state may have.
    package static let tooLarge = Code(value: .tooLarge)
    /// The bytes are not an archive, or are damaged.
    package static let damaged = Code(value: .damaged)

    /// The code's name.
    package var description: String { value.rawValue }
  }

  /// The kind of failure.
  package let code: Code
  /// What has failed and why, as a whole sentence.
  package let message: String
  /// What to do; `nil` if nothing can be done.
  package let suggestion: String?
  /// The invalid value, as the continuation of a sentence; the whole content if the value is unknown.
  package let location: String
  /// The damage as one sentence, for ``Code/damaged``.
  package let reason: String?

  private init(
    _ code: Code, _ message: String, suggestion: String, location: String = "its values", reason: String? = nil
  ) {
    self.code = code
    self.message = message
    self.suggestion = suggestion
    self.location = location
    self.reason = reason
  }

  /// `userInfo` holds a value of a type that cannot be saved. `keyPath` is its key path, such as `draft.lines[3]`.
  package static func unsupportedValue(keyPath: String, type: String) -> Self {
    Self(
      .unsupportedValue, "The value at \(keyPath) is of type \(type), which a user activity cannot hold.",
      suggestion: "Use arrays, data, dates, dictionaries, NSNull, numbers, sets, strings, UUIDs and URLs.",
      location: "the value at \(keyPath), of type \(type)")
  }

  /// `userInfo` holds containers that are nested too deeply to be saved, at `keyPath`.
  package static func tooDeep(keyPath: String) -> Self {
    Self(
      .tooDeep,
      "The value at \(keyPath) is nested more than \(UserInfoCoding.maximumDepth) containers deep, which a user activity "
        + "cannot hold.",
      suggestion: "Save an identifier instead of the content.",
      location: "the value at \(keyPath), which is nested too deeply")
  }

  /// `userInfo` holds sets, or keys that are sets, that are nested too deeply to be saved, at `keyPath`.
  package static func hashedTooDeep(keyPath: String) -> Self {
    Self(
      .hashedTooDeep,
      "The value at \(keyPath) is nested more than \(UserInfoCoding.maximumHashedDepth) sets or keys deep, which a user "
        + "activity cannot hold.",
      suggestion: "Use arrays instead.", location: "the value at \(keyPath), which is nested too deeply")
  }

  /// The whole takes `length` bytes, or more, and a saved state holds at most `StateLimit.maximumLength`.
  package static func tooLarge(length: Int) -> Self {
    Self(
      .tooLarge, "It takes \(length) bytes, and a saved state holds at most \(StateLimit.maximumLength).",
      suggestion: "Save an identifier instead of the content.")
  }

  /// The bytes are not an archive, or are damaged. `reason` is one sentence.
  package static func damaged(reason: String) -> Self {
    Self(
      .damaged, "The bytes of a saved user activity cannot be read. \(reason)",
      suggestion: "The scene has to start without its saved state.", reason: reason)
  }

  /// The message, followed by the suggestion.
  package var description: String { suggestion.map { "\(message) \($0)" } ?? message }

  /// The same as ``description``.
  package var errorDescription: String? { description }
}
