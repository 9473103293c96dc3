import Foundation

/// How large a window of a scene may be, where windows can be resized.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  /// The least size, in points. Default: none.
  public var minimumSize = CGSize.zero
  /// The greatest size, in points. Default: none.
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the window may fill the screen. Default: `true`.
  public var allowsFullScreen = true

  override init() { super.init() }
}
