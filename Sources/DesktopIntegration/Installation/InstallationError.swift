import SceneSystem

/// Why an app cannot be installed or uninstalled.
public struct InstallationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or app that the error refers to.
  public var location: String
  /// The problem and its solution, without a full stop.
  public var message: String

  /// Makes an error.
  public init(location: String, message: String) {
    self.location = location
    self.message = message
  }

  /// One line: `PLACE: error: message`.
  public var description: String {
    "\(location.oneLine): error: \(message)".oneLine(limit: PrintableLine.message)
  }
}
