import BinaryPlist
import Foundation

/// Reads an Info.plist in the binary format into this module's own values.
///
/// Shared arrays and dictionaries are legal in it, because Apple's tools write them; so every value is counted.
struct BinaryPropertyList {
  /// Whether the bytes begin with the format's signature.
  static func isBinary(_ data: Data) -> Bool { BinaryPropertyListReader.isBinaryPropertyList(data) }

  /// A nesting depth that no plist reaches, and that fits the stack of any thread.
  private static let depthLimit = 128

  private var reader: BinaryPropertyListReader
  /// Data is copied once, however often it is referenced.
  private var copies: [Int: Data] = [:]

  /// The top-level value. Throws ``InfoPlistError`` for damaged bytes and for more than `limit` values.
  static func value(from data: Data, file: String, limit: Int) throws(InfoPlistError) -> PropertyListValue {
    do throws(PropertyListReadError) {
      let limits = PropertyListLimits(depth: depthLimit, values: limit, sharesContainers: true)
      var list = BinaryPropertyList(reader: try BinaryPropertyListReader([UInt8](data), limits: limits))
      return try list.value(of: list.reader.root, depth: 0)
    } catch {
      switch error.code {
      case .malformed: throw .notAPropertyList(file: file, reason: error.reason)
      case .tooDeep:
        throw .tooLarge(file: file, reason: "The file nests arrays and dictionaries more than \(depthLimit) deep")
      default: throw .tooLarge(file: file, reason: "The file has too many values")
      }
    }
  }

  private init(reader: BinaryPropertyListReader) { self.reader = reader }

  private mutating func value(of object: Int, depth: Int) throws(PropertyListReadError) -> PropertyListValue {
    switch try reader.open(object, depth: depth) {
    case .bool(let bool): return .boolean(bool)
    case .integer(let integer): return .integer(Int(integer))
    case .unsigned(let integer): return .real(Double(integer))
    case .real(let real): return .real(real)
    case .date(let seconds): return .date(Date(timeIntervalSinceReferenceDate: seconds))
    case .data(let slice): return .data(data(slice, of: object))
    case .string(let text): return .string(text)
    case .uid:
      throw .malformed(
        reason: "The binary property list has a value of an unknown type at byte \(reader.offset(of: object))")
    case .array(let container):
      var values: [PropertyListValue] = []
      for position in 0..<container.count {
        values.append(try value(of: reader.reference(position, in: container), depth: depth + 1))
      }
      return .array(values)
    case .dictionary(let container):
      var values: [String: PropertyListValue] = [:]
      for position in 0..<container.count {
        let key = try reader.key(position, in: container, depth: depth + 1)
        values[key] = try value(
          of: reader.reference(container.count + position, in: container), depth: depth + 1)
      }
      return .dictionary(values)
    }
  }

  private mutating func data(_ slice: ArraySlice<UInt8>, of object: Int) -> Data {
    if let copy = copies[object] { return copy }
    let data = Data(slice)
    copies[object] = data
    return data
  }
}
