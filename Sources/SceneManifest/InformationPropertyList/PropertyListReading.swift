import Foundation

/// Converts bytes to a ``PropertyListValue``; the only user of Foundation's parser, which reads XML and OpenStep. The binary format is read
/// by ``BinaryPropertyList``.
struct PropertyListReading {
  /// The maximum number of values in a file once its shared parts are expanded. A binary property list of a few hundred bytes can represent
  /// billions of values by sharing; an Info.plist has some hundreds.
  static let valueLimit = 100_000
  /// The largest file that is read, in bytes.
  static let sizeLimit = 16 << 20

  private let file: String

  /// Reads the top-level dictionary of a property list in any of the three formats.
  static func dictionary(from data: Data, file: String) throws(InfoPlistError) -> [String: PropertyListValue] {
    guard !data.isEmpty else {
      throw .notAPropertyList(file: file, reason: "The file is empty")
    }
    guard data.count <= sizeLimit else {
      throw .tooLarge(file: file, reason: "The file has \(data.count) bytes; at most \(sizeLimit) are read")
    }
    let value =
      BinaryPropertyList.isBinary(data)
      ? try BinaryPropertyList.value(from: data, file: file, limit: valueLimit)
      : try text(from: data, file: file)
    guard case .dictionary(let dictionary) = value else {
      throw .notADictionary(file: file, reason: "The file's top level is \(value.phrase)")
    }
    return dictionary
  }

  /// Reads XML and OpenStep with Foundation's parser, which rejects deep nesting.
  private static func text(from data: Data, file: String) throws(InfoPlistError) -> PropertyListValue {
    let parsed: Any
    do {
      parsed = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    } catch {
      throw .notAPropertyList(file: file, reason: reason(of: error))
    }
    return try PropertyListReading(file: file).value(of: parsed, path: "")
  }

  private static func reason(of error: any Error) -> String {
    let detail = (error as NSError).userInfo["NSDebugDescription"] as? String
    let text = detail ?? (error as NSError).localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private func value(of parsed: Any, path: String) throws(InfoPlistError) -> PropertyListValue {
    switch parsed {
    // Containers come first: testing a dictionary for a number would bridge it to an object, which would delay each start.
    case let elements as [Any]:
      var values: [PropertyListValue] = []
      values.reserveCapacity(elements.count)
      for (index, element) in elements.enumerated() {
        values.append(try value(of: element, path: "\(path)[\(index)]"))
      }
      return .array(values)
    case let entries as [String: Any]:
      var values: [String: PropertyListValue] = [:]
      values.reserveCapacity(entries.count)
      for (key, entry) in entries {
        values[key] = try value(of: entry, path: path.isEmpty ? key : "\(path).\(key)")
      }
      return .dictionary(values)
    case let text as String: return .string(text)
    case let date as Date: return .date(date)
    case let data as Data: return .data(data)
    case let number as NSNumber: return Self.value(of: number)
    default:
      throw .notAPropertyList(
        file: file,
        reason: "\(path.isEmpty ? "The file's top level" : path) holds a value that an Info.plist cannot hold")
    }
  }

  /// Both on Linux and on Apple's systems only a Boolean is stored as a signed byte; a parsed number never is.
  private static func value(of number: NSNumber) -> PropertyListValue {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c"), UInt8(ascii: "B"): .boolean(number.boolValue)
    case UInt8(ascii: "d"), UInt8(ascii: "f"): .real(number.doubleValue)
    default:
      number.doubleValue < 9.3e18 && (number.int64Value >= 0) == (number.doubleValue >= 0)
        ? .integer(number.intValue) : .real(number.doubleValue)
    }
  }
}
