import Dispatch
package import Foundation

/// The clock that triggers use.
@MainActor package struct NotificationClock {
  /// Returns the current time.
  package var now: () -> Date
  /// Schedules work on the main actor after a number of seconds, including sleep of the machine; returns a closure that cancels it.
  package var after: (_ seconds: Double, _ act: @escaping @MainActor () -> Void) -> () -> Void

  /// Makes a clock from these functions.
  package init(
    now: @escaping () -> Date, after: @escaping (Double, @escaping @MainActor () -> Void) -> () -> Void
  ) {
    self.now = now
    self.after = after
  }

  /// The machine's clock. One timer of the main queue for each wait, so that there are no wakeups while nothing is scheduled.
  package static let system = NotificationClock(
    now: { Date() },
    after: { seconds, act in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(wallDeadline: .now() + seconds, leeway: .milliseconds(50))
      // The handler retains the timer; when the timer is cancelled or has fired, it is released.
      timer.setEventHandler {
        timer.cancel()
        MainActor.assumeIsolated { act() }
      }
      timer.resume()
      return { timer.cancel() }
    })
}
