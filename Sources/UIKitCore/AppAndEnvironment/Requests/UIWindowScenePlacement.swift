import Foundation

/// Where the window of an activated scene should go. Use ``standard()`` or ``prominent()``.
///
/// Pushing onto and replacing another window are visionOS's; elsewhere they are placed as the standard.
public protocol UIWindowScenePlacement: Hashable {}

extension UIWindowScenePlacement where Self == UIWindowSceneStandardPlacement {
  /// A window beside the ones there are, as the system usually places it.
  public static func standard() -> Self { UIWindowSceneStandardPlacement() }
}

extension UIWindowScenePlacement where Self == UIWindowSceneProminentPlacement {
  /// A window in front of the others, for something the user wants to look at on its own.
  public static func prominent() -> Self { UIWindowSceneProminentPlacement() }
}

/// The placement that the system uses for most windows.
public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {
  /// The standard placement.
  public init() {}
}

/// The placement of a window that stands out in front of the others.
public struct UIWindowSceneProminentPlacement: UIWindowScenePlacement {
  /// The prominent placement.
  public init() {}
}

extension UIWindowScenePlacement where Self == UIWindowScenePushPlacement {
  /// A window in the place of another one, which comes back when it is closed. visionOS 2; elsewhere as ``standard()``.
  public static func push(onto: UISceneSession) -> Self { UIWindowScenePushPlacement(target: onto) }
}

extension UIWindowScenePlacement where Self == UIWindowSceneReplacePlacement {
  /// A window in the place of another one, which is closed. visionOS 2, and deprecated there; elsewhere as ``standard()``.
  public static func replacing(_ sceneSession: UISceneSession) -> Self {
    UIWindowSceneReplacePlacement(replacing: sceneSession)
  }
}

/// The placement of a window that another one makes room for. visionOS 2.
public struct UIWindowScenePushPlacement: UIWindowScenePlacement {
  /// Whose window makes room.
  let target: UISceneSession

  /// A placement in front of `target`'s window.
  public init(target: UISceneSession) { self.target = target }
}

/// The placement of a window that takes another one's place. visionOS 2, and deprecated there.
public struct UIWindowSceneReplacePlacement: UIWindowScenePlacement {
  /// Whose place it takes.
  let replaced: UISceneSession

  /// A placement in the place of `sceneSession`'s window.
  public init(replacing sceneSession: UISceneSession) { replaced = sceneSession }
}

extension UIWindowScene {
  /// How a new window is shown, before placements took over in iOS 17. Raw values are Apple's.
  public enum PresentationStyle: UInt, Sendable {
    /// The system chooses.
    case automatic = 0
    /// Beside the windows there are.
    case standard = 1
    /// In front of them.
    case prominent = 2
  }
}
