public import Foundation

/// The size limits of a scene's window, on devices with resizable windows.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  /// The minimum size, in points. Default: none.
  public var minimumSize = CGSize.zero {
    didSet { UIWindow.hasPendingWork = true }
  }
  /// The maximum size, in points. Default: none.
  ///
  /// Differs from Apple: desktops have no maximum size; a window whose maximum size equals its minimum cannot be resized.
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) {
    didSet { UIWindow.hasPendingWork = true }
  }
  /// Whether the window may fill the screen. Default: `true`.
  public var allowsFullScreen = true

  override init() { super.init() }
}
