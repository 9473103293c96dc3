import Localization
import Foundation

/// A month of a calendar, of which a day can be chosen.
@MainActor final class CalendarGrid: UIView {
  private let chosen: (_ year: Int, _ month: Int, _ day: Int) -> Void
  private let title = UILabel(frame: .zero)
  private let back: UIButton
  private let onward: UIButton
  private var weekdays: [UILabel] = []
  private var days: [UIButton] = []
  private var values: DateParts?
  private var limits: (Date?, Date?) = (nil, nil)
  /// The first day of the month that is shown.
  private var month = Date()

  static let size = CGSize(width: 320, height: 290)

  init(chosen: @escaping (_ year: Int, _ month: Int, _ day: Int) -> Void) {
    self.chosen = chosen
    back = UIButton(configuration: .plain())
    onward = UIButton(configuration: .plain())
    super.init(frame: .zero)
    title.font = .boldSystemFont(ofSize: 17)
    title.textAlignment = .center
    for (button, symbol, name, step) in [
      (back, "chevron.left", SystemString.previousMonth.localized, -1),
      (onward, "chevron.right", SystemString.nextMonth.localized, 1),
    ] {
      button.configuration?.image = UIImage(systemName: symbol)
      button.accessibilityLabel = name
      button.addAction(UIAction { [weak self] _ in self?.turn(step) }, for: .primaryActionTriggered)
      addSubview(button)
    }
    addSubview(title)
    for _ in 0..<7 {
      let label = UILabel(frame: .zero)
      label.font = .systemFont(ofSize: 12)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      weekdays.append(label)
      addSubview(label)
    }
    for index in 0..<42 {
      let button = UIButton(configuration: .plain())
      button.addAction(UIAction { [weak self] _ in self?.press(index) }, for: .primaryActionTriggered)
      days.append(button)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a date, in its month.
  func show(_ values: DateParts, from minimum: Date?, to maximum: Date?) {
    let isOther = self.values?.date != values.date
    self.values = values
    limits = (minimum, maximum)
    if isOther { month = firstDay(of: values.date) ?? values.date }
    fill()
  }

  private func firstDay(of date: Date) -> Date? {
    guard let calendar = values?.calendar else { return nil }
    return calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date))
  }

  private func turn(_ step: Int) {
    guard let next = values?.calendar.date(byAdding: .month, value: step, to: month) else { return }
    month = next
    fill()
  }

  /// The day of the month at a place of the grid; outside of the month it does not exist.
  private func day(at index: Int) -> Int {
    guard let calendar = values?.calendar else { return 0 }
    let offset = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    return index - offset + 1
  }

  private func press(_ index: Int) {
    guard let calendar = values?.calendar else { return }
    let parts = calendar.dateComponents([.year, .month], from: month)
    if let year = parts.year, let number = parts.month { chosen(year, number, day(at: index)) }
  }

  private func fill() {
    guard let values else { return }
    let calendar = values.calendar
    let number = calendar.component(.month, from: month)
    title.text = "\(values.title(.month, number)) \(calendar.component(.year, from: month))"
    let names = calendar.veryShortWeekdaySymbols
    for (index, label) in weekdays.enumerated() where !names.isEmpty {
      label.text = names[(index + calendar.firstWeekday - 1) % names.count]
    }
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    let isMonth = firstDay(of: values.date) == month
    for (index, button) in days.enumerated() {
      let day = day(at: index)
      button.isHidden = !(1...max(1, count)).contains(day)
      guard !button.isHidden, let date = calendar.date(byAdding: .day, value: day - 1, to: month) else { continue }
      let isChosen = isMonth && day == values.value(.day)
      var look = isChosen ? UIButton.Configuration.filled() : .plain()
      look.title = "\(day)"
      look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
      if button.configuration != look { button.configuration = look }
      button.isEnabled = isAllowed(date, calendar)
    }
    setNeedsLayout()
  }

  private func isAllowed(_ day: Date, _ calendar: Calendar) -> Bool {
    if let minimum = limits.0, day < calendar.startOfDay(for: minimum) { return false }
    if let maximum = limits.1, day > maximum { return false }
    return true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    back.frame = CGRect(x: 0, y: 0, width: 44, height: 36)
    onward.frame = CGRect(x: width - 44, y: 0, width: 44, height: 36)
    title.frame = CGRect(x: 44, y: 0, width: max(0, width - 88), height: 36)
    let cell = CGSize(width: width / 7, height: max(0, (bounds.height - 60) / 6))
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * cell.width, y: 40, width: cell.width, height: 18)
    }
    for (index, button) in days.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index % 7) * cell.width + 2, y: 60 + CGFloat(index / 7) * cell.height + 1,
        width: max(0, cell.width - 4), height: max(0, cell.height - 2))
    }
  }
}
