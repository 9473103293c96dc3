/// Why an app cannot be installed or uninstalled.
public struct InstallationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or app that it is about.
  public var place: String
  /// What is wrong and what can be done about it, without a full stop.
  public var message: String

  /// Makes an error.
  public init(place: String, message: String) {
    self.place = place
    self.message = message
  }

  /// One line: `PLACE: error: message`.
  public var description: String { "\(place): error: \(message)" }
}
