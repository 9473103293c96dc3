import Foundation

/// The arguments of a message: none, one, two or three.
public struct SelectorArguments {
  /// The first argument: an object, a ``BoxedArgument`` with another value, or `nil`.
  @usableFromInline let firstObject: AnyObject?
  /// The second argument, likewise.
  @usableFromInline let secondObject: AnyObject?
  /// The third argument, likewise.
  @usableFromInline let thirdObject: AnyObject?

  /// Objects as arguments.
  package init(objects first: AnyObject?, _ second: AnyObject? = nil) {
    firstObject = first
    secondObject = second
    thirdObject = nil
  }

  /// Values as arguments.
  package init(_ first: Any?, _ second: Any? = nil, _ third: Any? = nil) {
    firstObject = first.flatMap(BoxedArgument.object)
    secondObject = second.flatMap(BoxedArgument.object)
    thirdObject = third.flatMap(BoxedArgument.object)
  }

  /// The first argument as an object of a class.
  @inlinable public func first<Value: AnyObject>() throws -> Value {
    if let value = firstObject as? Value { return value }
    return try ArgumentConversion.convert(firstObject)
  }

  /// The second argument as an object of a class.
  @inlinable public func second<Value: AnyObject>() throws -> Value {
    if let value = secondObject as? Value { return value }
    return try ArgumentConversion.convert(secondObject)
  }

  /// The first argument as an object of a class, or `nil`.
  @inlinable public func first<Value: AnyObject>() throws -> Value? {
    guard firstObject != nil else { return nil }
    let value: Value = try first()
    return value
  }

  /// The first argument as a value.
  @_disfavoredOverload public func first<Value>() throws -> Value { try ArgumentConversion.convert(firstObject) }

  /// The second argument as an object of a class, or `nil`.
  @inlinable public func second<Value: AnyObject>() throws -> Value? {
    guard secondObject != nil else { return nil }
    let value: Value = try second()
    return value
  }

  /// The second argument as a value.
  @_disfavoredOverload public func second<Value>() throws -> Value { try ArgumentConversion.convert(secondObject) }

  /// The third argument as an object of a class.
  @inlinable public func third<Value: AnyObject>() throws -> Value {
    if let value = thirdObject as? Value { return value }
    return try ArgumentConversion.convert(thirdObject)
  }

  /// The third argument as an object of a class, or `nil`.
  @inlinable public func third<Value: AnyObject>() throws -> Value? {
    guard thirdObject != nil else { return nil }
    let value: Value = try third()
    return value
  }

  /// The third argument as a value.
  @_disfavoredOverload public func third<Value>() throws -> Value { try ArgumentConversion.convert(thirdObject) }

  /// Stores the first argument in a property.
  public func store<Value>(in property: inout Value) throws {
    property = try ArgumentConversion.convert(firstObject)
  }
}

/// A value that is not an object, as an argument.
@usableFromInline final class BoxedArgument {
  let value: Any

  init(_ value: Any) { self.value = value }

  /// An argument for a value; `nil` for an optional without a value.
  static func object(_ value: Any) -> AnyObject? {
    if type(of: value) is AnyClass { return value as AnyObject }
    if let optional = value as? any OptionalValue { return optional.wrappedValue.flatMap(object) }
    return BoxedArgument(value)
  }

  /// The value of an argument.
  static func value(_ argument: AnyObject?) -> Any? {
    guard let argument else { return nil }
    return (argument as? BoxedArgument)?.value ?? argument
  }
}

/// An optional of any type.
protocol OptionalValue {
  /// The value.
  var wrappedValue: Any? { get }
  /// An optional of this type with a value that can be converted to its type, or `nil`.
  static func make(from value: Any?) -> Any?
}

extension Optional: OptionalValue {
  var wrappedValue: Any? { self }

  static func make(from value: Any?) -> Any? {
    guard let value else { return Self.none as Any }
    return ArgumentConversion.value(value, as: Wrapped.self).map { Self.some($0) as Any }
  }
}
