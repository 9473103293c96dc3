import SceneSystem

/// Why an Info.plist could not be read at all.
///
/// A file that can be read is an ``InfoPlist`` with diagnostics instead, whatever is in it.
public struct InfoPlistError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The file does not exist, or cannot be read.
    case unreadable
    /// The bytes are a property list in none of the three formats.
    case notAPropertyList
    /// The property list is not a dictionary.
    case notADictionary
    /// The file is larger than any Info.plist, or has more values than one.
    case tooLarge
  }

  /// The kind of the failure.
  public var kind: Kind
  /// The file as the caller named it.
  public var file: String
  /// The reason in words, without a full stop.
  public var reason: String

  /// Makes an error from its parts; `reason` is a sentence without its full stop.
  public init(kind: Kind, file: String, reason: String) {
    self.kind = kind
    self.file = file
    self.reason = reason
  }

  /// One line in the format of compilers: file, problem, and solution.
  public var description: String {
    let advice =
      switch kind {
      case .unreadable: "Give the path of a readable Info.plist."
      case .notAPropertyList: "An Info.plist is a property list in XML, binary or OpenStep format."
      case .notADictionary: "An Info.plist is a dictionary."
      case .tooLarge: "Make sure that this is an Info.plist."
      }
    return "\(file.oneLine): error: \(reason.oneLine(limit: 1000)). \(advice)"
  }
}
