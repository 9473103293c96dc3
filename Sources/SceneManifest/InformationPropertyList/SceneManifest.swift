public import SceneSystem

/// `UIApplicationSceneManifest`: the scenes of an app and their configurations.
public struct SceneManifest: Hashable, Sendable {
  /// `UIApplicationSupportsMultipleScenes`; false if the key is missing (P-01).
  public var supportsMultipleScenes: Bool
  /// `UIApplicationPreferredDefaultSceneSessionRole`: the role of the scene shown at launch, `nil` if the manifest does not specify it and
  /// the system chooses (M-07).
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

  /// The roles that have configurations, in alphabetical order: a property list's dictionary is unordered.
  public var roles: [SessionRole] { configurations.keys.sorted { $0.rawValue < $1.rawValue } }

  /// The configurations of a role in the order of the file; empty for a role that is not in the manifest.
  public func configurations(for role: SessionRole) -> [SceneConfiguration] { configurations[role] ?? [] }

  /// The configuration that a new session of the role begins with: the first of its array (C-01), or `nil`.
  public func defaultConfiguration(for role: SessionRole) -> SceneConfiguration? { configurations[role]?.first }

  /// The configuration for `UISceneConfiguration(name:sessionRole:)` (C-06): the configuration of that name, or for the name `nil` the
  /// role's first. `nil` if there is none: UIKit then makes a configuration without classes and storyboard, and logs
  /// ``UIKitLog/missingConfiguration(named:)``. Of two with one name the first is returned.
  public func configuration(named name: String?, role: SessionRole) -> SceneConfiguration? {
    guard let name else { return defaultConfiguration(for: role) }
    return configurations[role]?.first { $0.name == name }
  }
}

extension SessionRole {
  /// The roles that Apple has defined up to iOS 27.1, including visionOS and CarPlay. Others are accepted as they are written, with a
  /// warning.
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
