import Foundation

/// Reads a property list in the binary format.
///
/// Foundation's own reader is not used: on Linux it ends the process on some damaged files, and it writes out shared
/// parts without limit, so that a file of 200 bytes can fill the memory. Here every damage is an error with the byte's
/// position, and the number of values is limited.
struct BinaryPropertyList {
  /// Whether the bytes claim to be in this format.
  static func isBinary(_ data: Data) -> Bool { data.starts(with: Array("bplist".utf8)) }

  private struct Damage: Error {
    let kind: InfoPlistError.Kind
    let reason: String
    init(_ reason: String, kind: InfoPlistError.Kind = .notAPropertyList) {
      self.kind = kind
      self.reason = reason
    }
  }

  /// Nesting that no plist reaches, and that the stack of any thread bears.
  private static let depthLimit = 128

  private let bytes: [UInt8]
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  private let top: Int
  /// Where the table of offsets begins, and with it the end of all objects.
  private let table: Int
  private var remaining: Int

  /// The top-level value. Throws ``InfoPlistError`` for damaged bytes and for more than `limit` values.
  static func value(from data: Data, file: String, limit: Int) throws(InfoPlistError) -> PropertyListValue {
    do {
      var list = try BinaryPropertyList(bytes: [UInt8](data), limit: limit)
      return try list.value(of: list.top, depth: 0)
    } catch {
      throw InfoPlistError(kind: error.kind, file: file, reason: error.reason)
    }
  }

  private init(bytes: [UInt8], limit: Int) throws(Damage) {
    let trailer = bytes.count - 32
    guard trailer >= 8 else { throw Damage("The binary property list ends before its trailer") }
    self.bytes = bytes
    remaining = limit
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard let objectCount = Self.integer(bytes[trailer + 8..<trailer + 16]),
      let top = Self.integer(bytes[trailer + 16..<trailer + 24]),
      let table = Self.integer(bytes[trailer + 24..<trailer + 32]),
      (1...8).contains(offsetSize), (1...8).contains(referenceSize), table >= 8, table <= trailer,
      objectCount <= (trailer - table) / offsetSize, top < objectCount
    else { throw Damage("The binary property list's trailer names places outside the file") }
    self.objectCount = objectCount
    self.top = top
    self.table = table
  }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
    Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private mutating func value(of object: Int, depth: Int) throws(Damage) -> PropertyListValue {
    remaining -= 1
    guard remaining >= 0 else { throw Damage("The file stands for too many values", kind: .tooLarge) }
    guard depth < Self.depthLimit else {
      throw Damage("The file nests arrays and dictionaries more than \(Self.depthLimit) deep", kind: .tooLarge)
    }
    guard object < objectCount else { throw Damage("The binary property list refers to an object it does not have") }
    let entry = table + object * offsetSize
    guard let place = Self.integer(bytes[entry..<entry + offsetSize]), place >= 8, place < table else {
      throw Damage("The binary property list's object \(object) lies outside the file")
    }
    let marker = bytes[place]
    switch marker >> 4 {
    case 0x0 where marker == 0x08: return .boolean(false)
    case 0x0 where marker == 0x09: return .boolean(true)
    case 0x1: return try integer(at: place)
    case 0x2: return .real(try real(at: place))
    case 0x3 where marker == 0x33: return .date(Date(timeIntervalSinceReferenceDate: try real(at: place)))
    case 0x4: return .data(Data(try content(at: place, unit: 1)))
    case 0x5: return .string(String(decoding: try content(at: place, unit: 1), as: UTF8.self))
    case 0x6:
      let units = Array(try content(at: place, unit: 2))
      return .string(
        String(
          decoding: stride(from: 0, to: units.count, by: 2).map { UInt16(units[$0]) << 8 | UInt16(units[$0 + 1]) },
          as: UTF16.self))
    case 0xA:
      var values: [PropertyListValue] = []
      for reference in try references(at: place, each: 1) { values.append(try value(of: reference, depth: depth + 1)) }
      return .array(values)
    case 0xD:
      let references = try references(at: place, each: 2)
      var values: [String: PropertyListValue] = [:]
      for (key, entry) in zip(references.prefix(references.count / 2), references.suffix(references.count / 2)) {
        guard case .string(let name) = try value(of: key, depth: depth + 1) else {
          throw Damage("The binary property list's dictionary at byte \(place) has a key that is not a string")
        }
        values[name] = try value(of: entry, depth: depth + 1)
      }
      return .dictionary(values)
    default: throw Damage("The binary property list has a value of an unknown type at byte \(place)")
    }
  }

  /// The bytes after a marker whose low half is the power of two of their number.
  private func number(at place: Int) throws(Damage) -> ArraySlice<UInt8> {
    let size = 1 << Int(bytes[place] & 0xF)
    guard size <= 16, place + 1 + size <= table else {
      throw Damage("The binary property list's number at byte \(place) is cut off or too large")
    }
    return bytes[place + 1..<place + 1 + size]
  }

  /// Numbers of up to four bytes have no sign, those of eight and sixteen have one.
  private func integer(at place: Int) throws(Damage) -> PropertyListValue {
    let number = try number(at: place)
    let low = number.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let isUnsigned = number.count == 16 && number.prefix(8).allSatisfy { $0 == 0 }
    return isUnsigned && low > UInt64(Int64.max) ? .real(Double(low)) : .integer(Int(Int64(bitPattern: low)))
  }

  private func real(at place: Int) throws(Damage) -> Double {
    let number = try number(at: place)
    let pattern = number.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch number.count {
    case 4: return Double(Float(bitPattern: UInt32(pattern)))
    case 8: return Double(bitPattern: pattern)
    default: throw Damage("The binary property list's number at byte \(place) has \(number.count) bytes")
    }
  }

  /// The bytes of a value that gives its length first, in units of `unit` bytes.
  private func content(at place: Int, unit: Int) throws(Damage) -> ArraySlice<UInt8> {
    var length = Int(bytes[place] & 0xF)
    var start = place + 1
    if length == 0xF {
      guard start < table, bytes[start] >> 4 == 1 else {
        throw Damage("The binary property list's value at byte \(place) has no length")
      }
      let number = try number(at: start)
      guard let long = Self.integer(number) else {
        throw Damage("The binary property list's value at byte \(place) is longer than the file")
      }
      length = long
      start = number.endIndex
    }
    guard length <= (table - start) / unit else {
      throw Damage("The binary property list's value at byte \(place) is longer than the file")
    }
    return bytes[start..<start + length * unit]
  }

  private func references(at place: Int, each: Int) throws(Damage) -> [Int] {
    let content = try content(at: place, unit: each * referenceSize)
    var references: [Int] = []
    for start in stride(from: content.startIndex, to: content.endIndex, by: referenceSize) {
      references.append(Self.integer(content[start..<start + referenceSize]) ?? .max)
    }
    return references
  }
}
