import Foundation

extension UIViewController {
  /// Call this when the controller's preferences for the status bar have changed.
  ///
  /// Differs from Apple: has no effect, because ``UIStatusBarManager`` reads the preferences on each access.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Call this when the supported orientations have changed. Differs from Apple: has no effect, because a simulated device does not rotate.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Call this when the preference for the home indicator has changed. Differs from Apple: has no effect, because there is no indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Call this when the edges at which the system's gestures wait have changed. Differs from Apple: has no effect, because there are no such
  /// gestures.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Call this when the controller's preference for the orientation lock has changed. iOS 26. If the scene's geometry changes, its delegate
  /// is notified (`windowScene(_:didUpdateEffectiveGeometry:)`).
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    viewIfLoaded?.window?.windowScene?.orientationLockMayHaveChanged()
  }

  /// Call this when the controller's preference for the pointer lock has changed. iOS 14. Differs from Apple: has no effect, because no
  /// profile locks a pointer.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}
