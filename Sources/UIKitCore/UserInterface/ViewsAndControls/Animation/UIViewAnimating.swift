public import Foundation

/// The state of an animator. iOS 10. Raw values are Apple's.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// Not started, or finished.
  case inactive = 0
  /// Running or paused.
  case active = 1
  /// Stopped, and not finished.
  case stopped = 2
}

/// A place in an animation. iOS 10. Raw values are Apple's.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end.
  case end = 0
  /// The start.
  case start = 1
  /// The values that are shown.
  case current = 2
}

/// An animation that can be started, paused, stopped and moved. iOS 10.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether it runs backwards.
  var isReversed: Bool { get set }
  /// The part that is done, from 0 to 1. Setting it moves a paused animation.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animation.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation, or makes it active without starting it.
  func pauseAnimation()
  /// Stops the animation with the values that are shown; with `true` it is finished without a completion.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which closures are added. iOS 10.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes, which begin at a part of the remaining duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with another curve, in a part of the original duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
