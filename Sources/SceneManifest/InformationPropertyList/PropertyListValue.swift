public import Foundation
import SceneSystem

/// One value of a property list, as a `Sendable` value.
///
/// The cases are the types that a property list can have, and no others. An OpenStep file has only strings, data, arrays and dictionaries,
/// so its `YES` and `1` are strings.
public indirect enum PropertyListValue: Hashable, Sendable {
  /// A string.
  case string(String)
  /// A Boolean value, `<true/>` or `<false/>` in XML.
  case boolean(Bool)
  /// A whole number that fits 64 bits.
  case integer(Int)
  /// A number with a fraction, or one too large for 64 bits.
  case real(Double)
  /// A date.
  case date(Date)
  /// Bytes.
  case data(Data)
  /// Values in the order of the file.
  case array([PropertyListValue])
  /// Values by key; a property list's dictionary has no order.
  case dictionary([String: PropertyListValue])

  /// The string, or `nil` for any other type.
  public var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The Boolean value, or `nil` for any other type; a string `YES` is a string.
  public var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }

  /// The elements, or `nil` for any other type.
  public var array: [PropertyListValue]? { if case .array(let value) = self { value } else { nil } }

  /// The entries, or `nil` for any other type.
  public var dictionary: [String: PropertyListValue]? { if case .dictionary(let value) = self { value } else { nil } }

  /// The value as Foundation types, for `PropertyListSerialization`.
  public var foundationValue: Any {
    switch self {
    case .string(let value): value
    case .boolean(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .date(let value): value
    case .data(let value): value
    case .array(let values): values.map(\.foundationValue)
    case .dictionary(let values): values.mapValues(\.foundationValue)
    }
  }

  /// The description of this value in a diagnostic: its type, and the value if that is short enough for one line.
  public var phrase: String {
    switch self {
    case .string(""): "an empty string"
    case .string(let value): "a string \(Self.quoted(value))"
    case .boolean(let value): "a boolean \(value)"
    case .integer(let value): "a number \(value)"
    case .real(let value): "a number \(value)"
    case .date: "a date"
    case .data(let value): value.count == 1 ? "1 byte of data" : "\(value.count) bytes of data"
    case .array(let values): values.isEmpty ? "an empty array" : "an array"
    case .dictionary(let values): values.isEmpty ? "an empty dictionary" : "a dictionary"
    }
  }

  /// The text in quotation marks, as one printable line, truncated if it is longer than a line.
  static func quoted(_ text: String) -> String { "\"\(text.oneLine(limit: 80))\"" }
}
