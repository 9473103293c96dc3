public import Foundation

/// The properties of a coordinator's transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the change is animated: whether it has an animator.
  var isAnimated: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration, in seconds; 0 without an animator.
  var transitionDuration: TimeInterval { get }
  /// The style of the presentation; `none` in a container, and for a change of a size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition has begun with the user's part.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be paused. iOS 10.
  var isInterruptible: Bool { get }
  /// Whether the user drives the transition now.
  var isInteractive: Bool { get }
  /// The part of the transition at which the user's part has ended, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the animation after the user's part, relative to the usual one.
  var completionVelocity: CGFloat { get }
  /// The curve of the animation after the user's part.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place. Differs from Apple: for a change of a size it is an empty view if no view is common to it.
  var containerView: UIView { get }
  /// The rotation of the container: none, because windows do not rotate.
  var targetTransform: CGAffineTransform { get }

  /// The controller that is visible at the beginning or at the end; `nil` for a change of a size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that is visible at the beginning or at the end; `nil` for a change of a size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
