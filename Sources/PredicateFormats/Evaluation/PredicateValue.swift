import Foundation
import RuntimeLogging
import SceneSystem
import Selectors

/// What predicates need to know of the values that they compare.
enum PredicateValue {
  /// A number as it is computed with: whole as long as all operands are.
  enum Number {
    case integer(Int64)
    case floating(Double)

    var double: Double {
      switch self {
      case .integer(let value): Double(value)
      case .floating(let value): value
      }
    }

    var object: NSNumber {
      switch self {
      case .integer(let value): NSNumber(value: value)
      case .floating(let value): NSNumber(value: value)
      }
    }
  }

  static func number(_ value: Any?) -> Number? {
    guard let value else { return nil }
    if type(of: value) is NSNumber.Type, let value = value as? NSNumber {
      return "df".contains(String(cString: value.objCType)) ? .floating(value.doubleValue) : .integer(value.int64Value)
    }
    switch value {
    case let value as Bool: return .integer(value ? 1 : 0)
    case let value as any BinaryInteger:
      return Int64(exactly: value).map(Number.integer) ?? .floating(Double(value))
    case let value as Double: return .floating(value)
    case let value as Float: return .floating(Double(value))
    case let value as CGFloat: return .floating(Double(value))
    case let value as Decimal: return .floating(NSDecimalNumber(decimal: value).doubleValue)
    default: return nil
    }
  }

  static func text(_ value: Any?) -> String? {
    if let text = value as? String { return text }
    return (value as? Substring).map(String.init)
  }

  /// The elements of a collection; those of a dictionary are its values.
  static func elements(_ value: Any?) -> [Any]? {
    switch value {
    case let array as [Any]: return array
    case let set as Set<AnyHashable>: return set.map(\.base)
    case let array as NSArray: return (0..<array.count).map { array.object(at: $0) }
    case let set as NSSet: return set.allObjects
    case let set as NSOrderedSet: return (0..<set.count).map { set.object(at: $0) }
    case let dictionary as NSDictionary: return dictionary.allValues
    case let dictionary as [AnyHashable: Any]: return Array(dictionary.values)
    default: return nil
    }
  }

  /// Whether two values are equal. `nil` equals `nil` alone.
  static func areEqual(_ left: Any?, _ right: Any?, _ options: ContentPredicate.CaseOptions = []) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let order = order(left, right, options) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right { return true }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    guard let left = elements(left), let right = elements(right), left.count == right.count else { return false }
    return zip(left, right).allSatisfy { areEqual(flattened($0), flattened($1), options) }
  }

  /// The order of two numbers, texts or dates; `nil` for other values.
  static func order(
    _ left: Any?, _ right: Any?, _ options: ContentPredicate.CaseOptions = []
  ) -> ComparisonResult? {
    if let left = number(left), let right = number(right) {
      if case .integer(let left) = left, case .integer(let right) = right { return order(left, right) }
      return order(left.double, right.double)
    }
    if let left = text(left), let right = text(right) {
      if ContentPredicate.comparison(.equal, right, options).evaluate(with: left) { return .orderedSame }
      return ContentPredicate.comparison(.lessThan, right, options).evaluate(with: left)
        ? .orderedAscending : .orderedDescending
    }
    if let left = left as? Date, let right = right as? Date { return order(left, right) }
    return nil
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }

  /// The limit for the keys of a path: each is a level of recursion.
  private static let maximumKeyCount = 100

  /// The value at the end of a path of keys.
  static func value(at path: ArraySlice<String>, of owner: Any?) -> Any? {
    guard let key = path.first, let owner else { return owner }
    guard path.count <= maximumKeyCount else {
      RuntimeLog.write("A key path of a predicate has more than \(maximumKeyCount) keys. Its value is nil.")
      return nil
    }
    if key == "self" { return value(at: path.dropFirst(), of: owner) }
    if key.hasPrefix("@") { return collectionOperator(key, rest: path.dropFirst(), owner) }
    if let elements = arrayElements(owner) {
      return elements.compactMap { value(at: path, of: flattened($0)) }
    }
    return value(at: path.dropFirst(), of: flattened(value(forKey: key, of: owner)))
  }

  /// The elements of an array or a set, whose keys are those of each element.
  private static func arrayElements(_ value: Any) -> [Any]? {
    value is NSDictionary || value is [AnyHashable: Any] ? nil : elements(value)
  }

  private static func value(forKey key: String, of owner: Any) -> Any? {
    if let dictionary = owner as? [AnyHashable: Any] { return dictionary[key] }
    if key == "length", let text = text(owner) { return text.utf16.count }
    guard let object = owner as? NSObject else {
      RuntimeLog.write("A predicate cannot read the key \"\(key.oneLine)\" of a value of the type \(type(of: owner)).")
      return nil
    }
    return object.value(forKey: key) as Any?
  }

  /// `@count`, `@sum.key` and the others.
  private static func collectionOperator(_ name: String, rest: ArraySlice<String>, _ owner: Any) -> Any? {
    guard let elements = elements(owner) else { return nil }
    if name == "@count" { return elements.count }
    let values = elements.compactMap { value(at: rest, of: flattened($0)) }
    switch name {
    case "@sum": return PredicateFunction.sum.value(of: values)
    case "@avg": return PredicateFunction.average.value(of: values)
    case "@min": return PredicateFunction.min.value(of: values)
    case "@max": return PredicateFunction.max.value(of: values)
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects":
      return values.reduce(into: [Any]()) { found, value in
        if !found.contains(where: { areEqual($0, value) }) { found.append(value) }
      }
    default:
      RuntimeLog.write(
        "There is no collection operator \(name.oneLine); predicates have @count, @sum, @avg, @min and @max.")
      return nil
    }
  }
}
