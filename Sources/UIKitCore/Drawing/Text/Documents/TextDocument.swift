import Foundation

/// Reads and writes documents of text.
enum TextDocument {
  /// Why a document is neither read nor written.
  struct Failure: Error, LocalizedError, CustomStringConvertible, Hashable {
    let description: String
    var errorDescription: String? { description }

    static func format(_ name: String) -> Failure {
      Failure(
        description: "The document's format \(name) is not supported. Use plain text (NSPlainText) or HTML (NSHTML).")
    }

    static func encoding(_ value: String) -> Failure {
      Failure(
        description:
          "The text and the encoding \(value) do not belong together. Use another characterEncoding, such as UTF-8.")
    }

    static func range(_ range: NSRange, _ length: Int) -> Failure {
      Failure(
        description: "The range \(range.location)+\(range.length) is not in the text of \(length) characters. "
          + "Use a range that is in it.")
    }
  }

  static func read(
    _ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
  ) throws -> (NSAttributedString, NSDictionary) {
    let asked = options[.documentType].map(format)
    let (string, encoding) = try decode(data, options[.characterEncoding])
    let type = asked ?? guess(string)
    let defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    let text: NSAttributedString
    switch type {
    case .plain: text = NSAttributedString(string: string, attributes: defaults)
    case .html:
      var reader = HTMLReader(string, defaults)
      text = reader.read()
    default: throw Failure.format(type.rawValue)
    }
    let attributes: [String: Any] = [
      NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
      NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
    ]
    return (text, NSDictionary(dictionary: attributes))
  }

  static func write(
    _ text: NSAttributedString, _ range: NSRange, _ attributes: [NSAttributedString.DocumentAttributeKey: Any]
  ) throws -> Data {
    guard range.location >= 0, range.length >= 0, range.location <= text.length,
      range.length <= text.length - range.location
    else { throw Failure.range(range, text.length) }
    let part = text.attributedSubstring(from: range)
    let type = attributes[.documentType].map(format) ?? .plain
    let encoding = try attributes[.characterEncoding].map(encoding) ?? .utf8
    let string: String
    switch type {
    case .plain: string = part.string
    case .html: string = HTMLWriter.document(part, encoding)
    default: throw Failure.format(type.rawValue)
    }
    guard let data = string.data(using: encoding) else { throw Failure.encoding("\(encoding)") }
    return data
  }

  private static func format(_ value: Any) -> NSAttributedString.DocumentType {
    value as? NSAttributedString.DocumentType
      ?? NSAttributedString.DocumentType(rawValue: value as? String ?? "\(value)")
  }

  private static let encodings: Set<String.Encoding> = [
    .ascii, .utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian, .utf32LittleEndian,
    .isoLatin1, .isoLatin2, .windowsCP1250, .windowsCP1251, .windowsCP1252, .windowsCP1253, .windowsCP1254,
    .macOSRoman, .japaneseEUC, .shiftJIS, .iso2022JP,
  ]

  private static func encoding(_ value: Any) throws -> String.Encoding {
    let number =
      (value as? String.Encoding)?.rawValue ?? value as? UInt ?? (value as? Int).flatMap { UInt(exactly: $0) }
      ?? (value as? NSNumber)?.uintValue
    guard let encoding = number.map(String.Encoding.init(rawValue:)), encodings.contains(encoding) else {
      throw Failure.encoding("\(value)")
    }
    return encoding
  }

  private static func decode(_ data: Data, _ asked: Any?) throws -> (String, String.Encoding) {
    if let asked {
      let encoding = try encoding(asked)
      guard let string = decode(data, encoding) else { throw Failure.encoding("\(encoding)") }
      return (string, encoding)
    }
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]), let string = decode(data, .utf16) {
      return (string, .utf16)
    }
    if let string = decode(data, .utf8) { return (string, .utf8) }
    guard let string = decode(data, .windowsCP1252) ?? decode(data, .isoLatin1) else {
      throw Failure.encoding("\(String.Encoding.windowsCP1252)")
    }
    return (string, .windowsCP1252)
  }

  private static func decode(_ data: Data, _ encoding: String.Encoding) -> String? {
    if data.isEmpty { return "" }
    guard let string = String(data: data, encoding: encoding) else { return nil }
    return string.unicodeScalars.first == "\u{FEFF}" ? String(string.unicodeScalars.dropFirst()) : string
  }

  private static func guess(_ string: String) -> NSAttributedString.DocumentType {
    let start = string.drop(while: \.isWhitespace).prefix(16).lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }
}
