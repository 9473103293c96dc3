import SceneSystem

/// `UIApplicationSceneManifest`: which scenes an app has and how each is made.
public struct SceneManifest: Hashable, Sendable {
  /// `UIApplicationSupportsMultipleScenes`; false where the key is missing (P-01).
  public var supportsMultipleScenes: Bool
  /// `UIApplicationPreferredDefaultSceneSessionRole`: the role of the scene shown at launch, `nil` where the manifest
  /// leaves it to the system (M-07).
  public var preferredDefaultRole: SessionRole?
  /// `UISceneConfigurations`: the configurations of each role in the order of the file. A role whose array is empty has
  /// no entry.
  public var configurations: [SessionRole: [SceneConfiguration]]

  /// Makes a manifest from its parts.
  public init(
    supportsMultipleScenes: Bool = false, preferredDefaultRole: SessionRole? = nil,
    configurations: [SessionRole: [SceneConfiguration]] = [:]
  ) {
    self.supportsMultipleScenes = supportsMultipleScenes
    self.preferredDefaultRole = preferredDefaultRole
    self.configurations = configurations.filter { !$0.value.isEmpty }
  }

  /// The roles that have configurations, in alphabetical order: a property list's dictionary has none of its own.
  public var roles: [SessionRole] { configurations.keys.sorted { $0.rawValue < $1.rawValue } }

  /// The configurations of a role in the order of the file; empty for a role that the manifest does not name.
  public func configurations(for role: SessionRole) -> [SceneConfiguration] { configurations[role] ?? [] }

  /// The configuration that a new session of the role begins with: the first of its array (C-01), or `nil`.
  public func defaultConfiguration(for role: SessionRole) -> SceneConfiguration? { configurations[role]?.first }

  /// What `UISceneConfiguration(name:sessionRole:)` looks up (C-06): the configuration of that name, the role's first for
  /// the name `nil`. `nil` if there is none: UIKit then makes a configuration without classes and storyboard, and logs
  /// ``UIKitLog/missingConfiguration(named:)``. Of two with one name the first is found.
  public func configuration(named name: String?, role: SessionRole) -> SceneConfiguration? {
    guard let name else { return defaultConfiguration(for: role) }
    return configurations[role]?.first { $0.name == name }
  }
}

extension SessionRole {
  /// The roles that Apple has given a name to, up to iOS 27.1, visionOS and CarPlay included. Others are kept as they
  /// are written, with a warning.
  public static let knownRoles: Set<SessionRole> = Set(
    [
      "UIWindowSceneSessionRoleApplication",
      "UIWindowSceneSessionRoleExternalDisplayNonInteractive",
      "UIWindowSceneSessionRoleExternalDisplay",
      "UIWindowSceneSessionRoleAssistiveAccessApplication",
      "UIWindowSceneSessionRoleCameraCaptureAccessory",
      "UIWindowSceneSessionRoleVolumetricApplication",
      "UISceneSessionRoleImmersiveSpaceApplication",
      "CPSceneSessionRoleImmersiveSpaceApplication",
      "CPTemplateApplicationSceneSessionRoleApplication",
      "CPTemplateApplicationDashboardSceneSessionRoleApplication",
      "CPTemplateApplicationInstrumentClusterSceneSessionRoleApplication",
    ].map(SessionRole.init(rawValue:)))
}
