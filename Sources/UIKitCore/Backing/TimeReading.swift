/// What clock and calendar show, as far as an app is told when it jumps (B-06), and when it will jump next.
///
/// For hosts that have a clock; reading it is their business.
package struct TimeReading: Hashable, Sendable {
  /// The day, counted from 1 January 1970 as the zone has it.
  package let day: Int
  /// How far the zone's clocks are ahead of Greenwich, in seconds.
  package let offset: Int
  /// The zone's name: another zone is another one, also where its clocks show the same now.
  package let zone: String
  /// When the computer was started, by the clock as it is set, in milliseconds. Only who sets the clock moves it.
  package let start: Int

  /// - Parameters:
  ///   - instant: Now, in seconds since 1970.
  ///   - zone: The zone's name.
  ///   - start: When the computer was started, by the same clock, in milliseconds.
  ///   - offset: How far the zone's clocks are ahead of Greenwich at an instant.
  package init(at instant: Int, zone: String, start: Int, offset: (Int) -> Int) {
    self.offset = offset(instant)
    day = Self.day(of: instant, self.offset)
    self.zone = zone
    self.start = start
  }

  /// Whether an app is told of the way from the other reading to this one. A clock that was put right by less than a second has
  /// not jumped: no app would show anything else.
  package func isJump(from other: TimeReading) -> Bool {
    day != other.day || offset != other.offset || zone != other.zone || abs(start - other.start) >= 1000
  }

  /// The next instant at which a clock that nobody sets will show another day, or go forward or back for summer time.
  package static func nextJump(after instant: Int, offset: (Int) -> Int) -> Int {
    let now = offset(instant)
    let midnight = (day(of: instant, now) + 1) * 86400 - now
    guard offset(midnight) != now else { return midnight }
    // Somewhere on the way the clocks are changed.
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
