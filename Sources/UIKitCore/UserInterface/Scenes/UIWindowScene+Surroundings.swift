public import Foundation

/// The bar above a window of a Mac. Mac Catalyst 13. No profile lets an app change it, so no scene has one.
@preconcurrency @MainActor public final class UITitlebar: NSObject {
  override init() { super.init() }
}

extension UIWindowScene {
  /// The system that knows which view has the focus. iOS 15.
  public var focusSystem: UIFocusSystem? {
    if let focus { return focus }
    let made = UIFocusSystem(self)
    focus = made
    return made
  }

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
