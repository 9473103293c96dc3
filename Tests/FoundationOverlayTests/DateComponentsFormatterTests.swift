import Foundation
import Testing

/// Spans of time as text, in files that import Foundation alone.
@Suite("Formatters of date components") struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle = .positional, _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    (formatter.unitsStyle, formatter.allowedUnits, formatter.zeroFormattingBehavior) = (style, units, zeros)
    return formatter
  }

  @Test("A time is written in each style, as in Apple's documentation") func styles() {
    let time: TimeInterval = 9 * 3600 + 41 * 60 + 30
    #expect(formatter().string(from: time) == "9:41:30")
    #expect(formatter(.abbreviated).string(from: time) == "9h 41m 30s")
    #expect(formatter(.short).string(from: time) == "9 hr, 41 min, 30 sec")
    #expect(formatter(.full).string(from: time) == "9 hours, 41 minutes, 30 seconds")
    #expect(formatter(.spellOut).string(from: time) == "nine hours, forty-one minutes, thirty seconds")
    #expect(formatter(.brief).string(from: time) == "9hr 41min 30sec")
    #expect(formatter(.full).string(from: 3661) == "1 hour, 1 minute, 1 second")
  }

  @Test("Without other settings leading zeros are left out of places, and all zeros out of names") func zeros() {
    #expect(formatter().string(from: 3610) == "1:00:10" && formatter().string(from: 65) == "1:05")
    #expect(formatter().string(from: 0) == "0" && formatter(.abbreviated).string(from: 0) == "0s")
    #expect(formatter(.abbreviated, [.day, .hour, .minute, .second]).string(from: 3610) == "1h 10s")
    #expect(DateComponentsFormatter().string(from: 100_844) == "1d 4:00:44")
  }

  @Test("Zeros are left out in front, between and behind, or written") func behaviors() {
    let units: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(formatter(.abbreviated, units, .dropLeading).string(from: 600) == "10m 0s")
    #expect(formatter(.abbreviated, units, .dropTrailing).string(from: 600) == "0d 0h 10m")
    #expect(formatter(.abbreviated, units, .dropMiddle).string(from: 86405) == "1d 5s")
    #expect(formatter(.abbreviated, units, .dropAll).string(from: 600) == "10m")
    #expect(formatter(.abbreviated, units, .pad).string(from: 3600) == "0d 1h 0m 0s")
    #expect(formatter(.positional, units, .pad).string(from: 3600) == "0d 1:00:00")
    #expect(formatter(.positional, [.minute, .second], .pad).string(from: 5) == "0:05")
  }

  @Test("The number of units is limited, and phrases are added") func limits() {
    let formatter = formatter(.abbreviated)
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4230) == "1h 10m")
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 60) == "About 1m remaining")
  }

  @Test("Components are counted from a date, and dates are counted in the calendar") func components() {
    let formatter = formatter(.full, [.day])
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.timeZone = .gmt
    formatter.referenceDate = Date(timeIntervalSinceReferenceDate: 31 * 86400)
    #expect(formatter.string(from: DateComponents(month: 1)) == "28 days")
    #expect(formatter.string(for: DateComponents(hour: 48)) == "2 days" && formatter.string(for: "a") == nil)
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.string(from: start, to: start + 3 * 86400) == "3 days")
    #expect(
      DateComponentsFormatter.localizedString(from: DateComponents(minute: 90), unitsStyle: .short) == "1 hr, 30 min")
  }

  @Test("A time before the beginning has a sign; one that is no number has no text") func extremes() {
    #expect(formatter().string(from: -65) == "-1:05")
    #expect(formatter().string(from: .infinity) == nil && formatter().string(from: .nan) == nil)
  }
}
