import Localization
public import FoundationOverlay
import SwiftUICore

/// Text that is looked up in the app's strings, with values in it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// A value in the text.
  enum Argument: Equatable, Sendable {
    case string(String)
    /// A whole number, as its digits.
    case number(String)
    case text(Text)

    var string: String {
      switch self {
      case .string(let string): string
      case .number(let digits): LocalizedNumber.text(ofDigits: digits)
      case .text(let text): text.string
      }
    }

    /// What decides about the grammatical number of the text.
    var digits: String {
      switch self {
      case .string(let string): string
      case .number(let digits): digits
      case .text: ""
      }
    }
  }

  /// A part of the text.
  enum Part: Equatable {
    case literal(String)
    case argument(Argument)
  }

  let key: String
  let arguments: [Argument]

  /// A key without values.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// A key without values.
  public init(stringLiteral value: String) { self.init(value) }

  /// A key with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// The parts of a key in an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// An empty key.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    /// Adds a part of the key.
    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { append("%@", string) }

    /// Adds a whole number.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      appendArgument("%lld", .number("\(value)"))
    }

    /// Adds a number.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append("%lf", String(format: "%f", Double(value)))
    }

    /// Adds any value, as its description.
    public mutating func appendInterpolation<T>(_ value: T) { append("%@", "\(value)") }

    /// Adds a number in a format of `printf`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      append(specifier, String(format: specifier, value))
    }

    /// Adds what a formatter makes of an object.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", formatter?.string(for: subject) ?? subject.description)
    }

    /// Adds what a formatter makes of a value.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append("%@", formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Adds what a formatter makes of a value.
    @_disfavoredOverload public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      append("%@", formatter.string(for: subject) ?? "\(subject)")
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", format.format(input))
    }

    /// Adds a text with its style.
    public mutating func appendInterpolation(_ text: Text) { appendArgument("%@", .text(text)) }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendArgument("%@", .text(Text(attributedString)))
    }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) { appendArgument("%@", .text(Text(image))) }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendArgument("%@", .text(Text(date, style: style)))
    }

    /// Adds an interval of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendArgument("%@", .text(Text(dates))) }

    /// Adds an interval of dates.
    public mutating func appendInterpolation(_ interval: DateInterval) { appendArgument("%@", .text(Text(interval))) }

    /// Adds a time that runs.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      appendArgument(
        "%@",
        .text(
          Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// Adds text of the app's strings.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", resource.text)
    }

    private mutating func append(_ specifier: String, _ argument: String) {
      appendArgument(specifier, .string(argument))
    }

    private mutating func appendArgument(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
  }

  /// The text: the translation of the key if a bundle has one, with the values in their places.
  func text(in bundle: Bundle = .main, table: String? = nil) -> String {
    parts(in: bundle, table: table).map { part in
      switch part {
      case .literal(let text): text
      case .argument(let argument): argument.string
      }
    }.joined()
  }

  /// The parts of the translation.
  func parts(in bundle: Bundle = .main, table: String? = nil) -> [Part] {
    let format =
      StringTables.tables(of: bundle)
      .format(forKey: key, table: table, values: arguments.map(\.digits))
      ?? bundle.localizedString(forKey: key, value: key, table: table)
    return LocalizedFormat.parts(of: format, values: arguments.count).map { part in
      switch part {
      case .literal(let text): .literal(text)
      case .value(let index): .argument(arguments[index])
      }
    }
  }
}
