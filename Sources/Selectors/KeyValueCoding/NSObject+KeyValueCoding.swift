public import Foundation
import RuntimeLogging

extension NSObject {
  /// The value of the property of this name.
  ///
  /// The properties are those that the source pass has found, `@objc`, `@IBOutlet` and `@IBInspectable`, and those that UIKit registers.
  ///
  /// Differs from Apple: a name that the class does not have is reported in the log, with those that it has, and the app continues.
  @_disfavoredOverload public func value(forKey key: String) -> Any? {
    report { () throws(SelectorError) in try KeyValueCoding.value(forKey: key, of: self) } ?? nil
  }

  /// Sets the property of this name, see ``value(forKey:)``. A number is converted to the property's type.
  public func setValue(_ value: Any?, forKey key: String) {
    report { () throws(SelectorError) in try KeyValueCoding.setValue(value, forKey: key, of: self) }
  }

  /// The value at the end of a path of properties, with dots between their names.
  public func value(forKeyPath keyPath: String) -> Any? {
    report { () throws(SelectorError) in try KeyValueCoding.value(forKeyPath: keyPath, of: self) } ?? nil
  }

  /// Sets the property at the end of a path of properties.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    report { () throws(SelectorError) in try KeyValueCoding.setValue(value, forKeyPath: keyPath, of: self) }
  }

  /// Sets properties by their names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  /// The values of properties by their names; `NSNull` for `nil`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }
}

@discardableResult private func report<Value>(_ body: () throws(SelectorError) -> Value) -> Value? {
  do throws(SelectorError) {
    return try body()
  } catch {
    RuntimeLog.write(error.description)
    return nil
  }
}
