public import SceneSystem

/// Why an app cannot be installed on a ``Device``.
public struct InstallationError: CodedError {
  /// The kind of failure. Later versions may add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Value: String { case alreadyInstalled, noInfoPlist, unreadableInfoPlist, store }
    private let value: Value

    /// The device has an app already.
    public static let alreadyInstalled = Code(value: .alreadyInstalled)
    /// No Info.plist was found for the module of the app delegate.
    public static let noInfoPlist = Code(value: .noInfoPlist)
    /// The Info.plist cannot be read.
    public static let unreadableInfoPlist = Code(value: .unreadableInfoPlist)
    /// The device's store failed.
    public static let store = Code(value: .store)

    /// The code's name.
    public var description: String { value.rawValue }
  }

  /// The kind of failure.
  public let code: Code
  /// What has failed and why, as a whole sentence.
  public let message: String
  /// What to do; `nil` if nothing can be done.
  public let suggestion: String?

  /// The device has an app already.
  public static func alreadyInstalled(bundleIdentifier: String) -> Self {
    Self(
      code: .alreadyInstalled, message: "The device has an app already, \(bundleIdentifier).",
      suggestion: "Make another Device for another app.")
  }

  /// No Info.plist was found for the module of the app delegate; with the paths that were searched.
  public static func noInfoPlist(module: String, searchedPaths: [String]) -> Self {
    Self(
      code: .noInfoPlist,
      message: "No Info.plist was found for the module \(module). Searched: \(searchedPaths.joined(separator: "; ")).",
      suggestion: "Pass manifest: .scenes(SceneDelegate.self), or .infoPlist(at:) with the path of the file.")
  }

  /// The Info.plist cannot be read; with sentences that name the file.
  public static func unreadableInfoPlist(_ message: String) -> Self {
    Self(code: .unreadableInfoPlist, message: message, suggestion: nil)
  }

  /// The device's store failed; with its own sentences.
  public static func store(_ message: String) -> Self { Self(code: .store, message: message, suggestion: nil) }

  /// The message, followed by the suggestion.
  public var description: String { suggestion.map { "\(message) \($0)" } ?? message }
}
