import BinaryPlist
import SearchIndex

/// The attributes of an item as a binary property list.
enum AttributeCoding {
  static func bytes(of attributes: [String: SearchValue]) -> [UInt8] {
    BinaryPropertyListWriter.bytes(of: .dictionary(attributes.mapValues(\.propertyList)))
  }

  /// The attributes; `nil` if the bytes are damaged.
  static func attributes(in bytes: [UInt8]) -> [String: SearchValue]? {
    guard case .dictionary(let entries)? = try? BinaryPropertyListReader.value(in: bytes) else { return nil }
    return entries.compactMapValues(SearchValue.init)
  }
}

extension SearchValue {
  fileprivate var propertyList: PropertyListValue {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .real(number)
    case .date(let seconds): .date(seconds)
    case .data(let bytes): .data(bytes)
    case .list(let values): .array(values.map(\.propertyList))
    }
  }

  fileprivate init?(_ value: PropertyListValue) {
    switch value {
    case .string(let text): self = .text(text)
    case .real(let number): self = .number(number)
    case .integer(let number): self = .number(Double(number))
    case .date(let seconds): self = .date(seconds)
    case .data(let bytes): self = .data(bytes)
    case .array(let values): self = .list(values.compactMap(SearchValue.init))
    case .bool, .unsigned, .uid, .dictionary: return nil
    }
  }
}
