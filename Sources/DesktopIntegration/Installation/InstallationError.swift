public import SceneSystem

/// Why an app cannot be installed or uninstalled.
public struct InstallationError: CodedError {
  /// The kind of failure. Later versions may add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Value: String {
      case noInfoPlist, unreadableInfoPlist, invalidExecutable, edited, foreign, notInstalled, fileOperation
    }
    private let value: Value

    /// The app has no Info.plist, from which its desktop file would be made.
    public static let noInfoPlist = Code(value: .noInfoPlist)
    /// The app's Info.plist cannot be read.
    public static let unreadableInfoPlist = Code(value: .unreadableInfoPlist)
    /// No desktop file can name the app's executable.
    public static let invalidExecutable = Code(value: .invalidExecutable)
    /// A file was edited since the app was installed.
    public static let edited = Code(value: .edited)
    /// A file belongs to another app, or was written by something else.
    public static let foreign = Code(value: .foreign)
    /// The app is not installed.
    public static let notInstalled = Code(value: .notInstalled)
    /// A file cannot be read, written, renamed or removed.
    public static let fileOperation = Code(value: .fileOperation)

    /// The code's name.
    public var description: String { value.rawValue }
  }

  /// The kind of failure.
  public let code: Code
  /// The file or app that the error refers to.
  public let location: String
  /// The problem, without a full stop.
  public let message: String
  /// What to do, as the continuation of the message; `nil` if nothing can be done.
  public let suggestion: String?

  /// Makes an error.
  public init(_ code: Code, location: String, message: String, suggestion: String? = nil) {
    self.code = code
    self.location = location
    self.message = message
    self.suggestion = suggestion
  }

  /// One line: `PLACE: error: message; suggestion`.
  public var description: String {
    "\(location.oneLine): error: \(message)\(suggestion.map { "; \($0)" } ?? "")".oneLine(limit: PrintableLine.message)
  }
}
