package import Foundation

/// Values of properties by their names.
package enum KeyValueCoding {
  /// Whether a class has a property that can be reached by its name.
  package static func hasKey(_ key: String, in type: AnyClass) -> Bool {
    SelectorTables.table(of: type).properties[key] != nil
  }

  /// The value of a property.
  package static func value(forKey key: String, of object: NSObject) throws(SelectorError) -> Any? {
    if let defaults = object as? UserDefaults { return defaults.object(forKey: key) }
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    let table = SelectorTables.table(of: type(of: object))
    guard let property = table.properties[key] else {
      if let container = object as? any KeyValueContainer { return try container.keyedValue(forKey: key) }
      throw undefined(key, table)
    }
    return unsafeBitCast(property.get, to: ((AnyObject) -> Any?).self)(object)
  }

  /// Sets a property. The value is converted to the property's type where Objective-C does so.
  package static func setValue(_ value: Any?, forKey key: String, of object: NSObject) throws(SelectorError) {
    if let defaults = object as? UserDefaults { return defaults.set(value, forKey: key) }
    if let dictionary = object as? NSMutableDictionary {
      if let value {
        dictionary.setObject(value, forKey: NSString(string: key))
      } else {
        dictionary.removeObject(forKey: key)
      }
      return
    }
    let table = SelectorTables.table(of: type(of: object))
    guard let property = table.properties[key] else {
      guard let container = object as? any KeyValueContainer else { throw undefined(key, table) }
      return try container.setKeyedValue(value, forKey: key)
    }
    guard let set = property.set else { throw .readOnlyKey(className: table.className, key: key) }
    do {
      try unsafeBitCast(set, to: ((AnyObject, SelectorArguments) throws -> Void).self)(object, SelectorArguments(value))
    } catch {
      throw .failed(className: table.className, name: key, reason: "\(error)")
    }
  }

  /// The value at the end of a path of properties. `nil` on the way ends it.
  package static func value(forKeyPath path: String, of object: NSObject) throws(SelectorError) -> Any? {
    var value: Any? = object
    for key in path.split(separator: ".", omittingEmptySubsequences: false) {
      guard let current = value else { return nil }
      guard let owner = current as? NSObject else { throw unreachable(key, in: current) }
      value = try self.value(forKey: String(key), of: owner)
    }
    return value
  }

  /// Sets the property at the end of a path. `nil` on the way ends it without an effect.
  package static func setValue(_ value: Any?, forKeyPath path: String, of object: NSObject) throws(SelectorError) {
    guard let dot = path.lastIndex(of: ".") else { return try setValue(value, forKey: path, of: object) }
    guard let owner = try self.value(forKeyPath: String(path[..<dot]), of: object) else { return }
    let key = path[path.index(after: dot)...]
    guard let owner = owner as? NSObject else { throw unreachable(key, in: owner) }
    try setValue(value, forKey: String(key), of: owner)
  }

  private static func undefined(_ key: String, _ table: SelectorTable) -> SelectorError {
    .undefinedKey(className: table.className, key: key, available: table.properties.keys.sorted())
  }

  private static func unreachable(_ key: Substring, in value: Any) -> SelectorError {
    .undefinedKey(className: String(reflecting: type(of: value)), key: String(key), available: [])
  }
}
