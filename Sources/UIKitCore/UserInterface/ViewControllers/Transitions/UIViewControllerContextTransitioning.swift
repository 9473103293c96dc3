public import Foundation

/// What an animator knows of a transition between two controllers, and how it reports its progress. iOS 7. UIKit provides the object.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. The leaving view is in it if it is the transition of a navigation or a tab bar controller;
  /// the animator adds the arriving one.
  var containerView: UIView { get }
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// Whether the user drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, so that the animator has to pass `false` to ``completeTransition(_:)``.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` in a navigation or a tab bar controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the container: none, because windows do not rotate.
  var targetTransform: CGAffineTransform { get }

  /// Moves the transition to a part, from 0 to 1, as the user determines.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The user's part has ended, and the transition goes on to its end.
  func finishInteractiveTransition()
  /// The user's part has ended, and the transition goes back to its beginning.
  func cancelInteractiveTransition()
  /// Stops the animation, so that the user can drive the transition. iOS 10.
  func pauseInteractiveTransition()
  /// The transition has ended: the appearance callbacks are called, and the views are moved to their places.
  ///
  /// An animator that never calls it keeps the two controllers between two states, and nothing else waits for it. The next change of the same
  /// container, a dismissal in the window, or the end of the window completes the transition, which is logged.
  func completeTransition(_ didComplete: Bool)

  /// The controller that is visible at the beginning or at the end.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view to animate; `nil` for that of a presenter which stays on screen.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame of a controller's view in the container at the beginning, or zero if it is not visible there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view in the container at the end, or zero if it is not visible there.
  func finalFrame(for vc: UIViewController) -> CGRect
}
