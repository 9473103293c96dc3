import Testing
import ViewBacking

/// A time zone whose clocks change at given instants.
private struct Zone: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var first: Int
  var changes: [(at: Int, to: Int)] = []

  func offset(_ instant: Int) -> Int { changes.last { $0.at <= instant }?.to ?? first }

  static let greenwich = Zone(testDescription: "Greenwich", first: 0)
  static let india = Zone(testDescription: "India", first: 19800)
  static let honolulu = Zone(testDescription: "Honolulu", first: -36000)
  /// 2026-03-29 01:00 and 2026-10-25 01:00 in Greenwich.
  static let berlin = Zone(
    testDescription: "Berlin", first: 3600, changes: [(1_774_746_000, 7200), (1_792_890_000, 3600)])
  /// Clocks that are set forward at midnight: the day begins at one.
  static let cairo = Zone(testDescription: "Cairo", first: 7200, changes: [(1_777_586_400, 10800)])
  /// Clocks that are set back at midnight: the last hour occurs twice.
  static let havana = Zone(testDescription: "Back at midnight", first: -14400, changes: [(1_793_505_600, -18000)])
}

@Suite("B-06: which time changes an app receives, and when the next one is due")
struct TimeReadingTests {
  private func reading(_ instant: Int, _ zone: Zone, name: String = "here", start: Int = 0) -> TimeReading {
    TimeReading(at: instant, zone: name, start: start, offset: zone.offset)
  }

  @Test(
    "the next change is the next midnight, by the time zone's clocks",
    arguments: [
      (Zone.greenwich, 0, 86400), (.greenwich, 86399, 86400), (.greenwich, 86400, 172_800), (.greenwich, -1, 0),
      (.greenwich, -86400, 0), (.india, 0, 66600), (.india, 66600, 153_000), (.honolulu, 0, 36000),
      (.honolulu, 36000, 122_400),
    ] as [(Zone, Int, Int)])
  private func midnight(zone: Zone, instant: Int, next: Int) {
    #expect(TimeReading.nextJump(after: instant, offset: zone.offset) == next)
    #expect(!reading(next - 1, zone).isJump(from: reading(instant, zone)))
    #expect(reading(next, zone).isJump(from: reading(instant, zone)))
  }

  @Test(
    "a daylight saving change before midnight precedes midnight",
    arguments: [
      // From the midnight before it: forward at two, back at three, forward at midnight, back at midnight.
      (Zone.berlin, 1_774_738_800, [1_774_746_000, 1_774_821_600]),
      (.berlin, 1_792_879_200, [1_792_890_000, 1_792_969_200]),
      (.cairo, 1_777_500_000, [1_777_586_400, 1_777_669_200]),
      (.havana, 1_793_419_200, [1_793_505_600, 1_793_509_200]),
    ] as [(Zone, Int, [Int])])
  private func summerTime(zone: Zone, from instant: Int, jumps: [Int]) {
    var (now, found) = (instant, [Int]())
    for _ in jumps {
      let next = TimeReading.nextJump(after: now, offset: zone.offset)
      #expect(reading(next, zone).isJump(from: reading(now, zone)))
      #expect(!reading(next - 1, zone).isJump(from: reading(now, zone)))
      now = next
      found.append(next)
    }
    #expect(found == jumps)
  }

  @Test("another time zone is a change, also where its clocks show the same")
  func zone() {
    #expect(reading(5, .india).isJump(from: reading(5, .greenwich)))
    #expect(reading(5, .greenwich, name: "there").isJump(from: reading(5, .greenwich)))
    #expect(!reading(6, .greenwich).isJump(from: reading(5, .greenwich)))
  }

  @Test(
    "a clock that is set by a second or more has changed, and one that is adjusted by less has not",
    arguments: [(-3_600_000, true), (-1000, true), (-999, false), (0, false), (999, false), (1000, true)]
      as [(Int, Bool)])
  func set(by milliseconds: Int, isJump: Bool) {
    let before = reading(40_000, .greenwich, start: 7_000_000)
    #expect(reading(40_000, .greenwich, start: 7_000_000 + milliseconds).isJump(from: before) == isJump)
  }
}
