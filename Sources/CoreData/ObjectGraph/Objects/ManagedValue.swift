/// Converts values to the types of properties.
enum ManagedValue {
  /// A value in a type; `nil` if it cannot be converted.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    if let value {
      if let found = value as? Value { return found }
      if let date = value as? Date, let seconds = date.timeIntervalSinceReferenceDate as? Value { return seconds }
      if let objects = collection(value, type) { return objects }
      if let raw = type as? any RawRepresentable.Type, let found = enumeration(value, raw) { return found as? Value }
    }
    // An optional without a value.
    if let none = (Optional<Any>.none as Any) as? Value, value == nil { return none }
    return value == nil ? empty(type) : nil
  }

  private static func collection<Value>(_ value: Any, _ type: Value.Type) -> Value? {
    guard value is NSSet || value is NSOrderedSet else { return nil }
    let objects = RelationshipValue.objects(in: value)
    return Set(objects) as? Value ?? objects as? Value ?? NSSet(array: objects) as? Value
  }

  private static func enumeration<Raw: RawRepresentable>(_ value: Any, _ type: Raw.Type) -> Any? {
    (value as? Raw.RawValue).flatMap(Raw.init(rawValue:))
  }

  /// What a property that cannot be `nil` has instead.
  private static func empty<Value>(_ type: Value.Type) -> Value? {
    if let zero = NSNumber(value: 0) as? Value { return zero }
    let candidates: [Any] = [
      "", Data(), Date(timeIntervalSinceReferenceDate: 0), UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      NSDecimalNumber.zero, NSSet(), NSOrderedSet(), Set<NSManagedObject>(), [NSManagedObject](), [String](),
      [String: String](),
    ]
    if let found = candidates.lazy.compactMap({ $0 as? Value }).first { return found }
    if let raw = type as? any RawRepresentable.Type { return enumeration(NSNumber(value: 0), raw) as? Value }
    return nil
  }
}
