public import Foundation

/// Moves the focus between views without touch, for instance with a keyboard or a remote control. iOS 12.
///
/// Differs from Apple: the desktop moves the keyboard's focus, so no scene has one.
@preconcurrency @MainActor public final class UIFocusSystem: NSObject {
  override init() { super.init() }
}

/// The bar above a window of a Mac. Mac Catalyst 13. No profile lets an app change it, so no scene has one.
@preconcurrency @MainActor public final class UITitlebar: NSObject {
  override init() { super.init() }
}

extension UIWindowScene {
  /// The system that moves the focus. iOS 15. `nil`, because the desktop moves it.
  public var focusSystem: UIFocusSystem? { nil }

  /// The bar above the window. Mac Catalyst 13. `nil`, because no profile lets an app change it.
  public var titlebar: UITitlebar? { nil }

  /// The scene's content for sharing, if nothing in it provides any. iOS 15. Not retained. Default: `nil`.
  ///
  /// Differs from Apple: stored; no host has a share command that would read it.
  public var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)? {
    get { sharingSource }
    set { sharingSource = newValue }
  }
}
