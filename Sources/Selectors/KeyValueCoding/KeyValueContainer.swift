/// An object that keeps values for keys of which it has no property, as Core Animation's objects do.
package protocol KeyValueContainer: AnyObject {
  /// The values by their keys.
  var keyedValues: [String: Any] { get set }
}
