import FoundationOverlay
import SwiftUICore

/// Texts of dates.
enum TextDates {
  static func text(_ date: Date, _ style: Text.DateStyle, _ environment: EnvironmentValues) -> String {
    switch style.kind {
    case .time: return formatter(environment, .none, .short).string(from: date)
    case .date: return formatter(environment, .long, .none).string(from: date)
    case .timer: return clock(abs(date.timeIntervalSince(environment.now())), showsHours: true)
    case .relative: return relative(abs(date.timeIntervalSince(environment.now())))
    case .offset:
      let distance = environment.now().timeIntervalSince(date)
      return (distance < 0 ? "-" : "+") + offset(abs(distance))
    }
  }

  static func interval(_ start: Date, _ end: Date, _ environment: EnvironmentValues) -> String {
    let calendar = environment.calendar
    if calendar.isDate(start, inSameDayAs: end) {
      let time = formatter(environment, .none, .short)
      return "\(time.string(from: start)) – \(time.string(from: end))"
    }
    let date = formatter(environment, .medium, .short)
    return "\(date.string(from: start)) – \(date.string(from: end))"
  }

  /// Minutes and seconds, with hours if there are some.
  static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let total = seconds.isFinite ? Int(max(0, min(seconds, 1e9)).rounded(.down)) : 0
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, rest) = (total / 3600, total / 60 % 60, total % 60)
    if showsHours, hours > 0 { return "\(hours):\(two(minutes)):\(two(rest))" }
    return "\(showsHours ? minutes : total / 60):\(two(rest))"
  }

  private static let units: [(Int, String, String)] = [
    (31_536_000, "year", "yr"), (2_592_000, "month", "mo"), (86_400, "day", "day"), (3600, "hour", "hr"),
    (60, "minute", "min"), (1, "second", "sec"),
  ]

  /// The two largest units.
  private static func relative(_ seconds: TimeInterval) -> String {
    var rest = seconds.isFinite ? Int(min(seconds, 1e12)) : 0
    var parts: [String] = []
    for (length, _, short) in units where rest >= length && parts.count < 2 {
      parts.append("\(rest / length) \(short)")
      rest %= length
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }

  private static func offset(_ seconds: TimeInterval) -> String {
    let total = seconds.isFinite ? Int(min(seconds, 1e12)) : 0
    for (length, name, _) in units where total >= length {
      let number = total / length
      return "\(number) \(name)\(number == 1 ? "" : "s")"
    }
    return "0 seconds"
  }

  private static func formatter(
    _ environment: EnvironmentValues, _ date: DateFormatter.Style, _ time: DateFormatter.Style
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = environment.locale
    formatter.timeZone = environment.timeZone
    formatter.calendar = environment.calendar
    formatter.dateStyle = date
    formatter.timeStyle = time
    return formatter
  }
}
