import Localization
public import Foundation

/// A calendar of months, whose dates can be decorated and selected. iOS 16.
///
/// Differs from Apple: months are turned with buttons and not by swiping, and year and month cannot be chosen from wheels.
@preconcurrency @MainActor open class UICalendarView: UIView {
  /// Decorates the dates. Not retained.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { refresh() }
  }
  /// What the user selects; `nil`, the default, for nothing.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      refresh()
    }
  }
  /// The calendar. Default: the user's.
  open var calendar = Calendar.current {
    didSet { settingsChanged() }
  }
  /// The locale of names; the user's by default.
  open var locale = Locale.current {
    didSet { settingsChanged() }
  }
  /// The time zone, or `nil` for that of the calendar.
  open var timeZone: TimeZone? {
    didSet { settingsChanged() }
  }
  /// The design of the dates' font. Default: `default`.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { refresh() }
  }
  /// The dates that can be shown and selected. Default: all.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { settingsChanged() }
  }
  /// Whether dates are decorated. Default: `true`.
  open var wantsDateDecorations = true {
    didSet { refresh() }
  }
  /// The month that is shown: at least year and month. Setting it does not notify the delegate.
  open var visibleDateComponents: DateComponents {
    get {
      var parts = usedCalendar.dateComponents([.era, .year, .month], from: month)
      parts.calendar = usedCalendar
      return parts
    }
    set {
      guard let date = usedCalendar.date(from: newValue) else { return }
      month = clamped(firstDay(of: date))
      refresh()
    }
  }

  private let title = UILabel(frame: .zero)
  private let back = UIButton(configuration: .plain())
  private let onward = UIButton(configuration: .plain())
  private var weekdays: [UILabel] = []
  private var days: [UIButton] = []
  private var decorations: [UIView?] = Array(repeating: nil, count: 42)
  /// The first day of the month that is shown.
  private var month = Date()

  /// A calendar of the present month.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// A calendar of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    title.font = .boldSystemFont(ofSize: 17)
    title.textAlignment = .center
    addSubview(title)
    for (button, symbol, name, step) in [
      (back, "chevron.left", SystemString.previousMonth.localized, -1),
      (onward, "chevron.right", SystemString.nextMonth.localized, 1),
    ] {
      button.configuration?.image = UIImage(systemName: symbol)
      button.accessibilityLabel = name
      button.addAction(UIAction { [weak self] _ in self?.turn(step) }, for: .primaryActionTriggered)
      addSubview(button)
    }
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
    month = firstDay(of: Date())
    refresh()
  }

  /// Shows a month. The delegate is not notified.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    visibleDateComponents = dateComponents
  }

  /// Asks the delegate for decorations of dates again.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) { refresh() }

  // MARK: Dates

  private var usedCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  private func firstDay(of date: Date) -> Date {
    let calendar = usedCalendar
    return calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  /// A month that has available dates.
  private func clamped(_ month: Date) -> Date {
    let (first, last) = (firstDay(of: availableDateRange.start), firstDay(of: availableDateRange.end))
    return min(max(month, first), max(first, last))
  }

  private func settingsChanged() {
    // The middle of the month: its first day may be in another month of another time zone.
    month = clamped(firstDay(of: month.addingTimeInterval(14 * 86_400)))
    refresh()
  }

  private func turn(_ step: Int) {
    guard let next = usedCalendar.date(byAdding: .month, value: step, to: month), clamped(next) == next else { return }
    let previous = visibleDateComponents
    month = next
    refresh()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  /// The date at a place of the grid; `nil` outside of the month.
  private func day(at index: Int) -> DateComponents? {
    let calendar = usedCalendar
    let offset = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    let number = index - offset
    guard number >= 0, number < calendar.range(of: .day, in: .month, for: month)?.count ?? 0,
      let date = calendar.date(byAdding: .day, value: number, to: month)
    else { return nil }
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
    parts.calendar = calendar
    return parts
  }

  private func isAvailable(_ day: DateComponents) -> Bool {
    let calendar = usedCalendar
    guard let start = calendar.date(from: day), let end = calendar.date(byAdding: .day, value: 1, to: start) else {
      return false
    }
    return end > availableDateRange.start && start <= availableDateRange.end
  }

  private func press(_ index: Int) {
    guard let selectionBehavior, let day = day(at: index), isAvailable(day), selectionBehavior.canSelect(day) else {
      return
    }
    selectionBehavior.press(day)
    refresh()
  }

  // MARK: Showing

  /// Shows the month, the selection and the decorations again.
  func refresh() {
    guard days.count == 42 else { return }
    let calendar = usedCalendar
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("MMMM y")
    title.text = formatter.string(from: month)
    let names = calendar.veryShortWeekdaySymbols
    for (index, label) in weekdays.enumerated() where !names.isEmpty {
      label.text = names[(index + calendar.firstWeekday - 1) % names.count]
    }
    for (button, step) in [(back, -1), (onward, 1)] {
      button.isEnabled = calendar.date(byAdding: .month, value: step, to: month).map { clamped($0) == $0 } ?? false
    }
    for (index, button) in days.enumerated() { show(day(at: index), at: index, in: button) }
    setNeedsLayout()
  }

  private func show(_ day: DateComponents?, at index: Int, in button: UIButton) {
    decorations[index]?.removeFromSuperview()
    decorations[index] = nil
    button.isHidden = day == nil
    guard let day else { return }
    let isSelected = selectionBehavior?.isSelected(day) ?? false
    var look = isSelected ? UIButton.Configuration.filled() : .plain()
    look.title = "\(day.day ?? 0)"
    look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    if fontDesign != .default {
      let font = UIFont.systemFont(ofSize: 17).fontDescriptor.withDesign(fontDesign).map {
        UIFont(descriptor: $0, size: 17)
      }
      look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.font = font
        return attributes
      }
      button.configuration = look
    } else if button.configuration != look {
      button.configuration = look
    }
    button.isSelected = isSelected
    // Without a selection the dates are only shown.
    button.isEnabled = isAvailable(day) && (selectionBehavior?.canSelect(day) ?? true)
    button.isUserInteractionEnabled = selectionBehavior != nil
    guard wantsDateDecorations, let view = delegate?.calendarView(self, decorationFor: day)?.makeView() else { return }
    view.isUserInteractionEnabled = false
    decorations[index] = view
    addSubview(view)
  }

  /// The decoration of a day of the shown month.
  func decoration(ofDay number: Int) -> UIView? {
    days.indices.first { day(at: $0)?.day == number }.flatMap { decorations[$0] }
  }

  /// The size of a calendar that is easy to read.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 350) }
  /// Returns the size of a calendar that is easy to read.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the month.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    back.frame = CGRect(x: 0, y: 0, width: 44, height: 36)
    onward.frame = CGRect(x: width - 44, y: 0, width: 44, height: 36)
    title.frame = CGRect(x: 44, y: 0, width: max(0, width - 88), height: 36)
    let cell = CGSize(width: width / 7, height: max(0, (bounds.height - 60) / 6))
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * cell.width, y: 40, width: cell.width, height: 18)
    }
    let room: CGFloat = wantsDateDecorations ? 14 : 0
    for (index, button) in days.enumerated() {
      let place = CGRect(
        x: CGFloat(index % 7) * cell.width, y: 60 + CGFloat(index / 7) * cell.height, width: cell.width,
        height: cell.height)
      button.frame = CGRect(
        x: place.minX + 2, y: place.minY + 1, width: max(0, place.width - 4), height: max(0, place.height - 2 - room))
      guard let view = decorations[index] else { continue }
      let size = CGSize(width: min(view.bounds.width, place.width), height: min(view.bounds.height, room))
      view.frame = CGRect(
        x: place.midX - size.width / 2, y: place.maxY - room + (room - size.height) / 2, width: size.width,
        height: size.height)
    }
  }
}
