import Localization
import Foundation

/// A part of a date that a picker changes.
enum DatePart: Hashable {
  case day, month, year, hour, minute
  /// The hours and the minutes of a duration.
  case durationHours, durationMinutes

  /// The parts of a mode, in the order of the locale.
  static func parts(of mode: UIDatePicker.Mode, locale: Locale) -> [DatePart] {
    let order = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "dMMMMy"
    func position(_ letters: [Character]) -> Int {
      order.firstIndex { letters.contains($0) }.map { order.distance(from: order.startIndex, to: $0) } ?? 99
    }
    let places: [(DatePart, Int)] = [
      (.day, position(["d"])), (.month, position(["M", "L"])), (.year, position(["y", "u"])),
    ]
    let date = places.sorted { $0.1 < $1.1 }.map(\.0)
    switch mode {
    case .time: return [.hour, .minute]
    case .date: return date
    case .dateAndTime: return date + [.hour, .minute]
    case .countDownTimer: return [.durationHours, .durationMinutes]
    case .yearAndMonth: return date.filter { $0 != .day }
    }
  }

  /// Whether the hours of a locale are counted twice a day.
  static func usesTwelveHours(_ locale: Locale) -> Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
  }

  /// The name for a screen reader.
  var name: String {
    switch self {
    case .day: SystemString.day.localized
    case .month: SystemString.month.localized
    case .year: SystemString.year.localized
    case .hour, .durationHours: SystemString.hour.localized
    case .minute, .durationMinutes: SystemString.minute.localized
    }
  }

  var component: Calendar.Component {
    switch self {
    case .day: .day
    case .month: .month
    case .year: .year
    case .hour, .durationHours: .hour
    case .minute, .durationMinutes: .minute
    }
  }
}

/// The values of the parts of a picker's date.
struct DateParts {
  var calendar: Calendar
  var locale: Locale
  var date: Date
  var duration: TimeInterval
  var minuteInterval: Int

  /// The possible values of a part.
  func values(_ part: DatePart) -> [Int] {
    switch part {
    case .day: return Array(calendar.range(of: .day, in: .month, for: date) ?? 1..<32)
    case .month: return Array(calendar.range(of: .month, in: .year, for: date) ?? 1..<13)
    case .year:
      let year = value(.year)
      return Array(max(1, year - 100)...max(1, year + 100))
    case .hour, .durationHours: return Array(0..<24)
    case .minute, .durationMinutes: return Array(stride(from: 0, to: 60, by: minuteInterval))
    }
  }

  /// The value of a part.
  func value(_ part: DatePart) -> Int {
    switch part {
    case .durationHours: Int(duration) / 3600
    case .durationMinutes: Int(duration) / 60 % 60
    default: calendar.component(part.component, from: date)
    }
  }

  /// The title of a value.
  func title(_ part: DatePart, _ value: Int) -> String {
    switch part {
    case .month:
      let names = calendar.monthSymbols
      return names.indices.contains(value - 1) ? names[value - 1] : "\(value)"
    case .hour:
      guard DatePart.usesTwelveHours(locale) else { return String(format: "%02d", value) }
      return "\((value + 11) % 12 + 1) \(value < 12 ? calendar.amSymbol : calendar.pmSymbol)"
    case .minute: return String(format: "%02d", value)
    case .durationHours: return value == 1 ? "1 hour" : "\(value) hours"
    case .durationMinutes: return "\(value) min"
    case .day, .year: return "\(value)"
    }
  }

  /// Sets the value of a part. A day that the month does not have becomes the last one.
  mutating func set(_ part: DatePart, _ value: Int) {
    switch part {
    case .durationHours: duration = TimeInterval(value * 3600 + self.value(.durationMinutes) * 60)
    case .durationMinutes: duration = TimeInterval(self.value(.durationHours) * 3600 + value * 60)
    default:
      var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
      switch part {
      case .day: parts.day = value
      case .month: parts.month = value
      case .year: parts.year = value
      case .hour: parts.hour = value
      default:
        parts.minute = value
        parts.second = 0
      }
      if part == .month || part == .year {
        let first = calendar.date(
          from: DateComponents(era: parts.era, year: parts.year, month: parts.month, day: 1))
        if let first, let days = calendar.range(of: .day, in: .month, for: first) {
          parts.day = min(parts.day ?? 1, days.upperBound - 1)
        }
      }
      if let changed = calendar.date(from: parts) { date = changed }
    }
  }
}
