public import Foundation
import Synchronization

extension Timer {
  /// A timer in the current run loop that calls a method of an object. The object is retained until the timer is invalidated.
  ///
  /// Differs from Apple: only a timer that this method has made has a `userInfo`.
  ///
  /// - Parameters:
  ///   - ti: The time between two calls, in seconds.
  ///   - aTarget: The object with the method.
  ///   - aSelector: The method: it has no argument or one, the timer.
  ///   - userInfo: Kept for the app.
  ///   - yesOrNo: Whether it is called again and again.
  @discardableResult public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(
      fire: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget as AnyObject, aSelector, userInfo, yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// A timer that is not valid and never fires, as `Timer()` creates it. Apps use it as an initial value.
  public convenience init(unscheduled: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// A timer that is in no run loop yet and calls a method of an object.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }

  /// A timer that is in no run loop yet, is due at a date, and calls a method of an object.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let call = TimerCall(target: t as AnyObject, selector: s, userInfo: ui)
    self.init(fire: date, interval: ti, repeats: rep) { call.run($0) }
  }
}

/// What a timer calls.
final class TimerCall: Sendable {
  private struct State: @unchecked Sendable {
    var target: AnyObject?
    var userInfo: Any?
  }

  private let state: Mutex<State>
  private let selector: Selector

  init(target: AnyObject, selector: Selector, userInfo: Any?) {
    let initial = State(target: target, userInfo: userInfo)
    state = Mutex(initial)
    self.selector = selector
  }

  /// Calls the method; releases the object after the last call.
  func run(_ timer: Timer) {
    guard let target = state.withLock({ $0 }).target else { return }
    SelectorMessage.deliver(selector, to: target, SelectorArguments(objects: timer))
    if !timer.isValid { release() }
  }

  var userInfo: Any? { state.withLock { $0 }.userInfo }

  func release() {
    let old = state.withLock { state in
      defer { state = State() }
      return state
    }
    withExtendedLifetime(old) {}
  }
}

/// A timer that releases its target when it is invalidated: Foundation on Linux retains the closures of invalidated timers.
private final class SelectorTimer: Timer {
  private let call: TimerCall

  init(
    fire: Date, interval: TimeInterval, target: AnyObject, _ selector: Selector, _ userInfo: Any?, _ repeats: Bool
  ) {
    let call = TimerCall(target: target, selector: selector, userInfo: userInfo)
    self.call = call
    super.init(fire: fire, interval: interval, repeats: repeats) { call.run($0) }
  }

  override var userInfo: Any? { call.userInfo }

  override func invalidate() {
    super.invalidate()
    call.release()
  }
}
