/// A session's role, by Apple's raw string; fixed for the session's whole life (M-07).
public struct SessionRole: RawRepresentable, Hashable, Codable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A window of the app on the device's own screen.
  public static let windowApplication = SessionRole(rawValue: "UIWindowSceneSessionRoleApplication")
  /// A window on an external display that takes no input; it is never active (F-13).
  public static let windowExternalDisplayNonInteractive = SessionRole(
    rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
}
