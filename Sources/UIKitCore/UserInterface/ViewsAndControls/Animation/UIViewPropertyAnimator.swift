public import Foundation
import RuntimeLogging

/// Animates changes of views, and can be paused, reversed and moved meanwhile. iOS 10.
///
/// Where animations take no time (see ``UIView/animate(withDuration:delay:options:animations:completion:)``), starting one finishes it.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration in seconds.
  public let duration: TimeInterval
  /// The delay before the start, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The curve.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Whether the animation can be paused and moved. Default: `true`. Stored: it always can.
  open var isInterruptible = true
  /// Whether the views receive touches while they move. Default: `true`. Stored: they always do.
  open var isUserInteractionEnabled = true
  /// Whether touches hit the views where they are shown. Default: `true`. Differs from Apple: touches hit them where they end.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be moved linearly. iOS 11. Default: `true`. Stored.
  open var scrubsLinearly = true
  /// Whether the animation stays active at its end. iOS 11. Default: `false`.
  open var pausesOnCompletion = false

  /// The state.
  open private(set) var state = UIViewAnimatingState.inactive
  private var animations: [(body: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var groups: [AnimationGroup] = []
  private var startTimer: ProcessTimer?
  private var reversed = false

  /// An animator with the duration 0. Apps use it as an initial value.
  public override convenience init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

  /// An animator with a curve; without animations yet.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = (parameters as? UISpringTimingParameters)?.settling ?? duration
    timingParameters = parameters
    super.init()
  }

  /// An animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Starts an animation, and returns its animator.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16) & 3) ?? .easeInOut
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: State

  /// Whether the animation is running.
  open var isRunning: Bool { state == .active && groups.contains { !$0.isHeld && !$0.isOver } }

  /// Whether it runs backwards.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed, state != .stopped else { return }
      let wasRunning = isRunning
      for group in groups { group.hold() }
      reversed = newValue
      for group in groups {
        group.isReversed = newValue
        if wasRunning { group.proceed() }
      }
    }
  }

  /// The part that is done, from 0 to 1. Setting it moves the animation, which is paused.
  open var fractionComplete: CGFloat {
    get { CGFloat(groups.first?.fraction ?? 0) }
    set {
      activate()
      for group in groups { group.hold(at: Double(newValue)) }
    }
  }

  // MARK: Content

  /// Adds changes, which begin at a part of the remaining duration.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return report("addAnimations(_:delayFactor:)") }
    animations.append((animation, Double(min(max(delayFactor, 0), 1))))
    if state == .active, !groups.isEmpty {
      let isHeld = !isRunning
      record()
      if isHeld { groups.last?.hold(at: 0) }
    }
  }

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a closure that is called at the end with the position.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Control

  /// Starts or continues the animation.
  open func startAnimation() {
    switch state {
    case .inactive:
      activate()
      for group in groups where group.isHeld && !group.isDriven { group.proceed() }
    case .active: for group in groups where group.isHeld && !group.isDriven { group.proceed() }
    case .stopped: report("startAnimation()")
    }
  }

  /// Starts the animation after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    guard delay > 0, UIProcess.current.animatesViews else { return startAnimation() }
    state = .active
    startTimer = ProcessTimer(after: delay) { [self] in
      startTimer = nil
      state = .inactive
      startAnimation()
    }
  }

  /// Pauses the animation, or makes it active without starting it.
  open func pauseAnimation() {
    guard state != .stopped else { return report("pauseAnimation()") }
    activate(isHeld: true)
    for group in groups { group.hold() }
  }

  /// Continues a paused animation with another curve, in a part of the original duration; 0 means the remaining one.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active else { return report("continueAnimation(withTimingParameters:durationFactor:)") }
    if let parameters { timingParameters = parameters }
    for group in groups {
      if durationFactor > 0 {
        // The rest takes this part of the duration.
        let rest = group.isReversed ? group.fraction : 1 - group.fraction
        if rest > 0 { group.duration = duration * Double(durationFactor) / rest }
      }
      if group.isHeld { group.proceed() }
    }
  }

  /// Stops the animation with the values that are shown; with `true` it is finished, without a completion.
  open func stopAnimation(_ withoutFinishing: Bool) {
    startTimer?.cancel()
    startTimer = nil
    guard state == .active else { return }
    for group in groups { group.stopHere() }
    groups = []
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Finishes a stopped animation at a position, and calls the completions.
  ///
  /// Differs from Apple: the views keep the values with which the animation was stopped, unless the position is the end.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return report("finishAnimation(at:)") }
    if finalPosition == .end { for animation in animations { UIView.withoutGroup(animation.body) } }
    complete(finalPosition)
  }

  private func activate(isHeld: Bool = false) {
    guard state == .inactive else { return }
    state = .active
    groups = []
    record(isHeld: isHeld)
  }

  /// Runs the closures that were not run yet.
  private func record(isHeld: Bool = false) {
    for animation in animations.dropFirst(groups.count) {
      let group = AnimationGroup(duration: duration, timing: timing)
      if animation.delayFactor > 0 { group.keyframe = (animation.delayFactor, 1 - animation.delayFactor) }
      group.isReversed = reversed
      groups.append(group)
      group.record(animation.body)
      if isHeld { group.hold(at: 0) }
    }
    let last = groups.last
    last?.completion = { [self] _ in groupEnded() }
    if groups.isEmpty {
      complete(.end)
    } else if !isHeld {
      for group in groups { group.run() }
    }
  }

  private func groupEnded() {
    guard state == .active else { return }
    for group in groups where !group.isOver { group.finish() }
    guard !pausesOnCompletion else { return }
    complete(reversed || groups.last?.isReversed == true ? .start : .end)
  }

  private func complete(_ position: UIViewAnimatingPosition) {
    state = .inactive
    groups = []
    animations = []
    let done = completions
    completions = []
    for completion in done { completion(position) }
  }

  private var timing: AnimationTiming {
    (timingParameters as? UISpringTimingParameters)?.timing ?? timingParameters?.springTimingParameters?.timing
      ?? timingParameters?.cubicTimingParameters?.timing ?? .easeInOut
  }

  private func report(_ method: String) {
    RuntimeLog.write("\(method) has no effect on an animator that is \(state == .stopped ? "stopped" : "not stopped").")
  }
}
