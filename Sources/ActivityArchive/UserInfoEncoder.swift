import BinaryPlist
import Foundation
import SceneSystem

/// Writes the untyped values of a `userInfo`, directly from `Any` to the property list.
///
/// Casts of an `Any` are the most expensive part. So the type is compared first, which covers nearly every value that apps save; the casts
/// that also match bridged and generic types come after.
struct UserInfoEncoder {
  let types: UserInfoCoding.ValueTypes
  var writer = BinaryPropertyListWriter()

  /// The bytes of a list whose top object `build` creates. The key path of an error starts at `keyPath`.
  static func bytes(
    types: UserInfoCoding.ValueTypes, keyPath: String,
    _ build: (inout UserInfoEncoder) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference
  ) throws(UserActivityArchiveError) -> [UInt8] {
    var encoder = UserInfoEncoder(types: types)
    let bytes: [UInt8]
    do throws(UnencodableValue) {
      let top = try build(&encoder)
      bytes = encoder.writer.finish(root: top)
    } catch {
      throw error.inside(keyPath).error
    }
    guard StateLimit.allows(bytes.count) else { throw .tooLarge(length: bytes.count) }
    return bytes
  }

  /// Checks whether `value` can be saved alone, nested in `depth` containers, and in `hashedDepth` sets and keys.
  static func check(
    _ value: Any, types: UserInfoCoding.ValueTypes, depth: Int, hashedDepth: Int = 0
  ) throws(UnencodableValue) {
    var encoder = UserInfoEncoder(types: types)
    _ = try encoder.add(value, depth: depth, hashedDepth: hashedDepth)
  }

  /// A key of a dictionary that is nested in `depth` containers, as it will be decoded.
  static func keyAsRead(
    _ key: AnyHashable, types: UserInfoCoding.ValueTypes, depth: Int
  ) throws(UnencodableValue) -> AnyHashable {
    let encoder = UserInfoEncoder(types: types)
    return try hashable(
      key.base, bytes: try encoder.bytes(of: key.base, depth: depth + 1, hashedDepth: 1), hashedDepth: 1)
  }

  init(types: UserInfoCoding.ValueTypes) { self.types = types }

  // MARK: Any value

  /// Adds a value that is nested in `depth` containers, and in `hashedDepth` sets and keys.
  mutating func add(
    _ value: Any, depth: Int, hashedDepth: Int = 0
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    guard depth < UserInfoCoding.maximumDepth else { throw UnencodableValue(fault: .tooDeep) }
    guard hashedDepth <= UserInfoCoding.maximumHashedDepth else { throw UnencodableValue(fault: .hashedTooDeep) }
    // A value with shared parts can expand to more values than fit into memory.
    guard writer.minimumLength <= UserInfoCoding.abandonedLength else {
      throw UnencodableValue(fault: .tooLarge(length: writer.minimumLength))
    }
    let type = type(of: value)
    if type == String.self, let text = value as? String { return writer.add(text) }
    if type == Int.self, let integer = value as? Int { return writer.add(Int64(integer)) }
    if type == Bool.self, let bool = value as? Bool { return writer.add(bool) }
    if type == Double.self, let real = value as? Double { return writer.add(real) }
    if type == Date.self, let date = value as? Date { return add(date) }
    if type == Data.self, let data = value as? Data { return add(data) }
    if type == [String: Any].self, let entries = value as? [String: Any] {
      return try add(entries, depth: depth, hashedDepth: hashedDepth)
    }
    if type == [Any].self, let elements = value as? [Any] {
      return try add(elements, depth: depth, hashedDepth: hashedDepth)
    }
    if type == [String].self, let elements = value as? [String] {
      let array = writer.openArray(count: elements.count)
      for (position, element) in elements.enumerated() { writer.fill(array, position, with: writer.add(element)) }
      return array.reference
    }
    return try addRare(value, depth: depth, hashedDepth: hashedDepth)
  }

  private mutating func add(_ date: Date) -> BinaryPropertyListWriter.Reference {
    writer.add(date: date.timeIntervalSinceReferenceDate)
  }

  private mutating func add(_ data: Data) -> BinaryPropertyListWriter.Reference {
    data.withUnsafeBytes { writer.add(data: $0) }
  }

  /// Handles everything that the types alone did not cover.
  private mutating func addRare(
    _ value: Any, depth: Int, hashedDepth: Int
  ) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference {
    // Before any cast: casting one of Foundation's containers traverses everything in it.
    if let fault = ObjectGraph.fault(in: value, depth: depth) { throw UnencodableValue(fault: fault) }
    if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
      return try add(hashable.base, depth: depth, hashedDepth: hashedDepth)
    }
    if let optional = value as? any AnyOptional {
      guard let wrapped = optional.wrappedValue else {
        throw UnencodableValue(fault: .unsupported(type: "\(type(of: value)) (it is nil; leave the key out)"))
      }
      return try add(wrapped, depth: depth, hashedDepth: hashedDepth)
    }
    if let elements = value as? any AnyList {
      return try add(elements.anyElements, depth: depth, hashedDepth: hashedDepth)
    }
    if let entries = value as? any AnyEntries {
      return try add(entries.anyEntries, depth: depth, hashedDepth: hashedDepth)
    }
    if let number = try addNumber(value) { return number }
    if types == .activity, let reference = try addTagged(value, depth: depth, hashedDepth: hashedDepth) {
      return reference
    }
    switch value {
    case let text as String: return writer.add(text)
    case let data as Data: return add(data)
    case let date as Date: return add(date)
    case let entries as [AnyHashable: Any]: return try add(entries, depth: depth, hashedDepth: hashedDepth)
    case let elements as [Any]: return try add(elements, depth: depth, hashedDepth: hashedDepth)
    default: throw UnencodableValue(fault: .unsupported(type: "\(type(of: value))"))
    }
  }

  /// Adds a Swift or Foundation number or Boolean; returns `nil` if `value` is neither.
  private mutating func addNumber(_ value: Any) throws(UnencodableValue) -> BinaryPropertyListWriter.Reference? {
    // The type is checked first: for a cast, NSNumber(value: 1) is a Bool as well.
    switch type(of: value) {
    case is Decimal.Type, is NSDecimalNumber.Type:
      guard let decimal = value as? Decimal else { return nil }
      let text = UserInfoCoding.text(of: decimal)
      guard UserInfoCoding.decimal(text) == decimal else {
        throw UnencodableValue(fault: .unsupported(type: "\(type(of: value)) (its text is another number)"))
      }
      return tagged("decimal", writer.add(text))
    default: break
    }
    if let integer = value as? any BinaryInteger {
      if let signed = Int64(exactly: integer) { return writer.add(signed) }
      return UInt64(exactly: integer).map { writer.add($0) }
    }
    if let real = value as? any BinaryFloatingPoint { return Self.exactDouble(real).map { writer.add($0) } }
    guard type(of: value) is AnyClass, let number = value as? NSNumber else { return nil }
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "c") where number.int64Value == 0 || number.int64Value == 1: return writer.add(number.boolValue)
    case UInt8(ascii: "f"), UInt8(ascii: "d"): return writer.add(number.doubleValue)
    case UInt8(ascii: "Q"): return writer.add(number.uint64Value)
    default: return writer.add(number.int64Value)
    }
  }

  private static func exactDouble<Real: BinaryFloatingPoint>(_ real: Real) -> Double? {
    real.isNaN ? .nan : Double(exactly: real)
  }
}
