public import Foundation

extension UIView {
  /// Animates what `animations` changes, and calls `completion` at the end with `true`.
  ///
  /// Frames, bounds, centers, opacities, transforms and background colours change over time in a window that a host shows; their properties
  /// have the new values at once. Anything else changes at once.
  ///
  /// Differs from Apple: without a host, such as on a simulated device, nothing takes time, and `completion` is called before this method
  /// returns.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, delay, options, options.timing, animations, completion)
  }

  /// Animates what `animations` changes, and calls `completion` at the end with `true`.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, 0, [], .easeInOut, animations, completion)
  }

  /// Animates what `animations` changes with a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The delay in seconds.
  ///   - dampingRatio: 1 for no oscillation, and less for more of it.
  ///   - velocity: The initial velocity, in units of the whole change in a second.
  ///   - options: How the animation runs.
  ///   - animations: Changes views.
  ///   - completion: Called at the end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration, delay, options, .spring(damping: Double(dampingRatio), velocity: Double(velocity) * duration),
      animations, completion)
  }

  /// Animates what `animations` changes with a spring of a perceptual duration and a bounce from 0 to 1. iOS 17.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming.spring(
      damping: 1 - Double(min(max(bounce, 0), 0.99)), velocity: Double(initialSpringVelocity) * duration)
    animate(duration, delay, options, timing, animations, completion)
  }

  /// Runs `animations`, which change what is in `view`.
  ///
  /// Differs from Apple: the view does not flip or dissolve; the animatable properties change over time.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(duration, 0, options, options.timing, { animations?() }, completion)
  }

  /// Replaces a view by another one in its superview, or hides and shows them with `showHideTransitionViews`.
  ///
  /// Differs from Apple: the second view appears by its opacity, whatever the transition.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else if let superview = fromView.superview {
      superview.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    let alpha = toView.alpha
    withoutGroup { toView.alpha = 0 }
    animate(duration, 0, options, options.timing, { toView.alpha = alpha }, completion)
  }

  /// Deletes views with an animation of the system: they are removed from their superviews.
  ///
  /// Differs from Apple: the views are removed at once.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    for view in views { view.removeFromSuperview() }
    animate(0.3, 0, options, options.timing, { animations?() }, completion)
  }

  /// Repeats what `animations` animates. iOS 12.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animationGroup?.repeatCount = max(0, Double(count))
    animationGroup?.autoreverses = autoreverses
    animations()
  }

  /// Runs `actions`; what they change is not animated.
  public class func performWithoutAnimation(_ actions: () -> Void) { withoutGroup(actions) }

  /// Sets whether animations take time; if not, `completion` is called at once.
  public class func setAnimationsEnabled(_ enabled: Bool) { UIProcess.current.areAnimationsEnabled = enabled }

  /// Whether animations take time. Default: `true`.
  public class var areAnimationsEnabled: Bool { UIProcess.current.areAnimationsEnabled }

  /// The duration of the animation whose closure is running, in seconds; 0 outside of one. iOS 9.
  public class var inheritedAnimationDuration: TimeInterval { animationGroup?.duration ?? 0 }

  private class func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions, _ timing: AnimationTiming,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard UIProcess.current.animatesViews && areAnimationsEnabled || RecordedAnimations.isDriving else {
      withoutGroup(animations)
      completion?(true)
      return
    }
    let inherits = animationGroup != nil && !options.contains(.overrideInheritedDuration)
    let group = AnimationGroup(
      duration: inherits ? animationGroup?.duration ?? duration : duration, delay: delay,
      timing: animationGroup != nil && !options.contains(.overrideInheritedCurve)
        ? animationGroup?.timing ?? timing : timing)
    group.repeats = options.contains(.repeat)
    group.autoreverses = options.contains(.autoreverse)
    group.completion = completion
    group.record(animations)
    group.run()
  }
}

extension UIView {
  /// An animation of the system. Raw values are Apple's.
  public enum SystemAnimation: UInt, Hashable, Sendable {
    /// Removes views.
    case delete = 0
  }
}
