import Foundation

/// How large a window of a scene may be, where windows can be resized.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  /// The least size, in points. Default: none.
  public var minimumSize = CGSize.zero {
    didSet { UIWindow.hasPendingWork = true }
  }
  /// The greatest size, in points. Default: none.
  ///
  /// Differs from Apple: desktops know no greatest size; a window whose greatest size is its least cannot be resized.
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) {
    didSet { UIWindow.hasPendingWork = true }
  }
  /// Whether the window may fill the screen. Default: `true`.
  public var allowsFullScreen = true

  override init() { super.init() }
}
