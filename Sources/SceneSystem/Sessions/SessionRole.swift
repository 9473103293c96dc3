/// A session's role, by Apple's raw string; it never changes (M-07).
public struct SessionRole: RawRepresentable, Hashable, Codable, Sendable {
  /// Apple's string for the role, also the key in the manifest.
  public var rawValue: String

  /// Makes a role from Apple's string; unknown roles are accepted as they are.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A window of the app on the device's own screen.
  public static let windowApplication = SessionRole(rawValue: "UIWindowSceneSessionRoleApplication")
  /// A window on an external display that takes no input; it is never active (F-13).
  public static let windowExternalDisplayNonInteractive = SessionRole(
    rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  /// A window beside the camera's picture (Z-05). No input of it is known, so it is never active either.
  public static let windowCameraCaptureAccessory = SessionRole(
    rawValue: "UIWindowSceneSessionRoleCameraCaptureAccessory")

  /// Whether a scene of this role never becomes active (F-13).
  public var isNonInteractive: Bool {
    self == .windowExternalDisplayNonInteractive || self == .windowCameraCaptureAccessory
  }
}
