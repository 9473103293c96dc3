import Foundation

/// What a split view controller asks and tells.
///
/// Differs from Apple: an optional method that is left out is a default here.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// Asks, before the two are put into one on a narrow screen, whether the delegate has dealt with the secondary controller.
  ///
  /// `true` leaves it out, so that the primary one is seen; `false`, the default, puts it on the primary one's stack.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Asks which column is to be seen on a narrow screen. Default: the proposed one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

// What happens where a delegate leaves a method out.
extension UISplitViewControllerDelegate {
  /// Answers `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Answers the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}
