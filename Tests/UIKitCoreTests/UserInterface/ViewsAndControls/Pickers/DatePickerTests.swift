import Foundation
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Date pickers") struct DatePickerTests {
  let root = UIViewController()
  let shown: ContainerWindow
  let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 600, height: 216))
  let calendar: Calendar

  init() {
    shown = ContainerWindow(root)
    root.view.addSubview(picker)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: "en_US")
    self.calendar = calendar
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    picker.locale = Locale(identifier: "en_US")
    picker.date = date(2024, 1, 31, 13, 45)
    shown.turn()
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  private var titles: [String] { shown.views(UIButton.self).compactMap(\.currentTitle) }

  private func changes() -> () -> Int {
    final class Counter { var value = 0 }
    let counter = Counter()
    picker.addAction(UIAction { _ in counter.value += 1 }, for: .valueChanged)
    return { counter.value }
  }

  @Test("A menu for each part of the mode, in the order of the locale") func parts() {
    #expect(titles == ["January", "31", "2024", "1 PM", "45"])
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "de_DE")
    shown.turn()
    #expect(titles.first == "31" && titles.last == "2024" && titles.count == 3)
    picker.datePickerMode = .time
    shown.turn()
    #expect(titles == ["13", "45"])
    picker.datePickerMode = .yearAndMonth
    shown.turn()
    #expect(titles.count == 2)
  }

  @Test("A choice in a menu changes the date and sends the event") func choice() throws {
    let count = changes()
    let minutes = try #require(shown.views(UIButton.self).last)
    minutes.receive(.choseMenuItem([30]))
    #expect(picker.date == date(2024, 1, 31, 13, 30) && count() == 1 && titles.last == "30")
    minutes.receive(.choseMenuItem([30]))
    #expect(count() == 1)
  }

  @Test("A day that the month does not have becomes its last one") func shortMonth() {
    picker.choose(.month, 2)
    #expect(picker.date == date(2024, 2, 29, 13, 45))
    picker.choose(.year, 2023)
    #expect(picker.date == date(2023, 2, 28, 13, 45))
  }

  @Test("The date stays between the limits; limits that exclude each other are ignored") func limits() {
    picker.minimumDate = date(2024, 2, 10)
    #expect(picker.date == date(2024, 2, 10))
    picker.maximumDate = date(2024, 2, 20)
    picker.date = date(2025, 1, 1)
    #expect(picker.date == date(2024, 2, 20))
    picker.choose(.day, 1)
    #expect(picker.date == date(2024, 2, 10))
    picker.maximumDate = date(2020, 1, 1)
    picker.date = date(2030, 1, 1)
    #expect(picker.date == date(2030, 1, 1))
    picker.setDate(Date(timeIntervalSinceReferenceDate: .nan), animated: true)
    #expect(picker.date == date(2030, 1, 1))
  }

  @Test("Minutes are offered in intervals that divide an hour") func interval() {
    picker.minuteInterval = 20
    #expect(picker.values.values(.minute) == [0, 20, 40] && picker.values.value(.minute) == 40)
    #expect(picker.date == date(2024, 1, 31, 13, 45))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 20)
    picker.roundsToMinuteInterval = false
    #expect(picker.values.value(.minute) == 45)
  }

  @Test("Wheels have a column for each part, and a selection changes the date") func wheels() throws {
    let count = changes()
    picker.preferredDatePickerStyle = .wheels
    shown.turn()
    let wheels = try #require(shown.views(UIPickerView.self).first)
    #expect(wheels.numberOfComponents == 5 && wheels.numberOfRows(inComponent: 1) == 31)
    #expect(wheels.selectedRow(inComponent: 0) == 0 && wheels.selectedRow(inComponent: 3) == 13)
    wheels.userSelected(1, in: 0)
    #expect(picker.date == date(2024, 2, 29, 13, 45) && count() == 1)
    #expect(wheels.numberOfRows(inComponent: 1) == 29 && wheels.selectedRow(inComponent: 1) == 28)
  }

  @Test("A duration is chosen by wheels, and is at least a minute") func duration() throws {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 5400
    shown.turn()
    #expect(picker.datePickerStyle == .wheels)
    let wheels = try #require(shown.views(UIPickerView.self).first)
    #expect(wheels.selectedRow(inComponent: 0) == 1 && wheels.selectedRow(inComponent: 1) == 30)
    picker.choose(.durationHours, 0)
    picker.choose(.durationMinutes, 0)
    #expect(picker.countDownDuration == 60)
    picker.countDownDuration = 1e12
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = .infinity
    #expect(picker.countDownDuration == 0)
  }

  @Test("A calendar shows the month of the date, and a press on a day chooses it with the time unchanged")
  func inline() throws {
    let count = changes()
    picker.preferredDatePickerStyle = .inline
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 330)
    shown.turn()
    #expect(shown.views(UILabel.self).contains { $0.text == "January 2024" })
    #expect(titles.contains("31") && titles.contains("1 PM") && titles.suffix(1) == ["45"])
    try #require(shown.button("5")).receive(.pressed)
    #expect(picker.date == date(2024, 1, 5, 13, 45) && count() == 1)
    // The first of January 2024 is a Monday, the second day of a week that begins on Sunday.
    let day = try #require(shown.button("1"))
    #expect(abs(day.frame.minX - 320 / 7) < 3)
  }

  @Test("The calendar turns to other months, and days outside the limits cannot be chosen") func months() throws {
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.minimumDate = date(2024, 1, 10)
    picker.maximumDate = date(2024, 2, 20)
    shown.turn()
    let (before, first) = (try #require(shown.button("9")), try #require(shown.button("10")))
    #expect(!before.isEnabled && first.isEnabled)
    try #require(shown.button("Next Month")).receive(.pressed)
    #expect(shown.views(UILabel.self).contains { $0.text == "February 2024" } && shown.button("30") == nil)
    #expect(shown.button("21")?.isEnabled == false)
    try #require(shown.button("20")).receive(.pressed)
    #expect(picker.date == date(2024, 2, 20))
    try #require(shown.button("Previous Month")).receive(.pressed)
    #expect(shown.views(UILabel.self).contains { $0.text == "January 2024" } && picker.date == date(2024, 2, 20))
    picker.datePickerMode = .time
    #expect(picker.datePickerStyle == .compact)
  }

  @Test("A disabled picker changes nothing") func disabled() throws {
    let count = changes()
    picker.isEnabled = false
    #expect(shown.views(UIButton.self).allSatisfy { !$0.isEnabled })
    picker.choose(.day, 1)
    #expect(picker.date == date(2024, 1, 31, 13, 45) && count() == 0)
  }

  @Test("The style of the system is compact, and the menus fit their size") func style() {
    #expect(picker.datePickerStyle == .compact && picker.preferredDatePickerStyle == .automatic)
    let size = picker.intrinsicContentSize
    picker.frame = CGRect(origin: .zero, size: size)
    shown.turn()
    #expect(shown.views(UIButton.self).allSatisfy { picker.bounds.insetBy(dx: -1, dy: -1).contains($0.frame) })
  }
}
