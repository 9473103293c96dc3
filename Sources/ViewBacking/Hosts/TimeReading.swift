/// A reading of clock and calendar, used to detect significant changes of time (B-06) and to predict the next one.
///
/// For hosts that have a clock, which they read themselves.
package struct TimeReading: Hashable, Sendable {
  /// The day in the zone, counted from 1 January 1970.
  package let day: Int
  /// The zone's offset from Greenwich, in seconds.
  package let offset: Int
  /// The zone's name: a change of the zone counts even if its clocks currently show the same time.
  package let zone: String
  /// The time when the computer was started, according to the current clock, in milliseconds. It changes only when the clock is set.
  package let start: Int

  /// - Parameters:
  ///   - instant: The current time, in seconds since 1970.
  ///   - zone: The zone's name.
  ///   - start: The time when the computer was started, by the same clock, in milliseconds.
  ///   - offset: The zone's offset from Greenwich at an instant.
  package init(at instant: Int, zone: String, start: Int, offset: (Int) -> Int) {
    self.offset = offset(instant)
    day = Self.day(of: instant, self.offset)
    self.zone = zone
    self.start = start
  }

  /// Whether an app is notified of the change from the other reading to this one. A correction of the clock by less than a second does not
  /// count: no app would show anything else.
  package func isJump(from other: TimeReading) -> Bool {
    day != other.day || offset != other.offset || zone != other.zone || abs(start - other.start) >= 1000
  }

  /// The next instant at which a clock that is not set will show another day, or change for daylight saving time.
  package static func nextJump(after instant: Int, offset: (Int) -> Int) -> Int {
    let now = offset(instant)
    let midnight = (day(of: instant, now) + 1) * 86400 - now
    guard offset(midnight) != now else { return midnight }
    // The clocks change somewhere in between.
    var (before, after) = (instant, midnight)
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if offset(middle) == now { before = middle } else { after = middle }
    }
    return after
  }

  private static func day(of instant: Int, _ offset: Int) -> Int {
    let local = instant + offset
    return local >= 0 ? local / 86400 : (local - 86399) / 86400
  }
}
