/// A further scene that a controller has registered, as `UISceneAccessory` (Z-05).
public struct SceneAccessory: Hashable, Codable, Sendable {
  /// Identifies one registration in the app's process.
  public struct ID: RawRepresentable, Hashable, Codable, Sendable {
    /// The number that the app's process assigned, unique within it.
    public var rawValue: UInt64
    /// Makes an identifier from its number.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
  }

  /// Where an accessory is shown.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// On an external display that takes no input.
    case externalNonInteractive = "display"
    /// Beside the camera's picture. iOS 27.1.
    case cameraCapture = "camera"

    /// The role of the sessions that are created for it.
    public var role: SessionRole {
      switch self {
      case .externalNonInteractive: .windowExternalDisplayNonInteractive
      case .cameraCapture: .windowCameraCaptureAccessory
      }
    }
  }

  /// The registration.
  public var id: ID
  /// The session of the controller's scene; the accessory ends with that scene.
  public var owner: SessionID
  /// Where it is shown.
  public var kind: Kind
  /// The configuration of its session.
  public var configuration: SceneConfiguration
  /// Whether it is shown when it is available.
  public var isEnabled: Bool

  /// Makes an accessory, by default an enabled one.
  public init(
    id: ID, owner: SessionID, kind: Kind, configuration: SceneConfiguration = SceneConfiguration(),
    isEnabled: Bool = true
  ) {
    self.id = id
    self.owner = owner
    self.kind = kind
    self.configuration = configuration
    self.isEnabled = isEnabled
  }
}
