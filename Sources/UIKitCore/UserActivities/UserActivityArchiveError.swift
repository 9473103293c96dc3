import Foundation
import SceneSystem

/// Why an activity could not be archived, or an archive not be read.
@_spi(Runtime) public enum UserActivityArchiveError: Error, Hashable, CustomStringConvertible, LocalizedError {
  /// `userInfo` holds a value of a type that cannot be saved. `keyPath` is its key path, such as `draft.lines[3]`.
  case unsupportedValue(keyPath: String, type: String)
  /// `userInfo` holds containers that are nested too deeply to be saved, at `keyPath`.
  case tooDeep(keyPath: String)
  /// `userInfo` holds sets, or keys that are sets, that are nested too deeply to be saved, at `keyPath`.
  case hashedTooDeep(keyPath: String)
  /// The whole takes `length` bytes, or more, and a saved state holds at most ``StateLimit/maximumLength``.
  case tooLarge(length: Int)
  /// The bytes are not an archive, or are damaged. `reason` is one sentence.
  case damaged(reason: String)

  /// The error in whole sentences: what, where, and how to fix it.
  public var description: String {
    switch self {
    case .unsupportedValue(let keyPath, let type):
      "The value at \(keyPath) is of type \(type), which a user activity cannot hold. Use arrays, data, dates, "
        + "dictionaries, NSNull, numbers, sets, strings, UUIDs and URLs."
    case .tooDeep(let keyPath):
      "The value at \(keyPath) is nested more than \(UserInfoCoding.maximumDepth) containers deep, which a user activity "
        + "cannot hold. Save an identifier instead of the content."
    case .hashedTooDeep(let keyPath):
      "The value at \(keyPath) is nested more than \(UserInfoCoding.maximumHashedDepth) sets or keys deep, which a user "
        + "activity cannot hold. Use arrays instead."
    case .tooLarge(let length):
      "It takes \(length) bytes, and a saved state holds at most \(StateLimit.maximumLength). Save an identifier instead "
        + "of the content."
    case .damaged(let reason):
      "The bytes of a saved user activity cannot be read. \(reason) The scene has to start without its saved state."
    }
  }

  /// The invalid value, as the continuation of a sentence; the whole content if the value is unknown.
  var location: String {
    switch self {
    case .unsupportedValue(let keyPath, let type): "the value at \(keyPath), of type \(type)"
    case .tooDeep(let keyPath), .hashedTooDeep(let keyPath): "the value at \(keyPath), which is nested too deeply"
    case .tooLarge, .damaged: "its values"
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
