import Foundation

/// Conversion of arguments and of the values of keys, as Objective-C's bridging does it: numbers to numbers, strings and their classes.
@usableFromInline enum ArgumentConversion {
  /// The value of an argument as a type.
  @usableFromInline static func convert<Value>(_ argument: AnyObject?) throws -> Value {
    let value = BoxedArgument.value(argument)
    if let optional = Value.self as? any OptionalValue.Type {
      if let made = optional.make(from: value) as? Value { return made }
    } else if let value {
      if let converted = self.value(value, as: Value.self) { return converted }
    } else if let pointer = nullPointer(as: Value.self) {
      return pointer
    } else if Value.self == Any.self, let null = NSNull() as? Value {
      // Objective-C passes nil where Swift has a type without it.
      return null
    }
    throw SelectorError.wrongType(
      given: value.map { String(reflecting: type(of: $0)) } ?? "nil", expected: String(reflecting: Value.self))
  }

  /// What a method receives for a null pointer where its parameter is not optional, such as the context of a callback. Never to be read.
  private static func nullPointer<Value>(as type: Value.Type) -> Value? {
    switch type {
    case is UnsafeRawPointer.Type: UnsafeRawPointer(bitPattern: 1) as? Value
    case is UnsafeMutableRawPointer.Type: UnsafeMutableRawPointer(bitPattern: 1) as? Value
    default: nil
    }
  }

  /// A value as another type, or `nil` if it cannot be converted.
  static func value<Value>(_ value: Any, as type: Value.Type) -> Value? {
    if let same = value as? Value { return same }
    if let optional = type as? any OptionalValue.Type { return optional.make(from: value) as? Value }
    if let raw = type as? any RawRepresentable.Type { return rawRepresentable(raw, value) as? Value }
    if let number = number(value) {
      let converted: Any? =
        switch type {
        case is Int.Type: number.intValue
        case is Double.Type: number.doubleValue
        case is CGFloat.Type: CGFloat(number.doubleValue)
        case is Float.Type: number.floatValue
        case is Bool.Type: number.boolValue
        case is UInt.Type: number.uintValue
        case is Int32.Type: number.int32Value
        case is Int64.Type: number.int64Value
        case is NSNumber.Type: number
        default: nil
        }
      return converted as? Value
    }
    switch (type, value) {
    case (is UnsafeRawPointer.Type, let pointer as UnsafeMutableRawPointer):
      return UnsafeRawPointer(pointer) as? Value
    case (is NSString.Type, let string as String): return NSString(string: string) as? Value
    case (is String.Type, let string as NSString): return string._bridgeToSwift() as? Value
    case (is NSNotification.Type, let notification as Notification):
      return NSNotification(name: notification.name, object: notification.object, userInfo: notification.userInfo)
        as? Value
    default: return nil
    }
  }

  /// A number of any type.
  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as NSNumber: number
    case let number as Bool: NSNumber(value: number)
    case let number as Int: NSNumber(value: number)
    case let number as Double: NSNumber(value: number)
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as Float: NSNumber(value: number)
    case let number as any BinaryInteger: NSNumber(value: Int(truncatingIfNeeded: number))
    default: nil
    }
  }

  private static func rawRepresentable<Enumeration: RawRepresentable>(_ type: Enumeration.Type, _ raw: Any) -> Any? {
    value(raw, as: Enumeration.RawValue.self).flatMap(Enumeration.init(rawValue:))
  }
}
