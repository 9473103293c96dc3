import AttributeGraph
import Foundation
import Synchronization

/// Compares the values of one type of views, to decide whether what depends on them has to be computed again.
///
/// Values with the same bytes are equal. Otherwise their stored properties are compared one by one: by `==` where the type has it, by
/// identity for objects, and field by field in structs. A closure with other captured values is another one. Dynamic properties that keep
/// their first value, such as `State`, are not compared; bindings compare their locations. The `==` of a view itself counts only in an
/// `EquatableView`.
enum ViewComparison {
  /// Whether two values of a type are the same for the views that are made from them.
  static func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
    withUnsafePointer(to: one) { one in
      withUnsafePointer(to: other) { other in
        let (one, other) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
        return haveSameBytes(one, other, MemoryLayout<Value>.size)
          || FieldComparer.comparer(of: Value.self).areEqual(one, other)
      }
    }
  }

  /// The comparison for the rules of one type. What the type has is looked up once, at the first comparison: at the start of an app no values
  /// are compared, and looking up takes a thirtieth of its time.
  static func comparison<Value>() -> Comparison<Value> {
    let comparer = FoundComparer(Value.self)
    return .by { one, other in
      withUnsafePointer(to: one) { one in
        withUnsafePointer(to: other) { other in
          let (one, other) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
          return haveSameBytes(one, other, MemoryLayout<Value>.size) || comparer.areEqual(one, other)
        }
      }
    }
  }

  fileprivate static func haveSameBytes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer, _ count: Int) -> Bool {
    memcmp(one, other, count) == 0
  }
}

/// The comparer of the values of one type in one graph, once it was looked up.
private final class FoundComparer: @unchecked Sendable {
  private let type: Any.Type
  // A graph compares in one thread at a time.
  private var found: FieldComparer?

  init(_ type: Any.Type) { self.type = type }

  func areEqual(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    let comparer = found ?? FieldComparer.comparer(of: type)
    found = comparer
    return comparer.areEqual(one, other)
  }
}

/// A dynamic property whose value in a new view does not matter, because its storage has the value.
protocol KeepsFirstValue {}

/// A property that compares what its reference leads to, because each new value has another reference.
protocol EquivalenceComparable {
  /// Whether a body that was evaluated with one value does not have to be evaluated with the other.
  func isSame(as other: Self) -> Bool
}

/// Compares values of one type at two addresses.
private final class FieldComparer: @unchecked Sendable {
  // Does not change anything.
  let areEqual: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private init(_ areEqual: @escaping (UnsafeRawPointer, UnsafeRawPointer) -> Bool) { self.areEqual = areEqual }

  private static let known = Mutex<[ObjectIdentifier: FieldComparer]>([:])

  static func comparer(of type: Any.Type) -> FieldComparer {
    if let comparer = known.withLock({ $0[ObjectIdentifier(type)] }) { return comparer }
    let comparer = make(type)
    known.withLock { $0[ObjectIdentifier(type)] = comparer }
    return comparer
  }

  private static func make(_ type: Any.Type) -> FieldComparer {
    if type is any KeepsFirstValue.Type { return FieldComparer { _, _ in true } }
    if let type = type as? any EquivalenceComparable.Type { return equivalence(type) }
    if !(type is any View.Type), let type = type as? any Equatable.Type { return equatable(type) }
    let size = size(type)
    let fields = StoredField.fields(of: type).map { (offset: $0.offset, type: $0.type) }
    guard !fields.isEmpty, !(type is AnyClass) else {
      // Objects, functions, enumerations and existentials: the same bytes or another value.
      return FieldComparer { ViewComparison.haveSameBytes($0, $1, size) }
    }
    let comparers = fields.map { (offset: $0.offset, comparer: comparer(of: $0.type)) }
    return FieldComparer { one, other in
      comparers.allSatisfy { $0.comparer.areEqual(one + $0.offset, other + $0.offset) }
    }
  }

  private static func equatable<Value: Equatable>(_ type: Value.Type) -> FieldComparer {
    FieldComparer { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
  }

  private static func equivalence<Value: EquivalenceComparable>(_ type: Value.Type) -> FieldComparer {
    FieldComparer {
      $0.assumingMemoryBound(to: Value.self).pointee.isSame(as: $1.assumingMemoryBound(to: Value.self).pointee)
    }
  }

  private static func size(_ type: Any.Type) -> Int {
    func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }
}
