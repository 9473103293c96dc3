import Dispatch
import Foundation

/// The time, as triggers go by it.
@MainActor package struct NotificationClock {
  /// What time it is.
  package var now: () -> Date
  /// Has something done on the main actor after so many seconds, sleep of the machine included; what it returns calls that off.
  package var after: (_ seconds: Double, _ act: @escaping @MainActor () -> Void) -> () -> Void

  /// A clock of these parts.
  package init(
    now: @escaping () -> Date, after: @escaping (Double, @escaping @MainActor () -> Void) -> () -> Void
  ) {
    self.now = now
    self.after = after
  }

  /// The machine's clock. One timer of the main queue for each wait, so that nothing wakes an app that waits for nothing.
  package static let system = NotificationClock(
    now: { Date() },
    after: { seconds, act in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(wallDeadline: .now() + seconds, leeway: .milliseconds(50))
      // The handler keeps the timer, whether anybody else does or not; being called off or done, it lets go.
      timer.setEventHandler {
        timer.cancel()
        MainActor.assumeIsolated { act() }
      }
      timer.resume()
      return { timer.cancel() }
    })
}
