public import Foundation

/// Animates a transition between two controllers. iOS 7.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration in seconds. Animations that run alongside the transition have it too.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Adds the arriving view to the context's container, animates the views, and calls
  /// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator of the transition that can be paused. iOS 10.
  ///
  /// Differs from Apple: it is not called. ``animateTransition(using:)`` is, and what it animates can be paused in any case.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// The transition has ended, and the appearance callbacks were called. The default does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator without animations.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .easeInOut)
  }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}
