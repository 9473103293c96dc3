public import Foundation

extension UIView {
  /// How key frames run.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The combination as bits, with UIKit's values.
    public let rawValue: UInt
    /// A combination given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lay subviews out inside the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Let the user touch views while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Start from the current state of a running animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeat the animation.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Run it backwards afterwards.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Use the duration given, not that of the animation around it.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Use the options given, not those of the animation around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight lines between key frames.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps between key frames. Straight lines are used instead.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The same speed throughout. Straight lines are used instead.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smooth curves. Straight lines are used instead.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Smooth curves with the same speed. Straight lines are used instead.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Animates what the key frames change that `animations` adds with
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard UIProcess.current.animatesViews && areAnimationsEnabled || RecordedAnimations.isDriving else {
      withoutGroup(animations)
      completion?(true)
      return
    }
    let group = AnimationGroup(duration: duration, delay: delay, timing: .linear)
    group.repeats = options.contains(.repeat)
    group.autoreverses = options.contains(.autoreverse)
    group.completion = completion
    group.record(animations)
    group.run()
  }

  /// Adds a key frame. Outside of the closure of an animation the changes happen at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, as a part of the duration.
  ///   - frameDuration: How long it takes, as a part of the duration.
  ///   - animations: Changes views.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let group = animationGroup else { return animations() }
    let previous = group.keyframe
    group.keyframe = (min(max(frameStartTime, 0), 1), min(max(frameDuration, 0), 1))
    animations()
    group.keyframe = previous
  }
}
