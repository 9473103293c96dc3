public import SceneSystem

/// Why an Info.plist could not be read at all.
///
/// A file that can be read is an ``InfoPlist`` with diagnostics instead, whatever is in it.
public struct InfoPlistError: CodedError {
  /// The kind of failure. Later versions may add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Value: String { case unreadable, notAPropertyList, notADictionary, tooLarge }
    private let value: Value

    /// The file does not exist, or cannot be read.
    public static let unreadable = Code(value: .unreadable)
    /// The bytes are a property list in none of the three formats.
    public static let notAPropertyList = Code(value: .notAPropertyList)
    /// The property list is not a dictionary.
    public static let notADictionary = Code(value: .notADictionary)
    /// The file is larger than any Info.plist, or has more values than one.
    public static let tooLarge = Code(value: .tooLarge)

    /// The code's name.
    public var description: String { value.rawValue }
  }

  /// The kind of failure.
  public let code: Code
  /// The file as the caller named it.
  public let file: String
  /// The reason in words, without a full stop.
  public let reason: String

  private init(_ code: Code, _ file: String, _ reason: String) {
    self.code = code
    self.file = file
    self.reason = reason
  }

  /// The file does not exist, or cannot be read.
  public static func unreadable(file: String, reason: String) -> Self { Self(.unreadable, file, reason) }

  /// The bytes are a property list in none of the three formats.
  public static func notAPropertyList(file: String, reason: String) -> Self { Self(.notAPropertyList, file, reason) }

  /// The property list is not a dictionary.
  public static func notADictionary(file: String, reason: String) -> Self { Self(.notADictionary, file, reason) }

  /// The file is larger than any Info.plist, or has more values than one.
  public static func tooLarge(file: String, reason: String) -> Self { Self(.tooLarge, file, reason) }

  /// The file and the problem, in the format of compilers.
  public var message: String { "\(file.oneLine): error: \(reason.oneLine(limit: 1000))." }

  /// What to do; `nil` if nothing can be done.
  public var suggestion: String? {
    switch code {
    case .unreadable: "Give the path of a readable Info.plist."
    case .notAPropertyList: "An Info.plist is a property list in XML, binary or OpenStep format."
    case .notADictionary: "An Info.plist is a dictionary."
    default: "Make sure that this is an Info.plist."
    }
  }

  /// The message, followed by the suggestion.
  public var description: String { suggestion.map { "\(message) \($0)" } ?? message }
}
