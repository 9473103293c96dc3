import Localization
public import Foundation

extension String {
  /// A key of the app's strings, with values for the text that is found for it.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The key; each value is a specifier of `printf` in it.
    package let key: String
    /// The values as text, and whole numbers as their digits.
    package let values: [String]
    /// The places of the whole numbers among the values.
    private let numbers: Set<Int>

    /// A key without values.
    public init(_ value: String) {
      key = value
      values = []
      numbers = []
    }

    /// A key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// A key with values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
      numbers = stringInterpolation.numbers
    }

    /// The parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      var key = ""
      var values: [String] = []
      var numbers: Set<Int> = []

      /// An empty key.
      public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

      /// Adds a part of the key.
      public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

      /// Adds a text.
      public mutating func appendInterpolation(_ string: String) { append("%@", string) }

      /// Adds a whole number.
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        numbers.insert(values.count)
        append("%lld", "\(value)")
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

      /// Adds a value in a format.
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {
        append("%@", format.format(input))
      }

      /// Adds text of the app's strings.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append("%@", String(localized: resource))
      }

      private mutating func append(_ specifier: String, _ value: String) {
        key += specifier
        values.append(value)
      }
    }

    /// The text that a bundle has for the key, or the key itself, with the values in their places.
    func text(in bundle: Bundle, table: String?, fallback: LocalizationValue? = nil) -> String {
      let fallback = fallback ?? self
      let format =
        StringTables.tables(of: bundle).format(forKey: key, table: table, values: values)
        ?? bundle.localizedString(forKey: key, value: fallback.key, table: table)
      return LocalizedFormat.parts(of: format, values: fallback.values.count).map { part in
        switch part {
        case .literal(let text): text
        case .value(let index):
          fallback.numbers.contains(index)
            ? LocalizedNumber.text(ofDigits: fallback.values[index]) : fallback.values[index]
        }
      }.joined()
    }
  }

  /// The text of a key of the app's strings.
  ///
  /// Differs from Apple: `locale` changes nothing; whole numbers are written as in the current locale, other values as they are.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text(in: bundle ?? .main, table: table)
  }

  /// The text of a key of the app's strings, or a default if there is none.
  ///
  /// Differs from Apple: `locale` changes nothing; whole numbers are written as in the current locale, other values as they are.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let key: String = "\(key)"
    self = LocalizationValue(key).text(in: bundle ?? .main, table: table, fallback: defaultValue)
  }

  /// The text of a resource.
  @_disfavoredOverload public init(localized resource: LocalizedStringResource) { self = resource.text }
}

extension AttributedString {
  /// The text of a key of the app's strings. Differs from Apple: Markdown in it is not read.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(String(localized: key, table: table, bundle: bundle))
  }
}
