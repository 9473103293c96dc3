import BinaryPlist
import Foundation
package import SceneSystem

/// A saved value in readable form, with its type: as lines for a terminal, or as JSON.
///
/// Types that property lists do not support are saved as a dictionary with a tag; here they are shown with their own type.
package indirect enum ReadableValue {
  /// A string in quotation marks.
  case text(String)
  /// A number or Boolean value, in Swift's form.
  case literal(String)
  /// A value of a named type: a date, a URL, bytes.
  case typed(String, String)
  /// Values in order; `type` is `set` if their order has no meaning.
  case list([ReadableValue], type: String?)
  /// Values by key, in the keys' order.
  case entries([(key: String, value: ReadableValue)])

  /// Reads saved bytes. Bytes that cannot be read are shown as bytes.
  package init(bytes: Bytes) {
    do throws(PropertyListReadError) {
      self.init(try BinaryPropertyListReader.value(in: bytes.elements))
    } catch {
      self = .typed("unreadable", "\(error) \(Self.summary(bytes.elements))")
    }
  }

  /// Makes the readable form of one value of a property list.
  init(_ value: PropertyListValue) {
    switch value {
    case .bool(let bool): self = .literal(bool ? "true" : "false")
    case .integer(let integer): self = .literal(String(integer))
    case .unsigned(let integer): self = .literal(String(integer))
    case .real(let real): self = .literal(String(real))
    case .date(let seconds): self = .typed("date", Self.date(seconds))
    case .data(let bytes): self = .typed("data", Self.summary(bytes))
    case .string(let text): self = .text(text)
    case .uid(let number): self = .typed("uid", String(number))
    case .array(let elements): self = .list(elements.map(ReadableValue.init), type: nil)
    case .dictionary(let entries):
      if case .string(let type)? = entries[Self.tag], let tagged = Self(tagged: type, entries) {
        self = tagged
      } else {
        self = .entries(
          entries.sorted { $0.key < $1.key }.map { (key: $0.key, value: ReadableValue($0.value)) })
      }
    }
  }

  /// The tag under which UIKit saves types that property lists do not support.
  private static let tag = "org.proscenium.type"

  private init?(tagged type: String, _ entries: [String: PropertyListValue]) {
    switch (type, entries["value"]) {
    case ("null", _): self = .literal("null")
    case ("url", .string(let text)?):
      guard case .string(let base)? = entries["base"] else {
        self = .typed("url", text)
        return
      }
      self = .typed("url", "\(text) relative to \(base)")
    case (_, .string(let text)?): self = .typed(type, text)
    case ("entries", .array(let pairs)?):
      self = .entries(
        pairs.compactMap { pair in
          guard case .array(let both) = pair, both.count == 2 else { return nil }
          return (key: ReadableValue(both[0]).line, value: ReadableValue(both[1]))
        })
    case (_, .array(let elements)?): self = .list(elements.map(ReadableValue.init), type: type)
    default: return nil
    }
  }

  // MARK: Lines

  /// The value as lines below `key`, each further level indented by two.
  func lines(_ key: String, indent: String) -> [String] {
    let key = key.oneLine
    switch self {
    case .list(let elements, let type):
      if elements.isEmpty { return ["\(indent)\(key): no values\(type.map { " (\($0))" } ?? "")"] }
      let count = elements.count == 1 ? "1 value" : "\(elements.count) values"
      return ["\(indent)\(key): \(count)\(type.map { " (\($0))" } ?? "")"]
        + elements.enumerated().flatMap { $1.lines("\($0)", indent: indent + "  ") }
    case .entries(let entries):
      if entries.isEmpty { return ["\(indent)\(key): no entries"] }
      return ["\(indent)\(key):"] + entries.flatMap { $0.value.lines($0.key, indent: indent + "  ") }
    default: return ["\(indent)\(key): \(line)"]
    }
  }

  /// A value without nested values, on one line.
  private var line: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .literal(let text): text
    case .typed("data", let text): text
    case .typed(let type, let text): "\(Self.printable(text)) (\(type.oneLine))"
    case .list(let elements, _): "[\(elements.map(\.line).joined(separator: ", "))]"
    case .entries(let entries): "{\(entries.map { "\($0.key.oneLine): \($0.value.line)" }.joined(separator: ", "))}"
    }
  }

  /// A string in quotation marks, on one line and in full: users inspect saved values here. Control characters are escaped, because a
  /// terminal must not interpret them.
  static func quoted(_ text: String) -> String {
    "\"" + printable(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")) + "\""
  }

  /// The whole text, on one line.
  private static func printable(_ text: String) -> String { text.oneLine(limit: .max) }

  /// The number of bytes, and the first of them.
  static func summary(_ bytes: [UInt8]) -> String {
    let count = bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"
    if bytes.isEmpty { return "0 bytes" }
    let digits = bytes.prefix(12).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
    return "\(count), \(digits.joined(separator: " "))\(bytes.count > 12 ? " …" : "")"
  }

  /// Seconds since 2001 as ISO 8601 in UTC. A date that no calendar can represent is shown as a number.
  private static func date(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e11 else { return "\(seconds) seconds since 2001" }
    let formatter = ISO8601DateFormatter()
    let isWhole = seconds == seconds.rounded()
    formatter.formatOptions = isWhole ? [.withInternetDateTime] : [.withInternetDateTime, .withFractionalSeconds]
    return formatter.string(from: Date(timeIntervalSinceReferenceDate: seconds))
  }
}

extension ReadableValue: Encodable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Writes the value as JSON: a value of a named type as an object with the type as its key.
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text): try encode(text, to: encoder)
    case .literal(let text):
      if let bool = Bool(text) { return try encode(bool, to: encoder) }
      if let integer = Int64(text) { return try encode(integer, to: encoder) }
      // JSON has no infinity, and an integer above Int64 or a number such as 1e300 stays exact as text.
      try encode(text == "null" ? nil as String? : text, to: encoder)
    case .typed(let type, let text):
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(text, forKey: Key(stringValue: type))
    case .list(let elements, let type):
      guard let type else { return try encode(elements, to: encoder) }
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(elements, forKey: Key(stringValue: type))
    case .entries(let entries):
      var container = encoder.container(keyedBy: Key.self)
      for entry in entries { try container.encode(entry.value, forKey: Key(stringValue: entry.key)) }
    }
  }

  private func encode(_ value: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
