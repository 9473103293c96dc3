import Foundation

extension UIViewController {
  /// Says that what this controller wants of the status bar has changed.
  ///
  /// Differs from Apple: nothing is to be done, because ``UIStatusBarManager`` asks whenever it is read.
  public func setNeedsStatusBarAppearanceUpdate() {}

  /// Says that the supported orientations have changed. Differs from Apple: a simulated device does not turn.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Says that the wish about the home indicator has changed. Differs from Apple: there is no indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Says that what the controller wants of the orientation's lock has changed. iOS 26. Where the scene's geometry follows, its
  /// delegate hears of it (`windowScene(_:didUpdateEffectiveGeometry:)`).
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {
    viewIfLoaded?.window?.windowScene?.orientationLockMayHaveChanged()
  }

  /// Says that what the controller wants of the pointer has changed. iOS 14. Differs from Apple: no profile locks a pointer.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}
