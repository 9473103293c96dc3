public import Foundation

/// The status bar as code from before iOS 13 reads it from the application, today a property of a scene's ``UIStatusBarManager``: the
/// values are those of the frontmost scene. All of it is deprecated on a device since iOS 13.
extension UIApplication {
  /// The colour of the status bar's text in the scene in front.
  public var statusBarStyle: UIStatusBarStyle { frontStatusBar?.statusBarStyle ?? .default }

  /// Whether the scene in front has no status bar; also `true` if there is no scene.
  public var isStatusBarHidden: Bool { frontStatusBar?.isStatusBarHidden ?? true }

  /// Where the status bar of the scene in front is, in points; empty while it is hidden.
  public var statusBarFrame: CGRect { frontStatusBar?.statusBarFrame ?? .zero }

  /// The orientation of the scene in front; unknown if there is none.
  public var statusBarOrientation: UIInterfaceOrientation { runner?.frontWindowScene?.interfaceOrientation ?? .unknown }

  /// The duration of the status bar's rotation, in seconds. Differs from Apple: nothing rotates, so 0.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0 }

  private var frontStatusBar: UIStatusBarManager? { runner?.frontWindowScene?.statusBarManager }

  /// Posted before the status bar rotates. Deprecated on a device since iOS 13. Differs from Apple: never posted.
  public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  /// Posted after the status bar has rotated. Deprecated on a device since iOS 13. Differs from Apple: never posted.
  public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  /// Posted before the status bar changes its frame. Deprecated on a device since iOS 13. Differs from Apple: never posted.
  public nonisolated class var willChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }
  /// Posted after the status bar has changed its frame. Deprecated on a device since iOS 13. Differs from Apple: never
  /// posted.
  public nonisolated class var didChangeStatusBarFrameNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }
  /// In the `userInfo` of the notifications about rotation: the orientation's raw value.
  public nonisolated class var statusBarOrientationUserInfoKey: String {
    "UIApplicationStatusBarOrientationUserInfoKey"
  }
  /// In the `userInfo` of the notifications about the frame: the frame.
  public nonisolated class var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
}
