import Foundation

/// Where the window of an activated scene should go. Use ``standard()`` or ``prominent()``.
///
/// Differs from Apple: pushing onto and replacing another window exist on visionOS only and are absent.
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
