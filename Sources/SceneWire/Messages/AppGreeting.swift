import SceneSystem

/// The app introduces itself.
public struct AppGreeting: Codable, Sendable, Hashable {
  /// The protocol's version; see ``wireProtocolVersion``.
  public var version: Int
  /// The app's process, as the operating system numbers it.
  public var processIdentifier: Int32
  /// What the app's manifest and delegate decided (M-05).
  public var app: InstalledApp

  /// Makes a greeting of this version of the protocol.
  public init(version: Int = wireProtocolVersion, processIdentifier: Int32, app: InstalledApp) {
    self.version = version
    self.processIdentifier = processIdentifier
    self.app = app
  }
}
