#if GTK
  import CGTK
  import Foundation
  import UIKitCore

  /// Tells when the time has jumped: at midnight, when somebody sets the clock, at the beginning and end of summer time, and with
  /// another zone (B-06).
  ///
  /// It sleeps on a timer that is put to the next jump which can be foreseen, so that an idle app is woken once a day.
  @MainActor final class TimeWatch {
    private let jumped: () -> Void
    private let timer = psc_clock_timer()
    private var known = TimeWatch.read()

    /// - Parameter jumped: Called once for each jump, from the next turn on.
    init(jumped: @escaping () -> Void) {
      self.jumped = jumped
      let own = Unmanaged.passUnretained(self).toOpaque()
      if timer >= 0 {
        psc_descriptor_attach(timer, TimeWatch.wake, own)
        wait()
      }
      psc_watch_zone(TimeWatch.wake, own)
    }

    /// The watch lives as long as the process, as what calls this does.
    private static let wake: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
      guard let data else { return }
      let watch = Unmanaged<TimeWatch>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { watch.look() }
    }

    private func look() {
      if timer >= 0 {
        psc_clock_timer_clear(timer)
        wait()
      }
      let now = TimeWatch.read()
      guard now.isJump(from: known) else { return }
      // Foundation keeps the zone that it found first.
      if now.zone != known.zone { NSTimeZone.resetSystemTimeZone() }
      known = now
      jumped()
    }

    /// Has the timer go off at the next jump. Where the clock is set in between, that is another instant.
    private func wait() {
      while psc_clock_timer_set(timer, TimeReading.nextJump(after: psc_clock_now(), offset: psc_clock_offset)) == 0 {}
    }

    private static func read() -> TimeReading {
      let name = psc_zone_name()
      defer { g_free(name) }
      return TimeReading(
        at: psc_clock_now(), zone: name.map { String(cString: $0) } ?? "", start: psc_clock_start(),
        offset: psc_clock_offset)
    }
  }
#endif
