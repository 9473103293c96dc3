import Foundation

/// The content of a `userInfo` value, in Swift or Foundation types, computed independently of the encoder, to compare saved and decoded
/// values.
enum PlainValue: Hashable {
  case null
  case integer(Int64)
  case unsigned(UInt64)
  case real(UInt64)
  case decimal(Decimal)
  case date(UInt64)
  case data(Data)
  case text(String)
  case url(String, base: String?)
  case uuid(UUID)
  case array([PlainValue])
  case set(Set<PlainValue>)
  case dictionary([PlainValue: PlainValue])
  /// A value of another type.
  case other(String)

  init(_ value: Any) {
    switch value {
    case let hashable as AnyHashable where type(of: value) == AnyHashable.self: self.init(hashable.base)
    // A cast to a class bridges sets, and the hash of a decimal in them does not terminate.
    case _ where type(of: value) is NSNull.Type: self = .null
    case let decimal as Decimal where type(of: value) is NSDecimalNumber.Type || type(of: value) == Decimal.self:
      self = .decimal(decimal)
    case _ where type(of: value) is NSNumber.Type: self.init(value as? NSNumber ?? 0)
    case let bool as Bool where type(of: value) == Bool.self: self = .integer(bool ? 1 : 0)
    case let integer as any BinaryInteger: self.init(integer)
    case let real as any BinaryFloatingPoint: self.init(real)
    case let date as Date: self = .date(Self.bits(date.timeIntervalSinceReferenceDate))
    case let data as Data: self = .data(Data(data))
    case let text as String: self = .text(text)
    case let url as URL: self = .url(url.relativeString, base: url.baseURL?.absoluteString)
    case let uuid as UUID: self = .uuid(uuid)
    case let set as Set<AnyHashable>: self = .set(Set(set.map { PlainValue($0) }))
    case let array as [Any]: self = .array(array.map { PlainValue($0) })
    case let dictionary as [AnyHashable: Any]:
      self = .dictionary(
        Dictionary(dictionary.map { (PlainValue($0.key), PlainValue($0.value)) }, uniquingKeysWith: { $1 }))
    default: self = .other("\(type(of: value))")
    }
  }

  private init(_ number: NSNumber) {
    switch UInt8(bitPattern: number.objCType.pointee) {
    case UInt8(ascii: "f"), UInt8(ascii: "d"): self = .real(Self.bits(number.doubleValue))
    case UInt8(ascii: "Q"): self.init(number.uint64Value)
    default: self = .integer(number.int64Value)
    }
  }

  private init(_ real: some BinaryFloatingPoint) {
    let double = Double(real)
    self = real.isNaN || Double(exactly: real) != nil ? .real(Self.bits(double)) : .other("\(type(of: real))")
  }

  private init(_ integer: any BinaryInteger) {
    self = Int64(exactly: integer).map { .integer($0) } ?? .unsigned(UInt64(truncatingIfNeeded: integer))
  }

  /// All NaN values are the same.
  private static func bits(_ double: Double) -> UInt64 { double.isNaN ? Double.nan.bitPattern : double.bitPattern }
}
