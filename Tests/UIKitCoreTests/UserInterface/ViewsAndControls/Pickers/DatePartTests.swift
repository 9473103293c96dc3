import Foundation
import SceneSystem
import TestSupport
import Testing

@testable @_spi(Runtime) import UIKitCore

@Suite("Parts of dates") struct DatePartTests {
  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  private func parts(_ date: Date, interval: Int = 1, locale: String = "en_US") -> DateParts {
    DateParts(
      calendar: calendar, locale: Locale(identifier: locale), date: date, duration: 3660, minuteInterval: interval)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  @Test(
    "The parts of a date have the order of the locale",
    arguments: [
      ("en_US", [DatePart.month, .day, .year]), ("de_DE", [.day, .month, .year]), ("ja_JP", [.year, .month, .day]),
      ("en_GB", [.day, .month, .year]),
    ])
  func order(locale: String, expected: [DatePart]) {
    let locale = Locale(identifier: locale)
    #expect(DatePart.parts(of: .date, locale: locale) == expected)
    #expect(DatePart.parts(of: .dateAndTime, locale: locale) == expected + [.hour, .minute])
    #expect(DatePart.parts(of: .yearAndMonth, locale: locale) == expected.filter { $0 != .day })
    #expect(DatePart.parts(of: .time, locale: locale) == [.hour, .minute])
    #expect(DatePart.parts(of: .countDownTimer, locale: locale) == [.durationHours, .durationMinutes])
  }

  @Test("Hours are counted as the locale does", arguments: [("en_US", true), ("de_DE", false), ("en_GB", false)])
  func hours(locale: String, twelve: Bool) {
    #expect(DatePart.usesTwelveHours(Locale(identifier: locale)) == twelve)
    let parts = parts(date(2024, 1, 1), locale: locale)
    #expect(parts.title(.hour, 0).hasPrefix(twelve ? "12 " : "00") && parts.title(.hour, 12).hasPrefix("12"))
    #expect(parts.title(.hour, 13).hasPrefix(twelve ? "1 " : "13"))
  }

  @Test("Titles are names of months, and numbers") func titles() {
    let parts = parts(date(2024, 3, 5))
    #expect(parts.title(.month, 3) == "March" && parts.title(.month, 99) == "99" && parts.title(.day, 5) == "5")
    #expect(parts.title(.minute, 7) == "07" && parts.title(.year, 2024) == "2024")
    #expect(parts.title(.durationHours, 1) == "1 hour" && parts.title(.durationHours, 2) == "2 hours")
    #expect(parts.title(.durationMinutes, 5) == "5 min")
  }

  @Test("The days are those of the month, the years those around the date") func values() {
    #expect(parts(date(2024, 2, 1)).values(.day).count == 29 && parts(date(2023, 2, 1)).values(.day).count == 28)
    #expect(parts(date(2024, 2, 1)).values(.month) == Array(1...12))
    #expect(parts(date(2024, 2, 1)).values(.year) == Array(1924...2124))
    #expect(parts(date(5, 2, 1)).values(.year).first == 1)
    #expect(parts(date(2024, 2, 1)).values(.hour) == Array(0..<24))
    #expect(parts(date(2024, 2, 1), interval: 15).values(.minute) == [0, 15, 30, 45])
  }

  @Test("A duration has hours and minutes, and each is set without the other") func duration() {
    var parts = parts(date(2024, 1, 1))
    #expect(parts.value(.durationHours) == 1 && parts.value(.durationMinutes) == 1)
    parts.set(.durationHours, 3)
    parts.set(.durationMinutes, 59)
    #expect(parts.duration == 3 * 3600 + 59 * 60 && parts.date == date(2024, 1, 1))
  }

  @Test("A minute that is set has no seconds; other parts keep the time") func seconds() {
    var parts = parts(date(2024, 1, 1, 10, 20).addingTimeInterval(33))
    parts.set(.day, 9)
    #expect(parts.date == date(2024, 1, 9, 10, 20).addingTimeInterval(33))
    parts.set(.minute, 21)
    #expect(parts.date == date(2024, 1, 9, 10, 21))
  }

  @Test("After any choice each part has the chosen value, and the others are unchanged", arguments: 0..<20)
  func anyChoice(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var parts = parts(date(2000 + random.below(50), 1 + random.below(12), 1 + random.below(28), random.below(24), 7))
    for _ in 0..<50 {
      let part = [DatePart.day, .month, .year, .hour, .minute][random.below(5)]
      let offered = parts.values(part)
      let value = offered[random.below(offered.count)]
      let before = Dictionary(
        uniqueKeysWithValues: [DatePart.day, .month, .year, .hour, .minute].map { ($0, parts.value($0)) })
      parts.set(part, value)
      #expect(parts.value(part) == value)
      for (other, old) in before where other != part {
        // The day is moved into a shorter month.
        let expected = other == .day ? min(old, parts.values(.day).count) : old
        #expect(parts.value(other) == expected, "\(other) after \(part) = \(value)")
      }
    }
  }
}

@MainActor @Suite("The calendar of a date picker") struct CalendarGridTests {
  private func grid(_ date: Date, firstWeekday: Int) -> CalendarGrid {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_US")
    calendar.firstWeekday = firstWeekday
    let grid = CalendarGrid { _, _, _ in }
    grid.frame = CGRect(origin: .zero, size: CalendarGrid.size)
    grid.show(
      DateParts(
        calendar: calendar, locale: Locale(identifier: "en_US"), date: date, duration: 60, minuteInterval: 1),
      from: nil, to: nil)
    grid.layoutIfNeeded()
    return grid
  }

  @Test(
    "Every month has all its days, and the first one below its weekday",
    arguments: [1, 2, 7], [(2023, 10), (2024, 2), (2015, 2), (2026, 8), (2000, 1)])
  func months(firstWeekday: Int, month: (year: Int, month: Int)) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    let first = try #require(
      calendar.date(from: DateComponents(year: month.year, month: month.month, day: 1)))
    let grid = grid(first.addingTimeInterval(86_400 * 10), firstWeekday: firstWeekday)
    let days = grid.visible(UIButton.self).filter { Int($0.currentTitle ?? "") != nil }
    let count = try #require(calendar.range(of: .day, in: .month, for: first)?.count)
    #expect(days.compactMap { Int($0.currentTitle ?? "") } == Array(1...count))
    let column = (calendar.component(.weekday, from: first) - firstWeekday + 7) % 7
    #expect(abs(days[0].frame.minX - CGFloat(column) * CalendarGrid.size.width / 7) < 3)
    #expect(days.allSatisfy { grid.bounds.contains($0.frame) })
  }

  @Test("The weekdays begin with the calendar's first one") func weekdays() {
    let titles = { (grid: CalendarGrid) in grid.visible(UILabel.self).compactMap(\.text).filter { $0.count == 1 } }
    #expect(
      titles(grid(Date(timeIntervalSinceReferenceDate: 0), firstWeekday: 1)) == ["S", "M", "T", "W", "T", "F", "S"])
    #expect(
      titles(grid(Date(timeIntervalSinceReferenceDate: 0), firstWeekday: 2)) == ["M", "T", "W", "T", "F", "S", "S"])
  }
}
