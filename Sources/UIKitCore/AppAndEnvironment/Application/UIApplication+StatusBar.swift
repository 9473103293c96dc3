import Foundation

/// What code from before iOS 13 asks the application, and what a scene's ``UIStatusBarManager`` answers now: the scene that
/// is nearest to the user speaks for the application. All of it is deprecated on a device since iOS 13.
extension UIApplication {
  /// The colour of the status bar's text in the scene in front.
  public var statusBarStyle: UIStatusBarStyle { frontStatusBar?.statusBarStyle ?? .default }

  /// Whether the scene in front has no status bar; `true` also while there is no scene.
  public var isStatusBarHidden: Bool { frontStatusBar?.isStatusBarHidden ?? true }

  /// Where the status bar of the scene in front is, in points; empty while it is hidden.
  public var statusBarFrame: CGRect { frontStatusBar?.statusBarFrame ?? .zero }

  /// Which way up the scene in front is; unknown while there is none.
  public var statusBarOrientation: UIInterfaceOrientation { runner?.frontWindowScene?.interfaceOrientation ?? .unknown }

  /// How long the status bar takes to turn, in seconds. Differs from Apple: nothing turns, so 0.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0 }

  private var frontStatusBar: UIStatusBarManager? { runner?.frontWindowScene?.statusBarManager }

  /// Posted before the status bar turns. Deprecated on a device since iOS 13. Differs from Apple: never posted.
  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// Posted after the status bar has turned. Deprecated on a device since iOS 13. Differs from Apple: never posted.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// Posted before the status bar gets another frame. Deprecated on a device since iOS 13. Differs from Apple: never posted.
  public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }
  /// Posted after the status bar has got another frame. Deprecated on a device since iOS 13. Differs from Apple: never
  /// posted.
  public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// In the `userInfo` of the notifications about turning: the orientation's raw value.
  public nonisolated class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }
  /// In the `userInfo` of the notifications about the frame: the frame.
  public nonisolated class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
}
