// swift-format-ignore-file: declarations with the names and types of a module that is absent here; see docs/XCODE.md.
@_exported import Foundation
@_exported import UIKit

/// Logs the first use of a name.
public func logPlaceholder(_ name: String) { Placeholder.log(name) }

/// Logs the first use of a member of a type.
public func logPlaceholder(_ type: Any.Type, _ member: String = #function) { Placeholder.log("\(type).\(member)") }

/// What types with unknown members are: each member can be read, called and set.
@dynamicMemberLookup public protocol PlaceholderMembers {
  /// The name of a member in the log.
  func placeholderName(of member: String) -> String
}

extension PlaceholderMembers {
  public func placeholderName(of member: String) -> String { "\(Self.self).\(member)" }
  public subscript(dynamicMember member: String) -> Placeholder {
    get { Placeholder(placeholderName(of: member)) }
    nonmutating set { Placeholder.log(placeholderName(of: member)) }
  }
  @_disfavoredOverload public subscript(dynamicMember member: String) -> Placeholder? {
    get { Placeholder(placeholderName(of: member)) }
    nonmutating set { Placeholder.log(placeholderName(of: member)) }
  }
  @_disfavoredOverload public subscript<Value>(dynamicMember member: String) -> Value {
    get { Placeholder(placeholderName(of: member)).value() }
    nonmutating set { Placeholder.log(placeholderName(of: member)) }
  }
  public static subscript(dynamicMember member: String) -> Placeholder { Placeholder("\(Self.self).\(member)") }
  @_disfavoredOverload public static subscript<Value>(dynamicMember member: String) -> Value {
    Placeholder("\(Self.self).\(member)").value()
  }
}

/// A value of an unknown type: its members are read and called without an effect.
@dynamicMemberLookup @dynamicCallable
public struct Placeholder: PlaceholderMembers, Hashable, Sequence, IteratorProtocol, Error, CustomStringConvertible, @unchecked Sendable {
  public let placeholderName: String

  public init(_ name: String) {
    placeholderName = name
    Self.log(name)
  }

  public func placeholderName(of member: String) -> String { "\(placeholderName).\(member)" }

  public var description: String { "" }

  public mutating func next() -> Placeholder? { nil }

  public subscript(index: Int) -> Placeholder { self }
  public subscript(key: String) -> Placeholder { self }
  @discardableResult public func dynamicallyCall(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Placeholder {
    self
  }
  @_disfavoredOverload public func dynamicallyCall<Value>(
    withKeywordArguments arguments: KeyValuePairs<String, Any?>
  ) -> Value {
    value()
  }

  /// An empty value: `nil`, `false`, zero, an empty text or list. There is no value of another type.
  public func value<Value>() -> Value {
    if let type = Value.self as? any PlaceholderEmpty.Type, let value = type.placeholderEmpty as? Value { return value }
    let candidates: [Any] = [self, NSObject()]
    for case let value as Value in candidates { return value }
    FileHandle.standardError.write(Data("\(placeholderName) has no value of the type \(Value.self).\n".utf8))
    exit(1)
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var logged: Set<String> = []

  static func log(_ name: String) {
    lock.lock()
    defer { lock.unlock() }
    guard logged.insert(name).inserted else { return }
    FileHandle.standardError.write(Data("\(name) is a placeholder: its module does not exist here.\n".utf8))
  }
}

/// A type with an empty value.
public protocol PlaceholderEmpty { static var placeholderEmpty: Self { get } }

extension Optional: PlaceholderEmpty { public static var placeholderEmpty: Self { nil } }
extension Array: PlaceholderEmpty { public static var placeholderEmpty: Self { [] } }
extension Dictionary: PlaceholderEmpty { public static var placeholderEmpty: Self { [:] } }
extension Set: PlaceholderEmpty { public static var placeholderEmpty: Self { [] } }
extension String: PlaceholderEmpty { public static var placeholderEmpty: Self { "" } }
extension Bool: PlaceholderEmpty { public static var placeholderEmpty: Self { false } }
extension Int: PlaceholderEmpty { public static var placeholderEmpty: Self { 0 } }
extension Int32: PlaceholderEmpty { public static var placeholderEmpty: Self { 0 } }
extension Int64: PlaceholderEmpty { public static var placeholderEmpty: Self { 0 } }
extension UInt: PlaceholderEmpty { public static var placeholderEmpty: Self { 0 } }
extension UInt8: PlaceholderEmpty { public static var placeholderEmpty: Self { 0 } }
extension UInt32: PlaceholderEmpty { public static var placeholderEmpty: Self { 0 } }
extension UInt64: PlaceholderEmpty { public static var placeholderEmpty: Self { 0 } }
extension Double: PlaceholderEmpty { public static var placeholderEmpty: Self { 0 } }
extension Float: PlaceholderEmpty { public static var placeholderEmpty: Self { 0 } }
extension CGFloat: PlaceholderEmpty { public static var placeholderEmpty: Self { 0 } }
extension CGPoint: PlaceholderEmpty { public static var placeholderEmpty: Self { .zero } }
extension CGSize: PlaceholderEmpty { public static var placeholderEmpty: Self { .zero } }
extension CGRect: PlaceholderEmpty { public static var placeholderEmpty: Self { .zero } }
extension Data: PlaceholderEmpty { public static var placeholderEmpty: Self { Data() } }
extension Date: PlaceholderEmpty { public static var placeholderEmpty: Self { Date() } }
extension URL: PlaceholderEmpty { public static var placeholderEmpty: Self { URL(fileURLWithPath: "/") } }
extension UUID: PlaceholderEmpty { public static var placeholderEmpty: Self { UUID() } }
extension IndexPath: PlaceholderEmpty { public static var placeholderEmpty: Self { IndexPath() } }
