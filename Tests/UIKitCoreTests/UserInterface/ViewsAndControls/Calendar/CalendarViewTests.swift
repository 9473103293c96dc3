import Foundation
import SceneSystem
import Testing

@testable @_spi(Runtime) import UIKitCore

@MainActor
private final class CalendarSource: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
  UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
{
  var log: [String] = []
  var refused: Set<Int> = []
  var keepsOne = false
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    switch dateComponents.day {
    case 3: .default(color: .red, size: .large)
    case 4: .image(UIImage(systemName: "star"))
    case 5:
      .customView {
        let label = UILabel()
        label.text = "x"
        return label
      }
    default: nil
    }
  }
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { log.append("from \(previousDateComponents.month ?? 0)") }
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
    log.append("day \(dateComponents?.day ?? 0)")
  }
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { dateComponents.map { !refused.contains($0.day ?? 0) } ?? !keepsOne }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
    log.append("+\(dateComponents.day ?? 0)")
  }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
    log.append("-\(dateComponents.day ?? 0)")
  }
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) { log.append("week \(weekOfYearComponents?.weekOfYear ?? 0)") }
}

@MainActor @Suite("Calendar views") struct CalendarViewTests {
  private let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 360))
  private let source = CalendarSource()

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    calendar.firstWeekday = 2
    calendar.minimumDaysInFirstWeek = 4
    view.calendar = calendar
    view.timeZone = calendar.timeZone
    view.locale = Locale(identifier: "en_GB")
    view.delegate = source
    view.visibleDateComponents = DateComponents(year: 2024, month: 2)
    view.layoutIfNeeded()
  }

  private var days: [UIButton] { view.visible(UIButton.self).filter { Int($0.configuration?.title ?? "") != nil } }
  private func day(_ number: Int) -> UIButton? { days.first { $0.configuration?.title == "\(number)" } }
  private func press(_ number: Int) { day(number)?.sendActions(for: .primaryActionTriggered) }
  private var selected: [String] { days.filter(\.isSelected).compactMap { $0.configuration?.title } }

  private func turn(_ name: String) {
    view.visible(UIButton.self).first { $0.accessibilityLabel == name }?.sendActions(for: .primaryActionTriggered)
  }

  @Test("A month has its days below their weekdays, and its name") func month() throws {
    #expect(days.count == 29)
    // The first of February 2024 is a Thursday.
    #expect(try #require(day(1)).frame.minX == 152 && #require(day(5)).frame.minX == 2)
    #expect(view.visible(UILabel.self).first?.text == "February 2024")
    #expect(view.visible(UILabel.self).dropFirst().prefix(7).compactMap(\.text) == ["M", "T", "W", "T", "F", "S", "S"])
    #expect(view.visibleDateComponents.year == 2024 && view.visibleDateComponents.month == 2)
  }

  @Test("Turning the month notifies the delegate; setting it does not") func turnMonth() {
    turn("Next Month")
    #expect(days.count == 31 && source.log == ["from 2"])
    turn("Previous Month")
    view.setVisibleDateComponents(DateComponents(year: 2023, month: 2), animated: false)
    #expect(days.count == 28 && source.log == ["from 2", "from 3"])
  }

  @Test("Dates have the delegate's decorations, in their places") func decorations() throws {
    let dot = try #require(view.decoration(ofDay: 3))
    #expect(dot.backgroundColor == .red && dot.frame.width == 11)
    #expect(view.decoration(ofDay: 4) is UIImageView && view.decoration(ofDay: 5) is UILabel)
    #expect(view.decoration(ofDay: 6) == nil)
    view.layoutIfNeeded()
    #expect(try dot.frame.minY >= #require(day(3)).frame.maxY)
    view.wantsDateDecorations = false
    #expect(view.decoration(ofDay: 3) == nil && dot.superview == nil)
  }

  @Test("One date is selected, and deselected if none may be") func single() {
    let selection = UICalendarSelectionSingleDate(delegate: source)
    source.refused = [9]
    view.selectionBehavior = selection
    #expect(day(9)?.isEnabled == false)
    press(7)
    press(8)
    press(9)
    #expect(selected == ["8"] && source.log == ["day 7", "day 8"] && selection.selectedDate?.day == 8)
    press(8)
    #expect(selected == [] && source.log.last == "day 0")
    source.keepsOne = true
    press(8)
    press(8)
    #expect(selected == ["8"])
    selection.setSelected(DateComponents(year: 2024, month: 2, day: 29), animated: true)
    #expect(selected == ["29"] && source.log.last == "day 8")
  }

  @Test("Several dates are selected and deselected") func multiple() {
    let selection = UICalendarSelectionMultiDate(delegate: source)
    view.selectionBehavior = selection
    press(1)
    press(5)
    press(1)
    #expect(selected == ["5"] && source.log == ["+1", "+5", "-1"])
    selection.selectedDates = [DateComponents(year: 2024, month: 2, day: 2)]
    #expect(selected == ["2"])
  }

  @Test("A week is selected as a whole") func week() {
    let selection = UICalendarSelectionWeekOfYear(delegate: source)
    view.selectionBehavior = selection
    press(14)
    #expect(selected == ["12", "13", "14", "15", "16", "17", "18"] && source.log == ["week 7"])
    press(12)
    #expect(selected == [] && selection.selectedWeekOfYear == nil)
  }

  @Test("Dates and months out of the available range cannot be reached") func range() throws {
    let start = try #require(view.calendar.date(from: DateComponents(year: 2024, month: 2, day: 10)))
    let end = try #require(view.calendar.date(from: DateComponents(year: 2024, month: 3, day: 5)))
    view.selectionBehavior = UICalendarSelectionMultiDate(delegate: nil)
    view.availableDateRange = DateInterval(start: start, end: end)
    #expect(day(9)?.isEnabled == false && day(10)?.isEnabled == true)
    turn("Previous Month")
    #expect(view.visibleDateComponents.month == 2)
    turn("Next Month")
    #expect(view.visibleDateComponents.month == 3 && day(5)?.isEnabled == true && day(6)?.isEnabled == false)
  }

  @Test("Without a selection dates are only shown") func noSelection() {
    press(3)
    #expect(selected == [] && day(3)?.isUserInteractionEnabled == false)
  }

  @Test("Another time zone keeps the visible month", arguments: ["America/Los_Angeles", "Pacific/Kiritimati", "UTC"])
  func timeZone(name: String) {
    view.timeZone = TimeZone(identifier: name)
    #expect(view.visibleDateComponents.month == 2 && view.visibleDateComponents.year == 2024 && days.count == 29)
    view.timeZone = TimeZone(identifier: "UTC")
    #expect(view.visibleDateComponents.month == 2)
  }

  @Test("A calendar that is set after the month keeps the month") func calendarAfterMonth() {
    let other = UICalendarView(frame: .zero)
    var (east, west) = (Calendar(identifier: .gregorian), Calendar(identifier: .gregorian))
    (east.timeZone, west.timeZone) = (
      .init(secondsFromGMT: 14 * 3600) ?? .gmt, .init(secondsFromGMT: -11 * 3600) ?? .gmt
    )
    other.calendar = east
    other.visibleDateComponents = DateComponents(year: 2023, month: 12)
    other.calendar = west
    #expect(other.visibleDateComponents.year == 2023 && other.visibleDateComponents.month == 12)
  }

  @Test(
    "In several calendars each day of a month is below its weekday, once",
    arguments: [.gregorian, .buddhist, .japanese, .hebrew, .persian] as [Calendar.Identifier])
  func calendars(identifier: Calendar.Identifier) throws {
    // The seed is derived from the name, which is the same in each run.
    var random = SeededGenerator(seed: "\(identifier)".utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    for _ in 0..<12 {
      calendar.firstWeekday = .random(in: 1...7, using: &random)
      view.calendar = calendar
      let date = Date(timeIntervalSince1970: .random(in: 0...2_000_000_000, using: &random))
      view.visibleDateComponents = calendar.dateComponents([.era, .year, .month], from: date)
      view.layoutIfNeeded()
      let count = try #require(calendar.range(of: .day, in: .month, for: date)).count
      #expect(days.compactMap { Int($0.configuration?.title ?? "") } == Array(1...count), "\(identifier) \(date)")
      for number in 1...count {
        var parts = calendar.dateComponents([.era, .year, .month], from: date)
        parts.day = number
        let weekday = try calendar.component(.weekday, from: #require(calendar.date(from: parts)))
        let column = try Int(#require(day(number)).frame.minX / 50)
        #expect(column == (weekday - calendar.firstWeekday + 7) % 7, "\(identifier) \(date): day \(number)")
      }
    }
  }
}
