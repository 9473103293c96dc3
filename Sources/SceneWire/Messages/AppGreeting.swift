public import SceneSystem

/// The app's greeting.
public struct AppGreeting: Codable, Sendable, Hashable {
  /// The protocol's version; see ``wireProtocolVersion``.
  public var version: Int
  /// The app's process identifier.
  public var processIdentifier: Int32
  /// The life cycle and manifest values of the app (M-05).
  public var app: InstalledApp

  /// Makes a greeting of this version of the protocol.
  public init(version: Int = wireProtocolVersion, processIdentifier: Int32, app: InstalledApp) {
    self.version = version
    self.processIdentifier = processIdentifier
    self.app = app
  }
}
