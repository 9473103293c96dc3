public import Foundation

/// Writes spans of time as text.
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.hour, .minute]
/// formatter.unitsStyle = .full
/// formatter.string(from: 3900)  // "1 hour, 5 minutes"
/// ```
///
/// Differs from Apple: texts are in English. Fractional units and the collapsing of the largest unit are absent.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// By their places: 9:41:30.
    case positional = 0
    /// By letters: 9h 41m 30s.
    case abbreviated = 1
    /// By short words: 9 hr, 41 min, 30 sec.
    case short = 2
    /// By words: 9 hours, 41 minutes, 30 seconds.
    case full = 3
    /// By words, and numbers too: nine hours, forty-one minutes, thirty seconds.
    case spellOut = 4
    /// By short words without spaces: 9hr 41min 30sec.
    case brief = 5
  }

  /// Which units are written that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The combination as bits, with Foundation's values.
    public let rawValue: UInt
    /// A combination given as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All but the leading ones in the positional style; none in others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Units in front of the first one that is not zero are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Units between others that are not zero are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Units after the last one that is not zero are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All units that are zero are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All units are written.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written. Default: positional.
  open var unitsStyle = UnitsStyle.positional
  /// The units from years to seconds that are written; all of them for the empty set. Other units are ignored. Default: empty.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which units are written that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that decides how long units are; `nil` for the user's.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which components are counted, as months have different lengths; `nil` for the present.
  open var referenceDate: Date?
  /// The largest number of units that are written; 0 for no limit. Smaller units are cut off. Default: 0.
  open var maximumUnitCount = 0
  /// Whether the text says that it is about right. Default: `false`.
  open var includesApproximationPhrase = false
  /// Whether the text says that the time remains. Default: `false`.
  open var includesTimeRemainingPhrase = false
  /// Where the text is used. Kept, without effect.
  open var formattingContext = Formatter.Context.unknown

  /// A formatter of the positional style.
  public override init() { super.init() }

  /// Archives of formatters are not read.
  public required init?(coder: NSCoder) { nil }

  /// The text for `DateComponents`; `nil` for other values.
  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap(string(from:)) }

  /// The text for components, which are counted from ``referenceDate``.
  open func string(from components: DateComponents) -> String? {
    let (calendar, start) = (calendar ?? .current, referenceDate ?? Date())
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return text(from: start, to: end, calendar)
  }

  /// The text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, calendar ?? .current)
  }

  /// The text for a time in seconds. Months and years are as long as those that begin in 2001, and days have 24 hours.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e11 else { return nil }
    var calendar = calendar ?? .current
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return text(from: start, to: start.addingTimeInterval(ti), calendar)
  }

  /// The text for components in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: The text

  private func text(from start: Date, to end: Date, _ calendar: Calendar) -> String? {
    let units = TimeUnit.all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.unit) }
    guard !units.isEmpty else { return nil }
    let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
    let parts = shown(units.map { Part(unit: $0, value: components.value(for: $0.component) ?? 0) })
    let isNegative = parts.contains { $0.value < 0 }
    let text = (isNegative ? "-" : "") + joined(parts.map { Part(unit: $0.unit, value: abs($0.value)) })
    let isBeginning = includesApproximationPhrase ? "About " : ""
    return isBeginning + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private struct Part {
    let unit: TimeUnit
    let value: Int
  }

  /// The units that are written.
  private func shown(_ parts: [Part]) -> [Part] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    if behavior.contains(.pad) { behavior = [] }
    let first = parts.firstIndex { $0.value != 0 } ?? parts.count
    let last = parts.lastIndex { $0.value != 0 } ?? -1
    var shown = parts.indices.filter { index in
      if parts[index].value != 0 { return true }
      if index < first, behavior.contains(.dropLeading) { return false }
      if index > last, behavior.contains(.dropTrailing) { return false }
      return index < first || index > last || !behavior.contains(.dropMiddle)
    }
    // A span without length has its smallest unit.
    if shown.isEmpty { shown = [parts.count - 1] }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    return shown.map { parts[$0] }
  }

  private func joined(_ parts: [Part]) -> String {
    switch unitsStyle {
    case .positional: positional(parts)
    case .abbreviated: parts.map { "\($0.value)\($0.unit.letters)" }.joined(separator: " ")
    case .brief: parts.map { "\($0.value)\($0.unit.shortName($0.value))" }.joined(separator: " ")
    case .short: parts.map { "\($0.value) \($0.unit.shortName($0.value))" }.joined(separator: ", ")
    case .full: parts.map { "\($0.value) \($0.unit.name($0.value))" }.joined(separator: ", ")
    case .spellOut: parts.map { "\(words($0.value)) \($0.unit.name($0.value))" }.joined(separator: ", ")
    }
  }

  /// Hours, minutes and seconds by their places, after larger units by their letters.
  private func positional(_ parts: [Part]) -> String {
    var groups = parts.filter { !$0.unit.hasPlace }.map { "\($0.value)\($0.unit.letters)" }
    let places = parts.filter(\.unit.hasPlace).map(\.value).enumerated().map { index, value in
      index > 0 && value < 10 ? "0\(value)" : "\(value)"
    }
    if !places.isEmpty { groups.append(places.joined(separator: ":")) }
    return groups.joined(separator: " ")
  }

  private func words(_ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }
}

/// A unit of time, and its names.
private struct TimeUnit {
  let unit: NSCalendar.Unit
  let component: Calendar.Component
  let letters: String
  /// The short name of one, and of several.
  let short: (String, String)
  let full: String

  /// Whether the unit has a place among numbers between colons.
  var hasPlace: Bool { [.hour, .minute, .second].contains(component) }

  func shortName(_ value: Int) -> String { value == 1 ? short.0 : short.1 }
  func name(_ value: Int) -> String { value == 1 ? full : full + "s" }

  static let all: [TimeUnit] = [
    TimeUnit(unit: .year, component: .year, letters: "y", short: ("yr", "yrs"), full: "year"),
    TimeUnit(unit: .month, component: .month, letters: "mo", short: ("mth", "mths"), full: "month"),
    TimeUnit(unit: .weekOfMonth, component: .weekOfMonth, letters: "w", short: ("wk", "wks"), full: "week"),
    TimeUnit(unit: .day, component: .day, letters: "d", short: ("day", "days"), full: "day"),
    TimeUnit(unit: .hour, component: .hour, letters: "h", short: ("hr", "hr"), full: "hour"),
    TimeUnit(unit: .minute, component: .minute, letters: "m", short: ("min", "min"), full: "minute"),
    TimeUnit(unit: .second, component: .second, letters: "s", short: ("sec", "sec"), full: "second"),
  ]
}
