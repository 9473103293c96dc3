import Foundation
import FoundationOverlay
import Testing

@Suite("The time between two dates as text")
struct RelativeDateTimeFormatterTests {
  private let present = Date(timeIntervalSinceReferenceDate: 700_000_000)

  private func formatter(_ change: (RelativeDateTimeFormatter) -> Void = { _ in }) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    formatter.calendar = calendar
    change(formatter)
    return formatter
  }

  private static let largestUnits: [(interval: Double, text: String)] = [
    (-5, "5 seconds ago"), (-65, "1 minute ago"), (-7200, "2 hours ago"), (-259_200, "3 days ago"),
    (-169_000, "1 day ago"),
    (3700, "in 1 hour"), (3_456_000, "in 1 month"), (-69_120_000, "2 years ago"),
  ]

  @Test("A time is written in its largest unit", arguments: largestUnits)
  func largestUnit(interval: Double, text: String) {
    #expect(
      formatter().localizedString(for: present.addingTimeInterval(interval), relativeTo: present) == text)
  }

  @Test("With names, the days beside the present have them")
  func named() {
    let formatter = formatter { $0.dateTimeStyle = .named }
    func text(_ days: Double) -> String {
      formatter.localizedString(for: present.addingTimeInterval(days * 86400), relativeTo: present)
    }
    #expect([text(-1), text(1), text(-2)] == ["yesterday", "tomorrow", "2 days ago"])
    formatter.formattingContext = .beginningOfSentence
    #expect(text(-1) == "Yesterday")
  }

  @Test("Units are written as words, short words or numbers in words")
  func units() {
    func text(_ style: RelativeDateTimeFormatter.UnitsStyle) -> String {
      formatter { $0.unitsStyle = style }.localizedString(
        for: present.addingTimeInterval(-7200), relativeTo: present)
    }
    #expect(text(.full) == "2 hours ago")
    #expect(text(.spellOut) == "two hours ago")
    #expect(text(.short).hasPrefix("2 hr"))
    #expect(text(.abbreviated) == "2h ago")
  }

  @Test("Components and intervals count from the present, and other languages are written")
  func sources() {
    #expect(formatter().localizedString(from: DateComponents(day: -3)) == "3 days ago")
    #expect(formatter().localizedString(fromTimeInterval: -7200.5) == "2 hours ago")
    #expect(formatter().localizedString(fromTimeInterval: .nan).isEmpty == false)
    #expect(formatter().string(for: Date().addingTimeInterval(-7200.5)) == "2 hours ago")
    #expect(formatter().string(for: "a date") == nil)
    let german = formatter { $0.locale = Locale(identifier: "de_DE") }
    #expect(german.localizedString(fromTimeInterval: -7200.5) == "vor 2 Stunden")
  }
}
