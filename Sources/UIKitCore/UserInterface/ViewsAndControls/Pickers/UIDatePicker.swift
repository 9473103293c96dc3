public import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// The system decides: compact.
  case automatic = 0
  /// Columns of values.
  case wheels = 1
  /// A menu for each part of the date.
  case compact = 2
  /// A calendar of a month, and menus for the time.
  case inline = 3
}

/// Chooses a date, a time or a duration.
///
/// Differs from Apple: the compact style is a row of menus.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Hashable, Sendable {
    /// A time of the day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration of up to a day.
    case countDownTimer = 3
    /// A month of a year. iOS 17.4.
    case yearAndMonth = 4
  }

  /// What is chosen. Default: a day and a time.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { rebuild() } }
  }
  /// The requested style. Default: `automatic`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }
  /// The style of the picker. A duration is chosen by wheels, and only a day by a calendar.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    // Only days are shown in a calendar.
    let hasDay = datePickerMode == .date || datePickerMode == .dateAndTime
    if preferredDatePickerStyle == .inline, !hasDay { return .compact }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  /// The locale of names and of the order of parts; `nil` for the user's.
  open var locale: Locale? {
    didSet { rebuild() }
  }
  /// The calendar; `nil` for the user's.
  open var calendar: Calendar! = .current {
    didSet { rebuild() }
  }
  /// The time zone; `nil` for that of the calendar.
  open var timeZone: TimeZone? {
    didSet { refresh() }
  }
  /// The date. Setting it sends no event, and moves it between the minimum and the maximum.
  open var date: Date {
    get { chosen }
    set {
      chosen = clamped(newValue)
      refresh()
    }
  }
  /// The earliest date, or `nil`. A minimum after the maximum is ignored.
  open var minimumDate: Date? {
    didSet { limitsChanged() }
  }
  /// The latest date, or `nil`. A maximum before the minimum is ignored.
  open var maximumDate: Date? {
    didSet { limitsChanged() }
  }
  /// The duration in seconds, from a minute to a day less a minute. Default: 0, which is shown as a minute.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = newValue.isFinite ? min(max(0, newValue), 86_340) : 0
      refresh()
    }
  }
  /// The distance of minutes, a divisor of 60; anything else is ignored. Default: 1.
  open var minuteInterval: Int {
    get { interval }
    set {
      guard (1...30).contains(newValue), 60 % newValue == 0 else { return }
      interval = newValue
      rebuild()
    }
  }
  /// Whether a date is moved to the interval of minutes. Default: `true`.
  open var roundsToMinuteInterval = true {
    didSet { refresh() }
  }

  private var chosen = Date()
  private var duration: TimeInterval = 0
  private var interval = 1
  private var wheels: UIPickerView?
  private var grid: CalendarGrid?
  /// The parts that menus choose.
  private var menuParts: [DatePart] = []
  private var menus: [UIButton] = []
  private lazy var columns = DateColumns(self)

  /// A picker with the frame `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
  }

  /// A picker of a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    rebuild()
    coder.finish(self, at: UIDatePicker.self)
  }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  // MARK: Parts

  /// The parts that can be chosen, in their order.
  var parts: [DatePart] { DatePart.parts(of: datePickerMode, locale: usedLocale) }

  /// The parts of the date that is shown.
  var values: DateParts {
    var calendar = calendar ?? .current
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = usedLocale
    var values = DateParts(
      calendar: calendar, locale: usedLocale, date: chosen, duration: max(60, duration), minuteInterval: interval)
    let minute = values.value(.minute)
    if interval > 1, roundsToMinuteInterval, minute % interval != 0, datePickerMode != .date {
      values.set(.minute, minute - minute % interval)
    }
    return values
  }

  private var usedLocale: Locale { locale ?? calendar?.locale ?? .current }

  /// The user has chosen the value of a part.
  func choose(_ part: DatePart, _ value: Int) {
    guard isEnabled else { return refresh() }
    var values = values
    values.set(part, value)
    adopt(values)
  }

  /// The user has chosen a day in the calendar.
  private func chooseDay(_ year: Int, _ month: Int, _ day: Int) {
    guard isEnabled else { return refresh() }
    var values = values
    // The day last: the month decides which days there are.
    for (part, value) in [(DatePart.day, 1), (.year, year), (.month, month), (.day, day)] { values.set(part, value) }
    adopt(values)
  }

  private func adopt(_ values: DateParts) {
    let before = (chosen, duration)
    chosen = clamped(values.date)
    if datePickerMode == .countDownTimer { duration = max(60, values.duration) }
    refresh()
    if before != (chosen, duration) { operate(.valueChanged) }
  }

  private func clamped(_ date: Date) -> Date {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return chosen }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    let late = max(date, minimumDate ?? date)
    return min(late, maximumDate ?? late)
  }

  private func limitsChanged() {
    chosen = clamped(chosen)
    refresh()
  }

  // MARK: Views

  private func rebuild() {
    for menu in menus { menu.removeFromSuperview() }
    menus = []
    wheels?.removeFromSuperview()
    wheels = nil
    grid?.removeFromSuperview()
    grid = nil
    menuParts = []
    if datePickerStyle == .wheels {
      let made = UIPickerView(frame: .zero)
      made.dataSource = columns
      made.delegate = columns
      addSubview(made)
      wheels = made
    } else {
      menuParts = parts
      if datePickerStyle == .inline {
        let made = CalendarGrid { [weak self] in self?.chooseDay($0, $1, $2) }
        addSubview(made)
        grid = made
        menuParts = parts.filter { $0 == .hour || $0 == .minute }
      }
      menus = menuParts.map { part in
        let button = UIButton(configuration: .gray())
        button.showsMenuAsPrimaryAction = true
        button.accessibilityLabel = part.name
        addSubview(button)
        return button
      }
    }
    invalidateIntrinsicContentSize()
    refresh()
  }

  private func refresh() {
    let values = values
    for (part, button) in zip(menuParts, menus) {
      let value = values.value(part)
      if button.configuration?.title != values.title(part, value) {
        button.configuration?.title = values.title(part, value)
      }
      button.isEnabled = isEnabled
      button.menu = menu(part, values)
    }
    if let wheels { columns.show(values, in: wheels) }
    grid?.show(values, from: minimumDate, to: maximumDate)
    setNeedsLayout()
  }

  private func menu(_ part: DatePart, _ values: DateParts) -> UIMenu {
    let current = values.value(part)
    var offered = values.values(part)
    // A menu of years has those near the chosen one.
    if part == .year { offered = offered.filter { abs($0 - current) <= 20 } }
    return UIMenu(
      children: offered.map { value in
        UIAction(title: values.title(part, value), state: value == current ? .on : .off) { [weak self] _ in
          self?.choose(part, value)
        }
      })
  }

  override func stateChanged() {
    super.stateChanged()
    for button in menus { button.isEnabled = isEnabled }
    wheels?.isUserInteractionEnabled = isEnabled
    grid?.isUserInteractionEnabled = isEnabled
  }

  private static let gap: CGFloat = 6

  /// The size of the menus, or of the wheels.
  open override var intrinsicContentSize: CGSize {
    if let wheels { return wheels.intrinsicContentSize }
    guard grid != nil else { return CGSize(width: menuWidth, height: 34) }
    return CGSize(width: CalendarGrid.size.width, height: CalendarGrid.size.height + (menus.isEmpty ? 0 : 40))
  }

  private var menuWidth: CGFloat {
    menus.map { $0.sizeThatFits(.zero).width.rounded(.up) }.reduce(0, +) + Self.gap * CGFloat(max(0, menus.count - 1))
  }

  /// The size of the menus, or of the wheels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the menus, or the wheels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels?.frame = bounds
    let gridHeight = menus.isEmpty ? bounds.height : max(0, bounds.height - 40)
    grid?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: gridHeight)
    let y = grid == nil ? (bounds.height - 34) / 2 : gridHeight + 3
    var x = max(0, (bounds.width - menuWidth) / 2)
    for button in menus {
      let width = button.sizeThatFits(.zero).width.rounded(.up)
      button.frame = CGRect(x: x, y: y, width: width, height: 34)
      x += width + Self.gap
    }
  }
}

