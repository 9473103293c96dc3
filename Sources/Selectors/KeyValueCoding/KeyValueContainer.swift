/// An object that has values for keys of which it has no property, as objects of Core Animation and Core Data do.
package protocol KeyValueContainer: AnyObject {
  /// The value for a key; `nil` for none.
  func keyedValue(forKey key: String) throws(SelectorError) -> Any?

  /// Sets the value for a key.
  func setKeyedValue(_ value: Any?, forKey key: String) throws(SelectorError)
}
