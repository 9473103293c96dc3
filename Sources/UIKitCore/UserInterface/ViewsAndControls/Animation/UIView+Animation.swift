public import Foundation

extension UIView {
  /// How an animation runs. Accepted and ignored: see ``animate(withDuration:delay:options:animations:completion:)``.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: UInt
    /// A combination given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lay subviews out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Let the user touch views while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Start from the current state of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view flips about its left edge.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips about its right edge.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The page curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The page curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Runs `animations` and then `completion`, with `true`.
  ///
  /// Differs from Apple: both run immediately, before this method returns; durations, delays and options have no effect.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs `animations` and then `completion`, with `true`.
  ///
  /// Differs from Apple: both run immediately, before this method returns.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs `animations` and then `completion`, with `true`.
  ///
  /// Differs from Apple: both run immediately, before this method returns; there is no spring.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Runs `animations` and then `completion`, with `true`.
  ///
  /// Differs from Apple: both run immediately, before this method returns; nothing is drawn in between.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Runs `actions`. Nothing is animated here, so there is nothing to prevent.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
