import Foundation
import Synchronization

/// How a value is kept for an object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Weakly.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Strongly, for one thread.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// As a copy, for one thread. Here a class is kept as it is.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Strongly.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As a copy. Here a class is kept as it is.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value for an object and a key, which is an address that identifies it. `nil` removes it.
///
/// Differs from Apple: Swift does not report the end of an object. The values of ended objects are released when values are set for others, at
/// the latest when these have doubled in number.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = AssociatedObjects.owner(object) else { return }
  AssociatedObjects.set(value, key, owner, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// The value that was kept for an object and a key, or `nil`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.owner(object).flatMap { AssociatedObjects.value(key, $0) }
}

/// Removes all values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  if let owner = AssociatedObjects.owner(object) { AssociatedObjects.remove(owner) }
}

/// The values that are kept for objects.
enum AssociatedObjects {
  private struct Value {
    var strong: Any?
    weak var weak: AnyObject?
  }

  private struct Entry {
    /// Another object may get the identifier later.
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private struct Table: @unchecked Sendable {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of objects at which ended ones are looked for.
    var limit = 64
  }

  private static let table = Mutex(Table())

  /// The number of objects with values, of which some may have ended.
  static var count: Int { table.withLock { $0.entries.count } }

  /// The object; `nil` for a value of another kind, which has no identity.
  static func owner(_ object: Any) -> AnyObject? { type(of: object) is AnyClass ? object as AnyObject : nil }

  static func set(_ value: Any?, _ key: UnsafeRawPointer, _ owner: AnyObject, isWeak: Bool) {
    // What is released is released outside of the lock: its end may set or remove values.
    var released: [Any] = []
    let stored = UncheckedTransfer(
      value: value.map { isWeak ? Value(strong: nil, weak: $0 as AnyObject) : Value(strong: $0, weak: nil) })
    let identifier = ObjectIdentifier(owner)
    let transfer = UncheckedTransfer(value: owner)
    released +=
      table.withLock { table in
        var entry = table.entries[identifier] ?? Entry(owner: transfer.value)
        var old: [Any] = []
        if entry.owner !== transfer.value {
          old.append(entry)
          entry = Entry(owner: transfer.value)
        }
        if let before = entry.values[key] { old.append(before) }
        entry.values[key] = stored.value
        table.entries[identifier] = entry.values.isEmpty ? nil : entry
        if table.entries.count > table.limit {
          old += table.entries.values.filter { $0.owner == nil }
          table.entries = table.entries.filter { $0.value.owner != nil }
          table.limit = max(64, table.entries.count * 2)
        }
        return UncheckedTransfer(value: old)
      }.value
  }

  static func value(_ key: UnsafeRawPointer, _ owner: AnyObject) -> Any? {
    let transfer = UncheckedTransfer(value: owner)
    return table.withLock { table -> UncheckedTransfer<Any?> in
      guard let entry = table.entries[ObjectIdentifier(transfer.value)], entry.owner === transfer.value,
        let value = entry.values[key]
      else { return UncheckedTransfer(value: nil) }
      return UncheckedTransfer(value: value.strong ?? value.weak)
    }.value
  }

  static func remove(_ owner: AnyObject) {
    let identifier = ObjectIdentifier(owner)
    let removed = table.withLock { UncheckedTransfer(value: $0.entries.removeValue(forKey: identifier)) }
    _ = removed
  }
}

/// A value that passes the border of a lock.
private struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value
}
