public import Foundation

/// Writes the time between two dates as text: "2 hours ago", "in 3 days".
///
/// ```swift
/// let formatter = RelativeDateTimeFormatter()
/// formatter.dateTimeStyle = .named
/// formatter.localizedString(from: DateComponents(day: -1))  // "yesterday"
/// ```
///
/// The text has the largest unit of which there is one at least.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether times near the present have names of their own.
  public enum DateTimeStyle: Int, Sendable {
    /// By numbers: "1 day ago".
    case numeric = 0
    /// By names where the language has them: "yesterday".
    case named = 1
  }

  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// By words: "2 months ago".
    case full = 0
    /// By words, and numbers too: "two months ago".
    case spellOut = 1
    /// By short words: "2 mo. ago".
    case short = 2
    /// By the shortest words: "2 mo ago".
    case abbreviated = 3
  }

  /// Whether times near the present have names of their own. Default: numbers.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written. Default: words.
  open var unitsStyle = UnitsStyle.full
  /// Where the text is used, which decides about its first letter.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar that decides how long units are; `nil` for the user's.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The language of the text; `nil` for that of the calendar, or else the user's.
  open var locale: Locale!

  /// A formatter of numbers and words.
  public override init() { super.init() }

  /// Archives of formatters are not read.
  public required init?(coder: NSCoder) { nil }

  /// The text for a date, relative to the present; `nil` for other values.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  /// The text for a date, relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? .autoupdatingCurrent
    let distance = calendar.dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
    let unit = Self.units.first { distance.value(for: $0.component) ?? 0 != 0 } ?? Self.units[Self.units.count - 1]
    // The style rounds; a date that is away by whole units is written by them.
    let whole = calendar.date(
      byAdding: unit.component, value: distance.value(for: unit.component) ?? 0, to: referenceDate)
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: whole ?? date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: unitsStyle.formatStyle, locale: locale ?? calendar.locale ?? .autoupdatingCurrent,
      calendar: calendar)
    style.allowedFields = [unit.field]
    style.capitalizationContext = formattingContext.capitalization
    // The style writes where its anchor is, seen from the other date.
    return style.format(referenceDate)
  }

  private static let units: [(component: Calendar.Component, field: Date.RelativeFormatStyle.Field)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour), (.minute, .minute),
    (.second, .second),
  ]

  /// The text for a distance from the present.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let present = Date()
    let date = (calendar ?? .autoupdatingCurrent).date(byAdding: dateComponents, to: present)
    return localizedString(for: date ?? present, relativeTo: present)
  }

  /// The text for a time from the present, in seconds. Negative times are past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let present = Date()
    let interval = timeInterval.isFinite ? max(-1e11, min(timeInterval, 1e11)) : 0
    return localizedString(for: present.addingTimeInterval(interval), relativeTo: present)
  }
}

extension RelativeDateTimeFormatter.UnitsStyle {
  fileprivate var formatStyle: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension Formatter.Context {
  fileprivate var capitalization: FormatStyleCapitalizationContext {
    switch self {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}
