#if GTK
  import CGTK
  import Foundation
  import ViewBacking

  /// Reports significant changes of the time: at midnight, when the clock is set, at the beginning and end of daylight saving time, and
  /// when the time zone changes (B-06).
  ///
  /// It waits on a timer for the next change that can be predicted, so that an idle app is woken once a day.
  @MainActor final class TimeObserver {
    private let jumped: () -> Void
    private let timer = psc_clock_timer()
    private var last = TimeObserver.read()

    /// - Parameter jumped: Called once for each change, from the next iteration of the loop on.
    init(jumped: @escaping () -> Void) {
      self.jumped = jumped
      let own = Unmanaged.passUnretained(self).toOpaque()
      if timer >= 0 {
        psc_descriptor_attach(timer, TimeObserver.wake, own)
        wait()
      }
      psc_watch_zone(TimeObserver.wake, own)
    }

    /// The watch lives as long as the process, and so do the sources that call this.
    private static let wake: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
      guard let data else { return }
      let watch = Unmanaged<TimeObserver>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { watch.checkTime() }
    }

    private func checkTime() {
      if timer >= 0 {
        psc_clock_timer_clear(timer)
        wait()
      }
      let now = TimeObserver.read()
      guard now.isJump(from: last) else { return }
      // Foundation caches the zone that it found first.
      if now.zone != last.zone { NSTimeZone.resetSystemTimeZone() }
      last = now
      jumped()
    }

    /// Sets the timer to the next change. If the clock is set in between, that is another instant.
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