/// The columns of a date picker's wheels.
@MainActor private final class DateColumns: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private weak var owner: UIDatePicker?
  private var values: DateParts?
  private var parts: [DatePart] = []
  /// The values of the columns. Those of the years stay, so that a choice does not move them.
  private var rows: [DatePart: [Int]] = [:]

  init(_ owner: UIDatePicker) { self.owner = owner }

  /// Shows a date.
  func show(_ values: DateParts, in picker: UIPickerView) {
    guard let owner else { return }
    let before = parts
    self.values = values
    parts = owner.parts
    for (index, part) in parts.enumerated() {
      let new =
        part == .year && rows[.year]?.contains(values.value(.year)) == true
        ? rows[.year] ?? [] : values.values(part)
      if rows[part] != new || before != parts {
        rows[part] = new
        if before == parts { picker.reloadComponent(index) }
      }
    }
    if before != parts { picker.reloadAllComponents() }
    for (index, part) in parts.enumerated() {
      if let row = rows[part]?.firstIndex(of: values.value(part)), picker.selectedRow(inComponent: index) != row {
        picker.selectRow(row, inComponent: index, animated: false)
      }
    }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    parts.indices.contains(component) ? rows[parts[component]]?.count ?? 0 : 0
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    guard parts.indices.contains(component), let offered = rows[parts[component]], offered.indices.contains(row) else {
      return nil
    }
    return values?.title(parts[component], offered[row])
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard parts.indices.contains(component), let offered = rows[parts[component]], offered.indices.contains(row) else {
      return
    }
    owner?.choose(parts[component], offered[row])
  }
}
