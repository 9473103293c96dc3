import Localization
import SwiftUICore

/// The menus of the parts of a date.
struct DateMenus {
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
        menu(.day, SystemString.day.localized, days) { "\($0)" }
        menu(.month, SystemString.month.localized, 1...12) {
          calendar.shortMonthSymbols.indices.contains($0 - 1) ? calendar.shortMonthSymbols[$0 - 1] : "\($0)"
        }
        menu(.year, SystemString.year.localized, years) { "\($0)" }
      }
      if components.contains(.hourAndMinute) {
        menu(.hour, SystemString.hour.localized, 0...23) { String(format: "%02d", $0) }
        Text(verbatim: ":")
        menu(.minute, SystemString.minute.localized, 0...59) { String(format: "%02d", $0) }
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
      selection: value, showsIndicator: false, content: ForEach(Array(values), id: \.self) { Text(verbatim: title($0)) }
    )
    .environment(\.controlPart, name)
  }
}
