public import Foundation
public import Selectors

/// Animations between a begin and a commit, as before iOS 4.
extension UIView {
  /// The animations that were begun, the innermost last.
  private static var blocks: [Block] = []

  private struct Block {
    let outer: AnimationGroup?
    let group: AnimationGroup
    let identifier: String?
    var delay = 0.0
    weak var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
  }

  /// The transition of a view whose subviews change in an animation.
  public enum AnimationTransition: Int, Hashable, Sendable {
    /// None.
    case none = 0
    /// The view flips about its vertical axis, from left to right.
    case flipFromLeft = 1
    /// The view flips about its vertical axis, from right to left.
    case flipFromRight = 2
    /// The view curls up.
    case curlUp = 3
    /// The view curls down.
    case curlDown = 4
  }

  /// Begins an animation: changes until ``commitAnimations()`` are animated.
  ///
  /// Differs from Apple: the methods of the delegate receive the identifier, but no context.
  @available(*, deprecated, message: "Use animate(withDuration:) instead.")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let group = AnimationGroup(duration: animationGroup?.duration ?? 0.2)
    blocks.append(Block(outer: animationGroup, group: group, identifier: animationID))
    animationGroup = group
  }

  /// Ends the changes of the animation that was begun last, and starts it. Has no effect without one.
  @available(*, deprecated, message: "Use animate(withDuration:) instead.")
  public class func commitAnimations() {
    guard let block = blocks.popLast() else { return }
    animationGroup = block.outer
    notify(block)
    block.group.run()
  }

  /// Calls the delegate's method for the beginning, and arranges the call of the one for the end.
  private static func notify(_ block: Block) {
    guard let delegate = block.delegate else { return }
    if let willStart = block.willStart, SelectorMessage.responds(delegate, to: willStart) {
      SelectorMessage.deliver(willStart, to: delegate, SelectorArguments(block.identifier, nil))
    }
    guard let didStop = block.didStop, SelectorMessage.responds(delegate, to: didStop) else { return }
    let (identifier, completion) = (block.identifier, block.group.completion)
    block.group.completion = { [weak delegate] finished in
      completion?(finished)
      guard let delegate else { return }
      SelectorMessage.deliver(
        didStop, to: delegate, SelectorArguments(identifier, NSNumber(value: finished), nil))
    }
  }

  /// Sets the object whose methods are called when the animation begins and ends. Not retained. Has no effect outside of an animation.
  @available(*, deprecated, message: "Use animate(withDuration:) instead.")
  public class func setAnimationDelegate(_ delegate: Any?) {
    guard !blocks.isEmpty else { return }
    blocks[blocks.count - 1].delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets the delegate's method for the beginning: it receives the identifier and the context. Has no effect outside of an animation.
  ///
  /// Differs from Apple: it is called by ``commitAnimations()``, and the context is `nil`.
  @available(*, deprecated, message: "Use animate(withDuration:) instead.")
  public class func setAnimationWillStart(_ selector: Selector?) {
    guard !blocks.isEmpty else { return }
    blocks[blocks.count - 1].willStart = selector
  }

  /// Sets the delegate's method for the end: it receives the identifier, whether the end was reached, and the context. Has no effect
  /// outside of an animation.
  ///
  /// Differs from Apple: the context is `nil`.
  @available(*, deprecated, message: "Use animate(withDuration:) instead.")
  public class func setAnimationDidStop(_ selector: Selector?) {
    guard !blocks.isEmpty else { return }
    blocks[blocks.count - 1].didStop = selector
  }

  /// Sets the transition of a view whose subviews change in the animation. Has no effect: views do not flip or curl, as with
  /// ``transition(with:duration:options:animations:completion:)``.
  @available(*, deprecated, message: "Use transition(with:duration:options:animations:completion:) instead.")
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}

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
