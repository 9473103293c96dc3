public import FoundationOverlay
import SwiftUICore
import UIKitCore

/// Text that is read and not edited.
public struct Text: Equatable, Sendable {
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, table: String?, Bundle?)
    case attributed(AttributedString)
    case date(Date, DateStyle)
    case interval(Date, Date)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case image(Image)
    case pair(Text, Text)
  }

  let storage: Storage
  /// What the text has set, kept apart: most texts have set nothing, and are copied often.
  var ownStyling: TextStyling.Box?
  var styling: TextStyling { ownStyling?.styling ?? TextStyling() }

  init(_ storage: Storage) { self.storage = storage }

  /// A text as it is.
  public init(verbatim content: String) { self.init(.verbatim(content)) }

  /// A text as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

  /// A text that is looked up in the app's strings.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(.key(key, table: tableName, bundle))
  }

  /// A text of the app's strings.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(.verbatim(resource.text))
  }

  /// A text with attributes.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

  /// A picture as a part of text. Differs from Apple: it is not shown.
  public init(_ image: Image) { self.init(.image(image)) }

  /// A date in a style. A distance from now is updated each second.
  public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

  /// An interval of dates.
  public init(_ dates: ClosedRange<Date>) { self.init(.interval(dates.lowerBound, dates.upperBound)) }

  /// An interval of dates.
  public init(_ interval: DateInterval) { self.init(.interval(interval.start, interval.end)) }

  /// A timer that runs in an interval. The text is updated each second until the interval ends.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// A value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.verbatim(format.format(input)))
  }

  /// What a formatter makes of a value.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// What a formatter makes of an object.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// What a formatter makes of a value. Foundation's values are not convertible to objects here, so any value is accepted.
  @_disfavoredOverload public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(.verbatim(formatter.string(for: subject) ?? ""))
  }

  /// Both texts.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.pair(lhs, rhs)) }
}
