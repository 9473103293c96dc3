import SceneSystem

/// The device introduces itself.
public struct DeviceGreeting: Codable, Sendable, Hashable {
  /// The protocol's version; see ``wireProtocolVersion``.
  public var version: Int
  /// What kind of device it is.
  public var profile: DeviceProfile
  /// Whether ``AppMessage/trace(_:)`` is wanted.
  public var wantsTrace: Bool

  /// Makes a greeting of this version of the protocol.
  public init(version: Int = wireProtocolVersion, profile: DeviceProfile, wantsTrace: Bool) {
    self.version = version
    self.profile = profile
    self.wantsTrace = wantsTrace
  }
}
