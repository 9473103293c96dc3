import Foundation

/// The changes that one call animates, and their time.
@MainActor final class AnimationGroup {
  var duration: TimeInterval
  var timing: AnimationTiming
  var repeats = false
  var repeatCount = 1.0
  var autoreverses = false
  /// The part of the duration in which the changes of a key frame happen.
  var keyframe: (start: Double, duration: Double)?
  /// Whether values that were not animated before are shown over time. Without a host they are not.
  private(set) var isLive = false
  private(set) var changes: [AnimatedChange] = []
  /// Called once at the end, with whether it was reached.
  var completion: ((Bool) -> Void)?

  /// The time before the changes, in seconds.
  let delay: TimeInterval
  /// Whether the animation stands still until the user has driven it.
  var isDriven = false
  private var start: TimeInterval
  private var held: Double?
  var isReversed = false
  private var endTimer: ProcessTimer?
  private(set) var isOver = false

  init(duration: TimeInterval, delay: TimeInterval = 0, timing: AnimationTiming = .easeInOut) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.timing = timing
    self.delay = delay.isFinite ? max(0, delay) : 0
    start = UIProcess.current.uptime() + self.delay
  }

  /// Begins later.
  func postpone(by seconds: TimeInterval) { start += seconds }

  // MARK: Recording

  /// Runs `body`, and animates what it changes.
  func record(_ body: () -> Void) {
    let previous = UIView.animationGroup
    UIView.animationGroup = self
    defer { UIView.animationGroup = previous }
    body()
  }

  /// A property has changed.
  func note(_ view: UIView, _ property: AnimatedProperty, from old: AnimatedValue) {
    if let known = changes.first(where: { $0.view === view && $0.property == property && !$0.isOver }) {
      // A key frame begins where the one before ends.
      guard keyframe != nil else { return }
      known.endKeyframe(at: keyframe?.start ?? 0)
    }
    let change = AnimatedChange(
      view, property, from: view.attachments?.animations[property]?.present(ending: old) ?? old, group: self,
      keyframe: keyframe)
    changes.append(change)
    // A view that was just added to a shown window gets its backing at the end of the turn.
    guard UIProcess.current.animatesViews,
      view.backing != nil || UIProcess.current.animatesUnshownViews || view.window?.backing != nil
    else { return }
    isLive = true
    view.needAttachments.animations[property] = change
    UIProcess.current.animationClock.add(view)
  }

  /// Begins after the changes were recorded.
  func run() {
    if RecordedAnimations.current?.adopt(self) == true { return }
    guard isLive, duration > 0 || start > UIProcess.current.uptime() else { return finish() }
    scheduleEnd()
  }

  private func scheduleEnd() {
    guard held == nil, !repeats, !isOver else { return }
    let now = UIProcess.current.uptime()
    let end = isReversed ? start : start + duration * repeatCount * (autoreverses ? 2 : 1)
    let remaining = isReversed ? now - start : end - now
    endTimer = ProcessTimer(after: max(0, remaining)) { [self] in finish() }
  }

  // MARK: Time

  /// The part of the duration that has passed, from 0 to 1.
  var fraction: Double {
    if isOver { return isReversed ? 0 : 1 }
    if let held { return held }
    guard duration > 0 else { return 1 }
    let part = (UIProcess.current.uptime() - start) / duration
    if isReversed { return min(max(heldBeforeReverse - part, 0), 1) }
    guard part > 0 else { return 0 }
    if repeats || repeatCount != 1 || autoreverses {
      let limit = repeats ? Double.infinity : repeatCount * (autoreverses ? 2 : 1)
      guard part < limit else { return autoreverses ? 0 : 1 }
      let round = part.truncatingRemainder(dividingBy: autoreverses ? 2 : 1)
      return round > 1 ? 2 - round : round
    }
    return min(part, 1)
  }
  private var heldBeforeReverse = 1.0

  /// Stops at the present part, or at another one.
  func hold(at fraction: Double? = nil) {
    held = min(max(fraction ?? self.fraction, 0), 1)
    endTimer?.cancel()
    for change in changes { change.view?.setNeedsShow() }
  }

  /// Goes on from the part that is held.
  func proceed() {
    guard let part = held else { return }
    held = nil
    let now = UIProcess.current.uptime()
    if isReversed {
      heldBeforeReverse = part
      start = now
      endTimer = ProcessTimer(after: part * duration) { [self] in finish() }
    } else {
      start = now - part * duration
      scheduleEnd()
    }
    for change in changes { if let view = change.view { UIProcess.current.animationClock.add(view) } }
  }

  /// Whether the animation stands still.
  var isHeld: Bool { held != nil }

  // MARK: The end

  /// Ends the animation: with the new values, or with the old ones if it is reversed.
  func finish(didReachEnd: Bool = true) {
    guard !isOver else { return }
    isOver = true
    endTimer?.cancel()
    let revert = isReversed
    for change in changes { change.end(revert: revert) }
    changes = []
    let done = completion
    completion = nil
    done?(didReachEnd)
  }

  /// Ends the animation with the values that are shown.
  func stopHere() {
    guard !isOver else { return }
    hold()
    for change in changes { change.endHere() }
    isOver = true
    changes = []
  }
}
