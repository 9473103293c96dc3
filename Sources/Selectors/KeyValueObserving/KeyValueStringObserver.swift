/// A class whose objects observe properties by their names: responders, and those of an app's own classes for which the source pass writes it.
///
/// Foundation's `NSObject` has no method that a class could override for it.
public protocol KeyValueStringObserver: AnyObject {
  /// Called when a property has changed.
  ///
  /// - Parameters:
  ///   - keyPath: The name that was given to `addObserver`.
  ///   - object: The object with the property.
  ///   - change: The values, as the options ask for them.
  ///   - context: The context that was given to `addObserver`.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}
