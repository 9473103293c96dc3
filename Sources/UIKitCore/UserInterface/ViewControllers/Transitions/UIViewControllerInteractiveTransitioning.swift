public import Foundation

/// Drives a transition between two controllers by what the user does. iOS 7.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition. Move it by the context's `updateInteractiveTransition(_:)`, and end it with `finishInteractiveTransition()` or
  /// `cancelInteractiveTransition()`, and with `completeTransition(_:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the animation after the user's part, relative to the usual one. The default is 1.
  var completionSpeed: CGFloat { get }
  /// The curve of the animation after the user's part. The default is `easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins with the user's part; otherwise the animator runs as usual. iOS 10. The default is `true`.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// Returns `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Returns `true`.
  public var wantsInteractiveStart: Bool { true }
}
