import BinaryPlist

/// Values of attributes: as code sees them, as they are saved, and as a model's file writes them.
///
/// Numbers are `NSNumber`, as key-value coding returns them on a device; the others are Swift's values.
enum AttributeValue {
  /// The value that a model's file has as text.
  static func parsed(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) } ?? Double(text).map { NSNumber(value: $0) }
    case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
    case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
    case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .stringAttributeType: text
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }

  /// A value that code sets, in the form in which it is kept.
  ///
  /// A value of another type than the attribute's is kept as it is; saving reports it.
  static func canonical(_ value: Any?, _ type: NSAttributeType) -> Any? {
    guard let value = flattened(value), !(value is NSNull) else { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      if let number = value as? NSNumber { return NSNumber(value: number.int64Value) }
      return (value as? any BinaryInteger).map { NSNumber(value: Int64(clamping: $0)) } ?? value
    case .doubleAttributeType: return (value as? NSNumber).map { NSNumber(value: $0.doubleValue) } ?? value
    case .floatAttributeType: return (value as? NSNumber).map { NSNumber(value: $0.floatValue) } ?? value
    case .booleanAttributeType: return (value as? NSNumber).map { NSNumber(value: $0.boolValue) } ?? value
    case .decimalAttributeType:
      if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
      return value as? NSDecimalNumber ?? (value as? NSNumber).map { NSDecimalNumber(decimal: $0.decimalValue) }
        ?? value
    case .stringAttributeType: return value as? String ?? value
    case .dateAttributeType:
      // A property that is declared as a number has the seconds since the reference date.
      return value as? Date
        ?? (value as? NSNumber).map { Date(timeIntervalSinceReferenceDate: $0.doubleValue) } ?? value
    case .binaryDataAttributeType: return value as? Data ?? value
    case .UUIDAttributeType: return value as? UUID ?? value
    case .URIAttributeType: return value as? URL ?? value
    default: return value
    }
  }

  /// Whether two values are equal.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?):
      if let left = left as? AnyHashable, let right = right as? AnyHashable { left == right } else { false }
    default: false
    }
  }

  /// The form in which a value is saved; `nil` if it has another type.
  static func saved(_ value: Any, _ attribute: NSAttributeDescription) -> PropertyListValue? {
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return (value as? NSNumber).map { .integer($0.int64Value) }
    case .booleanAttributeType: return (value as? NSNumber).map { .bool($0.boolValue) }
    case .doubleAttributeType, .floatAttributeType: return (value as? NSNumber).map { .real($0.doubleValue) }
    case .decimalAttributeType: return (value as? NSDecimalNumber).map { .string($0.stringValue) }
    case .stringAttributeType: return (value as? String).map { .string($0) }
    case .dateAttributeType: return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) }
    case .binaryDataAttributeType: return (value as? Data).map { .data(Array($0)) }
    case .UUIDAttributeType: return (value as? UUID).map { .string($0.uuidString) }
    case .URIAttributeType: return (value as? URL).map { .string($0.absoluteString) }
    case .objectIDAttributeType:
      return (value as? NSManagedObjectID).map { .string($0.uriRepresentation().absoluteString) }
    case .transformableAttributeType, .undefinedAttributeType, .compositeAttributeType:
      return TransformableValue.data(of: value, attribute).map { .data(Array($0)) }
    }
  }

  /// The value of a saved form; `nil` if it is of another type, after a change of the model.
  static func value(_ saved: PropertyListValue, _ attribute: NSAttributeDescription) -> Any? {
    switch attribute.attributeType {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return number(saved).map { NSNumber(value: Int64($0.rounded())) } ?? integer(saved)
    case .booleanAttributeType:
      if case .bool(let value) = saved { return NSNumber(value: value) }
      return number(saved).map { NSNumber(value: $0 != 0) }
    case .doubleAttributeType: return number(saved).map { NSNumber(value: $0) }
    case .floatAttributeType: return number(saved).map { NSNumber(value: Float($0)) }
    case .decimalAttributeType:
      return text(saved).map { NSDecimalNumber(string: $0) } ?? number(saved).map { NSDecimalNumber(value: $0) }
    case .stringAttributeType: return text(saved)
    case .dateAttributeType: return number(saved).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .binaryDataAttributeType: return data(saved)
    case .UUIDAttributeType: return text(saved).flatMap(UUID.init(uuidString:))
    case .URIAttributeType: return text(saved).flatMap(URL.init(string:))
    case .objectIDAttributeType: return nil
    case .transformableAttributeType, .undefinedAttributeType, .compositeAttributeType:
      return data(saved).flatMap { TransformableValue.value(of: $0, attribute) }
    }
  }

  private static func integer(_ saved: PropertyListValue) -> NSNumber? {
    if case .integer(let value) = saved { NSNumber(value: value) } else { nil }
  }

  private static func number(_ saved: PropertyListValue) -> Double? {
    switch saved {
    case .real(let value): value
    // Greater ones would not be exact.
    case .integer(let value) where abs(value) < 1 << 53: Double(value)
    case .bool(let value): value ? 1 : 0
    default: nil
    }
  }

  private static func text(_ saved: PropertyListValue) -> String? {
    if case .string(let text) = saved { text } else { nil }
  }

  private static func data(_ saved: PropertyListValue) -> Data? {
    if case .data(let bytes) = saved { Data(bytes) } else { nil }
  }
}

/// The value in an optional, however deep.
func flattened(_ value: Any?) -> Any? {
  guard let value else { return nil }
  guard let optional = value as? any OptionalProtocol else { return value }
  return flattened(optional.wrapped)
}

/// An optional of any type.
private protocol OptionalProtocol {
  var wrapped: Any? { get }
}

extension Optional: OptionalProtocol {
  fileprivate var wrapped: Any? { self }
}
