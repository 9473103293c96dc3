import Foundation
import SceneSystem
import TestSupport
import Testing
import ViewBacking

@testable @_spi(Runtime) import UIKitCore

@MainActor @Suite("Date pickers under any sequence of calls") struct DatePickerPropertyTests {
  private static let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth]
  private static let styles: [UIDatePickerStyle] = [.automatic, .compact, .wheels, .inline]

  @Test("The date is between the limits, and what is shown is the date", arguments: 0..<20)
  func sequences(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 600, height: 330))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    picker.calendar = calendar
    picker.locale = Locale(identifier: seed.isMultiple(of: 2) ? "en_US" : "de_DE")
    let root = UIViewController()
    let shown = ContainerWindow(root)
    root.view.addSubview(picker)
    func anyDate() -> Date { Date(timeIntervalSinceReferenceDate: TimeInterval(random.below(800_000_000))) }
    for _ in 0..<30 {
      switch random.below(9) {
      case 0: picker.datePickerMode = Self.modes[random.below(5)]
      case 1: picker.preferredDatePickerStyle = Self.styles[random.below(4)]
      case 2: picker.date = anyDate()
      case 3: picker.minimumDate = random.below(3) == 0 ? nil : anyDate()
      case 4: picker.maximumDate = random.below(3) == 0 ? nil : anyDate()
      case 5: picker.minuteInterval = [1, 5, 15, 7, 0, -1, 30][random.below(7)]
      case 6: picker.countDownDuration = TimeInterval(random.below(100_000))
      default:
        let parts = picker.parts
        let part = parts[random.below(parts.count)]
        let offered = picker.values.values(part)
        picker.choose(part, offered[random.below(offered.count)])
      }
      shown.turn()
      if let minimum = picker.minimumDate, let maximum = picker.maximumDate, minimum > maximum {
        // Limits that exclude each other do not count.
      } else {
        #expect(picker.minimumDate.map { $0 <= picker.date } ?? true)
        #expect(picker.maximumDate.map { $0 >= picker.date } ?? true)
      }
      #expect((0...86_340).contains(picker.countDownDuration) && 60 % picker.minuteInterval == 0)
      let values = picker.values
      if picker.datePickerStyle == .wheels {
        let wheels = try #require(picker.visible(UIPickerView.self).first)
        #expect(wheels.numberOfComponents == picker.parts.count)
        for index in picker.parts.indices { #expect(wheels.selectedRow(inComponent: index) >= 0) }
      } else {
        let titles = picker.visible(UIButton.self).filter(\.showsMenuAsPrimaryAction).map(\.currentTitle)
        let parts =
          picker.datePickerStyle == .inline ? picker.parts.filter { $0 == .hour || $0 == .minute } : picker.parts
        #expect(titles == parts.map { values.title($0, values.value($0)) })
      }
    }
  }

  @Test("A picker is freed in each style", arguments: [0, 1, 2, 3]) func freed(style: Int) {
    weak var released: UIDatePicker?
    do {
      let picker = UIDatePicker(frame: .zero)
      picker.preferredDatePickerStyle = Self.styles[style]
      picker.choose(.year, 2020)
      released = picker
    }
    #expect(released == nil)
  }
}
