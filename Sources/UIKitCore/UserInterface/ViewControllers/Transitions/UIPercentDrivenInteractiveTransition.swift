public import Foundation

/// Lets the user drive what an animator animates: the animations stand still, and are moved by ``update(_:)``. iOS 7.
///
/// Frames, opacities and the other properties that `UIView.animate` animates are moved, in key frames and property animators too. Where
/// animations take no time, the changes are made by ``finish()``, and reverted by ``cancel()``.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration of the transition that is driven, in seconds; 0 before it begins.
  public var duration: CGFloat { context?.duration ?? 0 }
  /// The part that was passed to ``update(_:)`` last, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed of the animation after the user's part, relative to the usual one. Default: 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the animation after the user's part. Default: `easeInOut`. Stored: the rest has the animator's curve.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the user's part, or `nil`. iOS 10. Stored: the parts of ``update(_:)`` are those of the animator's curve.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins with the user's part. iOS 10. Default: `true`.
  open var wantsInteractiveStart = true
  private var context: (any DrivenTransition)?

  /// An object that drives one transition after the other.
  public override init() { super.init() }

  /// The transition begins, and stands still at its beginning. Call `super` if you override it.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? any DrivenTransition
    percentComplete = 0
    context?.animate(isDriven: true)
  }

  /// Moves the transition to a part, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// The transition goes on to its end.
  open func finish() { end { $0.finishInteractiveTransition() } }

  /// The transition goes back to its beginning.
  open func cancel() { end { $0.cancelInteractiveTransition() } }

  /// Stops the animation, so that ``update(_:)`` moves it. iOS 10.
  open func pause() {
    context?.pauseInteractiveTransition()
    if let part = context?.part { percentComplete = part }
  }

  private func end(_ send: (any DrivenTransition) -> Void) {
    guard let context, context.isInteractive else { return }
    context.completionSpeed = completionSpeed
    send(context)
  }

  /// A transition that began without the user's part, which may be paused.
  func adopt(_ transition: any DrivenTransition) { context = transition }
}

/// A transition whose animations stand still while the user drives it.
@MainActor protocol DrivenTransition: AnyObject, UIViewControllerContextTransitioning {
  /// The duration, in seconds.
  var duration: TimeInterval { get }
  /// The speed after the user's part.
  var completionSpeed: CGFloat { get set }
  /// The part of the animations that is done.
  var part: CGFloat { get }
  /// Calls the animator; what it animates stands still if the user drives the transition.
  func animate(isDriven: Bool)
}
