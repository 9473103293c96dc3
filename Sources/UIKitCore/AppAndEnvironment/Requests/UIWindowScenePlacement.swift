import Foundation

/// The placement of an activated scene's window. Use ``standard()`` or ``prominent()``.
///
/// Pushing onto and replacing another window exist on visionOS; elsewhere they have the standard placement.
public protocol UIWindowScenePlacement: Hashable {}

extension UIWindowScenePlacement where Self == UIWindowSceneStandardPlacement {
  /// A window beside the existing ones, as the system usually places it.
  public static func standard() -> Self { UIWindowSceneStandardPlacement() }
}

extension UIWindowScenePlacement where Self == UIWindowSceneProminentPlacement {
  /// A window in front of the others, for content that the user views on its own.
  public static func prominent() -> Self { UIWindowSceneProminentPlacement() }
}

/// The placement that the system uses for most windows.
public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  /// The standard placement.
  public init() {}
}

/// The placement of a window that is prominent, in front of the others.
public struct UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  /// The prominent placement.
  public init() {}
}

extension UIWindowScenePlacement where Self == UIWindowScenePushPlacement {
  /// A window in place of another one, which reappears when it is closed. visionOS 2; elsewhere as ``standard()``.
  public static func push(onto: UISceneSession) -> Self { UIWindowScenePushPlacement(target: onto) }
}

extension UIWindowScenePlacement where Self == UIWindowSceneReplacePlacement {
  /// A window in place of another one, which is closed. visionOS 2, and deprecated there; elsewhere as ``standard()``.
  public static func replacing(_ sceneSession: UISceneSession) -> Self {
    UIWindowSceneReplacePlacement(replacing: sceneSession)
  }
}

/// The placement of a window that temporarily replaces another one. visionOS 2.
public struct UIWindowScenePushPlacement: UIWindowScenePlacement {
  /// The session whose window is replaced meanwhile.
  let target: UISceneSession

  /// A placement in front of `target`'s window.
  public init(target: UISceneSession) { self.target = target }
}

/// The placement of a window that replaces another one. visionOS 2, and deprecated there.
public struct UIWindowSceneReplacePlacement: UIWindowScenePlacement {
  /// The session whose window is replaced.
  let replaced: UISceneSession

  /// A placement in place of `sceneSession`'s window.
  public init(replacing sceneSession: UISceneSession) { replaced = sceneSession }
}

extension UIWindowScene {
  /// The presentation of a new window, before iOS 17 replaced it by placements. Raw values are Apple's.
  public enum PresentationStyle: UInt, Sendable {
    /// The system chooses.
    case automatic = 0
    /// Beside the existing windows.
    case standard = 1
    /// In front of the existing windows.
    case prominent = 2
  }
}
