public import SceneSystem

/// The device's greeting.
public struct DeviceGreeting: Codable, Sendable, Hashable {
  /// The protocol's version; see ``wireProtocolVersion``.
  public var version: Int
  /// The kind of the device.
  public var profile: DeviceProfile
  /// Whether the device requests ``AppMessage/trace(_:)``.
  public var recordsTrace: Bool

  /// Makes a greeting of this version of the protocol.
  public init(version: Int = wireProtocolVersion, profile: DeviceProfile, recordsTrace: Bool) {
    self.version = version
    self.profile = profile
    self.recordsTrace = recordsTrace
  }

  private enum CodingKeys: String, CodingKey {
    case version, profile
    case recordsTrace = "wantsTrace"
  }
}
