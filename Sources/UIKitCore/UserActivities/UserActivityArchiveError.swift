import Foundation

/// Why an activity could not be archived, or an archive not be read.
@_spi(Runtime) public enum UserActivityArchiveError: Error, Hashable, CustomStringConvertible, LocalizedError {
  /// `userInfo` holds a value of a type that cannot be saved. `keyPath` leads to it, as `draft.lines[3]`.
  case unsupportedValue(keyPath: String, type: String)
  /// `userInfo` holds containers within containers beyond what can be saved, at `keyPath`.
  case tooDeep(keyPath: String)
  /// `userInfo` holds sets within sets, or keys that are sets, beyond what can be saved, at `keyPath`.
  case hashedTooDeep(keyPath: String)
  /// The bytes are not an archive, or not one any more. `reason` is one sentence.
  case damaged(reason: String)

  /// The error in whole sentences: what, where, and the way out.
  public var description: String {
    switch self {
    case .unsupportedValue(let keyPath, let type):
      "The value at \(keyPath) is of type \(type), which a user activity cannot hold. Use arrays, data, dates, "
        + "dictionaries, NSNull, numbers, sets, strings, UUIDs and URLs."
    case .tooDeep(let keyPath):
      "The value at \(keyPath) lies more than \(UserInfoCoding.maximumDepth) containers deep, which a user activity "
        + "cannot hold. Save an identifier instead of the content."
    case .hashedTooDeep(let keyPath):
      "The value at \(keyPath) lies more than \(UserInfoCoding.maximumHashedDepth) sets or keys deep, which a user "
        + "activity cannot hold. Use arrays instead."
    case .damaged(let reason):
      "The bytes of a saved user activity cannot be read. \(reason) The scene has to start without its saved state."
    }
  }

  /// Where the bad value lies and of which type it is, to go on a sentence with; empty where that is not known.
  var place: String {
    switch self {
    case .unsupportedValue(let keyPath, let type): ", of type \(type) at \(keyPath)"
    case .tooDeep(let keyPath), .hashedTooDeep(let keyPath): ", too deep at \(keyPath)"
    case .damaged: ""
    }
  }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
