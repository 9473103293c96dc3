public import SceneSystem

/// Why an app could not be started.
public struct AppConnectionError: CodedError {
  /// The kind of failure. Later versions may add codes.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    private enum Value: String { case notAnApp, unusableInfoPlist, cannotPrepare, cannotStart, noGreeting }
    private let value: Value

    /// There is no executable file at the path.
    public static let notAnApp = Code(value: .notAnApp)
    /// The app's Info.plist cannot be read, or has not what the device needs.
    public static let unusableInfoPlist = Code(value: .unusableInfoPlist)
    /// The device's socket, or a folder of the app's home, cannot be made.
    public static let cannotPrepare = Code(value: .cannotPrepare)
    /// The process cannot be started.
    public static let cannotStart = Code(value: .cannotStart)
    /// The process ended or was ended before it reported to the device.
    public static let noGreeting = Code(value: .noGreeting)

    /// The code's name.
    public var description: String { value.rawValue }
  }

  /// The kind of failure.
  public let code: Code
  /// What has failed and why, as a whole sentence.
  public let message: String
  /// What to do; `nil` if nothing can be done.
  public let suggestion: String?
  /// What the app printed before it failed.
  public let output: [String]

  /// Makes an error; the message names the app.
  public init(_ code: Code, _ message: String, suggestion: String? = nil, output: [String] = []) {
    self.code = code
    self.message = message.oneLine(limit: PrintableLine.message)
    self.suggestion = suggestion
    self.output = output
  }

  /// The message, followed by the suggestion.
  public var description: String { suggestion.map { "\(message) \($0)" } ?? message }
}
