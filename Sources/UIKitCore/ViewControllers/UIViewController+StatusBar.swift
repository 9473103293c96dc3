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

  /// Says that what the controller wants of the orientation's lock has changed. iOS 26.
  ///
  /// Differs from Apple: nothing is to be done, because a scene's geometry asks whenever it is read.
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}

  /// Says that what the controller wants of the pointer has changed. iOS 14. Differs from Apple: no profile locks a pointer.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}
