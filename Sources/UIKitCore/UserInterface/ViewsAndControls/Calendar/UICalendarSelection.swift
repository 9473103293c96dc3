public import Foundation

/// What the user selects in a calendar. iOS 16. Use one of its subclasses.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  /// The calendar that uses the selection.
  weak var view: UICalendarView?

  override init() { super.init() }

  /// Asks the delegate again which dates can be selected.
  open func updateSelectableDates() { view?.refresh() }

  func isSelected(_ day: DateComponents) -> Bool { false }
  func canSelect(_ day: DateComponents) -> Bool { true }
  func press(_ day: DateComponents) {}
}

/// One date. iOS 16.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Notified of the selection. Not retained.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected date, or `nil`. Setting it does not notify the delegate.
  open var selectedDate: DateComponents? {
    didSet { view?.refresh() }
  }

  /// A selection that notifies a delegate.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a date, or none. The delegate is not notified.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

  override func isSelected(_ day: DateComponents) -> Bool { selectedDate.map { $0.isSameDay(as: day) } ?? false }
  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }
  override func press(_ day: DateComponents) {
    let isOther = !isSelected(day)
    // The selected date is deselected by another press, if the delegate allows that none is selected.
    if !isOther, !(delegate?.dateSelection(self, canSelectDate: nil) ?? true) { return }
    selectedDate = isOther ? day : nil
    delegate?.dateSelection(self, didSelectDate: selectedDate)
  }
}

/// Notified of the selection of a date. iOS 16.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// The user has selected a date, or `nil` after it was deselected.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a date can be selected; with `nil`, whether none can be. The default is `true`.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Returns `true`.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Any number of dates. iOS 16.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Notified of the selection. Not retained.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected dates. Setting them does not notify the delegate.
  open var selectedDates: [DateComponents] = [] {
    didSet { view?.refresh() }
  }

  /// A selection that notifies a delegate.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects dates. The delegate is not notified.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override func isSelected(_ day: DateComponents) -> Bool { selectedDates.contains { $0.isSameDay(as: day) } }
  override func canSelect(_ day: DateComponents) -> Bool {
    isSelected(day) || delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }
  override func press(_ day: DateComponents) {
    if isSelected(day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
      selectedDates.removeAll { $0.isSameDay(as: day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }
}

/// Notified of the selection of dates. iOS 16.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// The user has selected a date.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// The user has deselected a date.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a date can be selected. The default is `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a date can be deselected. The default is `true`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Returns `true`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// One week. iOS 16.4.
@preconcurrency @MainActor open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Notified of the selection. Not retained.
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  /// The selected week: `yearForWeekOfYear` and `weekOfYear`; `nil` for none. Setting it does not notify the delegate.
  open var selectedWeekOfYear: DateComponents? {
    didSet { view?.refresh() }
  }

  /// A selection that notifies a delegate.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Selects a week, or none. The delegate is not notified.
  open func setSelected(_ weekOfYear: DateComponents?, animated: Bool) { selectedWeekOfYear = weekOfYear }

  /// The week of a day.
  private func week(of day: DateComponents) -> DateComponents? {
    let calendar = day.calendar ?? .current
    guard let date = calendar.date(from: day) else { return nil }
    var week = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date)
    week.calendar = calendar
    return week
  }

  override func isSelected(_ day: DateComponents) -> Bool {
    guard let week = week(of: day), let selectedWeekOfYear else { return false }
    return week.weekOfYear == selectedWeekOfYear.weekOfYear
      && week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
  }
  override func canSelect(_ day: DateComponents) -> Bool {
    delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week(of: day)) ?? true
  }
  override func press(_ day: DateComponents) {
    let isOther = !isSelected(day)
    if !isOther, !(delegate?.weekOfYearSelection(self, canSelectWeekOfYear: nil) ?? true) { return }
    selectedWeekOfYear = isOther ? week(of: day) : nil
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: selectedWeekOfYear)
  }
}

/// Notified of the selection of a week. iOS 16.4.
@preconcurrency @MainActor public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  /// The user has selected a week, or `nil` after it was deselected.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Whether a week can be selected; with `nil`, whether none can be. The default is `true`.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// Returns `true`.
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}

extension DateComponents {
  /// Whether both are the same day. Days without an era are of the present one.
  func isSameDay(as other: DateComponents) -> Bool {
    year == other.year && month == other.month && day == other.day && (era ?? other.era) == (other.era ?? era)
  }
}
