import Foundation
import Synchronization

/// The messages that are sent after a delay.
enum DelayedPerforms {
  private struct Call: @unchecked Sendable {
    var target: NSObject
    var selector: Selector
    var argument: Any?
    var timer: Timer
  }

  private struct Calls {
    var next = 0
    var calls: [Int: Call] = [:]
  }

  private static let pending = Mutex(Calls())

  /// Sends a message on the current run loop after a delay.
  static func add(
    _ selector: Selector, to target: NSObject, argument: Any?, delay: TimeInterval, modes: [RunLoop.Mode]
  ) {
    let number = pending.withLock { calls in
      calls.next += 1
      return calls.next
    }
    // The timer's closure refers to the call by its number: Foundation on Linux retains closures of invalidated timers.
    // On Linux a timer made with `timeInterval` is due at once, so this one is made with its date.
    let due = Date(timeIntervalSinceNow: delay.isFinite ? max(0, delay) : 0)
    let timer = Timer(fire: due, interval: 0, repeats: false) { _ in
      guard let call = take(number) else { return }
      SelectorMessage.deliver(call.selector, to: call.target, SelectorArguments(call.argument))
    }
    let call = Call(target: target, selector: selector, argument: argument, timer: timer)
    pending.withLock { $0.calls[number] = call }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  private static func take(_ number: Int) -> Call? { pending.withLock { $0.calls.removeValue(forKey: number) } }

  /// Cancels the calls for an object that `matches` accepts.
  static func cancel(target: AnyObject, where matches: (Selector, AnyObject?) -> Bool) {
    let candidates = pending.withLock { $0.calls.filter { $0.value.target === target } }
    for (number, call) in candidates where matches(call.selector, call.argument.map { $0 as AnyObject }) {
      take(number)?.timer.invalidate()
    }
  }
}
