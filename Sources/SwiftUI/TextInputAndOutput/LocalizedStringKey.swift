import Foundation

/// Text that is looked up in the app's strings, with values in it.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String
  let arguments: [String]

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
    var arguments: [String] = []

    /// An empty key.
    public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

    /// Adds a part of the key.
    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { append("%@", string) }

    /// Adds a whole number.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { append("%lld", "\(value)") }

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

    private mutating func append(_ specifier: String, _ argument: String) {
      key += specifier
      arguments.append(argument)
    }
  }

  /// The text: the translation of the key if a bundle has one, with the values in their places.
  func text(in bundle: Bundle = .main, table: String? = nil) -> String {
    let format = bundle.localizedString(forKey: key, value: key, table: table)
    // A literal without values is no format: its percent signs are characters.
    if arguments.isEmpty { return format }
    var text = ""
    var next = 0
    var rest = Substring(format)
    while let start = rest.firstIndex(of: "%") {
      text += rest[..<start]
      rest = rest[start...].dropFirst()
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let specifier = rest.prefixMatch(of: /(?:(\d+)\$)?[-+0 #]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z]/)
      else {
        text += "%"
        continue
      }
      let index = specifier.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next = index + 1
      if arguments.indices.contains(index) { text += arguments[index] }
      rest = rest[specifier.range.upperBound...]
    }
    return text + rest
  }
}
