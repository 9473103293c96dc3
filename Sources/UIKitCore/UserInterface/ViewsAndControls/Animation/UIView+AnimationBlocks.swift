public import Foundation

/// Animations between a begin and a commit, as before iOS 4.
extension UIView {
  /// The animations that were begun, the innermost last.
  private static var blocks: [Block] = []

  private struct Block {
    let outer: AnimationGroup?
    let group: AnimationGroup
    var delay = 0.0
  }

  /// Begins an animation: changes until ``commitAnimations()`` are animated.
  ///
  /// Differs from Apple: the identifier and the context are not used, and no delegate is called.
  @available(*, deprecated, message: "Use animate(withDuration:) instead.")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let group = AnimationGroup(duration: animationGroup?.duration ?? 0.2)
    blocks.append(Block(outer: animationGroup, group: group))
    animationGroup = group
  }

  /// Ends the changes of the animation that was begun last, and starts it. Has no effect without one.
  @available(*, deprecated, message: "Use animate(withDuration:) instead.")
  public class func commitAnimations() {
    guard let block = blocks.popLast() else { return }
    animationGroup = block.outer
    block.group.run()
  }

  /// Sets the duration, in seconds. Has no effect outside of an animation.
  @available(*, deprecated, message: "Use animate(withDuration:) instead.")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    blocks.last?.group.duration = duration.isFinite ? max(0, duration) : 0
  }

  /// Sets the delay, in seconds. Has no effect after the first change.
  @available(*, deprecated, message: "Use animate(withDuration:) instead.")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    guard let block = blocks.last, block.group.changes.isEmpty, delay.isFinite else { return }
    block.group.postpone(by: max(0, delay - block.delay))
    blocks[blocks.count - 1].delay = max(delay, block.delay)
  }

  /// Sets the curve. Has no effect outside of an animation.
  @available(*, deprecated, message: "Use animate(withDuration:) instead.")
  public class func setAnimationCurve(_ curve: AnimationCurve) { blocks.last?.group.timing = curve.timing }

  /// Sets how often the animation is repeated. Has no effect outside of an animation.
  @available(*, deprecated, message: "Use animate(withDuration:) instead.")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    guard let group = blocks.last?.group else { return }
    group.repeats = repeatCount >= .greatestFiniteMagnitude
    group.repeatCount = repeatCount.isFinite && repeatCount > 0 ? Double(min(repeatCount, 1e9)) : 1
  }

  /// Sets whether the animation runs backwards afterwards. Has no effect outside of an animation.
  @available(*, deprecated, message: "Use animate(withDuration:) instead.")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    blocks.last?.group.autoreverses = repeatAutoreverses
  }

  /// Has no effect: an animation starts from what is shown.
  @available(*, deprecated, message: "Use animate(withDuration:) instead.")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
