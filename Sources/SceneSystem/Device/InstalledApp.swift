/// What the system has of an app before it runs: the parts of its manifest that decide the life cycle.
public struct InstalledApp: Hashable, Codable, Sendable {
  /// `CFBundleIdentifier`, the name under which the app is installed.
  public var bundleIdentifier: String
  /// The life cycle that the manifest or the app delegate selects (M-05).
  public var adoption: Adoption
  /// `UIApplicationSupportsMultipleScenes` (P-01).
  public var supportsMultipleScenes: Bool
  /// The role of the scene shown at launch (M-07).
  public var defaultRole: SessionRole
  /// The default configuration of each role: the first entry of its array (C-01).
  public var defaultConfigurations: [SessionRole: SceneConfiguration]
  /// `UIRequiresFullScreen` (Z-10).
  public var requiresFullScreen: Bool

  /// Makes an app, by default one with scenes, of which it supports a single one.
  public init(
    bundleIdentifier: String, adoption: Adoption = .scenes, supportsMultipleScenes: Bool = false,
    defaultRole: SessionRole = .windowApplication,
    defaultConfigurations: [SessionRole: SceneConfiguration] = [:], requiresFullScreen: Bool = false
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.adoption = adoption
    self.supportsMultipleScenes = supportsMultipleScenes
    self.defaultRole = defaultRole
    self.defaultConfigurations = defaultConfigurations
    self.requiresFullScreen = requiresFullScreen
  }
}
