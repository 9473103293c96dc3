public import SwiftUICore

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A set by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date. Each part of it is a menu.
public struct DatePicker<Label: View> {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: Components
  let label: Label

  private init(_ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: Components, _ label: Label) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }
}

extension DatePicker {
  /// A picker of any date, with a view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, Date.distantPast...Date.distantFuture, displayedComponents, label())
  }

  /// A picker of a date in a range, with a view as its label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  /// A picker of a date from another one on, with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents, label())
  }

  /// A picker of a date up to another one, with a view as its label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, min(range.upperBound, .distantPast)...range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  /// A picker of any date, with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, Date.distantPast...Date.distantFuture, displayedComponents, Text(titleKey))
  }

  /// A picker of any date, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, Date.distantPast...Date.distantFuture, displayedComponents, Text(title))
  }

  /// A picker of a date in a range, with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(titleKey))
  }

  /// A picker of a date in a range, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range, displayedComponents, Text(title))
  }

  /// A picker of a date from another one on, with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents, Text(titleKey))
  }

  /// A picker of a date from another one on, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound...max(range.lowerBound, .distantFuture), displayedComponents, Text(title))
  }

  /// A picker of a date up to another one, with a title that is looked up in the app's strings.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, min(range.upperBound, .distantPast)...range.upperBound, displayedComponents, Text(titleKey))
  }

  /// A picker of a date up to another one, with a title.
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, min(range.upperBound, .distantPast)...range.upperBound, displayedComponents, Text(title))
  }
}

@MainActor extension DatePicker: View, UnaryComposite {
  /// The label and the menus.
  public var body: some View {
    LabeledControl(label: label) { DateMenus(selection: selection, range: range, components: components) }
  }
}

/// The menus of the parts of a date.
private struct DateMenus {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents
  @Environment(\.calendar) private var environmentCalendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.locale) private var locale

  init(selection: Binding<Date>, range: ClosedRange<Date>, components: DatePickerComponents) {
    self.selection = selection
    self.range = range
    self.components = components
  }
}

@MainActor extension DateMenus: View {
  var body: some View {
    HStack(spacing: 6) {
      if components.contains(.date) {
        menu(.day, "Day", days) { "\($0)" }
        menu(.month, "Month", 1...12) {
          calendar.shortMonthSymbols.indices.contains($0 - 1) ? calendar.shortMonthSymbols[$0 - 1] : "\($0)"
        }
        menu(.year, "Year", years) { "\($0)" }
      }
      if components.contains(.hourAndMinute) {
        menu(.hour, "Hour", 0...23) { String(format: "%02d", $0) }
        Text(verbatim: ":")
        menu(.minute, "Minute", 0...59) { String(format: "%02d", $0) }
      }
    }
  }

  /// The calendar of the environment, with the time zone and the locale of the environment.
  private var calendar: Calendar {
    var calendar = environmentCalendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  private var days: ClosedRange<Int> {
    let days = calendar.range(of: .day, in: .month, for: selection.wrappedValue) ?? 1..<32
    return days.lowerBound...max(days.lowerBound, days.upperBound - 1)
  }

  /// The years near the chosen one.
  private var years: ClosedRange<Int> {
    let year = calendar.component(.year, from: selection.wrappedValue)
    let first = max(year - 20, calendar.component(.year, from: range.lowerBound))
    let last = min(year + 20, calendar.component(.year, from: range.upperBound))
    return min(first, year)...max(last, year)
  }

  private func menu(
    _ part: Calendar.Component, _ name: String, _ values: ClosedRange<Int>, _ title: @escaping (Int) -> String
  ) -> some View {
    let (calendar, selection, range) = (calendar, selection, range)
    let value = Binding(
      get: { calendar.component(part, from: selection.wrappedValue) },
      set: { new in
        var parts = calendar.dateComponents(
          [.era, .year, .month, .day, .hour, .minute, .second], from: selection.wrappedValue)
        switch part {
        case .year: parts.year = new
        case .month: parts.month = new
        case .day: parts.day = new
        case .hour: parts.hour = new
        default: parts.minute = new
        }
        // A month may be too short for the day.
        if part == .year || part == .month,
          let first = calendar.date(from: DateComponents(era: parts.era, year: parts.year, month: parts.month, day: 1)),
          let days = calendar.range(of: .day, in: .month, for: first)
        {
          parts.day = min(parts.day ?? 1, days.upperBound - 1)
        }
        guard let date = calendar.date(from: parts) else { return }
        selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
      })
    return PickerMenu(
      selection: value, content: ForEach(Array(values), id: \.self) { Text(verbatim: title($0)) }
    )
    .environment(\.controlPart, name)
  }
}

/// A look for date pickers: one of the platform's.
@MainActor @preconcurrency public protocol DatePickerStyle {}

/// The platform's look.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The platform's look.
  nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Small menus.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Small menus.
  nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar. Differs from Apple: it is shown as menus.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar. Differs from Apple: it is shown as menus.
  nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels. Differs from Apple: they are shown as menus.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels. Differs from Apple: they are shown as menus.
  nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// A field. Differs from Apple: it is shown as menus.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// The style.
  nonisolated public init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field. Differs from Apple: it is shown as menus.
  nonisolated public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

extension View {
  /// Sets the style of the date pickers in the view. Differs from Apple: all look the same.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }
}
