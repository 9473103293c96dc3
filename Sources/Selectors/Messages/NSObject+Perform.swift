public import Foundation
import MainThread

extension NSObject {
  /// Whether the receiver has a method of this name, its own or inherited, that the source pass has found or UIKit registers.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorMessage.responds(self, to: $0) } ?? false
  }

  /// Calls the method of this name.
  ///
  /// Differs from Apple: an unknown method is reported in the log, with those that the class has, and the app continues.
  /// - Returns: The method's result if it is an object; it lives at least until the end of the turn of the main
  ///   queue; on another thread, until 16 later results.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil)
  }

  /// Calls the method of this name with an argument. See ``perform(_:)``.
  @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: object, with: nil)
  }

  /// Calls the method of this name with two arguments. See ``perform(_:)``.
  @discardableResult public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    guard let aSelector,
      let result = SelectorMessage.deliver(aSelector, to: self, SelectorArguments(object1 as Any?, object2 as Any?))
    else { return nil }
    let object = result as AnyObject
    PerformResults.keep(object)
    return Unmanaged.passUnretained(object)
  }

  /// Calls the method of this name on the current run loop after a delay in seconds. The receiver is retained until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedPerforms.add(aSelector, to: self, argument: anArgument, delay: delay, modes: [.default])
  }

  /// Calls the method of this name on the current run loop, in some modes, after a delay in seconds.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedPerforms.add(aSelector, to: self, argument: anArgument, delay: delay, modes: modes)
  }

  /// Cancels the calls of `perform(_:with:afterDelay:)` for an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.cancel(target: aTarget as AnyObject) { _, _ in true }
  }

  /// Cancels the calls of `perform(_:with:afterDelay:)` for an object with this method and an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let argument = anArgument.map { $0 as AnyObject }
    DelayedPerforms.cancel(target: aTarget as AnyObject) { selector, other in
      selector == aSelector && (argument === other || (argument as? NSObject)?.isEqual(other) == true)
    }
  }

  /// Calls the method of this name on the main thread, now if this is the main thread and `wait` is `true`.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let call = UncheckedCall(object: self, selector: aSelector, argument: arg)
    if !wait {
      DispatchQueue.main.async { call.run() }
    } else if MainThread.isFirst {
      call.run()
    } else {
      DispatchQueue.main.sync { call.run() }
    }
  }

  /// Calls the method of this name on another thread.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let call = UncheckedCall(object: self, selector: aSelector, argument: arg)
    DispatchQueue.global().async { call.run() }
  }
}

/// Keeps results of `perform(_:)` alive, which the caller does not own, as an autorelease pool does.
private enum PerformResults {
  private struct Held: @unchecked Sendable {
    let object: AnyObject
  }

  static func keep(_ object: AnyObject) {
    if MainThread.isFirst {
      let held = Held(object: object)
      return DispatchQueue.main.async { withExtendedLifetime(held) {} }
    }
    let key = "Selectors.PerformResults"
    var results = Thread.current.threadDictionary[key] as? [AnyObject] ?? []
    results.append(object)
    Thread.current.threadDictionary[key] = Array(results.suffix(16))
  }
}

/// A message that another thread sends. Objective-C leaves it to the app which thread may use an object.
private struct UncheckedCall: @unchecked Sendable {
  let object: NSObject
  let selector: Selector
  let argument: Any?

  func run() { _ = SelectorMessage.deliver(selector, to: object, SelectorArguments(argument)) }
}
